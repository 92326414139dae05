/// Reads XML property lists; a document type that could define entities is refused.
struct XMLPropertyListReader {
    private var reader: XMLReader

    /// The entries of the top dictionary; none if the top is something else.
    static func table(of bytes: [UInt8]) throws(XMLReaderError) -> [String: PropertyListValue] {
        var reader = XMLPropertyListReader(reader: XMLReader(bytes, maximumDepth: PropertyListReader.depthLimit))
        guard case .start(let tag)? = try reader.nextTag() else { throw reader.error("<plist>") }
        guard tag.name == "plist" else { return try reader.top(tag) }
        if tag.isEmpty { return [:] }
        guard case .start(let inner)? = try reader.nextTag() else { return [:] }
        let entries = try reader.top(inner)
        guard case .end? = try reader.nextTag() else { throw reader.error("</plist>") }
        _ = try reader.nextTag()
        return entries
    }

    private mutating func top(_ tag: XMLReader.StartTag) throws(XMLReaderError) -> [String: PropertyListValue] {
        try value(tag).members ?? [:]
    }

    private var place = 0

    private init(reader: XMLReader) {
        self.reader = reader
    }

    private func error(_ what: String) -> XMLReaderError {
        XMLReaderError(line: reader.line(at: place), reason: .expected(what))
    }

    /// The next tag; text between tags must be white space.
    private mutating func nextTag() throws(XMLReaderError) -> XMLReader.Token? {
        while let token = try reader.next() {
            switch token {
            case .doctype(let hasInternalSubset):
                if hasInternalSubset { throw error("a document type without definitions") }
            case .text(let range, _):
                place = range.lowerBound
                if !reader.bytes[range].allSatisfy({ $0 <= 0x20 }) { throw error("a tag") }
            case .start(let tag):
                place = tag.range.lowerBound
                return token
            case .end(_, let range):
                place = range.lowerBound
                return token
            }
        }
        return nil
    }

    /// The text up to the end of the element that was just opened.
    private mutating func text(_ tag: XMLReader.StartTag) throws(XMLReaderError) -> String {
        if tag.isEmpty { return "" }
        var result = ""
        while let token = try reader.next() {
            switch token {
            case .text(let range, let isCDATA):
                place = range.lowerBound
                let text = isCDATA ? try reader.literalText(of: range) : try reader.text(of: range)
                result += text
            case .end: return result
            default: throw error("text alone")
            }
        }
        throw error("an end tag")
    }

    private mutating func value(_ tag: XMLReader.StartTag) throws(XMLReaderError) -> PropertyListValue {
        switch tag.name {
        case "string": return .string(try text(tag))
        case "dict": return .dictionary(tag.isEmpty ? [:] : try members())
        case "array": return .array(tag.isEmpty ? [] : try elements())
        case "integer", "real":
            guard let number = Double(try text(tag)) else { throw error("a number") }
            return .number(number)
        case "true", "false":
            _ = try text(tag)
            return .bool(tag.name == "true")
        case "data", "date":
            _ = try text(tag)
            return .other
        default: throw error("a property list value")
        }
    }

    private mutating func members() throws(XMLReaderError) -> [String: PropertyListValue] {
        var members: [String: PropertyListValue] = [:]
        while case .start(let keyTag)? = try nextTag() {
            guard keyTag.name == "key" else { throw error("a key") }
            let key = try text(keyTag)
            guard case .start(let tag)? = try nextTag() else { throw error("a value") }
            members[key] = try value(tag)
        }
        return members
    }

    private mutating func elements() throws(XMLReaderError) -> [PropertyListValue] {
        var elements: [PropertyListValue] = []
        while case .start(let tag)? = try nextTag() { elements.append(try value(tag)) }
        return elements
    }
}
