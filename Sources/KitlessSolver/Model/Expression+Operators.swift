extension ExpressionConvertible {
    /// Adds two linear expressions.
    ///
    /// - Parameters:
    ///   - lhs: The first summand.
    ///   - rhs: The second summand.
    /// - Returns: The sum, with the terms of both in that order.
    /// - Complexity: O(terms).
    public static func + (lhs: Self, rhs: some ExpressionConvertible) -> Expression {
        var sum = lhs.expression
        let other = rhs.expression
        sum.terms += other.terms
        sum.constant += other.constant
        return sum
    }

    /// Subtracts a linear expression.
    ///
    /// - Parameters:
    ///   - lhs: What is subtracted from.
    ///   - rhs: What is subtracted.
    /// - Returns: The difference, with the terms of both in that order.
    /// - Complexity: O(terms).
    public static func - (lhs: Self, rhs: some ExpressionConvertible) -> Expression {
        lhs + -1 * rhs
    }

    /// Adds a number.
    ///
    /// - Parameters:
    ///   - lhs: The expression.
    ///   - rhs: The number.
    /// - Returns: The expression with its constant raised by the number.
    /// - Complexity: O(terms).
    public static func + (lhs: Self, rhs: Double) -> Expression {
        var sum = lhs.expression
        sum.constant += rhs
        return sum
    }

    /// Subtracts a number.
    ///
    /// - Parameters:
    ///   - lhs: The expression.
    ///   - rhs: The number.
    /// - Returns: The expression with its constant lowered by the number.
    /// - Complexity: O(terms).
    public static func - (lhs: Self, rhs: Double) -> Expression {
        lhs + -rhs
    }

    /// Adds an expression to a number.
    ///
    /// - Parameters:
    ///   - lhs: The number.
    ///   - rhs: The expression.
    /// - Returns: The expression with its constant raised by the number.
    /// - Complexity: O(terms).
    public static func + (lhs: Double, rhs: Self) -> Expression {
        rhs + lhs
    }

    /// Subtracts an expression from a number.
    ///
    /// - Parameters:
    ///   - lhs: The number.
    ///   - rhs: The expression.
    /// - Returns: The difference.
    /// - Complexity: O(terms).
    public static func - (lhs: Double, rhs: Self) -> Expression {
        -1 * rhs + lhs
    }

    /// Multiplies an expression with a number.
    ///
    /// - Parameters:
    ///   - lhs: The number.
    ///   - rhs: The expression.
    /// - Returns: The expression with every coefficient and the constant multiplied.
    /// - Complexity: O(terms).
    public static func * (lhs: Double, rhs: Self) -> Expression {
        let factor = rhs.expression
        return Expression(
            factor.terms.map { Term($0.variable, lhs * $0.coefficient) },
            constant: lhs * factor.constant
        )
    }

    /// Multiplies an expression with a number.
    ///
    /// - Parameters:
    ///   - lhs: The expression.
    ///   - rhs: The number.
    /// - Returns: The expression with every coefficient and the constant multiplied.
    /// - Complexity: O(terms).
    public static func * (lhs: Self, rhs: Double) -> Expression {
        rhs * lhs
    }

    /// Divides an expression by a number.
    ///
    /// - Parameters:
    ///   - lhs: The expression.
    ///   - rhs: The number; 0 makes numbers that the solver refuses as not finite.
    /// - Returns: The expression with every coefficient and the constant divided.
    /// - Complexity: O(terms).
    public static func / (lhs: Self, rhs: Double) -> Expression {
        let dividend = lhs.expression
        return Expression(
            dividend.terms.map { Term($0.variable, $0.coefficient / rhs) },
            constant: dividend.constant / rhs
        )
    }

    /// Changes the sign of an expression.
    ///
    /// - Parameter operand: The expression.
    /// - Returns: The expression with every coefficient and the constant negated.
    /// - Complexity: O(terms).
    public static prefix func - (operand: Self) -> Expression {
        -1 * operand
    }
}
