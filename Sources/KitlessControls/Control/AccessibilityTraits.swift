/// What a control is for assistive technologies.
public struct AccessibilityTraits: OptionSet, Sendable, Hashable {
    /// The traits as bits.
    public let rawValue: Int

    /// Creates traits from bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// It can be pressed.
    public static let button = AccessibilityTraits(rawValue: 1 << 0)

    /// Its value goes up and down.
    public static let adjustable = AccessibilityTraits(rawValue: 1 << 1)

    /// It is the selected one of several.
    public static let selected = AccessibilityTraits(rawValue: 1 << 2)

    /// It is disabled.
    public static let notEnabled = AccessibilityTraits(rawValue: 1 << 3)
}
