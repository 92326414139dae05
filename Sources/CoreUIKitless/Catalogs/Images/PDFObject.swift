/// An object of a PDF file (ISO 32000-1, 7.3), as far as the page tree needs it.
enum PDFObject {
    case number(Double)
    case name(String)
    case array([PDFObject])
    case dictionary([String: PDFObject])
    case reference(Int)
    /// Strings, keywords and what else does not matter here.
    case other

    var members: [String: PDFObject]? {
        if case .dictionary(let members) = self { members } else { nil }
    }

    var number: Double? {
        if case .number(let number) = self { number } else { nil }
    }

    var name: String? {
        if case .name(let name) = self { name } else { nil }
    }
}

/// Reads PDF objects out of bytes.
struct PDFObjectReader {
    /// How deep arrays and dictionaries may nest.
    private static let depthLimit = 32
    /// The most array elements and dictionary members of one object that are kept.
    private static let elementLimit = 65_536

    private let bytes: [UInt8]
    var index: Int

    init(_ bytes: [UInt8], at index: Int) {
        self.bytes = bytes
        self.index = index
    }

    /// The next object.
    mutating func object(depth: Int = 0) throws(ImageFault) -> PDFObject {
        skipSpace()
        guard depth <= Self.depthLimit, index < bytes.count else { throw ImageFault("a PDF object is broken") }
        switch bytes[index] {
        case UInt8(ascii: "/"): return .name(name())
        case UInt8(ascii: "["): return .array(try array(depth: depth))
        case UInt8(ascii: "<"):
            if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "<") {
                return .dictionary(try dictionary(depth: depth))
            }
            while index < bytes.count, bytes[index] != UInt8(ascii: ">") { index += 1 }
            index += 1
            return .other
        case UInt8(ascii: "("):
            skipString()
            return .other
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            return numberOrReference()
        default:
            let start = index
            _ = word()
            if index == start { index += 1 }
            return .other
        }
    }

    /// An unsigned integer, or `nil` if something else comes next.
    mutating func integer() -> Int? {
        skipSpace()
        let start = index
        while index < bytes.count, index - start < 12, Self.isDigit(bytes[index]) { index += 1 }
        return Int(String(decoding: bytes[start..<index], as: UTF8.self))
    }

    /// Steps over white space and comments.
    mutating func skipSpace() {
        while index < bytes.count {
            if Self.isSpace(bytes[index]) {
                index += 1
            } else if bytes[index] == UInt8(ascii: "%") {
                while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
            } else {
                return
            }
        }
    }

    /// A run of regular characters.
    mutating func word() -> String {
        let start = index
        while index < bytes.count, !Self.isSpace(bytes[index]), !Self.isDelimiter(bytes[index]) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 || byte == 0x0C || byte == 0
    }

    static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func isDelimiter(_ byte: UInt8) -> Bool {
        "()<>[]{}/%".utf8.contains(byte)
    }

    private mutating func name() -> String {
        index += 1
        return word()
    }

    private mutating func numberOrReference() -> PDFObject {
        let text = word()
        let end = index
        if let number = Int(text), number >= 0, integer() != nil {
            skipSpace()
            if word() == "R" { return .reference(number) }
        }
        index = end
        if let number = Double(text), number.isFinite { return .number(number) }
        return .other
    }

    private mutating func skipString() {
        var open = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "("): open += 1
            case UInt8(ascii: ")"):
                open -= 1
                if open == 0 { return }
            default: break
            }
        }
    }

    private mutating func array(depth: Int) throws(ImageFault) -> [PDFObject] {
        index += 1
        var elements: [PDFObject] = []
        while true {
            skipSpace()
            guard index < bytes.count, elements.count < Self.elementLimit else {
                throw ImageFault("a PDF array is not closed")
            }
            if bytes[index] == UInt8(ascii: "]") {
                index += 1
                return elements
            }
            elements.append(try object(depth: depth + 1))
        }
    }

    private mutating func dictionary(depth: Int) throws(ImageFault) -> [String: PDFObject] {
        index += 2
        var members: [String: PDFObject] = [:]
        while true {
            skipSpace()
            guard index + 1 < bytes.count, members.count < Self.elementLimit else {
                throw ImageFault("a PDF dictionary is not closed")
            }
            if bytes[index] == UInt8(ascii: ">"), bytes[index + 1] == UInt8(ascii: ">") {
                index += 2
                return members
            }
            guard bytes[index] == UInt8(ascii: "/") else { throw ImageFault("a PDF dictionary has no key") }
            let key = name()
            members[key] = try object(depth: depth + 1)
        }
    }
}
