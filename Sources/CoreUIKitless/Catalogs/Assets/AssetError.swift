/// Why an asset cannot be had: there is none of the name, or none that fits, or its files are broken.
public struct AssetError: Error, Sendable, Hashable {
    /// What was asked for.
    public var kind: AssetKind
    /// The full name that was asked for, namespaces included.
    public var name: String
    /// What is wrong with the asset's files; empty if there is no asset of that name.
    public var problems: [CatalogProblem]
    /// Whether there is an asset of that name.
    public var exists: Bool
    /// A name that differs only in upper and lower case, if there is one.
    public var similarName: String?

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - kind: What was asked for.
    ///   - name: The full name.
    ///   - problems: What is wrong with the asset's files.
    ///   - exists: Whether there is an asset of that name.
    ///   - similarName: A name that differs only in upper and lower case.
    public init(
        kind: AssetKind,
        name: String,
        problems: [CatalogProblem] = [],
        exists: Bool = false,
        similarName: String? = nil
    ) {
        self.kind = kind
        self.name = name
        self.problems = problems
        self.exists = exists
        self.similarName = similarName
    }
}

extension AssetError: CustomStringConvertible {
    /// One line that names the asset and the reasons.
    public var description: String {
        let shown = CatalogProblem.Reason.printable(name)
        var reasons = problems.map(\.description)
        if let similarName { reasons.append("there is '\(similarName)'") }
        let what = exists ? "no value of \(kind.noun) '\(shown)' can be used" : "no \(kind.noun) named '\(shown)'"
        return reasons.isEmpty ? what : what + ": " + reasons.joined(separator: "; ")
    }
}
