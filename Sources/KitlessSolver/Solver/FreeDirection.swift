/// A direction in which an ambiguous solution can move without getting worse.
public struct FreeDirection: Equatable, Sendable {
    /// The variables that move together, each with how fast it moves.
    public let terms: [Term]

    /// How far the solution can move along the direction before it gets worse or breaks a constraint; infinite if there
    /// is no end.
    public let extent: Double
}
