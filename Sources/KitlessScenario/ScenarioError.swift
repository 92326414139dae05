public import CoreUIKitless

/// What is wrong with a scenario, and where.
public struct ScenarioError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The name of the file.
    public let file: String

    /// The path of the value, such as `constraints[3].priority`; empty for the whole file.
    public let key: String

    /// What is wrong.
    public let reason: String

    /// The mistake in a constraint, if it is one.
    public let layoutError: LayoutError?

    /// The identifier of the constraint at fault, if there is one.
    public let constraint: String?

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - file: The name of the file.
    ///   - key: The path of the value.
    ///   - reason: What is wrong.
    ///   - layoutError: The mistake in a constraint.
    ///   - constraint: The identifier of the constraint at fault.
    public init(
        file: String,
        key: String,
        reason: String,
        layoutError: LayoutError? = nil,
        constraint: String? = nil
    ) {
        self.file = file
        self.key = key
        self.reason = reason
        self.layoutError = layoutError
        self.constraint = constraint
    }

    /// File, key and reason in one line.
    public var description: String { key.isEmpty ? "\(file): \(reason)" : "\(file): \(key): \(reason)" }
}
