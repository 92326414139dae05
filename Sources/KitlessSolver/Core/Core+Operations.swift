// What the solver's public methods call.
extension Core {
    @inline(__always)
    func contains(_ id: ConstraintID) -> Bool {
        guard id.index >= 0, Int(id.index) < constraints.count else { return false }
        let record = constraints[id.index]
        return record.generation == id.generation && record.isUsed && !staging.removes(record)
    }

    mutating func id(of constraint: Int32) -> ConstraintID {
        ConstraintID(index: constraint, generation: constraints[constraint].generation)
    }

    mutating func addStaged(
        _ relation: Relation,
        _ constant: Double,
        _ priority: Priority
    ) throws(SolverError) -> ConstraintID {
        let constraint = try makeConstraint(relation, constant, priority)
        if staging.isOpen {
            stageAdd(constraint)
            return id(of: constraint)
        }
        flush()
        let isRequired = constraints[constraint].level < 0
        if isRequired { openJournal() }
        if attach(constraint), solve() || !isRequired {
            closeJournal()
            return id(of: constraint)
        }
        let error = refusal(first: constraint)
        rollBack()
        discard(constraint)
        throw error
    }

    /// Makes the record of a constraint from the staged terms, and its form; it is not in force yet.
    private mutating func makeConstraint(
        _ relation: Relation,
        _ constant: Double,
        _ priority: Priority
    ) throws(SolverError) -> Int32 {
        defer { clearStage() }
        if let stagingError { throw stagingError }
        guard constant.isFinite else { throw .invalidNumber(constant) }
        guard priority.isValid, hasRoom(for: priority) else { throw .invalidPriority(priority) }
        let scale = normaliseStage()
        guard scale.isFinite else { throw .invalidNumber(scale) }
        guard scale == 0 || (constant / scale).isFinite else { throw .invalidNumber(constant / scale) }
        let form = scale == 0 ? -1 : formOfStage()
        let level = priority.isRequired ? -1 : level(of: priority.rawValue)
        if form >= 0 { forms[form].users += 1 }
        join(level, cost: form < 0 ? 1 : abs(scale))
        return takeConstraint(
            ConstraintRecord(
                scale: scale,
                constant: constant,
                form: form,
                generation: 0,
                level: level,
                relation: relation,
                isUsed: true,
                editOf: -1,
                staged: -1
            )
        )
    }

    private mutating func takeConstraint(_ record: ConstraintRecord) -> Int32 {
        constraintCount += 1
        if !freeConstraints.isEmpty {
            let constraint = freeConstraints.removeLast()
            let generation = constraints[constraint].generation
            constraints[constraint] = record
            constraints[constraint].generation = generation
            return constraint
        }
        constraints.append(record)
        return Int32(constraints.count) - 1
    }

    /// Gives back the record of a constraint that is not in force.
    mutating func discard(_ constraint: Int32) {
        let record = constraints[constraint]
        // In an update, another edit of the variable may have taken its place.
        if record.editOf >= 0, variables[record.editOf].edit == constraint { variables[record.editOf].edit = -1 }
        constraints[constraint].isUsed = false
        constraints[constraint].editOf = -1
        constraints[constraint].staged = -1
        constraints[constraint].generation &+= 1
        freeConstraints.append(constraint)
        constraintCount -= 1
        if record.form >= 0 {
            forms[record.form].users -= 1
            releaseIfDead(record.form)
        }
        leave(record.level)
        releaseEmptyLevels()
    }

    /// The error that names the last contradiction.
    mutating func refusal(first: Int32) -> SolverError {
        var ids: [ConstraintID] = []
        for position in 0..<conflict.count {
            let constraint = conflict[position]
            if constraint == first { ids.insert(id(of: constraint), at: 0) } else { ids.append(id(of: constraint)) }
        }
        return .unsatisfiable(conflict: ids)
    }

    mutating func remove(_ id: ConstraintID) throws(SolverError) {
        guard contains(id) else { throw .unknownConstraint(id) }
        if staging.isOpen { return stageRemove(id.index) }
        flush()
        detach(id.index)
        _ = solve()
        discard(id.index)
    }

    mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
        guard contains(id) else { throw .unknownConstraint(id) }
        let record = constraints[id.index]
        guard constant.isFinite, record.form < 0 || (constant / record.scale).isFinite else {
            throw .invalidNumber(constant)
        }
        if staging.isOpen { return stageConstant(id.index, constant) }
        if followsCache(id.index, constant) { return forgetPostponed(id.index) }
        if record.level >= 0 { return postpone(id.index, constant) }
        flush()
        if followsNewColumn(id.index, constant) { return }
        openJournal()
        if carryOut(constant, of: id.index) { return closeJournal() }
        let error = refusal(first: id.index)
        rollBack()
        throw error
    }

    mutating func setPriority(_ priority: Priority, of id: ConstraintID) throws(SolverError) {
        guard contains(id) else { throw .unknownConstraint(id) }
        guard priority.isValid, !priority.isRequired || constraints[id.index].editOf < 0, hasRoom(for: priority) else {
            throw .invalidPriority(priority)
        }
        if staging.isOpen { return stagePriority(id.index, priority) }
        flush()
        if priority.isRequired { openJournal() }
        let level = priority.isRequired ? -1 : level(of: priority.rawValue)
        if change(id.index, to: level), solve() || !priority.isRequired {
            closeJournal()
            releaseEmptyLevels()
            return
        }
        let error = refusal(first: id.index)
        rollBack()
        throw error
    }

    mutating func beginEditing(_ variable: Variable, _ priority: Priority) throws(SolverError) -> ConstraintID {
        guard contains(variable) else { throw .unknownVariable(variable) }
        guard priority.isValid, !priority.isRequired else { throw .invalidPriority(priority) }
        guard variables[variable.index].edit < 0 else { throw .duplicateEditVariable(variable) }
        let interrupted = isStaging ? interruptStage() : nil
        defer { if let interrupted { resumeStage(interrupted) } }
        stage(Term(variable))
        let id = try addStaged(.equal, 0, priority)
        constraints[id.index].editOf = variable.index
        variables[variable.index].edit = id.index
        return id
    }

    mutating func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
        guard contains(variable) else { throw .unknownVariable(variable) }
        let constraint = variables[variable.index].edit
        guard constraint >= 0 else { throw .unknownEditVariable(variable) }
        try setConstant(value, of: id(of: constraint))
    }

    mutating func endEditing(_ variable: Variable) throws(SolverError) {
        guard contains(variable) else { throw .unknownVariable(variable) }
        let constraint = variables[variable.index].edit
        guard constraint >= 0 else { throw .unknownEditVariable(variable) }
        try remove(id(of: constraint))
    }

    mutating func edit(of variable: Variable) -> ConstraintID { id(of: variables[variable.index].edit) }

    mutating func isEditing(_ variable: Variable) -> Bool {
        contains(variable) && variables[variable.index].edit >= 0
    }

    mutating func priority(of id: ConstraintID) -> Priority? {
        guard contains(id) else { return nil }
        if let staged = staging.change(of: constraints[id.index]), let priority = staged.priority { return priority }
        let level = constraints[id.index].level
        return level < 0 ? .required : Priority(levels[Int32(level)].priority)
    }

    mutating func constant(of id: ConstraintID) -> Double? {
        guard contains(id) else { return nil }
        if let staged = staging.change(of: constraints[id.index]), let constant = staged.constant { return constant }
        return postponedConstant(of: id.index) ?? constraints[id.index].constant
    }

    mutating func violation(of id: ConstraintID) -> Double? {
        guard contains(id) else { return nil }
        flush()
        let record = constraints[id.index]
        let left = record.form < 0 ? 0 : evaluate(record.form).z * record.scale
        let excess = left - record.constant
        return switch record.relation {
        case .equal: abs(excess)
        case .lessThanOrEqual: max(0, excess)
        case .greaterThanOrEqual: max(0, -excess)
        }
    }
}
