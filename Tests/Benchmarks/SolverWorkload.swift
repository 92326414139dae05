import Foundation
import KitlessSolver

/// A solver workload in the neutral text format that all drivers read.
struct SolverWorkload {
    struct Row {
        var priority: Double
        var constant: Double
        var relation: Relation
        var firstTerm: Int32
        var termCount: Int32
    }

    enum Statement {
        case phase(String, units: Double)
        case add(Int)
        case addAll
        case remove(Int)
        case edit(Int, priority: Double)
        case unedit(Int)
        case suggest(Int, Double)
        case read
        case `repeat`(Int)
        case end
        case expect(Int, Double, tolerance: Double)
        case expectError(String)
    }

    struct ParseError: Error, CustomStringConvertible {
        let description: String
    }

    private(set) var name = ""
    private(set) var variables: [String] = []
    private(set) var rows: [Row] = []
    private(set) var termVariables: [Int32] = []
    private(set) var termCoefficients: [Double] = []
    private(set) var script: [Statement] = []

    init(contentsOf path: String) throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        var variablePlaces: [String: Int] = [:]
        var rowPlaces: [String: Int] = [:]
        for line in data.split(separator: UInt8(ascii: "\n")) {
            var words = Words(line)
            guard let word = words.next(), !word.hasPrefix("#") else { continue }
            switch word {
            case "solverbench", "weight", "begin":
                break
            case "name":
                name = words.next() ?? ""
            case "var":
                let variable = try words.text()
                variablePlaces[variable] = variables.count
                variables.append(variable)
            case "con":
                rowPlaces[try words.text()] = rows.count
                try readRow(&words, variablePlaces)
            default:
                script.append(try Self.statement(word, &words, variablePlaces, rowPlaces))
            }
        }
    }

    private mutating func readRow(_ words: inout Words, _ places: [String: Int]) throws {
        let priority = try words.number()
        let relation: Relation =
            switch try words.text() {
            case "==": .equal
            case "<=": .lessThanOrEqual
            default: .greaterThanOrEqual
            }
        let constant = try words.number()
        let count = Int32(try words.number())
        rows.append(
            Row(
                priority: priority,
                constant: -constant,
                relation: relation,
                firstTerm: Int32(termVariables.count),
                termCount: count
            )
        )
        for _ in 0..<count {
            termCoefficients.append(try words.number())
            termVariables.append(Int32(try words.place(in: places)))
        }
    }

    private static func statement(
        _ word: String,
        _ words: inout Words,
        _ variables: [String: Int],
        _ rows: [String: Int]
    ) throws -> Statement {
        switch word {
        case "phase": return .phase(try words.text(), units: try words.number())
        case "add":
            let row = try words.text()
            if row == "*" { return .addAll }
            guard let place = rows[row] else { throw ParseError(description: "unknown constraint \(row)") }
            return .add(place)
        case "remove": return .remove(try words.place(in: rows))
        case "edit": return .edit(try words.place(in: variables), priority: try words.number())
        case "unedit": return .unedit(try words.place(in: variables))
        case "suggest": return .suggest(try words.place(in: variables), try words.number())
        case "read": return .read
        case "repeat": return .repeat(Int(try words.number()))
        case "end": return .end
        case "expect":
            return .expect(
                try words.place(in: variables),
                try words.number(),
                tolerance: try words.number()
            )
        case "expectError": return .expectError(try words.text())
        default: throw ParseError(description: "unknown word \(word)")
        }
    }

    /// The words of one line.
    private struct Words {
        private var rest: Data.SubSequence

        init(_ line: Data.SubSequence) {
            rest = line
        }

        mutating func next() -> String? {
            rest = rest.drop { $0 == UInt8(ascii: " ") }
            if rest.isEmpty { return nil }
            let word = rest.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\r") }
            rest = rest.dropFirst(word.count)
            return String(decoding: word, as: UTF8.self)
        }

        mutating func text() throws -> String {
            guard let word = next() else { throw ParseError(description: "a line ends early") }
            return word
        }

        mutating func number() throws -> Double {
            let word = try text()
            guard let number = Double(word) else { throw ParseError(description: "\(word) is no number") }
            return number
        }

        mutating func place(in places: [String: Int]) throws -> Int {
            let word = try text()
            guard let place = places[word] else { throw ParseError(description: "unknown name \(word)") }
            return place
        }
    }
}
