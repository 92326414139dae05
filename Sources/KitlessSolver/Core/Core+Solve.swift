extension Core {
    /// Works off everything that is out of order.
    ///
    /// - Returns: `false` if required constraints contradict each other; `conflict` then names them.
    mutating func solve() -> Bool {
        var rounds = 0
        // Where it was of no use last time, the first steps do without.
        flipPause = min(flipPause, Self.longestFlipPause)
        stepsUntilFlip = flipPause
        stepBudget = 100_000 + 100 * slots.count
        let earlierSteps = stepsSinceRefresh
        var isExact = false
        var corrections = 0
        while true {
            if isInOrder {
                // After many steps in a row, and after long ones, the rounding of their sum is taken out.
                let steps = stepsSinceRefresh - (stepsSinceRefresh < earlierSteps ? 0 : earlierSteps)
                if !isExact, steps >= 64 {
                    isExact = true
                    putOntoKinks()
                } else if !farSlots.isEmpty, corrections < 2 {
                    corrections += 1
                    correctFarSlots()
                } else {
                    break
                }
                continue
            }
            if hasLostDigits {
                hasLostDigits = false
                refresh()
            }
            if needsMultipliers { recomputeMultipliers() }
            if violated.count > 3, stepsUntilFlip <= 0 { flipTogether() }
            if !violated.isEmpty, !runDual() { return false }
            if !settleHeld() { return false }
            if !improvable.isEmpty { runPrimal() }
            rounds += 1
            if rounds == 100 {
                // Only rounding can bring this about; what is left is within it.
                clearQueues()
            }
        }
        clearFarSlots()
        idleSteps = 0
        stepBudget = 100_000 + 100 * slots.count
        return true
    }

    @inline(__always)
    private var isInOrder: Bool {
        violated.isEmpty && improvable.isEmpty && held.isEmpty && !needsMultipliers && !hasLostDigits
    }

    mutating func runPrimalIfNeeded() {
        if !improvable.isEmpty { runPrimal() }
    }

    /// Gets the basis ready for another constraint.
    ///
    /// - Returns: As `solve()`.
    mutating func runPrimalUnlessHeld() -> Bool {
        // A primal step would not stop where a form waits.
        if !held.isEmpty, !improvable.isEmpty { return solve() }
        runPrimalIfNeeded()
        return true
    }

    mutating func runDualIfNeeded() {
        if !violated.isEmpty { _ = runDual() }
    }

    /// Whether steps have gone nowhere for so long that the lowest numbers decide from now on (Bland's rule).
    var isCycling: Bool { idleSteps > patience * (slots.count + 10) }

    /// Corrects rounding that has added up, every so many steps.
    mutating func refreshIfDue() {
        if stepsSinceRefresh >= 256 + slots.count / 4 { refresh() }
    }

    /// Moves the values so that every active form is on its kink again, and computes the multipliers anew.
    mutating func refresh() {
        catchUp()
        stepsSinceRefresh = 0
        putOntoKinks()
        recomputeMultipliers()
    }

    /// Moves the values so that every active form is on its kink.
    private mutating func putOntoKinks() {
        clearFarSlots()
        direction.clear()
        for slot in 0..<Int32(slots.count) { seedRest(of: slots[slot].active) }
        moveToKinks()
    }

    /// Moves the values so that the active forms of variables that went far are on their kinks.
    private mutating func correctFarSlots() {
        formEpoch &+= 1
        direction.clear()
        for position in 0..<farSlots.count {
            let record = variables[farSlots[position]]
            for offset in 0..<record.occurrenceCount {
                let form = occurrences[record.occurrences + offset].form
                if forms[form].stamp == formEpoch || !forms[form].isActive { continue }
                forms[form].stamp = formEpoch
                seedRest(of: form)
            }
        }
        clearFarSlots()
        moveToKinks()
    }

    private mutating func seedRest(of form: Int32) {
        guard form >= 0, !forms[form].isPhantom else { return }
        let rest = kink(forms[form].index, of: form).z - evaluate(form).z
        if rest != 0 { seedDirection(forms[form].slot, rest) }
    }

    private mutating func moveToKinks() {
        if direction.isEmpty { return }
        solveDirection()
        moveAlongDirection(1)
        checkMoved()
    }

    mutating func clearFarSlots() {
        for position in 0..<farSlots.count { variables[farSlots[position]].hasGoneFar = false }
        farSlots.removeAll()
    }

    /// Computes all multipliers from the slopes of the inactive forms.
    mutating func recomputeMultipliers() {
        needsMultipliers = false
        for slot in 0..<Int32(slots.count) {
            saveSlot(slot)
            clear(multiplierRow(slot))
        }
        for column in 0..<levels.count where !levels[column].isEmpty {
            beginColumn()
            for form in 0..<Int32(forms.count) where forms[form].isUsed && !forms[form].isActive {
                let slope = slope(of: form, level: column)
                if slope != 0 { addToColumn(slope, ofForm: form) }
            }
            finishColumn()
            for position in 0..<alpha.count {
                let slot = alpha.members[position]
                multiplierRow(slot)[column] = alpha[slot]
            }
        }
        for slot in 0..<Int32(slots.count) { queueIfImprovable(slot) }
    }

    /// The slope of a form's cost at one level, in the interval that it is in.
    mutating func slope(of form: Int32, level: Int) -> Double {
        guard forms[form].kinkCount > 0 else { return 0 }
        let run = kinks(of: form)
        let own = run[Int(min(forms[form].index, forms[form].kinkCount - 1))]
        var slope = forms[form].isHeld && Int(own.level) == level ? own.cost : 0
        for index in 0..<Int(forms[form].kinkCount) where Int(run[index].level) == level {
            if index < Int(forms[form].index) {
                if run[index].side <= 0 { slope += run[index].cost }
            } else if run[index].side >= 0 {
                slope -= run[index].cost
            }
        }
        return slope
    }
}
