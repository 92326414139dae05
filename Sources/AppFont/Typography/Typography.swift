/// How a text is set: family, size, weight, line height and letter spacing, and how they scale with Dynamic Type.
///
/// ```swift
/// let price = Typography(style: .title2, family: FontFamily("Inter"), weight: .bold, maximumScaleFactor: 2)
/// price.resolved(for: .accessibilityExtraExtraExtraLarge).size  // 44, as the limit is twice 22
/// ```
public struct Typography: Sendable, Hashable {
    /// The font family.
    public var family: FontFamily

    /// The point size at the default text size; not negative and finite.
    public let size: Double

    /// The weight.
    public var weight: FontWeight

    /// Whether the font is italic.
    public var isItalic: Bool

    /// The distance between two baselines in points at the default text size, before ``lineHeightMultiple``.
    public let lineHeight: Double

    /// What the line height is multiplied by.
    public let lineHeightMultiple: Double

    /// The space added after each character, in points at the default text size; may be negative.
    public let letterSpacing: Double

    /// The style whose Dynamic Type curve scales the text.
    public var textStyle: TextStyle

    /// The largest factor by which Dynamic Type scales the text; `nil` for no limit, 1 for text that never grows.
    public var maximumScaleFactor: Double?

    /// Creates a typography from a text style; what is not given is as the style documents it.
    ///
    /// Numbers that are not finite, and negative sizes and heights, count as not given.
    ///
    /// - Parameters:
    ///   - style: The text style, which also gives the Dynamic Type curve.
    ///   - family: The font family.
    ///   - size: The point size at the default text size.
    ///   - weight: The weight.
    ///   - isItalic: Whether the font is italic.
    ///   - lineHeight: The distance between two baselines in points; grows with `size` where it is not given.
    ///   - lineHeightMultiple: What the line height is multiplied by.
    ///   - letterSpacing: The space added after each character, in points.
    ///   - maximumScaleFactor: The largest factor by which Dynamic Type scales the text.
    public init(
        style: TextStyle,
        family: FontFamily = .system,
        size: Double? = nil,
        weight: FontWeight? = nil,
        isItalic: Bool = false,
        lineHeight: Double? = nil,
        lineHeightMultiple: Double = 1,
        letterSpacing: Double = 0,
        maximumScaleFactor: Double? = nil
    ) {
        self.family = family
        let givenSize = Self.length(size)
        self.size = givenSize ?? style.size()
        self.weight = weight ?? style.weight
        self.isItalic = isItalic
        self.lineHeight =
            Self.length(lineHeight) ?? givenSize.map { $0 * style.leading() / style.size() } ?? style.leading()
        self.lineHeightMultiple = Self.length(lineHeightMultiple) ?? 1
        self.letterSpacing = letterSpacing.isFinite ? letterSpacing : 0
        textStyle = style
        self.maximumScaleFactor = Self.length(maximumScaleFactor)
    }

    /// A length that can be used, or `nil`.
    private static func length(_ value: Double?) -> Double? {
        guard let value, value.isFinite, value >= 0 else { return nil }
        return value
    }
}
