/// What is wrong inside a solver.
enum InvariantViolation: Equatable {
    /// The multipliers of a slot are not those that belong to the slopes.
    case multiplier(slot: Int32, level: Int, is: Double, expected: Double)
    /// A slot's form could move and lower the cost.
    case improvable(slot: Int32)
    /// An inactive form is out of its interval.
    case interval(form: Int32, z: Double, lower: Double, upper: Double)
    /// An active form is beside its kink.
    case kink(form: Int32, z: Double, kink: Double)
    /// The solves do not agree with the active forms.
    case solve(slot: Int32)
    /// Two records contradict each other.
    case record(String)
}

extension Core {
    /// Checks everything that holds between public calls; O(variables²).
    mutating func checkInvariants() -> InvariantViolation? {
        flush()
        if !violated.isEmpty || !improvable.isEmpty || pendingRefactor >= 0 || !held.isEmpty || !lagging.isEmpty
            || isLazy || journal.isOpen
        {
            return .record("work is left")
        }
        return checkRecords() ?? checkSolves() ?? checkForms() ?? checkMultipliers()
    }

    private mutating func checkRecords() -> InvariantViolation? {
        for slot in 0..<Int32(slots.count) {
            let record = slots[slot]
            if record.active >= 0, forms[record.active].slot != slot { return .record("active form of slot \(slot)") }
            if record.column >= 0, forms[record.column].column != slot { return .record("column of slot \(slot)") }
            if !isAboveItsDependencies(slot) { return .record("order of slot \(slot)") }
            let variable = variables[slot]
            for offset in 0..<variable.occurrenceCount {
                let occurrence = occurrences[variable.occurrences + offset]
                let form = forms[occurrence.form]
                if !form.isUsed || occurrence.slot != form.column { return .record("occurrence of \(slot)") }
                if (offset < record.dependents) != (form.column >= 0) { return .record("dependents of \(slot)") }
                let row = terms(of: occurrence.form)
                let isListed = (0..<Int(form.termCount)).contains { index in
                    row[index].variable == slot && row[index].position == offset
                }
                if !isListed { return .record("term of \(slot)") }
            }
        }
        for form in 0..<Int32(forms.count) where forms[form].isUsed {
            if forms[form].users == 0, !forms[form].isActive, forms[form].column < 0 {
                return .record("dead form \(form)")
            }
            let blocks = blocks(of: form)
            if forms[form].lo != blocks.lo || forms[form].hi != blocks.hi { return .record("blocks of \(form)") }
            for index in 1..<max(1, forms[form].kinkCount)
            where kink(index, of: form).precedes(kink(index - 1, of: form)) {
                return .record("order of kinks of \(form)")
            }
        }
        return nil
    }

    /// The last kink that blocks the way to the left, and the first that blocks the way to the right.
    private func blocks(of form: Int32) -> (lo: Int32, hi: Int32) {
        var lo: Int32 = -1
        var hi = forms[form].kinkCount
        for index in (0..<forms[form].kinkCount).reversed() {
            let kink = kink(index, of: form)
            if kink.isRequired, kink.side >= 0 { lo = max(lo, index) }
            if kink.isRequired, kink.side <= 0 { hi = index }
        }
        return (lo, hi)
    }

    private func isAboveItsDependencies(_ slot: Int32) -> Bool {
        let column = slots[slot].column
        guard column >= 0 else { return true }
        let row = terms(of: column)
        return (0..<Int(forms[column].termCount)).allSatisfy { index in
            row[index].variable == slot || slots[row[index].variable].order < slots[slot].order
        }
    }

    private mutating func checkSolves() -> InvariantViolation? {
        for slot in 0..<Int32(slots.count) {
            let form = slots[slot].active
            if form >= 0 { solveColumn(ofForm: form) } else { solveColumn(ofVariable: slot) }
            for position in 0..<alpha.count {
                let member = alpha.members[position]
                if abs(alpha[member] - (member == slot ? 1 : 0)) > 1e-6 { return .solve(slot: slot) }
            }
            if !alpha.contains(slot) { return .solve(slot: slot) }
        }
        return nil
    }

    private mutating func checkForms() -> InvariantViolation? {
        for form in 0..<Int32(forms.count) where forms[form].isUsed {
            let record = forms[form]
            let (z, magnitude) = evaluate(form)
            if record.isActive {
                if record.isPhantom { continue }
                let seat = kink(record.index, of: form).z
                if abs(seat - z) > 1e-7 * (magnitude + 1) { return .kink(form: form, z: z, kink: seat) }
            } else if max(record.lower - z, z - record.upper) > 1e-7 * (magnitude + 1) {
                return .interval(form: form, z: z, lower: record.lower, upper: record.upper)
            }
        }
        return nil
    }

    private mutating func checkMultipliers() -> InvariantViolation? {
        for slot in 0..<Int32(slots.count) where improvingSense(of: slot) != 0 {
            // What the grid calls an improvement may be noise where costs are far apart.
            return .improvable(slot: slot)
        }
        for column in 0..<levels.count where !levels[column].isEmpty {
            beginColumn()
            var size = 0.0
            for form in 0..<Int32(forms.count) where forms[form].isUsed && !forms[form].isActive {
                let slope = slope(of: form, level: column)
                addToColumn(slope, ofForm: form)
                let row = terms(of: form)
                for index in 0..<Int(forms[form].termCount) {
                    size = max(size, abs(slope * row[index].coefficient))
                }
            }
            finishColumn()
            for slot in 0..<Int32(slots.count) {
                let multiplier = multiplierRow(slot)[column]
                let near = 1e-6 * max(size, abs(multiplier), levels[column].largestCost)
                if abs(multiplier - alpha[slot]) > near {
                    return .multiplier(slot: slot, level: column, is: multiplier, expected: alpha[slot])
                }
            }
        }
        return nil
    }
}

extension Solver {
    /// What is wrong inside, for tests.
    func invariantViolation() -> InvariantViolation? { core.pointee.checkInvariants() }
}

extension Core {
    /// How many elements the storage holds, used or kept for later: what must not grow for ever.
    var storedElementCount: Int {
        occurrences.elements.count + terms.elements.count + kinks.elements.count + forms.count + constraints.count
            + slots.count + levels.count + formTable.count + etas.capacity + etaEntries.capacity
    }

    /// For how many elements there is room that only an update needs.
    var updateCapacity: Int {
        staging.changes.capacity + journal.slots.capacity + journal.freeSlots.capacity + journal.forms.capacity
            + journal.freshForms.capacity + journal.structure.capacity + journal.kinks.capacity
    }
}

extension Solver {
    /// How many elements the storage holds, for tests.
    var storedElementCount: Int { core.pointee.storedElementCount }

    /// For how many elements there is room that only an update needs, for tests.
    var updateCapacity: Int { core.pointee.updateCapacity }
}
