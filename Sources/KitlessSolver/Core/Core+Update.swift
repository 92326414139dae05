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
            staging.changes[position].priority = priority
        }
    }

    /// Carries out the changes of the outermost update, or none of them.
    mutating func commitUpdate() throws(SolverError) {
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
        staging.changes.removeAll()
        releaseEmptyLevels()
    }

    /// What relaxes comes first, then what is required, then the rest.
    private mutating func carryOut() -> Bool {
        for position in 0..<staging.changes.count {
            let change = staging.changes[position]
            if change.kind == .remove || (change.kind == .change && change.priority != nil) { detach(change.constraint) }
        }
        guard solve() else { return false }
        for wantsRequired in [true, false] {
            for position in 0..<staging.changes.count where !carryOut(staging.changes[position], wantsRequired) {
                return false
            }
            guard solve() else { return false }
        }
        return true
    }

    private mutating func carryOut(_ change: StagedChange, _ wantsRequired: Bool) -> Bool {
        let constraint = change.constraint
        switch change.kind {
        case .remove, .none:
            return true
        case .add:
            return (constraints[constraint].level < 0) == wantsRequired ? attach(constraint) : true
        case .change:
            let isRequired = change.priority?.isRequired ?? (constraints[constraint].level < 0)
            guard isRequired == wantsRequired else { return true }
            if let priority = change.priority {
                setLevel(of: constraint, to: priority.isRequired ? -1 : level(of: priority.rawValue))
                if let constant = change.constant { constraints[constraint].constant = constant }
                return attach(constraint)
            }
            return change.constant.map { move(constraint, to: $0) } ?? true
        }
    }

    /// Drops the changes of the outermost update.
    mutating func cancelUpdate() {
        staging.depth = 0
        for position in 0..<staging.changes.count {
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
        staging.changes.removeAll()
    }
}
