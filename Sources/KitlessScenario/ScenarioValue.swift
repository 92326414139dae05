import CoreUIKitless
import Foundation

/// A value of a scenario, which knows where it stands.
struct ScenarioValue {
    enum Content: Equatable {
        case null
        case bool(Bool)
        case number(Double)
        case text(String)
        case list([Content])
        case object([String: Content])
    }

    let content: Content
    let key: String
    let file: String

    init(_ content: Content, key: String, file: String) {
        self.content = content
        self.key = key
        self.file = file
    }

    /// Parses a file.
    init(parsing data: Data, file: String) throws(ScenarioError) {
        do {
            self.init(try JSONDecoder().decode(Content.self, from: data), key: "", file: file)
        } catch {
            throw ScenarioError(file: file, key: "", reason: "not JSON: \(Self.reason(of: error))")
        }
    }

    private static func reason(of error: any Error) -> String {
        guard case .dataCorrupted(let context) = error as? DecodingError else { return "\(error)" }
        let underlying = context.underlyingError.map { ": \(($0 as NSError).userInfo["NSDebugDescription"] ?? $0)" }
        return context.debugDescription + (underlying ?? "")
    }

    /// An error at this value; for one in a constraint, with the mistake and the constraint's name.
    func error(_ reason: String, layoutError: LayoutError? = nil, constraint: String? = nil) -> ScenarioError {
        ScenarioError(file: file, key: key, reason: reason, layoutError: layoutError, constraint: constraint)
    }

    var isNull: Bool { content == .null }

    /// The value of a key; null if there is none.
    subscript(name: String) -> ScenarioValue {
        let path = key.isEmpty ? name : "\(key).\(name)"
        if case .object(let members) = content, let member = members[name] {
            return ScenarioValue(member, key: path, file: file)
        }
        return ScenarioValue(.null, key: path, file: file)
    }

    func object(allowing known: Set<String>) throws(ScenarioError) {
        guard case .object(let members) = content else { throw error("an object is expected") }
        if let unknown = members.keys.filter({ !known.contains($0) }).min() {
            throw self[unknown].error("unknown key")
        }
    }

    /// The names of an object's members, sorted.
    func names() throws(ScenarioError) -> [String] {
        guard case .object(let members) = content else { throw error("an object is expected") }
        return members.keys.sorted()
    }

    /// The elements of a list; none for null.
    func list() throws(ScenarioError) -> [ScenarioValue] {
        if isNull { return [] }
        guard case .list(let elements) = content else { throw error("a list is expected") }
        return elements.enumerated().map { ScenarioValue($1, key: "\(key)[\($0)]", file: file) }
    }

    func text() throws(ScenarioError) -> String {
        guard case .text(let text) = content else { throw error("a text is expected") }
        return text
    }

    func bool() throws(ScenarioError) -> Bool {
        guard case .bool(let bool) = content else { throw error("true or false is expected") }
        return bool
    }

    /// A number, also one that is not finite, spelled as a word.
    func anyNumber() throws(ScenarioError) -> Double {
        switch content {
        case .number(let number): return number
        case .text("nan"), .text("NaN"): return .nan
        case .text("inf"), .text("Infinity"): return .infinity
        case .text("-inf"), .text("-Infinity"): return -.infinity
        default: throw error("a number is expected")
        }
    }

    func number() throws(ScenarioError) -> Double {
        let number = try anyNumber()
        guard number.isFinite else { throw error("a finite number is expected") }
        return number
    }

    func index() throws(ScenarioError) -> Int {
        guard let index = Int(exactly: try number()), index >= 0 else {
            throw error("a whole number that is not negative is expected")
        }
        return index
    }

    /// A list of so many numbers.
    func numbers(_ count: Int) throws(ScenarioError) -> [Double] {
        let elements = try list()
        guard elements.count == count else { throw error("\(count) numbers are expected") }
        var numbers: [Double] = []
        for element in elements { numbers.append(try element.number()) }
        return numbers
    }

    /// A list of two numbers, each of which may be null.
    func optionalPair() throws(ScenarioError) -> (Double?, Double?) {
        let elements = try list()
        guard elements.count == 2 else { throw error("2 numbers are expected") }
        return (
            elements[0].isNull ? nil : try elements[0].anyNumber(),
            elements[1].isNull ? nil : try elements[1].anyNumber()
        )
    }

    /// One of the cases of an enumeration.
    func choice<Choice: RawRepresentable>(_ type: Choice.Type) throws(ScenarioError) -> Choice
    where Choice.RawValue == String {
        let text = try text()
        guard let choice = Choice(rawValue: text) else { throw error("unknown value \"\(text)\"") }
        return choice
    }
}

extension ScenarioValue.Content: Decodable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let elements = try? container.decode([Self].self) {
            self = .list(elements)
        } else if let members = try? container.decode([String: Self].self) {
            self = .object(members)
        } else if container.decodeNil() {
            self = .null
        } else {
            self = .bool(try container.decode(Bool.self))
        }
    }
}
