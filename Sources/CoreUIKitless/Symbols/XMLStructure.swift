import Foundation

/// The elements of an XML text and where their tags lie in it, for edits that must leave all other bytes alone.
///
/// Elements are in document order, so that a parent precedes its children.
struct XMLStructure: Sendable {
    /// An attribute of a start tag.
    struct Attribute: Sendable {
        let name: String
        /// The value with references resolved; as it stands where it holds an entity of the document's own.
        let value: String
        /// The value's bytes, between the quotes.
        let valueRange: Range<Int>
    }

    /// An element.
    struct Element: Sendable {
        /// The name without a prefix.
        let name: String
        let attributes: [Attribute]
        /// The bytes of the start tag, from `<` to after `>`.
        let startTag: Range<Int>
        /// The bytes of the end tag; empty for an element without one.
        var endTag: Range<Int>
        let parent: Int?
        var children: [Int] = []

        /// The attribute of a name.
        subscript(name: String) -> Attribute? { attributes.first { $0.name == name } }
    }

    let bytes: [UInt8]
    private(set) var elements: [Element] = []

    /// Reads a text.
    init(_ bytes: [UInt8]) throws(SymbolTemplateError) {
        guard !bytes.contains(0), String(bytes: bytes, encoding: .utf8) != nil else { throw .notText }
        self.bytes = bytes
        do throws(XMLReaderError) {
            try read()
        } catch {
            let place = "line \(error.line): "
            throw .malformed(reason: String(error.description.dropFirst(place.count)), line: error.line)
        }
    }

    private mutating func read() throws(XMLReaderError) {
        var reader = XMLReader(bytes)
        var open: [Int] = []
        while let token = try reader.next() {
            switch token {
            case .start(let tag):
                let index = elements.count
                elements.append(element(tag, parent: open.last, reader: reader))
                if let parent = open.last { elements[parent].children.append(index) }
                if !tag.isEmpty { open.append(index) }
            case .end(_, let range):
                if let index = open.popLast() { elements[index].endTag = range }
            case .doctype, .text:
                break
            }
        }
    }

    private func element(_ tag: XMLReader.StartTag, parent: Int?, reader: XMLReader) -> Element {
        Element(
            name: String(tag.name.split(separator: ":", omittingEmptySubsequences: false).last ?? ""),
            attributes: tag.attributes.map { attribute in
                let value = reader.textIfResolvable(of: attribute.value) ?? text(attribute.value)
                return Attribute(name: attribute.name, value: value, valueRange: attribute.value)
            },
            startTag: tag.range,
            endTag: tag.range.upperBound..<tag.range.upperBound,
            parent: parent
        )
    }

    /// The text of the bytes in a range.
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// What lies between an element's tags, other markup included.
    func content(of element: Element) -> Range<Int> {
        let start = element.startTag.upperBound
        return start..<max(start, element.endTag.lowerBound)
    }
}
