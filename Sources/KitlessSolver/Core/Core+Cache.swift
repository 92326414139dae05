extension Core {
    /// Brings all values up to date.
    mutating func flush() {}

    /// Takes a new constant of a constraint, if only values change that the cache knows.
    mutating func followsCache(_ constraint: Int32, _ constant: Double) -> Bool { false }
}
