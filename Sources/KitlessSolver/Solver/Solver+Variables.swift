extension Solver {
    /// Makes a variable; its value is 0 until constraints say otherwise.
    ///
    /// - Returns: The variable.
    /// - Complexity: O(1) amortised.
    public func makeVariable() -> Variable { core.pointee.makeVariable() }

    /// Takes back a variable that no constraint mentions.
    ///
    /// Within ``update(_:)`` the variable is unknown from here on, and its constraints may go later in the same update:
    /// the update is refused if one that is in force at its end mentions the variable.
    ///
    /// - Parameter variable: The variable.
    /// - Throws: ``SolverError/unknownVariable(_:)``, or ``SolverError/variableInUse(_:)`` if a constraint in force
    ///   mentions it.
    /// - Complexity: O(1), except where the basis holds a row of a removed constraint with this variable.
    public func removeVariable(_ variable: Variable) throws(SolverError) {
        try core.pointee.removeVariable(variable)
    }

    /// Says whether a variable belongs to this solver.
    ///
    /// - Parameter variable: The variable.
    /// - Returns: Whether it was made here and not removed.
    /// - Complexity: O(1).
    public func contains(_ variable: Variable) -> Bool { core.pointee.contains(variable) }

    /// Returns the value of a variable in the current solution.
    ///
    /// - Parameter variable: The variable.
    /// - Returns: Its value; NaN for a variable that is not this solver's. Within ``update(_:)``, the value before it.
    /// - Complexity: O(1), but for the first read that follows suggestions, see ``suggest(_:for:)``.
    public func value(of variable: Variable) -> Double { core.pointee.value(of: variable) }

    /// Copies the values of many variables at once, which is faster than one by one.
    ///
    /// - Parameters:
    ///   - variables: The variables.
    ///   - values: Where their values go, in the same order; it gets as many elements. NaN stands for a variable that
    ///     is not this solver's.
    /// - Complexity: O(variables).
    public func copyValues(of variables: [Variable], to values: inout [Double]) {
        if values.count != variables.count { values = Array(repeating: 0, count: variables.count) }
        core.pointee.copyValues(of: variables, to: &values)
    }

    /// Returns the value of an expression in the current solution.
    ///
    /// - Parameter expression: The expression.
    /// - Returns: The sum of its terms and its constant; NaN if a variable is not this solver's.
    /// - Complexity: O(terms).
    public func value(of expression: Expression) -> Double {
        var sum = expression.constant
        for term in expression.terms { sum += term.coefficient * core.pointee.value(of: term.variable) }
        return sum
    }

    /// Hands over each variable whose value has changed since this was last called, with its new value.
    ///
    /// The first call hands over every variable. The order is deterministic, but otherwise says nothing.
    ///
    /// - Parameter body: Called once for each variable. It may use the solver; what it changes is handed over as well.
    /// - Complexity: O(changes).
    public func takeChanges(_ body: (Variable, Double) -> Void) {
        core.pointee.beginChanges()
        while let change = core.pointee.nextChange() {
            body(core.pointee.variable(change.variable), change.value)
            core.pointee.flush()
        }
    }

    /// Returns each variable whose value has changed since the changes were last taken.
    ///
    /// - Returns: The variables, in a deterministic order.
    /// - Complexity: O(changes).
    public func takeChanges() -> [Variable] {
        var variables: [Variable] = []
        takeChanges { variable, _ in variables.append(variable) }
        return variables
    }
}
