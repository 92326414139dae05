public import Foundation
import XCTest

/// Counts the cases of one file of ground truth and says so in one line.
///
/// ```swift
/// for file in try Vectors.files(of: "color", withExtension: "jsonl") {
///     try VectorTally.run(file, area: "color") { line in
///         line["op"].string == "…" ? nil : "unknown operation"
///     }
/// }
/// // VECTORS color/hex.jsonl: 296 run, 0 failed
/// ```
public struct VectorTally {
    private let name: String
    private var run = 0
    private var failures: [String] = []

    /// Starts counting for one file.
    ///
    /// - Parameters:
    ///   - file: The file of cases.
    ///   - area: The area's name.
    public init(file: URL, area: String) {
        name = "\(area)/\(file.lastPathComponent)"
    }

    /// Counts one case.
    ///
    /// - Parameters:
    ///   - id: What the case is called.
    ///   - failure: Why it failed, or `nil`.
    public mutating func count(_ id: String, failure: String?) {
        run += 1
        if let failure { failures.append("\(id): \(failure)") }
    }

    /// Prints the line, and fails the test with the first failures if there are any or if nothing was run.
    public func report() {
        print("VECTORS \(name): \(run) run, \(failures.count) failed")
        if run == 0 { XCTFail("\(name) holds no case") }
        if !failures.isEmpty {
            XCTFail("\(name): \(failures.count) of \(run) failed\n" + failures.prefix(20).joined(separator: "\n"))
        }
    }

    /// Judges every line of a JSON Lines file and reports.
    ///
    /// - Parameters:
    ///   - file: The file of cases.
    ///   - area: The area's name.
    ///   - judge: Returns why a case failed, or `nil`. An unknown operation is a failure.
    /// - Throws: What reading throws; an unreadable line counts as a failed case instead.
    public static func run(_ file: URL, area: String, judge: (JSONValue) -> String?) throws {
        var tally = VectorTally(file: file, area: area)
        for (number, line) in try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")).enumerated() {
            guard let value = try? JSONValue(parsing: Data(line)) else {
                tally.count("line \(number + 1)", failure: "not JSON")
                continue
            }
            tally.count(value["id"].string ?? "line \(number + 1)", failure: judge(value))
        }
        tally.report()
    }
}
