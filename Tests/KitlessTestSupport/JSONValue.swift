public import Foundation

/// A JSON value as tests read it: absent keys and values of another type are `nil`, never a trap.
///
/// Numbers are the doubles nearest to the text, which is why this goes through `JSONDecoder`: the numbers of
/// `JSONSerialization` are a few units in the last place off on Linux. The words that the vectors use for non-finite
/// numbers (`"nan"`, `"inf"`, `"-inf"`, `"NaN"`, `"Infinity"`, `"-Infinity"`) read as those.
public enum JSONValue: Sendable, Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([JSONValue])
    case object([String: JSONValue])

    /// Parses one JSON text.
    public init(parsing data: Data) throws {
        self = try JSONDecoder().decode(JSONValue.self, from: data)
    }

    /// Parses every non-empty line of a file as a JSON text of its own.
    public static func lines(of file: URL) throws -> [JSONValue] {
        try Data(contentsOf: file)
            .split(separator: UInt8(ascii: "\n"))
            .map { try JSONValue(parsing: Data($0)) }
    }

    /// Whether the value is absent or `null`.
    public var isNull: Bool { self == .null }

    /// The value for a key of an object.
    public subscript(key: String) -> JSONValue {
        if case .object(let members) = self { members[key] ?? .null } else { .null }
    }

    /// The element of an array.
    public subscript(index: Int) -> JSONValue {
        guard case .list(let elements) = self, elements.indices.contains(index) else { return .null }
        return elements[index]
    }

    /// The keys of an object, sorted.
    public var keys: [String] {
        if case .object(let members) = self { members.keys.sorted() } else { [] }
    }

    /// The elements of an array.
    public var array: [JSONValue]? {
        if case .list(let elements) = self { elements } else { nil }
    }

    /// A text.
    public var string: String? {
        if case .text(let text) = self { text } else { nil }
    }

    /// A truth value.
    public var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    /// A whole number.
    public var int: Int? { double.flatMap { Int(exactly: $0) } }

    /// A number, finite or spelled as a word.
    public var double: Double? {
        switch self {
        case .number(let number): number
        case .text("nan"), .text("NaN"): .nan
        case .text("inf"), .text("Infinity"): .infinity
        case .text("-inf"), .text("-Infinity"): -.infinity
        default: nil
        }
    }

    /// An array of numbers, `nil` if any element is not a number.
    public var doubles: [Double]? {
        guard let array else { return nil }
        let numbers = array.compactMap(\.double)
        return numbers.count == array.count ? numbers : nil
    }
}

extension JSONValue: Decodable {
    /// Reads any JSON value.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // The most frequent kinds first: each attempt that fails costs an error value.
        if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let elements = try? container.decode([JSONValue].self) {
            self = .list(elements)
        } else if let members = try? container.decode([String: JSONValue].self) {
            self = .object(members)
        } else if container.decodeNil() {
            self = .null
        } else {
            self = .bool(try container.decode(Bool.self))
        }
    }
}
