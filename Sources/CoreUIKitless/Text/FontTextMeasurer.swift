public import AppFont
public import Foundation

/// Measures text for layout exactly, by the advances and kerning of font files.
///
/// ```swift
/// var library = FontLibrary()
/// _ = library.register(folder: fonts)
/// label.measurer = FontTextMeasurer(typography: AppFont.system[.body].resolved(), library: library)
/// ```
///
/// The label's font size decides; line height and letter spacing of the typography grow with it. See ``TextLayout`` for
/// where lines break.
public struct FontTextMeasurer: TextLineBreaking, Sendable {
    /// The fonts, line height and letter spacing, at the size of the typography.
    public let font: SizedFont

    /// Creates a measurer.
    ///
    /// - Parameter font: The fonts, line height and letter spacing.
    public init(font: SizedFont) {
        self.font = font
    }

    /// Creates a measurer; `nil` where no font of the typography's family is registered.
    ///
    /// - Parameters:
    ///   - typography: Family, weight, size, line height and letter spacing.
    ///   - library: Where the fonts are.
    public init?(typography: ResolvedTypography, library: FontLibrary) {
        guard let font = library.sizedFont(for: typography) else { return nil }
        self.init(font: font)
    }

    /// Measures a text.
    ///
    /// - Parameters:
    ///   - text: The text; an empty one has no size.
    ///   - fontSize: The size of the font in points.
    ///   - width: The room for a line in points; infinite for no limit.
    ///   - lineLimit: The largest number of lines, 0 for no limit.
    /// - Returns: The size and the baselines of the laid-out lines.
    /// - Complexity: Linear in the length of the text.
    public func measure(_ text: String, fontSize: CGFloat, width: CGFloat, lineLimit: Int) -> TextMeasurement {
        let layout = TextLayout(
            text,
            font: font.withSize(Double(fontSize)),
            width: Double(width),
            maximumLines: lineLimit
        )
        return TextMeasurement(
            size: CGSize(width: layout.width, height: layout.height),
            firstBaseline: CGFloat(layout.firstBaseline),
            lastBaseline: CGFloat(layout.lastBaselineFromBottom)
        )
    }

    /// Breaks a text into lines.
    ///
    /// - Parameters:
    ///   - text: The text; line feeds start new lines.
    ///   - fontSize: The size of the font in points.
    ///   - width: The room for a line in points; infinite for no limit.
    /// - Returns: The lines with their widths, at least one.
    public func lines(of text: String, fontSize: CGFloat, width: CGFloat) -> [(text: String, width: CGFloat)] {
        let layout = TextLayout(text, font: font.withSize(Double(fontSize)), width: Double(width))
        return layout.lines.isEmpty ? [("", 0)] : layout.lines.map { ($0.text, CGFloat($0.width)) }
    }
}
