extension Solver {
    /// Makes a variable an edit variable: from now on a value can be suggested for it.
    ///
    /// This adds the constraint `variable == 0` at the given priority; ``suggest(_:for:)`` changes its constant.
    ///
    /// - Parameters:
    ///   - variable: The variable.
    ///   - priority: How strongly it follows suggestions, below required.
    /// - Returns: The handle of the constraint, which may also be changed and removed like any other.
    /// - Throws: ``SolverError/unknownVariable(_:)``, ``SolverError/duplicateEditVariable(_:)``, or
    ///   ``SolverError/invalidPriority(_:)``, also for a required one.
    /// - Complexity: As ``add(terms:_:constant:priority:)``.
    @discardableResult
    public func beginEditing(_ variable: Variable, priority: Priority) throws(SolverError) -> ConstraintID {
        try core.pointee.beginEditing(variable, priority)
    }

    /// Suggests a value for an edit variable.
    ///
    /// Only the last suggestion for each of up to four variables before something is read or another change is made is
    /// carried out; which of several equally good solutions the ones before would have led to is never seen.
    ///
    /// - Parameters:
    ///   - value: The value; any finite number.
    ///   - variable: The edit variable.
    /// - Throws: ``SolverError/unknownVariable(_:)``, ``SolverError/unknownEditVariable(_:)`` or
    ///   ``SolverError/invalidNumber(_:)``. A suggestion cannot be unsatisfiable.
    /// - Complexity: O(1), and nothing is allocated; the values follow when they are read. If the same constraints stay
    ///   active as after the previous suggestion, that takes O(variables that it moves); otherwise one or more steps,
    ///   each a solve with the part of the basis that depends on the variable.
    public func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
        try core.pointee.suggest(value, for: variable)
    }

    /// Ends editing a variable, and removes the constraint that held it at the suggested value.
    ///
    /// - Parameter variable: The edit variable.
    /// - Throws: ``SolverError/unknownVariable(_:)`` or ``SolverError/unknownEditVariable(_:)``.
    /// - Complexity: As ``remove(_:)-(ConstraintID)``.
    public func endEditing(_ variable: Variable) throws(SolverError) {
        try core.pointee.endEditing(variable)
    }

    /// Returns the constraint that holds an edit variable at the suggested value.
    ///
    /// - Parameter variable: The variable.
    /// - Returns: The handle that ``beginEditing(_:priority:)`` returned; `nil` if the variable is not being edited.
    /// - Complexity: O(1).
    public func edit(of variable: Variable) -> ConstraintID? {
        guard isEditing(variable) else { return nil }
        return core.pointee.edit(of: variable)
    }

    /// Says whether a variable is being edited.
    ///
    /// - Parameter variable: The variable.
    /// - Returns: Whether values can be suggested for it.
    /// - Complexity: O(1).
    public func isEditing(_ variable: Variable) -> Bool { core.pointee.isEditing(variable) }
}
