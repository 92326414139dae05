/// A variable times a coefficient.
public struct Term: Equatable, Sendable {
    /// The variable.
    public var variable: Variable

    /// What the variable is multiplied with; any finite number.
    public var coefficient: Double

    /// Creates the product of a variable and a number.
    ///
    /// - Parameters:
    ///   - variable: The variable.
    ///   - coefficient: What it is multiplied with.
    /// - Complexity: O(1).
    public init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}
