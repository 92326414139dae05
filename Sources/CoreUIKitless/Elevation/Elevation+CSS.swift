import Foundation
public import KitlessColor

extension Elevation {
    /// Reads one shadow of CSS's `box-shadow`, such as `0 4px 16px -2px rgb(0 0 0 / 25%)`.
    ///
    /// Lengths may have any absolute unit; a colour's alpha becomes the opacity.
    ///
    /// - Parameters:
    ///   - css: The text of one shadow.
    ///   - currentColor: The colour where the text names none or says `currentcolor`.
    /// - Throws: ``BoxShadowTextError``, which says what is wrong and where.
    public init(css: String, currentColor: Color = .black) throws(BoxShadowTextError) {
        let shadows = try Self.layers(css: css, currentColor: currentColor)
        guard shadows.count == 1 else { throw BoxShadowTextError(reason: .wrongShadowCount(shadows.count), offset: 0) }
        self = shadows[0]
    }

    /// Reads the shadows of CSS's `box-shadow` (CSS Backgrounds and Borders 3, section 6.1).
    ///
    /// - Parameters:
    ///   - css: The value of the property: `none`, or shadows between commas.
    ///   - currentColor: The colour where a shadow names none or says `currentcolor`.
    /// - Returns: The shadows, the first on top; none for `none`.
    /// - Throws: ``BoxShadowTextError``, which says what is wrong and where.
    /// - Complexity: O(*n*) for a text of *n* bytes.
    public static func layers(css: String, currentColor: Color = .black) throws(BoxShadowTextError) -> [Elevation] {
        try BoxShadowParser.parse(css, currentColor: currentColor)
    }

    /// The shadow as CSS's `box-shadow` writes it.
    ///
    /// ``init(css:currentColor:)`` reads the same shadow back, but for `useShadowPath`, which CSS has no word for, and
    /// for a colour's own alpha, which becomes part of the opacity.
    public var cssText: String {
        var words = isInset ? ["inset"] : []
        var lengths = [xOffset, yOffset, blur, spread].map(Self.pixels)
        while lengths.count > 2, lengths.last == "0" { lengths.removeLast() }
        words += lengths
        words.append(color.withAlphaComponent(color.alpha * opacity).cssText)
        return words.joined(separator: " ")
    }

    /// Writes shadows as the value of CSS's `box-shadow`.
    ///
    /// - Parameter layers: The shadows, the first on top.
    /// - Returns: The text; `none` without shadows.
    public static func cssText(of layers: [Elevation]) -> String {
        layers.isEmpty ? "none" : layers.map(\.cssText).joined(separator: ", ")
    }

    /// A length as CSS writes it, the shortest text that reads back as the same number.
    private static func pixels(_ length: Double) -> String {
        guard length != 0 else { return "0" }
        let text = length.description
        return (text.hasSuffix(".0") ? String(text.dropLast(2)) : text) + "px"
    }
}
