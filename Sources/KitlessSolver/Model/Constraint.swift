/// A linear constraint: `terms relation constant`, at a priority.
///
/// Write constraints with operators and pass them to ``Solver/add(_:)``:
///
/// ```swift
/// try solver.add(label.left == icon.right + 8)
/// try solver.add((label.width >= 120).withPriority(.defaultHigh))
/// ```
///
/// A constraint has identity: adding the same object twice is an error, while two objects that say the same count
/// twice. Code that is generated, or that adds very many constraints, can do without objects: see
/// ``Solver/add(terms:_:constant:priority:)``.
public final class Constraint: Sendable {
    /// The terms of all variables, brought to the left side.
    public let terms: [Term]

    /// How the terms compare with the constant.
    public let relation: Relation

    /// The number on the right side.
    public let constant: Double

    /// How important the constraint is when it is added; ``Solver`` can change it later.
    public let priority: Priority

    /// Creates a constraint from its normal form.
    ///
    /// - Parameters:
    ///   - terms: The terms on the left side.
    ///   - relation: How both sides compare.
    ///   - constant: The number on the right side.
    ///   - priority: How important the constraint is.
    /// - Complexity: O(1).
    public init(
        _ terms: [Term],
        _ relation: Relation,
        _ constant: Double,
        priority: Priority = .required
    ) {
        self.terms = terms
        self.relation = relation
        self.constant = constant
        self.priority = priority
    }

    /// Returns the same constraint at another priority, as an object of its own.
    ///
    /// - Parameter priority: The priority.
    /// - Returns: The new constraint.
    /// - Complexity: O(1).
    public func withPriority(_ priority: Priority) -> Constraint {
        Constraint(terms, relation, constant, priority: priority)
    }
}

extension Constraint: Equatable, Hashable {
    /// Says whether both are the same object.
    ///
    /// - Parameters:
    ///   - lhs: One constraint.
    ///   - rhs: Another constraint.
    /// - Returns: Whether they are identical.
    /// - Complexity: O(1).
    public static func == (lhs: Constraint, rhs: Constraint) -> Bool { lhs === rhs }

    /// Feeds the identity of the object.
    ///
    /// - Parameter hasher: Where to.
    /// - Complexity: O(1).
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
