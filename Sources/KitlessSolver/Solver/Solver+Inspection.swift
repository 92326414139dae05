extension Solver {
    /// Returns how important a constraint is.
    ///
    /// - Parameter id: Its handle.
    /// - Returns: The priority, or `nil` if the constraint is not in force.
    /// - Complexity: O(1).
    public func priority(of id: ConstraintID) -> Priority? { core.pointee.priority(of: id) }

    /// Returns the right side of a constraint.
    ///
    /// - Parameter id: Its handle.
    /// - Returns: The constant, or `nil` if the constraint is not in force.
    /// - Complexity: O(1).
    public func constant(of id: ConstraintID) -> Double? { core.pointee.constant(of: id) }

    /// Returns by how much a constraint is violated.
    ///
    /// - Parameter id: Its handle.
    /// - Returns: The distance of the left side from what the constraint asks for, 0 where it holds; `nil` if it is not
    ///   in force.
    /// - Complexity: O(terms).
    public func violation(of id: ConstraintID) -> Double? { core.pointee.violation(of: id) }

    /// Whether the solution is the only one that is optimal.
    ///
    /// - Complexity: O(variables), and one solve for each variable that might be free.
    public var isUnique: Bool { core.pointee.hasUniqueSolution() }

    /// Says whether a variable has the same value in all optimal solutions.
    ///
    /// - Parameter variable: The variable.
    /// - Returns: Whether its value is determined; `false` for a variable that is not this solver's.
    /// - Complexity: One solve, and a trial change of the solution if the variable may be free.
    public func isDetermined(_ variable: Variable) -> Bool {
        contains(variable) && core.pointee.isDetermined(variable.index)
    }

    /// Returns along which directions the solution can move and stay optimal; nothing is changed.
    ///
    /// Each direction names the variables that move together and how fast. From the current solution, moving along any
    /// one of them by a small amount keeps every constraint's violation sums. Every variable that is not determined
    /// occurs in at least one of them.
    ///
    /// - Returns: The directions; none if the solution is unique.
    /// - Complexity: O(variables), and one solve or trial for each variable that might be free.
    public func freeDirections() -> [FreeDirection] { core.pointee.freeDirections() }

    /// Returns a direction along which the difference of two variables changes while the solution stays optimal.
    ///
    /// Two variables may both be free without any of ``freeDirections()`` changing their difference, which is free all
    /// the same: where two constraints that meet in the current solution both have to give way.
    ///
    /// - Parameters:
    ///   - first: A variable of this solver.
    ///   - second: Another one.
    /// - Returns: The direction, or `nil` if the difference is determined or a variable is not this solver's.
    /// - Complexity: One solve, and a trial change of the solution if the difference may be free.
    package func freeDirection(ofDifference first: Variable, _ second: Variable) -> FreeDirection? {
        guard contains(first), contains(second), first != second else { return nil }
        return core.pointee.freeDirection(ofDifference: first.index, second.index)
    }

    /// Returns which constraints determine the value of a variable at present.
    ///
    /// The value is the sum of `coefficient * constant` over the constraints returned, plus, for a variable that is not
    /// held by constraints alone, what free variables contribute.
    ///
    /// - Parameter variable: The variable.
    /// - Returns: The active constraints that its value depends on; empty for one that is free or not this solver's.
    /// - Complexity: One solve with the part of the basis that the variable depends on.
    public func explanation(of variable: Variable) -> [Influence] { core.pointee.explanation(of: variable) }
}
