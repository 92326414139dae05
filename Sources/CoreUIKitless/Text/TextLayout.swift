public import AppFont

/// A text broken into lines of a width, with the places of its baselines.
///
/// Lines break where the text says so, after spaces and hyphens, at soft hyphens and zero-width spaces, and between
/// ideographs; a word that is wider than a line breaks between characters. These are the classes BK, CR, LF, NL, SP,
/// BA, HY, ZW, GL, WJ and ID of Unicode Standard Annex 14, with CL and OP for ideographic punctuation; scripts without
/// spaces that need a dictionary, such as Thai, break only where a line would overflow. Spaces at the end of a line
/// hang over it and have no width.
public struct TextLayout: Sendable, Hashable {
    /// A line.
    public struct Line: Sendable, Hashable {
        /// The characters on the line, without what breaks it and the spaces before that.
        public let text: String

        /// The width in points, with the hyphen or ellipsis that the break adds.
        public let width: Double
    }

    /// The lines from the top.
    public let lines: [Line]

    /// The distance between two baselines, in points.
    public let lineHeight: Double

    /// The baseline's distance from the top of its line, in points.
    public let baseline: Double

    /// Whether lines were left out, so that the last one ends in an ellipsis.
    public let isTruncated: Bool

    /// Lays a text out.
    ///
    /// - Parameters:
    ///   - text: The text; an empty one has no line.
    ///   - font: The fonts and their size.
    ///   - width: The width of a line in points; infinite or NaN for lines that break only where the text says so.
    ///   - maximumLines: How many lines there may be; 0 or less for any number.
    /// - Complexity: Linear in the length of the text.
    public init(_ text: String, font: SizedFont, width: Double = .infinity, maximumLines: Int = 0) {
        var breaker = LineBreaker(text, font: font, width: width.isNaN ? .infinity : max(width, 0))
        var lines: [Line] = []
        while let line = breaker.nextLine() {
            lines.append(line)
            if maximumLines > 0, lines.count == maximumLines { break }
        }
        isTruncated = !breaker.isAtEnd
        if isTruncated { lines[lines.count - 1] = breaker.truncatedLine() }
        self.lines = lines
        lineHeight = font.typography.lineHeight
        baseline = font.baseline
    }

    /// The width of the widest line, in points.
    public var width: Double { lines.map(\.width).max() ?? 0 }

    /// The height of all lines, in points.
    public var height: Double { Double(lines.count) * lineHeight }

    /// The first baseline's distance from the top, in points; 0 without lines.
    public var firstBaseline: Double { lines.isEmpty ? 0 : baseline }

    /// The last baseline's distance from the bottom, in points; 0 without lines.
    public var lastBaselineFromBottom: Double { lines.isEmpty ? 0 : lineHeight - baseline }
}
