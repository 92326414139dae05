import KitlessMath

/// Reads the tokens that colours are made of (CSS Syntax 3, section 4) from UTF-8.
struct CSSScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    private(set) var offset = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// The next byte, `nil` at the end.
    var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    /// The bytes not read yet.
    var rest: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[offset...]) }

    /// An error at this place.
    func error(_ reason: ColorTextError.Reason) -> ColorTextError {
        ColorTextError(reason: reason, offset: offset)
    }

    /// Leaves white space and comments behind.
    mutating func skipSpace() {
        while let byte = next {
            if ASCII.isSpace(byte) {
                offset += 1
            } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                skipComment()
            } else {
                return
            }
        }
    }

    /// Takes one byte if it is the next.
    mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        offset += 1
        return true
    }

    /// Leaves bytes behind.
    mutating func advance(by count: Int) {
        offset += count
    }

    /// Takes a word, a letter or hyphen and then letters, digits and hyphens; empty when there is none.
    ///
    /// A hyphen that no letter or hyphen follows begins none (CSS Syntax 3, section 4.3.9), but may be the sign of a
    /// number: `1-2%` is 1 and -2%.
    mutating func takeWord() -> UnsafeBufferPointer<UInt8> {
        let start = offset
        guard startsWord else { return UnsafeBufferPointer(rebasing: bytes[start..<start]) }
        while let byte = next, ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == UInt8(ascii: "-") {
            offset += 1
        }
        return UnsafeBufferPointer(rebasing: bytes[start..<offset])
    }

    private var startsWord: Bool {
        guard let first = next else { return false }
        guard first == UInt8(ascii: "-") else { return ASCII.isLetter(first) }
        return peek(1).map { ASCII.isLetter($0) || $0 == UInt8(ascii: "-") } ?? false
    }

    /// Takes a number, a percentage, an angle or `none`.
    mutating func takeComponent() throws(ColorTextError) -> CSSToken {
        let start = offset
        guard let first = next else { throw error(.missingParenthesis) }
        if ASCII.isLetter(first) {
            let word = takeWord()
            if CSSKeyword.equals(word, "none") { return .none }
            offset = start
            throw error(.expectedComponent)
        }
        guard let literal = DecimalLiteral(bytes, at: offset) else { throw error(.expectedComponent) }
        offset = literal.end
        if take(UInt8(ascii: "%")) { return .percentage(literal.value(in: bytes, tenthPower: -2)) }
        let number = literal.value(in: bytes)
        let unitStart = offset
        let unit = takeWord()
        if unit.isEmpty { return .number(number) }
        guard let degrees = CSSKeyword.degrees(ofUnit: unit) else {
            offset = unitStart
            throw error(.malformedNumber)
        }
        return .angle(number * degrees)
    }

    private func peek(_ distance: Int) -> UInt8? {
        offset + distance < bytes.count ? bytes[offset + distance] : nil
    }

    /// A comment that is not closed reaches to the end (CSS Syntax 3, section 4.3.2).
    private mutating func skipComment() {
        offset += 2
        while offset < bytes.count {
            if take(UInt8(ascii: "*")) {
                if take(UInt8(ascii: "/")) { return }
            } else {
                offset += 1
            }
        }
    }
}
