/// In which order an update carries its changes out, after what takes away.
private enum UpdateTurn: CaseIterable {
    /// Required equalities of at most two terms. Where a chain of positions is fixed at both ends, sizes that are equal would
    /// otherwise move the whole chain, one after the other.
    case shortEqualities
    case required
    case optional
}

// Updates: changes are collected, and carried out together at the end.
extension Core {
    /// Opens an update, and says whether it is the outermost one.
    mutating func beginUpdate() -> Bool {
        if staging.depth == 0 { flush() }
        staging.depth += 1
        return staging.depth == 1
    }

    mutating func endInnerUpdate() {
        staging.depth -= 1
    }

    private mutating func stagedChange(of constraint: Int32) -> Int32 {
        let position = constraints[constraint].staged
        if position >= 0 { return position }
        let new = Int32(staging.changes.count)
        staging.changes.append(StagedChange(constraint: constraint, kind: .change))
        constraints[constraint].staged = new
        return new
    }

    mutating func stageAdd(_ constraint: Int32) {
        let position = stagedChange(of: constraint)
        staging.changes[position].kind = .add
    }

    mutating func stageRemove(_ constraint: Int32) {
        let position = stagedChange(of: constraint)
        if constraints[constraint].editOf >= 0 { variables[constraints[constraint].editOf].edit = -1 }
        if staging.changes[position].kind == .add {
            staging.changes[position].kind = .none
            discard(constraint)
        } else {
            staging.changes[position].kind = .remove
        }
    }

    mutating func stageConstant(_ constraint: Int32, _ constant: Double) {
        let position = stagedChange(of: constraint)
        if staging.changes[position].kind == .add {
            constraints[constraint].constant = constant
        } else {
            staging.changes[position].constant = constant
        }
    }

    mutating func stagePriority(_ constraint: Int32, _ priority: Priority) {
        let position = stagedChange(of: constraint)
        if staging.changes[position].kind == .add {
            setLevel(of: constraint, to: priority.isRequired ? -1 : level(of: priority.rawValue))
        } else {
            if staging.changes[position].priority == nil { staging.priorityCount += 1 }
            staging.changes[position].priority = priority
        }
    }

    /// Takes a variable away, as far as can be seen from inside; the end of the update judges whether it is in use.
    mutating func stageRemoval(of variable: Variable) {
        slots[variable.index].generation &+= 1
        variables[variable.index].isUsed = false
        variableCount -= 1
        staging.removedVariables.append(variable.index)
    }

    /// A variable that the update takes away although a constraint mentions it that will be in force.
    private mutating func removedVariableInUse() -> Variable? {
        if staging.removedVariables.isEmpty { return nil }
        countRemovedUsers(-1)
        defer { countRemovedUsers(1) }
        for position in 0..<staging.removedVariables.count {
            let index = staging.removedVariables[position]
            if isMentioned(index) { return Variable(index: index, generation: slots[index].generation &- 1) }
        }
        return nil
    }

    /// Counts the constraints that the update removes off their forms, or back.
    private mutating func countRemovedUsers(_ change: Int32) {
        for position in 0..<staging.changes.count where staging.changes[position].kind == .remove {
            let form = constraints[staging.changes[position].constraint].form
            if form >= 0 { forms[form].users += change }
        }
    }

    /// Carries out the changes of the outermost update, or none of them.
    mutating func commitUpdate() throws(SolverError) {
        if let variable = removedVariableInUse() { throw .variableInUse(variable) }
        openJournal()
        guard carryOut() else {
            let error = refusal(first: -1)
            rollBack()
            throw error
        }
        staging.depth = 0
        for position in 0..<staging.changes.count {
            let change = staging.changes[position]
            if change.kind == .none { continue }
            constraints[change.constraint].staged = -1
            if change.kind == .remove { discard(change.constraint) }
        }
        closeJournal()
        // What a screen takes to be built is not needed for what changes on it.
        let isSmall = staging.changes.count <= 256
        if !isSmall { journal.removeAll(keepingCapacity: false) }
        staging.removeChanges(keepingCapacity: isSmall)
        for position in 0..<staging.removedVariables.count { release(staging.removedVariables[position]) }
        staging.removedVariables.removeAll()
        releaseEmptyLevels()
    }

    /// What relaxes comes first, then what is required, then the rest.
    ///
    /// So what is required is never judged together with something that is about to go or to change.
    private mutating func carryOut() -> Bool {
        let isLonely = requiredChangeCount() <= 1
        for position in 0..<staging.changes.count where isDetached(staging.changes[position], isLonely) {
            detach(staging.changes[position].constraint)
        }
        guard solve() else { return false }
        for turn in UpdateTurn.allCases {
            for position in 0..<staging.changes.count
            where self.turn(of: staging.changes[position]) == turn && !carryOut(staging.changes[position], isLonely) {
                return false
            }
            guard turn == .shortEqualities || solve() else { return false }
        }
        return true
    }

    /// When a change is carried out; `nil` for one that only takes away.
    private mutating func turn(of change: StagedChange) -> UpdateTurn? {
        guard change.kind == .add || change.kind == .change else { return nil }
        guard isRequiredAfter(change) else { return .optional }
        let record = constraints[change.constraint]
        let isShort = record.relation == .equal && record.form >= 0 && forms[record.form].termCount <= 2
        return isShort ? .shortEqualities : .required
    }

    /// How many changes may make what is required harder to meet.
    private mutating func requiredChangeCount() -> Int {
        var count = 0
        for position in 0..<staging.changes.count {
            let change = staging.changes[position]
            if change.kind == .add || change.kind == .change, isRequiredAfter(change) { count += 1 }
        }
        return count
    }

    private mutating func isRequiredAfter(_ change: StagedChange) -> Bool {
        change.priority?.isRequired ?? (constraints[change.constraint].level < 0)
    }

    /// Whether a change takes its constraint out first.
    private mutating func isDetached(_ change: StagedChange, _ isLonely: Bool) -> Bool {
        switch change.kind {
        case .remove: true
        case .change: change.priority != nil || (!isLonely && constraints[change.constraint].level < 0)
        case .add, .none: false
        }
    }

    private mutating func carryOut(_ change: StagedChange, _ isLonely: Bool) -> Bool {
        let constraint = change.constraint
        if change.kind == .add { return attach(constraint) }
        guard isDetached(change, isLonely) else { return change.constant.map { move(constraint, to: $0) } ?? true }
        noteConstraint(constraint)
        if let constant = change.constant { constraints[constraint].constant = constant }
        if let priority = change.priority {
            setLevel(of: constraint, to: priority.isRequired ? -1 : level(of: priority.rawValue))
        }
        return attach(constraint)
    }

    /// Drops the changes of the outermost update.
    mutating func cancelUpdate() {
        staging.depth = 0
        // The latest first, so that an edit that was replaced is the variable's edit again.
        for position in (0..<staging.changes.count).reversed() {
            let change = staging.changes[position]
            if change.kind == .none { continue }
            let constraint = change.constraint
            constraints[constraint].staged = -1
            switch change.kind {
            case .add:
                discard(constraint)
            case .remove:
                let variable = constraints[constraint].editOf
                if variable >= 0 { variables[variable].edit = constraint }
            case .change, .none:
                break
            }
        }
        staging.removeChanges()
        for position in 0..<staging.removedVariables.count {
            let index = staging.removedVariables[position]
            slots[index].generation &-= 1
            variables[index].isUsed = true
            variableCount += 1
        }
        staging.removedVariables.removeAll()
    }
}
