/// The width of a text that grows character by character.
///
/// Widths are kept in whole font units as long as they can, so that the sum does not depend on its order.
public struct TextRun: Sendable {
    private let font: SizedFont
    private var units: [Int]
    private var characters = 0
    private var previous: (font: Int, glyph: Int) = (-1, 0)

    /// Creates an empty run.
    ///
    /// - Parameter font: The fonts and their size.
    public init(font: SizedFont) {
        self.font = font
        units = Array(repeating: 0, count: font.fonts.count)
    }

    /// The width so far, in points.
    public var width: Double {
        var width = Double(characters) * font.typography.letterSpacing
        for (units, font) in zip(units, font.fonts) where units != 0 {
            width += Double(units) * self.font.typography.size / Double(font.metrics.unitsPerEm)
        }
        return width
    }

    /// Adds a character.
    ///
    /// - Parameter character: The character; one that takes no room, such as a line break, changes nothing.
    public mutating func append(_ character: Character) {
        var takesRoom = false
        for scalar in character.unicodeScalars where !scalar.takesNoRoom {
            takesRoom = true
            let index = font.fontIndex(for: scalar)
            let font = font.fonts[index]
            let glyph = font.glyph(for: scalar)
            units[index] += font.advance(ofGlyph: glyph)
            if previous.font == index { units[index] += font.kerning(previous.glyph, glyph) }
            previous = (index, glyph)
        }
        if takesRoom { characters += 1 }
    }
}
