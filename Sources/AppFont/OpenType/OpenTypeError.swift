/// Why bytes cannot be read as a font.
public enum OpenTypeError: Error, Hashable, Sendable {
    /// The file does not begin like a TrueType or OpenType font; its first four bytes are given as a number.
    case unknownFormat(UInt32)

    /// The file ends before what the named part needs; `header` is the file's own beginning.
    case truncated(table: String)

    /// A table that text cannot be measured without is missing.
    case missingTable(String)

    /// Two tables claim the same bytes.
    case overlappingTables(String, String)

    /// A table holds a value that its specification forbids: which table and what is wrong.
    case malformedTable(String, reason: String)

    /// A collection has no font of the index.
    case noFont(index: Int, count: Int)
}

extension OpenTypeError: CustomStringConvertible {
    /// The reason in a sentence.
    public var description: String {
        switch self {
        case .unknownFormat(let tag): "the file begins with 0x\(String(tag, radix: 16)), not like a font"
        case .truncated(let table): "the file ends inside \(table)"
        case .missingTable(let table): "the table \(table) is missing"
        case .overlappingTables(let first, let second): "the tables \(first) and \(second) overlap"
        case .malformedTable(let table, let reason): "the table \(table) is malformed: \(reason)"
        case .noFont(let index, let count): "there is no font \(index) in a collection of \(count)"
        }
    }
}
