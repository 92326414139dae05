import Foundation
import KitlessColor
import KitlessMath

/// Reads the value of CSS's `box-shadow` (CSS Backgrounds and Borders 3, section 6.1).
struct BoxShadowParser {
    /// A word, number or function of the text, without the white space and comments around it.
    private struct Token {
        let text: String
        let offset: Int
    }

    private let currentColor: Color

    /// Reads a list of shadows.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - currentColor: The colour of shadows that name none.
    /// - Returns: The shadows in the order of the text; none for `none`.
    /// - Throws: `BoxShadowTextError`.
    static func parse(_ text: String, currentColor: Color) throws(BoxShadowTextError) -> [Elevation] {
        let parser = BoxShadowParser(currentColor: currentColor)
        let items = try split(Array(text.utf8))
        if items.count == 1, items[0].tokens.count == 1, items[0].tokens[0].text.lowercased() == "none" { return [] }
        var shadows: [Elevation] = []
        for item in items { shadows.append(try parser.shadow(item.tokens, end: item.end)) }
        return shadows
    }

    /// The text's tokens, between top-level commas.
    private static func split(_ bytes: [UInt8]) throws(BoxShadowTextError) -> [(tokens: [Token], end: Int)] {
        var items: [(tokens: [Token], end: Int)] = []
        var tokens: [Token] = []
        var token: [UInt8] = []
        var start = 0
        var depth = 0
        var place = 0
        func finish() {
            if !token.isEmpty { tokens.append(Token(text: String(decoding: token, as: UTF8.self), offset: start)) }
            token = []
        }
        while place < bytes.count {
            let byte = bytes[place]
            if bytes[place...].starts(with: "/*".utf8) {
                // A comment separates tokens; inside a function it is for the colour's reader.
                let comment = comment(bytes[place...])
                if depth == 0 { finish() } else { token += comment }
                place = comment.endIndex
                continue
            }
            switch byte {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            default: break
            }
            guard depth >= 0 else { throw BoxShadowTextError(reason: .unbalancedParenthesis, offset: place) }
            if depth == 0, ASCII.isSpace(byte) {
                finish()
            } else if depth == 0, byte == UInt8(ascii: ",") {
                finish()
                items.append((tokens, place))
                tokens = []
            } else {
                if token.isEmpty { start = place }
                token.append(byte)
            }
            place += 1
        }
        guard depth == 0 else { throw BoxShadowTextError(reason: .unbalancedParenthesis, offset: bytes.count) }
        finish()
        items.append((tokens, bytes.count))
        return items
    }

    /// The comment that the bytes begin with.
    private static func comment(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var end = bytes.startIndex + 2
        while end < bytes.endIndex, !bytes[end...].starts(with: "*/".utf8) { end += 1 }
        return bytes[..<min(end + 2, bytes.endIndex)]
    }

    private func shadow(_ tokens: [Token], end: Int) throws(BoxShadowTextError) -> Elevation {
        guard let first = tokens.first else { throw BoxShadowTextError(reason: .empty, offset: end) }
        var lengths: [Double] = []
        var lastLength = 0
        var color: Color?
        var isInset = false
        for (index, token) in tokens.enumerated() {
            if Self.beginsNumber(token.text) {
                guard lengths.isEmpty || lastLength == index - 1, lengths.count < 4 else {
                    throw BoxShadowTextError(reason: .wrongLengthCount, offset: token.offset)
                }
                lengths.append(try Self.length(token))
                lastLength = index
                guard lengths.count != 3 || lengths[2] >= 0 else {
                    throw BoxShadowTextError(reason: .negativeBlur, offset: token.offset)
                }
            } else if token.text.lowercased() == "inset" {
                guard !isInset else { throw BoxShadowTextError(reason: .repeated(token.text), offset: token.offset) }
                isInset = true
            } else {
                guard color == nil else {
                    throw BoxShadowTextError(reason: .repeated(token.text), offset: token.offset)
                }
                color = try self.color(token)
            }
        }
        guard lengths.count >= 2 else { throw BoxShadowTextError(reason: .wrongLengthCount, offset: first.offset) }
        let shadowColor = color ?? currentColor
        return Elevation(
            xOffset: lengths[0],
            yOffset: lengths[1],
            blur: lengths.count > 2 ? lengths[2] : 0,
            spread: lengths.count > 3 ? lengths[3] : 0,
            color: shadowColor.withAlphaComponent(1),
            opacity: shadowColor.alpha,
            isInset: isInset
        )
    }

    private func color(_ token: Token) throws(BoxShadowTextError) -> Color {
        if token.text.lowercased() == "currentcolor" { return currentColor }
        let color: Color
        do throws(ColorTextError) {
            color = try Color(css: token.text)
        } catch {
            throw BoxShadowTextError(reason: .color(error), offset: token.offset)
        }
        // What CSS allows may be beyond all numbers once it is sRGB; no shadow could be written with it.
        guard color.red.isFinite, color.green.isFinite, color.blue.isFinite else {
            throw BoxShadowTextError(reason: .malformedNumber, offset: token.offset)
        }
        return color
    }

    private static func beginsNumber(_ text: String) -> Bool {
        text.utf8.first.map { ASCII.isDigit($0) || "+-.".utf8.contains($0) } ?? false
    }

    private static func length(_ token: Token) throws(BoxShadowTextError) -> Double {
        let bytes = Array(token.text.utf8)
        let (value, unit) = bytes.withUnsafeBufferPointer { bytes -> (Double, String) in
            guard let literal = DecimalLiteral(bytes, at: 0) else { return (.nan, "") }
            return (literal.value(in: bytes), String(decoding: bytes[literal.end...], as: UTF8.self))
        }
        guard value.isFinite else { throw BoxShadowTextError(reason: .malformedNumber, offset: token.offset) }
        guard let pixels = unit.isEmpty && value == 0 ? 1 : CSSLengthUnit.pixels[unit.lowercased()] else {
            throw BoxShadowTextError(reason: .wrongUnit(unit), offset: token.offset)
        }
        let length = value * pixels
        guard length.isFinite else { throw BoxShadowTextError(reason: .malformedNumber, offset: token.offset) }
        return length
    }
}
