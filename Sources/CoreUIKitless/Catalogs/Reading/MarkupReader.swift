/// Walks through XML one tag at a time: no tree, no entity but the five predefined and numeric ones, nothing external.
///
/// Enough of XML 1.0 for property lists and SVG. A document type is stepped over; whether it defines anything can be
/// asked afterwards.
struct MarkupReader {
    /// How deep elements may nest.
    static let depthLimit = 512

    enum Event: Equatable {
        case start(name: String, attributes: [Attribute])
        case end(name: String)
        case text(String)
    }

    struct Attribute: Equatable {
        var name: String
        var value: String
    }

    /// Whether the document type has an internal subset, which could define entities.
    private(set) var definesEntities = false
    /// Where the next event starts.
    private(set) var index = 0

    private let bytes: [UInt8]
    private var open: [String] = []
    private var pendingEnd: String?

    /// Reads valid UTF-8.
    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// How many elements are open.
    var depth: Int { open.count }

    /// The next event, or `nil` at the end of the document.
    mutating func next() throws(ParseFault) -> Event? {
        if let name = pendingEnd {
            pendingEnd = nil
            open.removeLast()
            return .end(name: name)
        }
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "<") else { return .text(try text()) }
            if starts(with: "<!--") {
                try skip(past: "-->")
            } else if starts(with: "<?") {
                try skip(past: "?>")
            } else if starts(with: "<![CDATA[") {
                return .text(try characterData())
            } else if starts(with: "<!") {
                try skipDocumentType()
            } else if starts(with: "</") {
                return try endTag()
            } else {
                return try startTag()
            }
        }
        if let name = open.last { throw fault("<\(name)> is not closed") }
        return nil
    }

    private func fault(_ what: String) -> ParseFault {
        ParseFault(offset: index, reason: .syntax(what))
    }

    private func starts(with text: StaticString) -> Bool {
        guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
        for offset in 0..<text.utf8CodeUnitCount where bytes[index + offset] != text.utf8Start[offset] { return false }
        return true
    }

    private mutating func skip(past mark: StaticString) throws(ParseFault) {
        let start = index
        while index < bytes.count {
            if starts(with: mark) {
                index += mark.utf8CodeUnitCount
                return
            }
            index += 1
        }
        throw ParseFault(offset: start, reason: .syntax("\(mark) is missing"))
    }

    private mutating func characterData() throws(ParseFault) -> String {
        index += 9
        let start = index
        try skip(past: "]]>")
        return String(decoding: bytes[start..<(index - 3)], as: UTF8.self)
    }

    private mutating func skipDocumentType() throws(ParseFault) {
        let start = index
        var brackets = 0
        var quote: UInt8?
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if let mark = quote {
                if byte == mark { quote = nil }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
            case UInt8(ascii: "["):
                brackets += 1
                definesEntities = true
            case UInt8(ascii: "]"): brackets -= 1
            case UInt8(ascii: ">") where brackets <= 0: return
            default: break
            }
        }
        throw ParseFault(offset: start, reason: .syntax("the document type is not closed"))
    }

    private mutating func text() throws(ParseFault) -> String {
        let start = index
        var hasReferences = false
        while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
            if bytes[index] == UInt8(ascii: "&") { hasReferences = true }
            index += 1
        }
        if !hasReferences { return String(decoding: bytes[start..<index], as: UTF8.self) }
        return try resolved(start..<index)
    }

    private mutating func endTag() throws(ParseFault) -> Event {
        index += 2
        let name = name()
        skipSpace()
        guard index < bytes.count, bytes[index] == UInt8(ascii: ">") else { throw fault("a tag is not closed") }
        guard open.last == name else { throw fault("</\(name)> closes nothing") }
        index += 1
        open.removeLast()
        return .end(name: name)
    }

    private mutating func startTag() throws(ParseFault) -> Event {
        index += 1
        let name = name()
        if name.isEmpty { throw fault("a tag has no name") }
        if open.count >= Self.depthLimit {
            throw ParseFault(offset: index, reason: .tooDeep(limit: Self.depthLimit))
        }
        var attributes: [Attribute] = []
        while true {
            skipSpace()
            guard index < bytes.count else { throw fault("a tag is not closed") }
            if bytes[index] == UInt8(ascii: ">") {
                index += 1
                break
            }
            if starts(with: "/>") {
                index += 2
                pendingEnd = name
                break
            }
            attributes.append(try attribute())
        }
        open.append(name)
        return .start(name: name, attributes: attributes)
    }

    private mutating func attribute() throws(ParseFault) -> Attribute {
        let name = name()
        skipSpace()
        guard !name.isEmpty, index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
            throw fault("an attribute has no value")
        }
        index += 1
        skipSpace()
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else {
            throw fault("an attribute's value has no quotes")
        }
        let quote = bytes[index]
        index += 1
        guard let end = bytes[index...].firstIndex(of: quote) else { throw fault("a quote is not closed") }
        let value = try resolved(index..<end)
        index = end + 1
        return Attribute(name: name, value: value)
    }

    private mutating func name() -> String {
        let start = index
        while index < bytes.count {
            switch bytes[index] {
            case 0...0x20, UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "<"),
                UInt8(ascii: "\""), UInt8(ascii: "'"):
                return String(decoding: bytes[start..<index], as: UTF8.self)
            default: index += 1
            }
        }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func skipSpace() {
        while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    }

    /// The text of a range with its references resolved; an entity of the document's own stays as it is written.
    private func resolved(_ range: Range<Int>) throws(ParseFault) -> String {
        guard bytes[range].contains(UInt8(ascii: "&")) else { return String(decoding: bytes[range], as: UTF8.self) }
        var result: [UInt8] = []
        result.reserveCapacity(range.count)
        var position = range.lowerBound
        while position < range.upperBound {
            let byte = bytes[position]
            guard byte == UInt8(ascii: "&") else {
                result.append(byte)
                position += 1
                continue
            }
            let limit = min(range.upperBound, position + 32)
            guard let end = bytes[position..<limit].firstIndex(of: UInt8(ascii: ";")) else {
                throw ParseFault(offset: position, reason: .syntax("a reference is not closed"))
            }
            let reference = String(decoding: bytes[(position + 1)..<end], as: UTF8.self)
            if let value = Self.scalar(of: reference) {
                TextBytes.appendUTF8(value, to: &result)
            } else if reference.hasPrefix("#") || !definesEntities {
                throw ParseFault(offset: position, reason: .syntax("unknown reference &\(reference);"))
            } else {
                result.append(contentsOf: bytes[position...end])
            }
            position = end + 1
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func scalar(of reference: String) -> UInt32? {
        switch reference {
        case "amp": return 0x26
        case "lt": return 0x3C
        case "gt": return 0x3E
        case "quot": return 0x22
        case "apos": return 0x27
        default: break
        }
        guard reference.hasPrefix("#") else { return nil }
        let digits = reference.dropFirst()
        let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return value.flatMap { Unicode.Scalar($0) }?.value
    }
}
