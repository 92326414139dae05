/// Why a string cannot be had.
public struct StringLookupError: Error, Sendable, Hashable {
    /// The key.
    public var key: String
    /// The table.
    public var table: String
    /// Why, in words.
    public var reason: String
    /// What is wrong with the table's files.
    public var problems: [CatalogProblem]

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - table: The table.
    ///   - reason: Why, in words.
    ///   - problems: What is wrong with the table's files.
    public init(key: String, table: String, reason: String, problems: [CatalogProblem] = []) {
        self.key = key
        self.table = table
        self.reason = reason
        self.problems = problems
    }
}

extension StringLookupError: CustomStringConvertible {
    /// One line that names key, table and reasons.
    public var description: String {
        let shown = (CatalogProblem.Reason.printable(key), CatalogProblem.Reason.printable(table))
        let reasons = [reason] + problems.map(\.description)
        return "no string for '\(shown.0)' in table \(shown.1): " + reasons.joined(separator: "; ")
    }
}
