import AppFont

/// Goes through a text line by line.
struct LineBreaker {
    private let text: String
    private let font: SizedFont
    private let width: Double
    private var lineStart: String.Index
    private var position: String.Index
    /// Whether a line break stands before `position`, so that there is one more line even if nothing follows.
    private var owesLine: Bool

    /// Widths that the layout engine has computed may be a few units in the last place too small.
    private static let slack = 1e-6

    init(_ text: String, font: SizedFont, width: Double) {
        self.text = text
        self.font = font
        self.width = width
        position = text.startIndex
        lineStart = position
        owesLine = false
    }

    var isAtEnd: Bool { position == text.endIndex && !owesLine }

    /// A place where the line could end.
    private struct Opportunity {
        /// Where the line's text ends, without spaces.
        let end: String.Index
        /// Where the next line begins.
        let next: String.Index
        let width: Double
        let hyphen: String
    }

    /// Reads on to the end of the line; `nil` at the end of the text.
    mutating func nextLine() -> TextLayout.Line? {
        if isAtEnd { return nil }
        owesLine = false
        lineStart = position
        var run = TextRun(font: font)
        var last: Opportunity?
        // The line without the spaces at its end.
        var (inkEnd, inkWidth) = (position, 0.0)
        var index = position
        while index < text.endIndex {
            let character = text[index]
            let next = text.index(after: index)
            if character.isLineSeparator {
                position = next
                owesLine = true
                return line(to: inkEnd, width: inkWidth)
            }
            if let previous = text[lineStart..<index].last, LineBreak.isAllowed(between: previous, and: character) {
                let hyphen = previous == "\u{AD}" ? "-" : ""
                let place = Opportunity(
                    end: inkEnd,
                    next: index,
                    width: inkWidth + font.width(of: hyphen),
                    hyphen: hyphen
                )
                // A hyphen without room leaves the place before.
                if place.width <= width + Self.slack { last = place }
            }
            run.append(character)
            if !character.isBreakingSpace {
                if run.width > width + Self.slack, index > lineStart {
                    return broken(at: last ?? Opportunity(end: index, next: index, width: inkWidth, hyphen: ""))
                }
                (inkEnd, inkWidth) = (next, run.width)
            }
            index = next
        }
        position = index
        return line(to: inkEnd, width: inkWidth)
    }

    /// The last line read, with as much of what follows as fits before an ellipsis.
    func truncatedLine() -> TextLayout.Line {
        let ellipsis: Character = "…"
        var end = lineStart
        var widthWithEllipsis = font.width(of: String(ellipsis))
        var run = TextRun(font: font)
        var index = lineStart
        while index < text.endIndex, !text[index].isLineSeparator {
            run.append(text[index])
            index = text.index(after: index)
            var candidate = run
            candidate.append(ellipsis)
            if candidate.width > width + Self.slack { break }
            (end, widthWithEllipsis) = (index, candidate.width)
        }
        return TextLayout.Line(text: String(text[lineStart..<end]) + String(ellipsis), width: widthWithEllipsis)
    }

    private mutating func broken(at place: Opportunity) -> TextLayout.Line {
        position = place.next
        return TextLayout.Line(text: text[lineStart..<place.end] + place.hyphen, width: place.width)
    }

    private func line(to end: String.Index, width: Double) -> TextLayout.Line {
        TextLayout.Line(text: String(text[lineStart..<end]), width: width)
    }
}
