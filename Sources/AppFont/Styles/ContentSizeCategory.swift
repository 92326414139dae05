/// The text size that a person has chosen (Dynamic Type), from smallest to largest.
///
/// Raw values rise with size, so categories compare; `unspecified` is below all.
public enum ContentSizeCategory: Int, CaseIterable, Codable, Comparable, Sendable {
    /// Nothing is said; text has the size of `large`.
    case unspecified = 0

    /// xSmall.
    case extraSmall

    /// Small.
    case small

    /// Medium.
    case medium

    /// Large, the system's default.
    case large

    /// xLarge.
    case extraLarge

    /// xxLarge.
    case extraExtraLarge

    /// xxxLarge.
    case extraExtraExtraLarge

    /// AX1, the first of the sizes for accessibility.
    case accessibilityMedium

    /// AX2.
    case accessibilityLarge

    /// AX3.
    case accessibilityExtraLarge

    /// AX4.
    case accessibilityExtraExtraLarge

    /// AX5.
    case accessibilityExtraExtraExtraLarge

    /// Whether the size is one of the five for accessibility.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// The place of its numbers in the tables of Dynamic Type, which begin with `extraSmall`.
    var tableIndex: Int { (self == .unspecified ? .large : self).rawValue - 1 }

    /// Compares sizes.
    ///
    /// - Parameters:
    ///   - left: A category.
    ///   - right: Another.
    /// - Returns: Whether text of the first is smaller.
    public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
        left.rawValue < right.rawValue
    }
}
