import KitlessMath

/// A value of the Portable Document Format (ISO 32000-2, section 7.3), as far as page sizes need it.
enum PDFObject: Hashable, Sendable {
    case number(Double)
    case name(String)
    case array([PDFObject])
    case dictionary([String: PDFObject])
    /// An indirect object, by its number; generations are not told apart.
    case reference(Int)
    /// A string, whose contents are of no interest here, or a word such as `true`, `null` or `endobj`.
    case other(String)
}

/// Reads values from the bytes of a PDF file or of an object stream.
struct PDFParser {
    /// Why no value can be read: the bytes end, or nesting exceeds the limit.
    struct Fault: Error {}

    private static let maximumDepth = 64

    let bytes: ArraySlice<UInt8>
    var position: Int

    init(_ bytes: ArraySlice<UInt8>, at position: Int? = nil) {
        self.bytes = bytes
        self.position = position ?? bytes.startIndex
    }

    /// Reads the next value, `other` where a delimiter or a word stands that begins none.
    mutating func object(depth: Int = 0) throws(Fault) -> PDFObject {
        skipSpace()
        guard depth < Self.maximumDepth, let byte = peek() else { throw Fault() }
        switch byte {
        case UInt8(ascii: "/"):
            position += 1
            return .name(name())
        case UInt8(ascii: "("):
            try skipString()
            return .other("()")
        case UInt8(ascii: "["):
            position += 1
            return .array(try elements(depth: depth + 1))
        case UInt8(ascii: "<"):
            position += 1
            guard peek() == UInt8(ascii: "<") else {
                while let byte = peek(), byte != UInt8(ascii: ">") { position += 1 }
                position += 1
                return .other("<>")
            }
            position += 1
            return .dictionary(try entries(depth: depth + 1))
        case UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"):
            position += 1
            return .other(String(UnicodeScalar(byte)))
        default:
            return numberOrWord()
        }
    }

    /// Skips white space and comments.
    mutating func skipSpace() {
        while let byte = peek() {
            if byte == UInt8(ascii: "%") {
                while let byte = peek(), byte != 0x0A, byte != 0x0D { position += 1 }
            } else if Self.isSpace(byte) {
                position += 1
            } else {
                return
            }
        }
    }

    /// Takes a word if it stands here.
    mutating func take(_ word: StaticString) -> Bool {
        guard word.withUTF8Buffer({ bytes[min(position, bytes.endIndex)...].starts(with: $0) }) else { return false }
        position += word.utf8CodeUnitCount
        return true
    }

    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0 || byte == 9 || byte == 10 || byte == 12 || byte == 13 || byte == 32
    }

    private func peek() -> UInt8? { position < bytes.endIndex ? bytes[position] : nil }

    private mutating func elements(depth: Int) throws(Fault) -> [PDFObject] {
        var result: [PDFObject] = []
        while true {
            let element = try object(depth: depth)
            if element == .other("]") { return result }
            result.append(element)
        }
    }

    private mutating func entries(depth: Int) throws(Fault) -> [String: PDFObject] {
        var result: [String: PDFObject] = [:]
        while true {
            skipSpace()
            if take(">>") { return result }
            guard case .name(let key) = try object(depth: depth) else { continue }
            result[key] = try object(depth: depth)
        }
    }

    private mutating func name() -> String {
        let start = position
        while let byte = peek(), !Self.isSpace(byte), !"/[]<>(){}%".utf8.contains(byte) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// Skips a literal string with its nested parentheses and escapes.
    private mutating func skipString() throws(Fault) {
        var depth = 0
        while let byte = peek() {
            position += 1
            switch byte {
            case UInt8(ascii: "\\"): position += 1
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 { return }
            default: break
            }
        }
        throw Fault()
    }

    private mutating func numberOrWord() -> PDFObject {
        let word = name()
        guard word.utf8.allSatisfy({ "0123456789+-.".utf8.contains($0) }), let number = Double(word) else {
            return .other(word)
        }
        // "12 0 R" is a reference; two numbers in a row are not.
        guard let target = Int(word), target >= 0 else { return .number(number) }
        var ahead = self
        ahead.skipSpace()
        let generation = ahead.name()
        guard !generation.isEmpty, generation.utf8.allSatisfy(ASCII.isDigit) else { return .number(number) }
        ahead.skipSpace()
        guard ahead.name() == "R" else { return .number(number) }
        position = ahead.position
        return .reference(target)
    }
}
