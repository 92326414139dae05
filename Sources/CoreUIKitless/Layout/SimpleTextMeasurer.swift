public import Foundation

/// Measures text with the average widths of a sans-serif font, breaking lines between words.
///
/// Good enough for tests, wireframes and servers without fonts; not what a text engine would say to the point.
public struct SimpleTextMeasurer: TextMeasuring, Hashable, Sendable {
    /// The height of a line as a multiple of the font size.
    public var lineHeightMultiple: CGFloat

    /// Creates a measurer.
    ///
    /// - Parameter lineHeightMultiple: The height of a line as a multiple of the font size.
    public init(lineHeightMultiple: CGFloat = 1.2) {
        self.lineHeightMultiple = lineHeightMultiple
    }

    /// Measures a text.
    ///
    /// - Parameters:
    ///   - text: The text; line feeds start new lines.
    ///   - fontSize: The size of the font in points.
    ///   - width: The room for a line in points; infinite for no limit.
    ///   - lineLimit: The largest number of lines, 0 for no limit.
    /// - Returns: The size and the baselines of the laid-out lines.
    /// - Complexity: O(characters).
    public func measure(_ text: String, fontSize: CGFloat, width: CGFloat, lineLimit: Int) -> TextMeasurement {
        let lines = lines(of: text, fontSize: fontSize, width: width)
        let shown = lineLimit > 0 ? lines.prefix(lineLimit) : lines[...]
        let lineHeight = (fontSize * lineHeightMultiple).rounded(.up)
        let leading = (lineHeight - fontSize) / 2
        return TextMeasurement(
            size: CGSize(
                width: min(shown.map(\.width).max() ?? 0, width).rounded(.up),
                height: lineHeight * CGFloat(shown.count)
            ),
            firstBaseline: leading + fontSize * 0.8,
            lastBaseline: leading + fontSize * 0.2
        )
    }

    /// Breaks a text into lines.
    ///
    /// - Parameters:
    ///   - text: The text; line feeds start new lines.
    ///   - fontSize: The size of the font in points.
    ///   - width: The room for a line in points; infinite for no limit.
    /// - Returns: The lines with their widths, at least one; a word that is wider than the room has a line of its own.
    /// - Complexity: O(characters).
    public func lines(of text: String, fontSize: CGFloat, width: CGFloat) -> [(text: String, width: CGFloat)] {
        var lines: [(text: String, width: CGFloat)] = []
        let space = Self.advance(of: " ") * fontSize
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            var line = ""
            var used: CGFloat = 0
            for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
                let length = word.reduce(0) { $0 + Self.advance(of: $1) } * fontSize
                if !line.isEmpty, used + space + length > width {
                    lines.append((line, used))
                    (line, used) = (String(word), length)
                } else {
                    used += line.isEmpty ? length : space + length
                    line += line.isEmpty ? String(word) : " \(word)"
                }
            }
            lines.append((line, used))
        }
        return lines
    }

    /// The width of a character as a multiple of the font size.
    private static func advance(of character: Character) -> CGFloat {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        switch scalar {
        case "i", "j", "l", "I", ".", ",", ":", ";", "!", "|", "'": return 0.28
        case " ", "f", "t", "r", "(", ")", "[", "]", "/", "-": return 0.34
        case "m", "w", "M", "W", "@", "%": return 0.86
        case "A"..."Z", "0"..."9": return 0.64
        default: return scalar.value >= 0x2E80 ? 1 : 0.54
        }
    }
}
