public import Foundation
public import KitlessColor

/// What a view draws its content on, in the view's own coordinates.
public struct SnapshotCanvas {
    /// What a shape is filled with.
    public enum Fill: Hashable, Sendable {
        /// One colour.
        case color(Color)
        /// Colours from one point to another, evenly spaced in between, interpolated in sRGB.
        case linearGradient([Color], from: CGPoint, to: CGPoint)
    }

    /// Where the side of a text lies that its position is about.
    public enum Alignment: Hashable, Sendable {
        /// The position is the left end.
        case left
        /// The position is the middle.
        case center
        /// The position is the right end.
        case right
    }

    /// How a line of text looks.
    public struct TextStyle: Hashable, Sendable {
        /// The size of the font in points.
        public var size: CGFloat

        /// The weight of the font, 100...900; 400 is regular, 700 is bold.
        public var weight: Int

        /// The colour.
        public var color: Color

        /// Makes a style.
        ///
        /// - Parameters:
        ///   - size: The size of the font in points.
        ///   - weight: The weight of the font, 100...900.
        ///   - color: The colour.
        public init(size: CGFloat, weight: Int = 400, color: Color = .black) {
            self.size = size
            self.weight = weight
            self.color = color
        }
    }

    /// The size of the view in points.
    public let size: CGSize

    private let origin: CGPoint
    private(set) var output: Output

    /// What has been written, and how the next part that needs a name is called.
    struct Output {
        var writer = XMLWriter()
        var identifierPrefix = ""
        private var count = 0

        /// Returns a name that no other part has.
        mutating func identifier(_ kind: String) -> String {
            count += 1
            return "\(identifierPrefix)\(kind)\(count)"
        }
    }

    init(size: CGSize, origin: CGPoint, output: Output) {
        self.size = size
        self.origin = origin
        self.output = output
    }

    /// Fills a shape.
    ///
    /// - Parameters:
    ///   - path: The outline, in the view's coordinates.
    ///   - fill: What it is filled with.
    public mutating func fill(_ path: VectorPath, with fill: Fill) {
        let paint = definition(of: fill)
        output.writer.begin("path")
        output.writer.attribute("d", path.svgData(offset: origin))
        switch paint {
        case .color(let color): output.writer.attribute("fill", color)
        case .reference(let identifier): output.writer.attribute("fill", "url(#\(identifier))")
        }
        output.writer.end()
    }

    /// Draws the outline of a shape.
    ///
    /// - Parameters:
    ///   - path: The outline, in the view's coordinates.
    ///   - color: The colour of the line.
    ///   - width: The width of the line in points.
    public mutating func stroke(_ path: VectorPath, color: Color, width: CGFloat) {
        output.writer.begin("path")
        output.writer.attribute("d", path.svgData(offset: origin))
        output.writer.attribute("fill", "none")
        output.writer.attribute("stroke", color)
        output.writer.attribute("stroke-width", Double(width))
        output.writer.attribute("stroke-linecap", "round")
        output.writer.attribute("stroke-linejoin", "round")
        output.writer.end()
    }

    /// Draws one line of text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - position: A point of its baseline, in the view's coordinates.
    ///   - style: How it looks.
    ///   - alignment: Which point of the baseline that is.
    ///   - width: How wide the layout took the text to be, in points: it is drawn that wide, whatever font the viewer
    ///     has. `nil` leaves the width to the viewer.
    public mutating func draw(
        _ text: String,
        at position: CGPoint,
        style: TextStyle,
        alignment: Alignment = .left,
        width: CGFloat? = nil
    ) {
        guard !text.isEmpty else { return }
        var x = position.x + origin.x
        var anchor = alignment
        if let width {
            // The middle is the same for both directions of writing, unlike the start.
            switch alignment {
            case .left: x += width / 2
            case .center: break
            case .right: x -= width / 2
            }
            anchor = .center
        }
        output.writer.begin("text")
        output.writer.attribute("x", Double(x))
        output.writer.attribute("y", Double(position.y + origin.y))
        output.writer.attribute("font-size", Double(style.size))
        if style.weight != 400 { output.writer.attribute("font-weight", Double(style.weight)) }
        output.writer.attribute("fill", style.color)
        let runsFromRight = text.runsFromRight
        if runsFromRight { output.writer.attribute("direction", "rtl") }
        switch anchor {
        case .center: output.writer.attribute("text-anchor", "middle")
        // An anchor is about the start of the text, wherever that is.
        case .left: if runsFromRight { output.writer.attribute("text-anchor", "end") }
        case .right: if !runsFromRight { output.writer.attribute("text-anchor", "end") }
        }
        if let width, width > 0, text.unicodeScalars.count > 1 {
            output.writer.attribute("textLength", Double(width))
            output.writer.attribute("lengthAdjust", "spacingAndGlyphs")
        }
        output.writer.content(text)
        output.writer.end()
    }

    private enum Paint {
        case color(Color)
        case reference(String)
    }

    /// Writes a gradient where one is needed, and says how to refer to the paint.
    private mutating func definition(of fill: Fill) -> Paint {
        guard case .linearGradient(let colors, let start, let end) = fill else {
            if case .color(let color) = fill { return .color(color) }
            return .color(.clear)
        }
        guard colors.count > 1 else { return .color(colors.first ?? .clear) }
        let identifier = output.identifier("fill")
        output.writer.begin("linearGradient")
        output.writer.attribute("id", identifier)
        output.writer.attribute("gradientUnits", "userSpaceOnUse")
        output.writer.attribute("x1", Double(start.x + origin.x))
        output.writer.attribute("y1", Double(start.y + origin.y))
        output.writer.attribute("x2", Double(end.x + origin.x))
        output.writer.attribute("y2", Double(end.y + origin.y))
        for (index, color) in colors.enumerated() {
            output.writer.begin("stop")
            output.writer.attribute("offset", Double(index) / Double(colors.count - 1))
            output.writer.attribute("stop-color", opaqueHex(color))
            if color.alpha < 1 { output.writer.attribute("stop-opacity", max(color.alpha, 0)) }
            output.writer.end()
        }
        output.writer.end()
        return .reference(identifier)
    }
}

extension String {
    /// Whether the first letter belongs to a script that is written from right to left (rules P2 and P3 of the Unicode
    /// Bidirectional Algorithm, by blocks).
    var runsFromRight: Bool {
        guard let letter = unicodeScalars.first(where: \.properties.isAlphabetic) else { return false }
        switch letter.value {
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
        default: return false
        }
    }
}

/// The colour as six hexadecimal digits, in a form that every reader of SVG knows.
private func opaqueHex(_ color: Color) -> String { color.rgbDisplayString(prefix: "#", isUppercase: false) }

extension XMLWriter {
    /// Adds a colour: the attribute itself, and another for its opacity where it has one.
    mutating func attribute(_ name: String, _ color: Color) {
        attribute(name, opaqueHex(color))
        if color.alpha < 1 { attribute("\(name)-opacity", max(color.alpha, 0)) }
    }
}
