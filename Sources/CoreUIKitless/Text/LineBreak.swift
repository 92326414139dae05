/// Where a line may break, by the characters around the place (Unicode Standard Annex 14, the rules that need no
/// dictionary).
enum LineBreak {
    /// Whether a line may end after one character and begin with the next.
    static func isAllowed(between before: Character, and after: Character) -> Bool {
        if after.isBreakingSpace || after.isGlue || before.isGlue { return false }
        if before.isBreakingSpace || before == "\u{200B}" || before == "\u{AD}" { return true }
        if after.isClosing || after.isHyphen || before.isOpening { return false }
        if before.isHyphen { return !after.isNumber }
        return before.isIdeographic || after.isIdeographic
    }
}

extension Character {
    /// Whether the character ends a line wherever it stands.
    var isLineSeparator: Bool {
        switch self {
        case "\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": true
        default: false
        }
    }

    /// Whether the character is a space that a line may break after.
    var isBreakingSpace: Bool {
        self == " " || self == "\t"
            || (isWhitespace && !isLineSeparator && !["\u{A0}", "\u{202F}", "\u{2007}"].contains(self))
    }

    /// Whether the character holds its neighbours together.
    fileprivate var isGlue: Bool {
        ["\u{A0}", "\u{202F}", "\u{2007}", "\u{2060}", "\u{FEFF}", "\u{2011}"].contains(self)
    }

    fileprivate var isHyphen: Bool { ["-", "\u{2010}", "\u{2012}", "\u{2013}", "\u{2014}"].contains(self) }

    /// Whether the character may not begin a line.
    fileprivate var isClosing: Bool {
        ")]}!?,.:;、。，．：；！？）］｝〕〉》」』】〙〗ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々…".contains(self)
    }

    /// Whether the character may not end a line.
    fileprivate var isOpening: Bool { "([{（［｛〔〈《「『【〘〖".contains(self) }

    /// Whether a line may break on both sides: Han, kana, Hangul syllables and full-width forms.
    fileprivate var isIdeographic: Bool {
        guard let value = unicodeScalars.first?.value, value >= 0x2E80 else { return false }
        switch value {
        case 0x2E80...0x2FDF, 0x3000...0x30FF, 0x3100...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0xFF01...0xFF60, 0x20000...0x3FFFD:
            return true
        default: return false
        }
    }
}
