// Constraints come into force, change and go. Whoever calls these runs `solve()` afterwards.
extension Core {
    /// Brings a constraint into force.
    ///
    /// - Returns: `false` if it cannot hold; `conflict` says why.
    mutating func attach(_ constraint: Int32) -> Bool {
        let record = constraints[constraint]
        guard record.form >= 0 else { return attachWithoutTerms(constraint) }
        guard runPrimalUnlessHeld() else { return false }
        let form = record.form
        guard let kink = makeKink(constraint) else { return false }
        saveForm(form)
        if forms[form].isActive {
            let position = insertKink(kink, in: form)
            noteInserted(form, position)
            shiftActive(form, after: position, side: kink.side)
            return reseat(form)
        }
        takePresentSlope(of: form)
        let old = forms[form].index
        let position = insertKink(kink, in: form)
        noteInserted(form, position)
        let isLeft = position < old || (position == old && (kink.side > 0 || forms[form].isHeld))
        let index = isLeft ? old + 1 : old
        let keepsSlope = kink.isRequired || (kink.side > 0 && isLeft) || (kink.side < 0 && !isLeft)
        forms[form].slack = 0
        if keepsSlope, !forms[form].isPinned, index > forms[form].lo, index <= forms[form].hi {
            if forms[form].isHeld {
                hold(form, on: index)
                return true
            }
            setInterval(of: form, to: index)
            let (z, magnitude) = evaluate(form)
            let amount = max(forms[form].lower - z, z - forms[form].upper)
            if amount <= tolerance(magnitude) { return true }
            if forms[form].kinkCount == 1, assignStay(form, kink.z - z) { return true }
            enqueue(form, amount)
            return true
        }
        if forms[form].kinkCount == 1, assignStay(form, kink.z - evaluate(form).z) { return true }
        if staging.isOpen, kink.side == 0, !kink.isRequired, position == old, !forms[form].isHeld,
            position > forms[form].lo, position < forms[form].hi
        {
            // Many such kinks are best passed together.
            hold(form, on: position)
            return true
        }
        return reposition(form)
    }

    private mutating func attachWithoutTerms(_ constraint: Int32) -> Bool {
        let record = constraints[constraint]
        let isViolated =
            switch record.relation {
            case .equal: record.constant != 0
            case .lessThanOrEqual: record.constant < 0
            case .greaterThanOrEqual: record.constant > 0
            }
        guard record.level < 0, isViolated else { return true }
        conflict.removeAll()
        conflict.append(constraint)
        return false
    }

    private mutating func noteInserted(_ form: Int32, _ position: Int32) {
        if journal.isOpen { journal.structure.append(.insertedKink(form: form, position: position)) }
    }

    private mutating func noteRemoved(_ kink: Kink, _ form: Int32, _ position: Int32) {
        guard journal.isOpen else { return }
        journal.structure.append(.removedKink(form: form, position: position, kept: Int32(journal.kinks.count)))
        journal.kinks.append(kink)
    }

    /// The kink of a constraint; `nil` if it contradicts a parallel required one, which `conflict` then names.
    ///
    /// A required kink that contradicts by no more than rounding is put where the other one is.
    private mutating func makeKink(_ constraint: Int32) -> Kink? {
        let record = constraints[constraint]
        let form = record.form
        let side = record.scale < 0 ? -record.relation.rawValue : record.relation.rawValue
        var kink = Kink(
            z: record.constant / record.scale,
            cost: abs(record.scale),
            constraint: constraint,
            level: record.level,
            side: side
        )
        if kink.z == 0 { kink.z = 0 }
        scale = max(scale, min(1, abs(kink.z)))
        guard kink.isRequired, forms[form].kinkCount > 0 else { return kink }
        let limit = conflictTolerance(max(evaluate(form).magnitude, abs(kink.z)))
        if side >= 0, !bring(&kink, toRequired: forms[form].hi, of: form, 1, limit) { return nil }
        if side <= 0, !bring(&kink, toRequired: forms[form].lo, of: form, -1, limit) { return nil }
        return kink
    }

    /// Puts a required kink that is beyond an opposite one by no more than rounding to where that is.
    private mutating func bring(
        _ kink: inout Kink,
        toRequired other: Int32,
        of form: Int32,
        _ sense: Double,
        _ limit: Double
    ) -> Bool {
        guard other >= 0, other < forms[form].kinkCount else { return true }
        let opposite = self.kink(other, of: form)
        let gap = sense * (kink.z - opposite.z)
        if gap > limit {
            conflict.removeAll()
            conflict.append(kink.constraint)
            conflict.append(opposite.constraint)
            return false
        }
        if gap > 0 { kink.z = opposite.z }
        return true
    }

    /// Lets a variable that nothing depends on take the value that puts a form onto its only kink.
    private mutating func assignStay(_ form: Int32, _ distance: Double) -> Bool {
        guard forms[form].column < 0 else { return false }
        let count = Int(forms[form].termCount)
        let row = terms(of: form)
        var largest = 0.0
        for index in 0..<count { largest = max(largest, abs(row[index].coefficient)) }
        for index in 0..<count {
            let slot = row[index].variable
            let record = slots[slot]
            guard record.active < 0, record.column < 0, record.dependents == 0, record.isFreeOfEtas,
                abs(row[index].coefficient) > 1e-3 * largest
            else { continue }
            cache.invalidate()
            saveSlot(slot)
            saveForm(form)
            clear(multiplierRow(slot))
            shift(slot, by: distance / row[index].coefficient)
            forms[form].index = 0
            forms[form].isPhantom = false
            activate(form, in: slot, pivot: row[index].coefficient)
            raiseOrder(of: slot)
            formEpoch &+= 1
            checkForms(of: slot)
            return true
        }
        return false
    }

    /// Corrects the place of an active form whose kinks have one more.
    private mutating func shiftActive(_ form: Int32, after position: Int32, side: Int8) {
        let index = forms[form].index
        if position < index || (position == index && (!forms[form].isPhantom || side > 0)) {
            forms[form].index = index + 1
        }
    }

    /// Takes a constraint out of force.
    mutating func detach(_ constraint: Int32) {
        let record = constraints[constraint]
        guard record.form >= 0 else { return }
        runDualIfNeeded()
        let form = record.form
        if forms[form].isActive { runPrimalIfNeeded() }
        let position = position(of: constraint, z: record.constant / record.scale, in: form)
        saveForm(form)
        let index = forms[form].index
        let oldZ = forms[form].isActive && !forms[form].isPhantom ? kink(index, of: form).z : nil
        let removed = removeKink(at: position, of: form)
        noteRemoved(removed, form, position)
        if forms[form].isActive {
            if !forms[form].isPhantom, position == index {
                forms[form].isPhantom = true
            } else if position < index {
                forms[form].index = index - 1
            }
            _ = reseat(form, from: oldZ)
            return
        }
        let isLeft = position < index
        setInterval(of: form, to: isLeft ? index - 1 : index)
        let change = isLeft ? (removed.side <= 0 ? -removed.cost : 0) : (removed.side >= 0 ? removed.cost : 0)
        if removed.level >= 0, change != 0 { changeMultipliers(of: form, by: change, level: Int(removed.level)) }
        releaseIfDead(form)
    }

    /// Accounts for an inactive form's changed slope.
    private mutating func changeMultipliers(of form: Int32, by change: Double, level: Int) {
        solveColumn(ofForm: form)
        addColumn(times: change, toLevel: level)
        for position in 0..<alpha.count { queueIfImprovable(alpha.members[position]) }
    }

    /// Moves the kink of a constraint to its new constant; the record still has the old one.
    mutating func move(_ constraint: Int32, to constant: Double) -> Bool {
        let old = constraints[constraint]
        noteConstraint(constraint)
        constraints[constraint].constant = constant
        guard old.form >= 0 else {
            return attachWithoutTerms(constraint)
        }
        let form = old.form
        guard runPrimalUnlessHeld(), !forms[form].isHeld || settleHeld() else { return false }
        let position = position(of: constraint, z: old.constant / old.scale, in: form)
        saveForm(form)
        let index = forms[form].index
        let isActive = forms[form].isActive
        let oldZ = isActive && !forms[form].isPhantom ? kink(index, of: form).z : nil
        if moveInPlace(constraint, position, isActive) { return true }
        if !isActive { takePresentSlope(of: form) }
        let removed = removeKink(at: position, of: form)
        noteRemoved(removed, form, position)
        movesOnly = isActive && position == index
        guard let kink = makeKink(constraint) else { return false }
        let newPosition = insertKink(kink, in: form)
        noteInserted(form, newPosition)
        guard isActive else {
            forms[form].slack = 0
            if newPosition == position, !forms[form].isPinned {
                setInterval(of: form, to: index)
                check(form)
                return true
            }
            return reposition(form)
        }
        if position == index, !forms[form].isPhantom {
            // The form sat on this very kink: it goes with it, if its multiplier allows.
            forms[form].index = newPosition
        } else {
            if position < index { forms[form].index -= 1 }
            if newPosition < forms[form].index || (newPosition == forms[form].index && !forms[form].isPhantom) {
                forms[form].index += 1
            }
        }
        return reseat(form, from: oldZ)
    }

    /// Moves an optional kink that has its place to itself before and after.
    private mutating func moveInPlace(_ constraint: Int32, _ position: Int32, _ isActive: Bool) -> Bool {
        let record = constraints[constraint]
        let form = record.form
        guard record.level >= 0 else { return false }
        let count = forms[form].kinkCount
        let run = kinks(of: form)
        let old = run[position].z
        let z = record.constant / record.scale
        if position > 0, run[position - 1].z >= min(old, z) { return false }
        if position + 1 < count, run[position + 1].z <= max(old, z) { return false }
        if journal.isOpen {
            journal.structure.append(.movedKink(form: form, position: position, kept: Int32(journal.kinks.count)))
            journal.kinks.append(run[position])
        }
        scale = max(scale, min(1, abs(z)))
        cache.invalidateValues()
        run[position].z = z == 0 ? 0 : z
        if !isActive {
            forms[form].slack = 0
            setInterval(of: form, to: forms[form].index)
            check(form)
            movesOnly = false
            return true
        }
        let slot = forms[form].slot
        guard !forms[form].isPhantom, forms[form].index == position else { return reseat(form) }
        movesOnly = true
        stepsSinceRefresh += 1
        if record.isSteady, !journal.isOpen {
            moveAlongColumn(of: constraint, by: z - old)
            return true
        }
        direction.clear()
        seedDirection(slot, 1)
        solveDirection()
        moveAlongDirection(z - old)
        checkMoved()
        return true
    }

    /// Changes the priority of a constraint in place.
    mutating func change(_ constraint: Int32, to level: Int16) -> Bool {
        let record = constraints[constraint]
        if level >= 0, level == record.level { return true }
        runDualIfNeeded()
        runPrimalIfNeeded()
        detach(constraint)
        guard solve() else { return false }
        setLevel(of: constraint, to: level)
        return attach(constraint)
    }

    /// Counts a constraint at another level; its kink is not touched.
    mutating func setLevel(of constraint: Int32, to level: Int16) {
        noteConstraint(constraint)
        join(level, cost: cost(of: constraint))
        leave(constraints[constraint].level)
        constraints[constraint].level = level
    }

    /// What one unit of a constraint's form costs.
    mutating func cost(of constraint: Int32) -> Double {
        constraints[constraint].form < 0 ? 1 : abs(constraints[constraint].scale)
    }

    /// Keeps a constraint as it was for undoing.
    mutating func noteConstraint(_ constraint: Int32) {
        guard journal.isOpen else { return }
        journal.structure.append(.changedConstraint(constraint, kept: Int32(journal.constraints.count)))
        journal.constraints.append(constraints[constraint])
    }
}
