/// One thing that an audit found.
public struct AuditFinding: Sendable, Hashable, Codable {
    /// How grave it is.
    public enum Severity: String, Sendable, Hashable, Codable, CaseIterable {
        /// Something is broken: an asset or a text will be missing, or wrong.
        case error
        /// Something is probably not meant.
        case warning
        /// Something could be better; does not count as a finding for the exit status.
        case note
    }

    /// What it is about; raw values are part of the JSON schema and stay.
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        /// An asset or a catalog file cannot be read.
        case unreadableAsset = "unreadable-asset"
        /// A catalog names a file that does not exist.
        case missingFile = "missing-file"
        /// Two assets have the same name.
        case duplicateName = "duplicate-name"
        /// A colour has no value for dark appearance.
        case missingDark = "missing-dark"
        /// A colour has no value for high contrast.
        case missingHighContrast = "missing-high-contrast"
        /// A strings file cannot be read, or not to its end.
        case unreadableStrings = "unreadable-strings"
        /// A language lacks a table that the reference language has.
        case missingTable = "missing-table"
        /// A language lacks a key that the reference language has.
        case missingKey = "missing-key"
        /// A language has a key that the reference language lacks.
        case extraKey = "extra-key"
        /// The arguments of a format differ between languages.
        case formatMismatch = "format-mismatch"
        /// A plural form that the language needs is missing.
        case missingPlural = "missing-plural"
        /// Two colours are closer than the contrast asked for.
        case lowContrast = "low-contrast"
        /// A pair names a colour that no catalog has.
        case unknownColor = "unknown-color"
    }

    /// How grave it is.
    public var severity: Severity
    /// What it is about.
    public var kind: Kind
    /// The file or folder, relative to the project.
    public var path: String
    /// The line in the file, counted from 1.
    public var line: Int?
    /// The language concerned.
    public var language: String?
    /// The key or asset concerned.
    public var name: String?
    /// What is wrong, in one line.
    public var message: String

    /// Creates a finding.
    ///
    /// - Parameters:
    ///   - severity: How grave it is.
    ///   - kind: What it is about.
    ///   - path: The file or folder, relative to the project.
    ///   - line: The line in the file.
    ///   - language: The language concerned.
    ///   - name: The key or asset concerned.
    ///   - message: What is wrong, in one line.
    public init(
        _ severity: Severity,
        _ kind: Kind,
        path: String,
        line: Int? = nil,
        language: String? = nil,
        name: String? = nil,
        message: String
    ) {
        self.severity = severity
        self.kind = kind
        self.path = path
        self.line = line
        self.language = language
        self.name = name
        self.message = message
    }
}

extension AuditFinding: CustomStringConvertible {
    /// One line: severity, kind, place, message.
    public var description: String {
        "\(severity.rawValue)  \(kind.rawValue)  \(place)  \(shownMessage)"
    }

    /// Path and line, without control characters.
    var place: String { CatalogProblem.Reason.printable(path, limit: .max) + (line.map { ":\($0)" } ?? "") }

    /// The message, without control characters and at most a few lines long.
    var shownMessage: String {
        CatalogProblem.Reason.printable(message, limit: CatalogProblem.Reason.messageLimit)
    }
}

extension AuditFinding {
    /// A problem of an asset or a strings file.
    init(_ problem: CatalogProblem, in folder: String, isAsset: Bool) {
        let path = CatalogFolder.join(folder, problem.path)
        switch problem.reason {
        case .duplicateName:
            self.init(.warning, .duplicateName, path: path, line: problem.line, message: "\(problem.reason)")
        case .missing where isAsset:
            self.init(.error, .missingFile, path: path, line: problem.line, message: "\(problem.reason)")
        default:
            let kind: Kind = isAsset ? .unreadableAsset : .unreadableStrings
            self.init(.error, kind, path: path, line: problem.line, message: "\(problem.reason)")
        }
    }
}
