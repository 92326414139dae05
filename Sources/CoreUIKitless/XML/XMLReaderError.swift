/// Why bytes are not an XML document that the package reads, and in which line.
struct XMLReaderError: Error, Hashable, Sendable {
    enum Reason: Hashable, Sendable {
        /// The document ends inside a tag, a comment or an element.
        case unexpectedEnd
        /// The markup breaks the grammar; the text says what was expected.
        case expected(String)
        /// An end tag closes an element that is not the innermost open one.
        case mismatchedEndTag(String)
        /// An attribute stands twice in one tag.
        case duplicateAttribute(String)
        /// A reference to an entity other than the five predefined ones and characters.
        case unknownEntity(String)
        /// The bytes are not UTF-8.
        case notUTF8
        /// More elements are open at once than the limit allows.
        case tooDeep(Int)
    }

    /// The line, from 1.
    let line: Int
    let reason: Reason
}

extension XMLReaderError: CustomStringConvertible {
    var description: String {
        switch reason {
        case .unexpectedEnd: "line \(line): the document ends too early"
        case .expected(let what): "line \(line): expected \(what)"
        case .mismatchedEndTag(let name): "line \(line): </\(name)> closes no open element"
        case .duplicateAttribute(let name): "line \(line): attribute \(name) stands twice"
        case .unknownEntity(let name): "line \(line): entity &\(name); is not expanded"
        case .notUTF8: "line \(line): not UTF-8"
        case .tooDeep(let limit): "line \(line): more than \(limit) elements are nested"
        }
    }
}
