/// The state of reading an ``XMLStructure``.
struct XMLScanner {
    private let bytes: [UInt8]
    private var position = 0
    private var open: [(index: Int, name: Range<Int>)] = []
    private(set) var elements: [XMLStructure.Element] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Reads the whole text.
    mutating func scanDocument() throws(SymbolTemplateError) {
        skip("\u{FEFF}")
        while position < bytes.count {
            guard bytes[position] == UInt8(ascii: "<") else {
                try scanText()
                continue
            }
            try scanMarkup()
        }
        if let unclosed = open.last {
            throw malformed("<\(text(unclosed.name))> is not closed")
        }
        if elements.isEmpty { throw malformed("there is no element") }
    }

    private mutating func scanText() throws(SymbolTemplateError) {
        let isOutside = open.isEmpty
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") {
            if isOutside, !bytes[position].isXMLSpace { throw malformed("text outside the root element") }
            position += 1
        }
    }

    private mutating func scanMarkup() throws(SymbolTemplateError) {
        if skip("<!--") {
            try skip(past: "-->", of: "comment")
        } else if skip("<![CDATA[") {
            try skip(past: "]]>", of: "CDATA section")
        } else if skip("<?") {
            try skip(past: "?>", of: "processing instruction")
        } else if skip("<!DOCTYPE") {
            try scanDocumentType()
        } else if skip("</") {
            try scanEndTag()
        } else {
            try scanStartTag()
        }
    }

    private mutating func scanDocumentType() throws(SymbolTemplateError) {
        var isInSubset = false
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "["): isInSubset = true
            case UInt8(ascii: "]"): isInSubset = false
            case UInt8(ascii: "\""): try skipLiteral("\"")
            case UInt8(ascii: "'"): try skipLiteral("'")
            case UInt8(ascii: "<") where skip("<!--"):
                try skip(past: "-->", of: "comment")
                continue
            case UInt8(ascii: ">") where !isInSubset:
                position += 1
                return
            default: break
            }
            position += 1
        }
        throw malformed("the document type is not closed")
    }

    /// Goes from an opening quote to the closing one.
    private mutating func skipLiteral(_ quote: String) throws(SymbolTemplateError) {
        position += 1
        try skip(past: quote, of: "literal")
        position -= 1
    }

    private mutating func scanEndTag() throws(SymbolTemplateError) {
        let start = position - 2
        let name = try scanName()
        skipSpace()
        guard skip(">") else { throw malformed("</\(text(name)) is not closed") }
        guard let last = open.popLast() else { throw malformed("</\(text(name))> closes nothing") }
        guard bytes[last.name].elementsEqual(bytes[name]) else {
            throw malformed("</\(text(name))> closes <\(text(last.name))>")
        }
        elements[last.index].endTag = start..<position
    }

    private mutating func scanStartTag() throws(SymbolTemplateError) {
        let start = position
        position += 1
        let name = try scanName()
        if open.isEmpty, !elements.isEmpty { throw malformed("<\(text(name))> is a second root element") }
        var attributes: [XMLStructure.Attribute] = []
        var attributeNames: Set<String> = []
        while true {
            let hasSpace = skipSpace()
            if skip(">") {
                open.append((elements.count, name))
                break
            }
            if skip("/>") { break }
            guard hasSpace else { throw malformed("no space before an attribute of <\(text(name))>") }
            let attribute = try scanAttribute()
            guard attributeNames.insert(attribute.name).inserted else {
                throw malformed("<\(text(name))> has two attributes \(attribute.name)")
            }
            attributes.append(attribute)
        }
        append(name: name, attributes: attributes, startTag: start..<position)
    }

    private mutating func append(name: Range<Int>, attributes: [XMLStructure.Attribute], startTag: Range<Int>) {
        let index = elements.count
        let isOpen = open.last?.index == index
        let parent = isOpen ? open.dropLast().last?.index : open.last?.index
        let end = startTag.upperBound
        elements.append(
            XMLStructure.Element(
                name: String(text(name).split(separator: ":", omittingEmptySubsequences: false).last ?? ""),
                attributes: attributes,
                startTag: startTag,
                endTag: end..<end,
                parent: parent
            )
        )
        if let parent { elements[parent].children.append(index) }
    }

    private mutating func scanAttribute() throws(SymbolTemplateError) -> XMLStructure.Attribute {
        let name = text(try scanName())
        skipSpace()
        guard skip("=") else { throw malformed("attribute \(name) has no value") }
        skipSpace()
        guard position < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[position]) else {
            throw malformed("the value of \(name) is not quoted")
        }
        let quote = bytes[position]
        position += 1
        let start = position
        while position < bytes.count, bytes[position] != quote {
            if bytes[position] == UInt8(ascii: "<") { throw malformed("the value of \(name) holds <") }
            position += 1
        }
        guard position < bytes.count else { throw malformed("the value of \(name) is not closed") }
        let range = start..<position
        position += 1
        return XMLStructure.Attribute(
            name: name,
            value: text(range).expandingXMLReferences(),
            valueRange: range,
            quote: quote
        )
    }

    private mutating func scanName() throws(SymbolTemplateError) -> Range<Int> {
        let start = position
        while position < bytes.count, bytes[position].isXMLNameByte { position += 1 }
        guard position > start, !bytes[start].isXMLNonInitial else { throw malformed("a name is missing after <") }
        return start..<position
    }

    @discardableResult
    private mutating func skip(_ expected: StaticString) -> Bool {
        let count = expected.utf8CodeUnitCount
        guard bytes.count - position >= count else { return false }
        let matches = expected.withUTF8Buffer { $0.elementsEqual(bytes[position..<position + count]) }
        if matches { position += count }
        return matches
    }

    @discardableResult
    private mutating func skipSpace() -> Bool {
        let start = position
        while position < bytes.count, bytes[position].isXMLSpace { position += 1 }
        return position > start
    }

    private mutating func skip(past end: String, of what: String) throws(SymbolTemplateError) {
        let pattern = Array(end.utf8)
        let start = position
        while position + pattern.count <= bytes.count {
            if bytes[position..<position + pattern.count].elementsEqual(pattern) {
                position += pattern.count
                return
            }
            position += 1
        }
        position = start
        throw malformed("a \(what) is not closed")
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private func malformed(_ reason: String) -> SymbolTemplateError {
        let newlines = bytes.prefix(position).count { $0 == UInt8(ascii: "\n") }
        return .malformed(reason: reason, line: newlines + 1)
    }
}

extension UInt8 {
    fileprivate var isXMLSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }

    /// Whether the byte can be part of a name; all of UTF-8 beyond ASCII can.
    fileprivate var isXMLNameByte: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...0xFF: true
        case UInt8(ascii: "_"), UInt8(ascii: ":"): true
        default: isXMLNonInitial
        }
    }

    /// Whether the byte can stand in a name but not begin one.
    fileprivate var isXMLNonInitial: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
        default: false
        }
    }
}

extension String {
    /// The text with predefined entities and character references replaced; others stay as they are.
    fileprivate func expandingXMLReferences() -> String {
        guard utf8.contains(UInt8(ascii: "&")) else { return self }
        let parts = split(separator: "&", omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(into: String(parts.first ?? "")) { result, part in
            guard let semicolon = part.firstIndex(of: ";"), let scalar = Self.scalar(of: part[..<semicolon]) else {
                result += "&" + part
                return
            }
            result.unicodeScalars.append(scalar)
            result += part[part.index(after: semicolon)...]
        }
    }

    private static func scalar(of reference: Substring) -> Unicode.Scalar? {
        switch reference {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default: break
        }
        guard reference.hasPrefix("#") else { return nil }
        let isHexadecimal = reference.hasPrefix("#x")
        let digits = reference.dropFirst(isHexadecimal ? 2 : 1)
        guard digits.allSatisfy(\.isHexDigit) else { return nil }
        return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
    }
}
