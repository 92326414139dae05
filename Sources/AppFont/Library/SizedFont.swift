/// A typography with the fonts that it is set in: what measures text in points.
///
/// ```swift
/// let font = library.sizedFont(for: AppFont.system[.body].resolved())
/// font?.width(of: "Hello")
/// ```
public struct SizedFont: Sendable {
    /// Size, line height and letter spacing.
    public let typography: ResolvedTypography

    /// The fonts, best first: a character that the first one lacks comes from the next.
    public let fonts: [OpenTypeFont]

    private let primary: OpenTypeFont

    /// Creates a sized font; `nil` without fonts.
    ///
    /// - Parameters:
    ///   - typography: Size, line height and letter spacing.
    ///   - fonts: The fonts, best first.
    public init?(typography: ResolvedTypography, fonts: [OpenTypeFont]) {
        guard let primary = fonts.first else { return nil }
        self.init(typography: typography, fonts, primary)
    }

    private init(typography: ResolvedTypography, _ fonts: [OpenTypeFont], _ primary: OpenTypeFont) {
        self.typography = typography
        self.fonts = fonts
        self.primary = primary
    }

    /// How many points a font unit of the first font is.
    private var scale: Double { typography.size / Double(primary.metrics.unitsPerEm) }

    /// How far the first font reaches above the baseline, in points.
    public var ascent: Double { Double(primary.metrics.ascender) * scale }

    /// How far the first font reaches below the baseline, in points; positive.
    public var descent: Double { -Double(primary.metrics.descender) * scale }

    /// The baseline's distance from the top of its line, in points.
    ///
    /// What the line height exceeds ascent and descent by is half above and half below, as CSS 2.2, section 10.8.1, has
    /// it.
    public var baseline: Double { (typography.lineHeight - ascent - descent) / 2 + ascent }

    /// Returns the same fonts at another size; line height and letter spacing grow in proportion.
    ///
    /// - Parameter size: The point size; one that is not finite or not positive changes nothing.
    /// - Returns: The sized font.
    public func withSize(_ size: Double) -> SizedFont {
        guard size != typography.size, size.isFinite, size > 0, typography.size > 0 else { return self }
        return SizedFont(typography: typography.scaled(by: size / typography.size, to: size), fonts, primary)
    }

    /// Returns the width of a text on one line.
    ///
    /// Advances and kerning of the fonts, and the letter spacing after every character. Kerning is that within one
    /// font.
    ///
    /// - Parameter text: The text; line breaks in it take no room.
    /// - Returns: The width in points.
    /// - Complexity: Linear in the length of the text.
    public func width(of text: some StringProtocol) -> Double {
        var run = TextRun(font: self)
        for character in text { run.append(character) }
        return run.width
    }

    /// The first font that has a glyph for the character; the first one of all for a character that none has.
    func fontIndex(for scalar: Unicode.Scalar) -> Int {
        fonts.count == 1 ? 0 : fonts.firstIndex { $0.glyph(for: scalar) > 0 } ?? 0
    }
}

extension FontLibrary {
    /// Returns the fonts of a typography at its size.
    ///
    /// - Parameter typography: The family, size and weight.
    /// - Returns: `nil` where no font of the family's names is registered.
    public func sizedFont(for typography: ResolvedTypography) -> SizedFont? {
        let fonts = fonts(family: typography.family, weight: typography.weight, isItalic: typography.isItalic)
        return SizedFont(typography: typography, fonts: fonts)
    }
}
