extension Solver {
    /// Makes several changes at once: one solve, and either all of them happen or none.
    ///
    /// ```swift
    /// try solver.update { () throws(SolverError) in
    ///     try solver.setConstant(300, of: width)
    ///     try solver.remove(old)
    ///     try solver.add(terms: row, .equal, constant: 8)
    /// }
    /// ```
    ///
    /// Whether the constraints contradict each other is judged at the end, from what is in force then; so the order of
    /// the changes does not matter, and constraints may contradict each other in between. Values that are read inside
    /// are those before the update. Updates may be nested: an inner one belongs to the outer one. Variables that are made
    /// inside stay, whatever becomes of the update.
    ///
    /// - Parameter changes: Makes the changes. What it throws undoes them all and is thrown on.
    /// - Throws: ``SolverError/unsatisfiable(conflict:)``, ``SolverError/variableInUse(_:)`` for a variable that was
    ///   taken back too early, or what `changes` throws. Nothing has changed then, and handles that were given out inside
    ///   are unknown.
    /// - Complexity: That of the changes, with fewer steps than one by one.
    public func update(_ changes: () throws(SolverError) -> Void) throws(SolverError) {
        let isOuter = core.pointee.beginUpdate()
        do {
            try changes()
            if isOuter { try core.pointee.commitUpdate() } else { core.pointee.endInnerUpdate() }
        } catch {
            if isOuter {
                core.pointee.cancelUpdate()
                restoreObjects()
                objectChanges.removeAll()
            } else {
                core.pointee.endInnerUpdate()
            }
            throw error
        }
        if isOuter { objectChanges.removeAll() }
    }
}
