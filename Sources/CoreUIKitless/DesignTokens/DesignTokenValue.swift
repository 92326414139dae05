public import KitlessColor
public import KitlessMotion

/// The value of a design token.
public enum DesignTokenValue: Sendable, Hashable {
    /// A colour; the format's 14 colour spaces become extended sRGB.
    case color(Color)

    /// A length in points (`px`).
    case dimension(Double)

    /// A length as a multiple of the root font size (`rem`).
    case rootDimension(Double)

    /// A duration in seconds.
    case duration(Double)

    /// An easing curve.
    case cubicBezier(CubicBezier)

    /// A plain number.
    case number(Double)

    /// The names of font families, best first.
    case fontFamily([String])

    /// A font weight, 1 to 1000.
    case fontWeight(Double)

    /// Shadows, the topmost first.
    case shadow([Elevation])

    /// A typography.
    case typography(TypographyToken)
}

/// The composite value of a typography token.
public struct TypographyToken: Sendable, Hashable {
    /// The names of font families, best first.
    public var fontFamily: [String]

    /// The size of the font in points.
    public var fontSize: Double

    /// The weight of the font, 1 to 1000.
    public var fontWeight: Double

    /// The space after each character in points.
    public var letterSpacing: Double

    /// The line height as a multiple of the font size.
    public var lineHeight: Double

    /// Creates a value.
    ///
    /// - Parameters:
    ///   - fontFamily: The names of font families, best first.
    ///   - fontSize: The size of the font in points.
    ///   - fontWeight: The weight of the font, 1 to 1000.
    ///   - letterSpacing: The space after each character in points.
    ///   - lineHeight: The line height as a multiple of the font size.
    public init(
        fontFamily: [String],
        fontSize: Double,
        fontWeight: Double,
        letterSpacing: Double,
        lineHeight: Double
    ) {
        self.fontFamily = fontFamily
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.letterSpacing = letterSpacing
        self.lineHeight = lineHeight
    }
}
