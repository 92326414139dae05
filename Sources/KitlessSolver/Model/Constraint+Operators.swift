extension Constraint {
    /// Brings all terms to the left side and all numbers to the right side.
    fileprivate convenience init(
        comparing lhs: some ExpressionConvertible,
        _ relation: Relation,
        _ rhs: some ExpressionConvertible
    ) {
        let difference = lhs.expression - rhs
        self.init(difference.terms, relation, 0 - difference.constant)
    }
}

extension ExpressionConvertible {
    /// Demands that an expression is equal to an expression.
    ///
    /// - Parameters:
    ///   - lhs: The left side.
    ///   - rhs: The right side.
    /// - Returns: The required constraint.
    /// - Complexity: O(terms).
    public static func == (lhs: Self, rhs: some ExpressionConvertible) -> Constraint {
        Constraint(comparing: lhs, .equal, rhs)
    }

    /// Demands that an expression is equal to a number.
    ///
    /// - Parameters:
    ///   - lhs: The left side.
    ///   - rhs: The right side.
    /// - Returns: The required constraint.
    /// - Complexity: O(terms).
    public static func == (lhs: Self, rhs: Double) -> Constraint {
        Constraint(comparing: lhs, .equal, Expression(constant: rhs))
    }

    /// Demands that a number is equal to an expression.
    ///
    /// - Parameters:
    ///   - lhs: The left side.
    ///   - rhs: The right side.
    /// - Returns: The required constraint.
    /// - Complexity: O(terms).
    public static func == (lhs: Double, rhs: Self) -> Constraint {
        Constraint(comparing: Expression(constant: lhs), .equal, rhs)
    }

    /// Demands that an expression is at most an expression.
    ///
    /// - Parameters:
    ///   - lhs: The left side.
    ///   - rhs: The right side.
    /// - Returns: The required constraint.
    /// - Complexity: O(terms).
    public static func <= (lhs: Self, rhs: some ExpressionConvertible) -> Constraint {
        Constraint(comparing: lhs, .lessThanOrEqual, rhs)
    }

    /// Demands that an expression is at most a number.
    ///
    /// - Parameters:
    ///   - lhs: The left side.
    ///   - rhs: The right side.
    /// - Returns: The required constraint.
    /// - Complexity: O(terms).
    public static func <= (lhs: Self, rhs: Double) -> Constraint {
        Constraint(comparing: lhs, .lessThanOrEqual, Expression(constant: rhs))
    }

    /// Demands that a number is at most an expression.
    ///
    /// - Parameters:
    ///   - lhs: The left side.
    ///   - rhs: The right side.
    /// - Returns: The required constraint.
    /// - Complexity: O(terms).
    public static func <= (lhs: Double, rhs: Self) -> Constraint {
        Constraint(comparing: Expression(constant: lhs), .lessThanOrEqual, rhs)
    }

    /// Demands that an expression is at least an expression.
    ///
    /// - Parameters:
    ///   - lhs: The left side.
    ///   - rhs: The right side.
    /// - Returns: The required constraint.
    /// - Complexity: O(terms).
    public static func >= (lhs: Self, rhs: some ExpressionConvertible) -> Constraint {
        Constraint(comparing: lhs, .greaterThanOrEqual, rhs)
    }

    /// Demands that an expression is at least a number.
    ///
    /// - Parameters:
    ///   - lhs: The left side.
    ///   - rhs: The right side.
    /// - Returns: The required constraint.
    /// - Complexity: O(terms).
    public static func >= (lhs: Self, rhs: Double) -> Constraint {
        Constraint(comparing: lhs, .greaterThanOrEqual, Expression(constant: rhs))
    }

    /// Demands that a number is at least an expression.
    ///
    /// - Parameters:
    ///   - lhs: The left side.
    ///   - rhs: The right side.
    /// - Returns: The required constraint.
    /// - Complexity: O(terms).
    public static func >= (lhs: Double, rhs: Self) -> Constraint {
        Constraint(comparing: Expression(constant: lhs), .greaterThanOrEqual, rhs)
    }
}
