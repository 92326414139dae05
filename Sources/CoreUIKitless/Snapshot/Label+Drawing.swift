public import Foundation
public import KitlessColor

/// A measurer that can also say how it breaks a text into lines, which drawing needs.
public protocol TextLineBreaking: TextMeasuring {
    /// Breaks a text into lines.
    ///
    /// - Parameters:
    ///   - text: The text; line feeds start new lines.
    ///   - fontSize: The size of the font in points.
    ///   - width: The room for a line in points; infinite for no limit.
    /// - Returns: The lines with their widths, at least one.
    func lines(of text: String, fontSize: CGFloat, width: CGFloat) -> [(text: String, width: CGFloat)]
}

extension SimpleTextMeasurer: TextLineBreaking {}

extension Label {
    /// The colour of the text; black unless changed.
    public var textColor: Color {
        get { extras?.appearance.textColor ?? .black }
        set { makeExtras().appearance.textColor = newValue }
    }

    /// The weight of the font, 100...900: 400 is regular, 700 is bold.
    ///
    /// Values outside are clamped. It changes how text is drawn, not how it is measured.
    public var fontWeight: Int {
        get { extras?.appearance.fontWeight ?? 400 }
        set { makeExtras().appearance.fontWeight = min(max(newValue, 100), 900) }
    }

    /// Where the lines lie; ``TextAlignment/natural`` unless changed.
    public var textAlignment: TextAlignment {
        get { extras?.appearance.textAlignment ?? .natural }
        set { makeExtras().appearance.textAlignment = newValue }
    }
}

extension Label: SnapshotDrawing {
    /// Draws the text, line by line as the measurer breaks it; without a ``TextLineBreaking`` measurer, on one line.
    ///
    /// The lines that the limit or the view has no room for are left out, and the last one that is drawn ends in an
    /// ellipsis then.
    ///
    /// - Parameter canvas: What to draw on.
    public func drawContent(on canvas: inout SnapshotCanvas) {
        let style = SnapshotCanvas.TextStyle(size: fontSize, weight: fontWeight, color: textColor)
        let room = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : canvas.size.width
        let measured = measurer.measure(text, fontSize: fontSize, width: room, lineLimit: numberOfLines)
        let lines = linesToDraw(in: room)
        let lineHeight = measured.size.height / CGFloat(max(lines.count, 1))
        let side = side
        for (index, line) in lines.enumerated() {
            let x: CGFloat =
                switch side {
                case .left: 0
                case .center: canvas.size.width / 2
                case .right: canvas.size.width
                }
            // A label that is higher than its text shows it in the middle.
            let top = max((canvas.size.height - measured.size.height) / 2, 0)
            canvas.draw(
                line.text,
                at: CGPoint(x: x, y: top + measured.firstBaseline + lineHeight * CGFloat(index)),
                style: style,
                alignment: side,
                width: line.width.map { min($0, canvas.size.width) }
            )
        }
    }

    private func linesToDraw(in room: CGFloat) -> [(text: String, width: CGFloat?)] {
        guard let breaker = measurer as? any TextLineBreaking else { return [(text, nil)] }
        // One line is measured without a limit: a rounding error in the layout must not break it.
        let limit = numberOfLines == 1 ? .infinity : room + 0.001
        let lines = breaker.lines(of: text, fontSize: fontSize, width: limit)
        guard numberOfLines > 0, let last = lines.prefix(numberOfLines).last else {
            return lines.map { ($0.text, $0.width) }
        }
        var shown = lines.prefix(numberOfLines).map { (text: $0.text, width: Optional($0.width)) }
        if lines.count > numberOfLines || last.width > room + 0.001 {
            shown[shown.count - 1] = shortened(last.text, breaker, room)
        }
        return shown
    }

    /// The longest beginning of a line that has room together with an ellipsis.
    private func shortened(
        _ line: String,
        _ breaker: any TextLineBreaking,
        _ room: CGFloat
    ) -> (text: String, width: CGFloat?) {
        func width(_ text: String) -> CGFloat {
            breaker.lines(of: text, fontSize: fontSize, width: .infinity).reduce(0) { max($0, $1.width) }
        }
        let characters = Array(line)
        // The width grows with every character, so the longest beginning can be found by halving.
        var (low, high) = (0, characters.count)
        while low < high {
            let middle = (low + high + 1) / 2
            if width(String(characters[..<middle]) + "…") <= room { low = middle } else { high = middle - 1 }
        }
        let text = String(characters[..<low]) + "…"
        return (text, width(text))
    }

    private var side: SnapshotCanvas.Alignment {
        switch textAlignment {
        case .left: .left
        case .center: .center
        case .right: .right
        case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        }
    }
}
