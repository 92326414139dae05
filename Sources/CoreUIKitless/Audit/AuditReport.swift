import Foundation

/// What an audit found, and how much it looked at.
///
/// As JSON it is an object with `schema` (1), the counts, and `findings`, a list of objects with `severity`, `kind`,
/// `path`, `message`, and where they make sense `line`, `language`, `name`. Keys may be added; none is removed or
/// changes its meaning within a schema.
public struct AuditReport: Sendable, Hashable, Codable {
    /// The version of the JSON schema.
    public let schema: Int
    /// How many asset catalogs there are.
    public var catalogs = 0
    /// How many assets they hold.
    public var assets = 0
    /// How many strings files there are.
    public var stringFiles = 0
    /// How many texts they hold.
    public var strings = 0
    /// What was found, sorted by path.
    public var findings: [AuditFinding] = []
    /// How many more findings there were than a report keeps, 100,000; `nil`, and absent from JSON, if there were none.
    public private(set) var omittedFindings: Int?

    /// Makes a report of nothing.
    public init() {
        schema = 1
    }

    /// Whether there is nothing but notes.
    public var isClean: Bool { omittedFindings == nil && findings.allSatisfy { $0.severity == .note } }

    /// Languages in which nearly everything is missing must not fill the memory.
    private static let findingLimit = 100_000

    /// Keeps a finding, or counts it if there are too many already.
    mutating func add(_ finding: AuditFinding) {
        if findings.count < Self.findingLimit {
            findings.append(finding)
        } else {
            omittedFindings = (omittedFindings ?? 0) + 1
        }
    }

    /// Keeps findings, or counts those that are too many.
    mutating func add(_ findings: some Sequence<AuditFinding>) {
        for finding in findings { add(finding) }
    }

    /// The report as JSON, with sorted keys.
    public var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Nothing in a report can fail to be encoded: it holds texts and whole numbers alone.
        let data = (try? encoder.encode(self)) ?? Data()
        return String(decoding: data, as: UTF8.self)
    }

    /// The report as a table for people: a line for each finding, then one with the figures.
    public var table: String {
        let severities = findings.map(\.severity.rawValue.count).max() ?? 0
        let kinds = findings.map(\.kind.rawValue.count).max() ?? 0
        let lines = findings.map { finding in
            finding.severity.rawValue.padding(toLength: severities, withPad: " ", startingAt: 0) + "  "
                + finding.kind.rawValue.padding(toLength: kinds, withPad: " ", startingAt: 0) + "  "
                + finding.place + ": " + finding.shownMessage
        }
        func count(_ severity: AuditFinding.Severity) -> Int { findings.filter { $0.severity == severity }.count }
        let figures = """
            \(catalogs) catalogs with \(assets) assets, \(stringFiles) strings files with \(strings) texts: \
            \(count(.error)) errors, \(count(.warning)) warnings, \(count(.note)) notes\
            \(omittedFindings.map { ", \($0) more left out" } ?? "")
            """
        return (lines + [figures]).joined(separator: "\n")
    }
}
