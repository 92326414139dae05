/// How an active constraint determines the value of a variable.
public struct Influence: Equatable, Sendable {
    /// The constraint.
    public let constraint: ConstraintID

    /// By how much the variable moves when the constraint's constant is raised by 1, as long as the same constraints
    /// stay active.
    public let coefficient: Double

    /// The constraint's multipliers: by how much the sum of violations at each priority grows when the constraint's
    /// constant is raised by 1; only those that are not 0, highest priority first.
    public let multipliers: [Multiplier]

    /// The part of a multiplier that belongs to one priority.
    public struct Multiplier: Equatable, Sendable {
        /// The priority.
        public let priority: Priority

        /// The change of the sum of violations at this priority for each unit of the constant.
        public let value: Double
    }
}
