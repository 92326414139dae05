/// A typography at one text size: every number in points, ready to draw and measure with.
public struct ResolvedTypography: Sendable, Hashable {
    /// The font family.
    public let family: FontFamily

    /// The point size.
    public let size: Double

    /// The weight.
    public let weight: FontWeight

    /// Whether the font is italic.
    public let isItalic: Bool

    /// The distance between two baselines.
    public let lineHeight: Double

    /// The space added after each character.
    public let letterSpacing: Double
}

extension ResolvedTypography {
    /// The same typography at another size, which is the old one times the factor.
    func scaled(by factor: Double, to size: Double) -> ResolvedTypography {
        ResolvedTypography(
            family: family,
            size: size,
            weight: weight,
            isItalic: isItalic,
            lineHeight: lineHeight * factor,
            letterSpacing: letterSpacing * factor
        )
    }
}

extension Typography {
    /// Returns the typography for a chosen text size.
    ///
    /// Size and letter spacing scale by the style's documented sizes, the line height by its documented leadings; so a
    /// typography that follows its style has exactly the documented numbers.
    ///
    /// - Parameters:
    ///   - category: The text size that a person has chosen.
    ///   - isBoldText: Whether Bold Text is on, which makes the weight heavier.
    /// - Returns: The numbers to draw with.
    public func resolved(for category: ContentSizeCategory = .large, isBoldText: Bool = false) -> ResolvedTypography {
        func scaled(_ value: Double) -> Double {
            textStyle.scaledValue(for: value, category: category, maximumScaleFactor: maximumScaleFactor)
        }
        let height = textStyle.scaledLineHeight(
            lineHeight,
            category: category,
            maximumScaleFactor: maximumScaleFactor
        )
        return ResolvedTypography(
            family: family,
            size: scaled(size),
            weight: isBoldText ? weight.emphasizedForLegibility : weight,
            isItalic: isItalic,
            lineHeight: height * lineHeightMultiple,
            letterSpacing: scaled(letterSpacing)
        )
    }
}
