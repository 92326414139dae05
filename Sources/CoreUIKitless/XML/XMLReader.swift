import Foundation

/// A pull parser over the bytes of an XML 1.0 document that keeps the place of everything it reports.
///
/// It checks structure (nesting, quoting, one root element), skips comments and processing instructions, and never
/// opens, declares or expands an entity: only the five predefined ones and character references have a meaning.
/// Memory is bounded by the depth limit. The input is UTF-8, with or without a byte order mark.
struct XMLReader {
    enum Token: Hashable, Sendable {
        /// A document type declaration; whether it has an internal subset, whose declarations are not read.
        case doctype(hasInternalSubset: Bool)
        /// A start tag, or an empty-element tag, which no `end` follows.
        case start(StartTag)
        /// The end tag of the innermost open element: its name, and the place of the whole tag.
        case end(name: String, range: Range<Int>)
        /// Character data without references resolved, or a CDATA section's contents.
        case text(Range<Int>, isCDATA: Bool)
    }

    struct StartTag: Hashable, Sendable {
        var name: String
        var attributes: [Attribute]
        /// The bytes from `<` to `>`.
        var range: Range<Int>
        /// Whether the tag ends in `/>`.
        var isEmpty: Bool

        /// The first attribute of the given name.
        func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
    }

    struct Attribute: Hashable, Sendable {
        var name: String
        /// The bytes of the value between its quotes, references unresolved.
        var value: Range<Int>
        /// The bytes from the name to the closing quote.
        var range: Range<Int>
    }

    let bytes: [UInt8]
    private let maximumDepth: Int
    private var position: Int
    private var open: [Range<Int>] = []
    private var hasRoot = false

    /// Starts reading.
    ///
    /// - Parameters:
    ///   - bytes: The document.
    ///   - maximumDepth: How many elements may be open at once.
    init(_ bytes: [UInt8], maximumDepth: Int = 512) {
        self.bytes = bytes
        self.maximumDepth = maximumDepth
        position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// How many elements are open.
    var depth: Int { open.count }

    /// Reads on to the next token; `nil` at the end of a complete document.
    mutating func next() throws(XMLReaderError) -> Token? {
        while position < bytes.count {
            if bytes[position] != UInt8(ascii: "<") {
                if let text = try readText() { return text }
            } else if starts(with: "<?") {
                try skip(past: "?>", from: position + 2)
            } else if starts(with: "<!--") {
                try skip(past: "-->", from: position + 4)
            } else if starts(with: "<![CDATA[") {
                return try readCDATA()
            } else if starts(with: "<!DOCTYPE") {
                return try readDoctype()
            } else if starts(with: "</") {
                return try readEndTag()
            } else {
                return try readStartTag()
            }
        }
        guard open.isEmpty, hasRoot else { throw error(.unexpectedEnd) }
        return nil
    }

    /// The text of a stretch of character data or of an attribute's value, references resolved.
    ///
    /// - Parameter range: Where it stands.
    /// - Returns: The text.
    /// - Throws: `XMLReaderError` for bytes that are not UTF-8 and for entities other than the predefined ones.
    func text(of range: Range<Int>) throws(XMLReaderError) -> String {
        do throws(Fault) { return try resolved(range) } catch { throw self.error(error.reason, at: error.place) }
    }

    /// The text of a stretch, references resolved; `nil` where that cannot be done, found without counting lines.
    func textIfResolvable(of range: Range<Int>) -> String? { try? resolved(range) }

    /// The text of a stretch as it stands, such as the contents of a CDATA section.
    func literalText(of range: Range<Int>) throws(XMLReaderError) -> String {
        do throws(Fault) { return try literal(range) } catch { throw self.error(error.reason, at: error.place) }
    }

    /// The line of a place, from 1; found by counting from the start.
    func line(at place: Int) -> Int {
        bytes[..<min(place, bytes.count)].reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    }
}

extension XMLReader {
    private mutating func readText() throws(XMLReaderError) -> Token? {
        let start = position
        position = bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        if !open.isEmpty { return .text(start..<position, isCDATA: false) }
        guard bytes[start..<position].allSatisfy(Self.isSpace) else { throw error(.expected("<"), at: start) }
        return nil
    }

    private mutating func readCDATA() throws(XMLReaderError) -> Token {
        guard !open.isEmpty else { throw error(.expected("an element")) }
        let start = position + 9
        try skip(past: "]]>", from: start)
        return .text(start..<(position - 3), isCDATA: true)
    }

    /// Skips a document type declaration, minding quotes, comments and the brackets of an internal subset.
    private mutating func readDoctype() throws(XMLReaderError) -> Token {
        guard !hasRoot else { throw error(.expected("an element")) }
        var hasInternalSubset = false
        var inSubset = false
        position += 9
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                let quote = bytes[position]
                guard let end = bytes[(position + 1)...].firstIndex(of: quote) else { throw error(.unexpectedEnd) }
                position = end + 1
            case UInt8(ascii: "<") where starts(with: "<!--"):
                try skip(past: "-->", from: position + 4)
            case UInt8(ascii: "["):
                hasInternalSubset = true
                inSubset = true
                position += 1
            case UInt8(ascii: "]"):
                inSubset = false
                position += 1
            case UInt8(ascii: ">") where !inSubset:
                position += 1
                return .doctype(hasInternalSubset: hasInternalSubset)
            default:
                position += 1
            }
        }
        throw error(.unexpectedEnd)
    }

    private mutating func readEndTag() throws(XMLReaderError) -> Token {
        let start = position
        position += 2
        let range = try readName()
        skipSpaces()
        try expect(UInt8(ascii: ">"))
        let name = try literalText(of: range)
        guard let last = open.last, bytes[last].elementsEqual(bytes[range]) else {
            throw error(.mismatchedEndTag(name), at: start)
        }
        open.removeLast()
        return .end(name: name, range: start..<position)
    }

    private mutating func readStartTag() throws(XMLReaderError) -> Token {
        let start = position
        guard !open.isEmpty || !hasRoot else { throw error(.expected("the end")) }
        position += 1
        let nameRange = try readName()
        var tag = StartTag(name: try literalText(of: nameRange), attributes: [], range: start..<start, isEmpty: false)
        var names: Set<String> = []
        while true {
            let hasSpace = skipSpaces()
            guard position < bytes.count else { throw error(.unexpectedEnd) }
            if bytes[position] == UInt8(ascii: ">") { break }
            if bytes[position] == UInt8(ascii: "/") {
                tag.isEmpty = true
                position += 1
                break
            }
            guard hasSpace else { throw error(.expected("white space before an attribute")) }
            let attribute = try readAttribute()
            guard names.insert(attribute.name).inserted else { throw error(.duplicateAttribute(attribute.name)) }
            tag.attributes.append(attribute)
        }
        try expect(UInt8(ascii: ">"))
        tag.range = start..<position
        hasRoot = true
        guard open.count < maximumDepth else { throw error(.tooDeep(maximumDepth)) }
        if !tag.isEmpty { open.append(nameRange) }
        return .start(tag)
    }

    private mutating func readAttribute() throws(XMLReaderError) -> Attribute {
        let start = position
        let name = try literalText(of: try readName())
        skipSpaces()
        try expect(UInt8(ascii: "="))
        skipSpaces()
        guard position < bytes.count else { throw error(.unexpectedEnd) }
        let quote = bytes[position]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw error(.expected("a quote")) }
        position += 1
        let valueStart = position
        while position < bytes.count, bytes[position] != quote {
            if bytes[position] == UInt8(ascii: "<") { throw error(.expected("a quote before <")) }
            position += 1
        }
        try expect(quote)
        return Attribute(name: name, value: valueStart..<(position - 1), range: start..<position)
    }

    /// A name: any run of bytes that cannot end one; which letters XML allows is not checked.
    private mutating func readName() throws(XMLReaderError) -> Range<Int> {
        let start = position
        while position < bytes.count, !Self.endsName(bytes[position]) { position += 1 }
        guard position < bytes.count else { throw error(.unexpectedEnd) }
        guard position > start else { throw error(.expected("a name")) }
        return start..<position
    }

    @discardableResult
    private mutating func skipSpaces() -> Bool {
        let start = position
        while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
        return position > start
    }

    private mutating func expect(_ byte: UInt8) throws(XMLReaderError) {
        guard position < bytes.count else { throw error(.unexpectedEnd) }
        guard bytes[position] == byte else { throw error(.expected(String(UnicodeScalar(byte)))) }
        position += 1
    }

    private mutating func skip(past mark: StaticString, from start: Int) throws(XMLReaderError) {
        var place = start
        while place + mark.utf8CodeUnitCount <= bytes.count {
            if starts(with: mark, at: place) {
                position = place + mark.utf8CodeUnitCount
                return
            }
            place += 1
        }
        throw error(.unexpectedEnd)
    }

    private func starts(with mark: StaticString, at place: Int? = nil) -> Bool {
        let place = place ?? position
        return mark.withUTF8Buffer { mark in
            place + mark.count <= bytes.count && bytes[place..<(place + mark.count)].elementsEqual(mark)
        }
    }

    private func error(_ reason: XMLReaderError.Reason, at place: Int? = nil) -> XMLReaderError {
        XMLReaderError(line: line(at: place ?? position), reason: reason)
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        isSpace(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "=")
            || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
            || byte == UInt8(ascii: "&")
    }
}

extension XMLReader {
    /// What is wrong at a place whose line nobody has asked for yet: counting lines for each of many would be
    /// quadratic.
    private struct Fault: Error {
        let reason: XMLReaderError.Reason
        let place: Int
    }

    private func resolved(_ range: Range<Int>) throws(Fault) -> String {
        guard bytes[range].contains(UInt8(ascii: "&")) else { return try literal(range) }
        var result = ""
        var start = range.lowerBound
        while let ampersand = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "&")) {
            result += try literal(start..<ampersand)
            let name = ampersand + 1
            guard let end = bytes[name..<range.upperBound].firstIndex(of: UInt8(ascii: ";")) else {
                throw Fault(reason: .expected("; after &"), place: ampersand)
            }
            result.unicodeScalars.append(try scalar(ofReference: name..<end))
            start = end + 1
        }
        return result + (try literal(start..<range.upperBound))
    }

    private func literal(_ range: Range<Int>) throws(Fault) -> String {
        guard let text = String(bytes: bytes[range], encoding: .utf8) else {
            throw Fault(reason: .notUTF8, place: range.lowerBound)
        }
        return text
    }

    private func scalar(ofReference range: Range<Int>) throws(Fault) -> UnicodeScalar {
        let name = try literal(range)
        switch name {
        case "lt": return "<"
        case "gt": return ">"
        case "amp": return "&"
        case "quot": return "\""
        case "apos": return "'"
        default: break
        }
        let digits = name.hasPrefix("#x") ? name.dropFirst(2) : name.dropFirst(1)
        // A sign would be taken by the integer's own reader.
        if name.hasPrefix("#"), digits.first?.isHexDigit == true,
            let value = UInt32(digits, radix: name.hasPrefix("#x") ? 16 : 10),
            let scalar = UnicodeScalar(value), value != 0
        {
            return scalar
        }
        throw Fault(reason: .unknownEntity(name), place: range.lowerBound)
    }
}
