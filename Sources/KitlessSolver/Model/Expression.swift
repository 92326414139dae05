/// A linear expression: a sum of terms and a constant.
///
/// ```swift
/// let centre = left + 0.5 * width
/// ```
///
/// A variable may occur in several terms; the solver adds their coefficients.
public struct Expression: Equatable, Sendable {
    /// The terms, in the order in which they were written.
    public var terms: [Term]

    /// The number that is added to the terms.
    public var constant: Double

    /// Creates an expression.
    ///
    /// - Parameters:
    ///   - terms: The terms; none makes a constant.
    ///   - constant: The number that is added to them.
    /// - Complexity: O(1).
    public init(_ terms: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }
}

/// What can stand in a linear expression: a variable, a term or an expression.
public protocol ExpressionConvertible {
    /// The same as an expression.
    var expression: Expression { get }
}

extension Variable: ExpressionConvertible {
    /// The variable alone, with coefficient 1.
    ///
    /// - Complexity: O(1).
    public var expression: Expression { Expression([Term(self)]) }
}

extension Term: ExpressionConvertible {
    /// The term alone.
    ///
    /// - Complexity: O(1).
    public var expression: Expression { Expression([self]) }
}

extension Expression: ExpressionConvertible {
    /// The expression itself.
    ///
    /// - Complexity: O(1).
    public var expression: Expression { self }
}
