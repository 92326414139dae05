public import AppFont

/// The category that traits ask for.
extension TextSizeCategory {
    /// Creates the size that a trait asks for; large where the trait says nothing.
    ///
    /// - Parameter category: The trait.
    public init(_ category: ContentSizeCategory) {
        self = TextSizeCategory(rawValue: category.rawValue - 1) ?? .large
    }
}

/// Typography by traits.
extension Typography {
    /// Returns the typography for the surroundings: their text size, and heavier where Bold Text is on.
    ///
    /// - Parameter traits: The surroundings.
    /// - Returns: The numbers to draw with.
    public func resolved(for traits: TraitCollection) -> ResolvedTypography {
        resolved(
            for: TextSizeCategory(traits.preferredContentSizeCategory),
            isBoldText: traits.legibilityWeight == .bold
        )
    }
}
