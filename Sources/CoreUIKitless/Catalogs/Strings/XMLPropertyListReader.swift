/// Reads XML property lists; a document type that defines anything is refused.
struct XMLPropertyListReader {
    private var reader: MarkupReader

    /// The entries of the top dictionary; none if the top is something else.
    static func table(of bytes: [UInt8]) throws(ParseFault) -> [String: PropertyListValue] {
        var reader = XMLPropertyListReader(reader: MarkupReader(bytes: bytes))
        guard case .start(let name, _) = try reader.nextTag() else { throw reader.fault("no <plist>") }
        var top: PropertyListValue
        if name == "plist" {
            guard case .start(let name, _) = try reader.nextTag() else { return [:] }
            top = try reader.value(name)
            guard case .end = try reader.nextTag() else { throw reader.fault("</plist> is missing") }
        } else {
            top = try reader.value(name)
        }
        guard try reader.nextTag() == nil else { throw reader.fault("text after </plist>") }
        return top.members ?? [:]
    }

    private func fault(_ what: String) -> ParseFault {
        ParseFault(offset: reader.index, reason: .syntax(what))
    }

    /// The next tag; text between tags must be white space.
    private mutating func nextTag() throws(ParseFault) -> MarkupReader.Event? {
        while let event = try reader.next() {
            if reader.definesEntities { throw fault("the document type defines entities") }
            guard case .text(let text) = event else { return event }
            if !text.utf8.allSatisfy({ $0 <= 0x20 }) { throw fault("text between tags") }
        }
        return nil
    }

    /// The text up to the end of the element that was just opened.
    private mutating func text() throws(ParseFault) -> String {
        var result = ""
        while let event = try reader.next() {
            switch event {
            case .text(let text): result = result.isEmpty ? text : result + text
            case .end: return result
            case .start(let name, _): throw fault("<\(name)> within text")
            }
        }
        throw fault("the file ends too early")
    }

    private mutating func value(_ name: String) throws(ParseFault) -> PropertyListValue {
        switch name {
        case "string": return .string(try text())
        case "dict": return .dictionary(try members())
        case "array": return .array(try elements())
        case "integer", "real":
            guard let number = Double(try text()) else { throw fault("not a number") }
            return .number(number)
        case "true", "false":
            _ = try text()
            return .bool(name == "true")
        case "data", "date":
            _ = try text()
            return .other
        default: throw fault("unknown element <\(name)>")
        }
    }

    private mutating func members() throws(ParseFault) -> [String: PropertyListValue] {
        var members: [String: PropertyListValue] = [:]
        while true {
            guard case .start("key", _)? = try nextTagInside() else { return members }
            let key = try text()
            guard case .start(let name, _)? = try nextTag() else { throw fault("a value is missing") }
            members[key] = try value(name)
        }
    }

    /// The next start tag inside a dictionary, which must be a key, or `nil` at its end.
    private mutating func nextTagInside() throws(ParseFault) -> MarkupReader.Event? {
        switch try nextTag() {
        case .start("key", let attributes): return .start(name: "key", attributes: attributes)
        case .end: return nil
        default: throw fault("a key is missing")
        }
    }

    private mutating func elements() throws(ParseFault) -> [PropertyListValue] {
        var elements: [PropertyListValue] = []
        while case .start(let name, _)? = try nextTag() { elements.append(try value(name)) }
        return elements
    }
}
