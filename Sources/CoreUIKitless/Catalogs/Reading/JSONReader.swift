/// Reads JSON files fast and with the tolerance of the system's reader: a byte order mark, UTF-16, a comma before a
/// closing bracket.
///
/// Foundation's own reader cannot go on after one odd entry, and says neither the line nor the limit that a file broke.
struct JSONReader {
    /// How deep arrays and objects may nest.
    static let depthLimit = 512

    private let bytes: [UInt8]
    private var index = 0
    private var depth = 0

    /// Reads one JSON text.
    ///
    /// - Throws: A problem with the line.
    static func read(_ bytes: [UInt8], path: String) throws(CatalogProblem) -> JSONNode {
        var text: [UInt8] = bytes
        do {
            text = try TextBytes.utf8(of: bytes, guessesUTF16: true)
            var reader = JSONReader(bytes: text)
            return try reader.document()
        } catch {
            throw error.problem(path: path, bytes: text)
        }
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private func fault(_ what: String) -> ParseFault {
        ParseFault(offset: index, reason: .syntax(what))
    }

    private mutating func document() throws(ParseFault) -> JSONNode {
        let node = try value()
        skipSpace()
        if index < bytes.count { throw fault("text after the JSON value") }
        return node
    }

    private mutating func skipSpace() {
        while index < bytes.count, bytes[index] == 0x20 || (0x09...0x0D).contains(bytes[index]) { index += 1 }
    }

    /// The next byte that is no space.
    private mutating func peek() throws(ParseFault) -> UInt8 {
        skipSpace()
        guard index < bytes.count else { throw fault("the JSON text ends too early") }
        return bytes[index]
    }

    private mutating func value() throws(ParseFault) -> JSONNode {
        switch try peek() {
        case UInt8(ascii: "{"): return .object(try members())
        case UInt8(ascii: "["): return .array(try elements())
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
        default: throw fault("not a JSON value")
        }
    }

    private mutating func enter() throws(ParseFault) {
        depth += 1
        if depth > Self.depthLimit { throw ParseFault(offset: index, reason: .tooDeep(limit: Self.depthLimit)) }
        index += 1
    }

    /// Whether the closing bracket comes next; consumes it, or the comma before the next item.
    private mutating func closes(_ bracket: UInt8, isFirst: Bool) throws(ParseFault) -> Bool {
        var next = try peek()
        if !isFirst, next != bracket {
            guard next == UInt8(ascii: ",") else { throw fault("a comma is missing") }
            index += 1
            next = try peek()
        }
        guard next == bracket else { return false }
        index += 1
        depth -= 1
        return true
    }

    private mutating func members() throws(ParseFault) -> [JSONNode.Member] {
        try enter()
        var members: [JSONNode.Member] = []
        while try !closes(UInt8(ascii: "}"), isFirst: members.isEmpty) {
            guard bytes[index] == UInt8(ascii: "\"") else { throw fault("a key is missing") }
            let key = try string()
            guard try peek() == UInt8(ascii: ":") else { throw fault("a colon is missing") }
            index += 1
            members.append(JSONNode.Member(key: key, value: try value()))
        }
        return members
    }

    private mutating func elements() throws(ParseFault) -> [JSONNode] {
        try enter()
        var elements: [JSONNode] = []
        while try !closes(UInt8(ascii: "]"), isFirst: elements.isEmpty) { elements.append(try value()) }
        return elements
    }

    private mutating func word(_ word: String, _ node: JSONNode) throws(ParseFault) -> JSONNode {
        guard bytes[index...].starts(with: word.utf8) else { throw fault("not a JSON value") }
        index += word.utf8.count
        return node
    }

    private mutating func number() throws(ParseFault) -> JSONNode {
        let start = index
        scan: while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
                UInt8(ascii: "e"), UInt8(ascii: "E"):
                index += 1
            default:
                break scan
            }
        }
        guard let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)) else {
            throw fault("not a number")
        }
        return .number(number)
    }

    private mutating func string() throws(ParseFault) -> String {
        index += 1
        let start = index
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""):
                index += 1
                return String(decoding: bytes[start..<(index - 1)], as: UTF8.self)
            case UInt8(ascii: "\\"):
                return try escapedString(from: start)
            case 0..<0x20:
                throw fault("a control character in a string")
            default:
                index += 1
            }
        }
        throw fault("a string is not closed")
    }

    private mutating func escapedString(from start: Int) throws(ParseFault) -> String {
        var text = Array(bytes[start..<index])
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): try escape(into: &text)
            case 0..<0x20:
                index -= 1
                throw fault("a control character in a string")
            default: text.append(byte)
            }
        }
        throw fault("a string is not closed")
    }

    private mutating func escape(into text: inout [UInt8]) throws(ParseFault) {
        guard index < bytes.count else { throw fault("a string is not closed") }
        let byte = bytes[index]
        index += 1
        switch byte {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
        case UInt8(ascii: "u"): try unicodeEscape(into: &text)
        default: throw fault("an unknown escape in a string")
        }
    }

    private mutating func unicodeEscape(into text: inout [UInt8]) throws(ParseFault) {
        var value = try hexUnit()
        if (0xD800...0xDBFF).contains(value), bytes[index...].starts(with: [0x5C, 0x75]) {
            let backup = index
            index += 2
            let low = try hexUnit()
            if (0xDC00...0xDFFF).contains(low) {
                value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
            } else {
                index = backup
            }
        }
        TextBytes.appendUTF8(value, to: &text)
    }

    private mutating func hexUnit() throws(ParseFault) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard index < bytes.count, let digit = bytes[index].hexDigitValue else {
                throw fault("not four hex digits")
            }
            value = value << 4 | UInt32(digit)
            index += 1
        }
        return value
    }
}
