import AppFont
import Foundation

extension KitlessFuzz {
    /// The OpenType reader: what it accepts measures any text.
    static let font: Body = { data in
        guard let font = try? OpenTypeFont(bytes: [UInt8](data)) else { return }
        precondition(font.glyphCount > 0 && font.characterCount <= 0x110000)
        _ = font.advance(of: "AVATAR \u{10FFFF}\u{0} e\u{301}")
        for pair in font.kerningPairs() { precondition(font.kerning(pair.left, pair.right) == pair.value) }
    }
}
