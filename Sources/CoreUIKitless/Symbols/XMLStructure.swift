/// The elements of an XML text and where their tags lie in it.
///
/// A reader for edits that must leave all other bytes alone: it keeps offsets, not contents. It checks
/// well-formedness as far as tags and attributes go and knows comments, CDATA, processing instructions and a document
/// type with an internal subset; it expands the five predefined entities and character references in attribute
/// values, and no others. Elements are in document order, so that a parent precedes its children.
struct XMLStructure: Sendable {
    /// An attribute of a start tag.
    struct Attribute: Sendable {
        let name: String
        /// The value with references expanded.
        let value: String
        /// The value's bytes, between the quotes.
        let valueRange: Range<Int>
        /// The quote that stands around the value.
        let quote: UInt8
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
    let elements: [Element]

    /// Reads a text.
    ///
    /// Takes time in proportion to the length of the text.
    init(_ bytes: [UInt8]) throws(SymbolTemplateError) {
        guard String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0) else { throw .notText }
        var scanner = XMLScanner(bytes)
        try scanner.scanDocument()
        self.bytes = bytes
        elements = scanner.elements
    }

    /// The text of the bytes in a range.
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// What lies between an element's tags, other markup included.
    func content(of element: Element) -> Range<Int> {
        element.endTag.isEmpty
            ? element.startTag.upperBound..<element.startTag.upperBound
            : element.startTag.upperBound..<element.endTag.lowerBound
    }
}
