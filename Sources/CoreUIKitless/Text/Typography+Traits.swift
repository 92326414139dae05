public import AppFont

/// Typography by traits.
extension Typography {
    /// Returns the typography for the surroundings: their text size, and heavier where Bold Text is on.
    ///
    /// - Parameter traits: The surroundings.
    /// - Returns: The numbers to draw with.
    public func resolved(for traits: TraitCollection) -> ResolvedTypography {
        resolved(for: traits.preferredContentSizeCategory, isBoldText: traits.legibilityWeight == .bold)
    }
}
