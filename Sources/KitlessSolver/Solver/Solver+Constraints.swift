extension Solver {
    /// Adds the constraint `terms relation constant`.
    ///
    /// This is the way for generated code: no object is made for the constraint.
    ///
    /// - Parameters:
    ///   - terms: The terms of the left side; terms of the same variable are added up. Without terms the constraint
    ///     compares 0 with the constant.
    ///   - relation: How both sides compare.
    ///   - constant: The right side; any finite number.
    ///   - priority: How important it is.
    /// - Returns: The handle of the constraint.
    /// - Throws: ``SolverError/unsatisfiable(conflict:)`` with the new constraint first in the conflict,
    ///   ``SolverError/unknownVariable(_:)``, ``SolverError/invalidNumber(_:)`` or
    ///   ``SolverError/invalidPriority(_:)``. Nothing has changed then.
    /// - Complexity: O(terms) if the constraint holds already or a variable of it is still free; else a few solves with
    ///   the part of the basis that depends on it.
    @discardableResult
    @inlinable
    public func add(
        terms: some Sequence<Term>,
        _ relation: Relation,
        constant: Double = 0,
        priority: Priority = .required
    ) throws(SolverError) -> ConstraintID {
        let isInterrupting = interruptStage()
        defer { if isInterrupting { resumeStage() } }
        for term in terms { stage(term) }
        return try addStaged(relation, constant, priority)
    }

    /// Adds the constraint `variable relation constant`.
    ///
    /// - Parameters:
    ///   - variable: The left side.
    ///   - relation: How both sides compare.
    ///   - constant: The right side; any finite number.
    ///   - priority: How important it is.
    /// - Returns: The handle of the constraint.
    /// - Throws: As ``add(terms:_:constant:priority:)``.
    /// - Complexity: As ``add(terms:_:constant:priority:)``.
    @discardableResult
    public func add(
        _ variable: Variable,
        _ relation: Relation,
        constant: Double,
        priority: Priority = .required
    ) throws(SolverError) -> ConstraintID {
        let isInterrupting = interruptStage()
        defer { if isInterrupting { resumeStage() } }
        stage(Term(variable))
        return try addStaged(relation, constant, priority)
    }

    /// Adds a constraint object.
    ///
    /// - Parameter constraint: The constraint.
    /// - Returns: The handle of the constraint.
    /// - Throws: ``SolverError/duplicateConstraint(_:)`` if the same object is in force already; otherwise as
    ///   ``add(terms:_:constant:priority:)``.
    /// - Complexity: As ``add(terms:_:constant:priority:)``, and one look-up in a dictionary.
    @discardableResult
    public func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
        if let id = id(of: constraint) { throw .duplicateConstraint(id) }
        let id = try add(
            terms: constraint.terms,
            constraint.relation,
            constant: constraint.constant,
            priority: constraint.priority
        )
        remember(constraint, id)
        if core.pointee.staging.isOpen {
            objectChanges.append(ObjectChange(id: id, object: constraint, isAdded: true))
        }
        return id
    }

    /// Removes a constraint.
    ///
    /// - Parameter id: Its handle.
    /// - Throws: ``SolverError/unknownConstraint(_:)``.
    /// - Complexity: O(1) if it was inactive; else a few solves with the part of the basis that depends on it.
    public func remove(_ id: ConstraintID) throws(SolverError) {
        try core.pointee.remove(id)
        forgetObject(of: id)
    }

    /// Removes a constraint object.
    ///
    /// - Parameter constraint: The constraint.
    /// - Throws: ``SolverError/unknownConstraint(_:)``.
    /// - Complexity: As ``remove(_:)-(ConstraintID)``.
    public func remove(_ constraint: Constraint) throws(SolverError) {
        guard let id = id(of: constraint) else { throw .unknownConstraint(nil) }
        try remove(id)
    }

    /// Changes the right side of a constraint in place.
    ///
    /// - Parameters:
    ///   - constant: The new right side; any finite number.
    ///   - id: The handle of the constraint.
    /// - Throws: ``SolverError/unknownConstraint(_:)``, ``SolverError/invalidNumber(_:)``, or
    ///   ``SolverError/unsatisfiable(conflict:)`` for a required constraint. Nothing has changed then.
    /// - Complexity: As a suggestion, see ``suggest(_:for:)``; that of a required constraint does not wait.
    public func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
        try core.pointee.setConstant(constant, of: id)
    }

    /// Changes the priority of a constraint in place, also between required and optional.
    ///
    /// - Parameters:
    ///   - priority: The new priority.
    ///   - id: The handle of the constraint.
    /// - Throws: ``SolverError/unknownConstraint(_:)``, ``SolverError/invalidPriority(_:)``, or
    ///   ``SolverError/unsatisfiable(conflict:)`` if it becomes required and cannot hold. Nothing has changed then.
    /// - Complexity: O(1) if the constraint holds with room to spare; else a few solves with the part of the basis that
    ///   depends on it.
    public func setPriority(_ priority: Priority, of id: ConstraintID) throws(SolverError) {
        try core.pointee.setPriority(priority, of: id)
    }

    /// Says whether a constraint is in force.
    ///
    /// - Parameter id: Its handle.
    /// - Returns: Whether it was added and not removed.
    /// - Complexity: O(1).
    public func contains(_ id: ConstraintID) -> Bool { core.pointee.contains(id) }

    /// Says whether a constraint object is in force.
    ///
    /// - Parameter constraint: The constraint.
    /// - Returns: Whether it was added and not removed.
    /// - Complexity: One look-up in a dictionary.
    public func contains(_ constraint: Constraint) -> Bool { id(of: constraint) != nil }

    /// Returns the handle of a constraint object.
    ///
    /// - Parameter constraint: The constraint.
    /// - Returns: Its handle, or `nil` if it is not in force.
    /// - Complexity: One look-up in a dictionary.
    public func id(of constraint: Constraint) -> ConstraintID? {
        handles.isEmpty ? nil : handles[ObjectIdentifier(constraint)]
    }

    /// Puts terms aside whose sequence adds another constraint while it is being read.
    @usableFromInline
    func interruptStage() -> Bool {
        guard core.pointee.isStaging else { return false }
        interruptedStages.append(core.pointee.interruptStage())
        return true
    }

    @usableFromInline
    func resumeStage() {
        if let stage = interruptedStages.popLast() { core.pointee.resumeStage(stage) }
    }

    @usableFromInline
    func stage(_ term: Term) {
        core.pointee.stage(term)
    }

    @usableFromInline
    func addStaged(
        _ relation: Relation,
        _ constant: Double,
        _ priority: Priority
    ) throws(SolverError) -> ConstraintID {
        try core.pointee.addStaged(relation, constant, priority)
    }

    /// Drops the object that a removed constraint came from.
    func forgetObject(of id: ConstraintID) {
        guard !objects.isEmpty, let object = objects.removeValue(forKey: id.index) else { return }
        handles[ObjectIdentifier(object)] = nil
        if core.pointee.staging.isOpen {
            objectChanges.append(ObjectChange(id: id, object: object, isAdded: false))
        }
    }

    private func remember(_ object: Constraint, _ id: ConstraintID) {
        handles[ObjectIdentifier(object)] = id
        objects[id.index] = object
    }

    /// Takes back what happened to objects in an update.
    func restoreObjects() {
        for change in objectChanges.reversed() {
            if change.isAdded {
                objects[change.id.index] = nil
                handles[ObjectIdentifier(change.object)] = nil
            } else {
                remember(change.object, change.id)
            }
        }
    }
}
