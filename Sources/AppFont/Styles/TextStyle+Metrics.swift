extension TextStyle {
    /// Returns the documented point size.
    ///
    /// - Parameter category: The text size that a person has chosen.
    /// - Returns: The size in points.
    public func size(for category: ContentSizeCategory = .large) -> Double {
        DynamicTypeTable.sizes(of: self)[category.tableIndex]
    }

    /// Returns the documented leading.
    ///
    /// - Parameter category: The text size that a person has chosen.
    /// - Returns: The distance between two baselines in points.
    public func leading(for category: ContentSizeCategory = .large) -> Double {
        DynamicTypeTable.leadings(of: self)[category.tableIndex]
    }

    /// The documented weight: semibold for a headline, regular for all others.
    public var weight: FontWeight { self == .headline ? .semibold : .regular }

    /// The documented weight of emphasised text: bold for the large title and the first two titles, else semibold.
    public var emphasizedWeight: FontWeight {
        switch self {
        case .largeTitle, .title1, .title2: .bold
        default: .semibold
        }
    }

    /// Returns a number scaled as this style's size scales.
    ///
    /// Apple documents the sizes and not the curve for other numbers; here it is their ratio, so that the documented
    /// size scales to the documented sizes.
    ///
    /// - Parameters:
    ///   - value: A size, width or distance in points at the default text size.
    ///   - category: The text size that a person has chosen.
    ///   - maximumScaleFactor: The largest factor allowed; `nil` for no limit.
    /// - Returns: The value times the scale factor.
    public func scaledValue(
        for value: Double,
        category: ContentSizeCategory,
        maximumScaleFactor: Double? = nil
    ) -> Double {
        Self.scaled(value, size(for: category), size(), maximumScaleFactor)
    }

    /// Returns a line height scaled as this style's leading scales.
    func scaledLineHeight(_ value: Double, category: ContentSizeCategory, maximumScaleFactor: Double?) -> Double {
        Self.scaled(value, leading(for: category), leading(), maximumScaleFactor)
    }

    private static func scaled(_ value: Double, _ target: Double, _ base: Double, _ limit: Double?) -> Double {
        if let limit, limit >= 0, target / base > limit { return value * limit }
        // Multiplying first keeps the documented numbers exact.
        return value * target / base
    }
}
