/// How the two sides of a constraint compare.
public enum Relation: Int8, Sendable, CaseIterable, BitwiseCopyable {
    /// The left side is at most the right side.
    case lessThanOrEqual = -1

    /// Both sides are equal.
    case equal = 0

    /// The left side is at least the right side.
    case greaterThanOrEqual = 1
}
