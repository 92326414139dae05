/// The text size that a person has chosen (Dynamic Type), from smallest to largest.
public enum TextSizeCategory: Int, Sendable, Hashable, CaseIterable, Comparable {
    /// The smallest size.
    case xSmall

    /// Small.
    case small

    /// Medium.
    case medium

    /// Large, the default.
    case large

    /// One step above the default.
    case xLarge

    /// Two steps above the default.
    case xxLarge

    /// Three steps above the default, the largest of the usual sizes.
    case xxxLarge

    /// The first accessibility size (AX1).
    case accessibility1

    /// The second accessibility size (AX2).
    case accessibility2

    /// The third accessibility size (AX3).
    case accessibility3

    /// The fourth accessibility size (AX4).
    case accessibility4

    /// The fifth and largest accessibility size (AX5).
    case accessibility5

    /// Whether the size is one of the five for accessibility.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// Compares sizes.
    ///
    /// - Parameters:
    ///   - left: A size.
    ///   - right: Another.
    /// - Returns: Whether text of the first is smaller.
    public static func < (left: TextSizeCategory, right: TextSizeCategory) -> Bool {
        left.rawValue < right.rawValue
    }
}
