/// The state of a solver.
struct Core: ~Copyable {
    var variableCount = 0
    var constraintCount = 0
    private var staged: [Term] = []

    mutating func makeVariable() -> Variable {
        variableCount += 1
        return Variable(index: Int32(variableCount - 1), generation: 0)
    }
    mutating func removeVariable(_ variable: Variable) throws(SolverError) { throw .unknownVariable(variable) }
    func contains(_ variable: Variable) -> Bool { Int(variable.index) < variableCount }
    mutating func value(of variable: Variable) -> Double { 0 }
    mutating func takeChanges(_ body: (Variable, Double) -> Void) {}
    mutating func stage(_ term: Term) { staged.append(term) }
    mutating func addStaged(
        _ relation: Relation,
        _ constant: Double,
        _ priority: Priority
    ) throws(SolverError) -> ConstraintID {
        staged.removeAll()
        constraintCount += 1
        return ConstraintID(index: Int32(constraintCount - 1), generation: 0)
    }
    mutating func remove(_ id: ConstraintID) throws(SolverError) { throw .unknownConstraint(id) }
    mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {}
    mutating func setPriority(_ priority: Priority, of id: ConstraintID) throws(SolverError) {}
    func contains(_ id: ConstraintID) -> Bool { Int(id.index) < constraintCount }
    mutating func beginEditing(_ variable: Variable, _ priority: Priority) throws(SolverError) -> ConstraintID {
        throw .unknownVariable(variable)
    }
    mutating func suggest(_ value: Double, for variable: Variable) throws(SolverError) {}
    mutating func endEditing(_ variable: Variable) throws(SolverError) {}
    func isEditing(_ variable: Variable) -> Bool { false }
    mutating func beginUpdate() -> Bool { true }
    mutating func commitUpdate() throws(SolverError) {}
    mutating func cancelUpdate() {}
    func priority(of id: ConstraintID) -> Priority? { nil }
    func constant(of id: ConstraintID) -> Double? { nil }
    mutating func violation(of id: ConstraintID) -> Double? { nil }
    mutating func hasUniqueSolution() -> Bool { true }
    mutating func freeDirections() -> [FreeDirection] { [] }
    mutating func explanation(of variable: Variable) -> [Influence] { [] }
}
