/// Why data cannot be read as a symbol template.
public enum SymbolTemplateError: Error, Hashable, Sendable {
    /// The bytes are not UTF-8, or hold a byte that XML does not allow.
    case notText

    /// The text is not well-formed XML: what is wrong and the line it is on, counted from 1.
    case malformed(reason: String, line: Int)

    /// The root element is not `svg`; its name is given.
    case notSVG(root: String)
}

extension SymbolTemplateError: CustomStringConvertible {
    /// The reason in a sentence.
    public var description: String {
        switch self {
        case .notText: "the file is not UTF-8 text"
        case .malformed(let reason, let line): "line \(line): \(reason)"
        case .notSVG(let root): "the root element is <\(root)>, not <svg>"
        }
    }
}
