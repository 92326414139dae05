/// Reads the tokens of CSS (CSS Syntax 3, section 4) from UTF-8, one after the other.
///
/// It knows white space, comments, words and numbers; what they mean, and what is an error, is up to the reader of a
/// value.
package struct CSSScanner {
    /// The whole text.
    package let bytes: UnsafeBufferPointer<UInt8>

    /// How many bytes have been read; a reader may go back to where it was.
    package var offset = 0

    /// Begins at the start of a text, which must outlive the scanner.
    @inlinable
    package init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// The next byte, `nil` at the end.
    @inlinable package var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    /// The bytes not read yet.
    package var rest: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[offset...]) }

    /// Leaves white space and comments behind.
    @inlinable
    package mutating func skipSpace() {
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

    /// Takes one byte if it is the next, and tells whether it was.
    @inlinable
    package mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        offset += 1
        return true
    }

    /// Takes a word, a letter or hyphen and then letters, digits and hyphens; empty when there is none.
    ///
    /// A hyphen begins one only before a letter or another hyphen: in `1-2` it is the sign of the second number.
    package mutating func takeWord() -> UnsafeBufferPointer<UInt8> {
        let start = offset
        if beginsWord {
            while let byte = next, ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == UInt8(ascii: "-") {
                offset += 1
            }
        }
        return UnsafeBufferPointer(rebasing: bytes[start..<offset])
    }

    /// Takes a number without what may follow it, a percent sign or a unit; `nil` when there is none.
    package mutating func takeNumber() -> DecimalLiteral? {
        guard let literal = DecimalLiteral(bytes, at: offset) else { return nil }
        offset = literal.end
        return literal
    }

    private var beginsWord: Bool {
        guard let first = next else { return false }
        guard first == UInt8(ascii: "-") else { return ASCII.isLetter(first) }
        return peek(1).map { ASCII.isLetter($0) || $0 == UInt8(ascii: "-") } ?? false
    }

    @usableFromInline
    func peek(_ distance: Int) -> UInt8? {
        offset + distance < bytes.count ? bytes[offset + distance] : nil
    }

    /// A comment that is not closed reaches to the end (CSS Syntax 3, section 4.3.2).
    @usableFromInline
    mutating func skipComment() {
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
