/// What a dual step came to.
enum DualOutcome {
    case done
    case unsatisfiable
}

/// How far the long step of a form has come.
private struct RatioTest {
    var kinkIndex: Int32
    var remaining: Double
    /// Whether a candidate's form has slid.
    var slid = false
    /// The candidate that leaves the basis, or -1 if the form finds its place without.
    var leaving = -1
    /// Whether a required kink is ahead that no candidate brings nearer.
    var isStuck = false
}

// The dual simplex step with long steps: a violated form is moved to its kink, or accepts being beyond it.
extension Core {
    /// Works off the violated forms.
    ///
    /// - Returns: Whether all required constraints can hold; otherwise `conflict` names those that cannot.
    mutating func runDual() -> Bool {
        while true {
            stepBudget -= 1
            if stepBudget < 0 {
                while !violated.isEmpty { dequeue(violated[violated.count - 1].form) }
            }
            if violated.isEmpty { catchUp() }
            if violated.isEmpty { return true }
            var form = violated[0].form
            if isCycling {
                form = lowestViolated()
                blandChoices += 1
            }
            dequeue(form)
            var (z, magnitude) = evaluate(form)
            if isLazy {
                solveColumn(ofForm: form)
                measureLag()
                z += columnLag
            }
            let amount = max(forms[form].lower - z, z - forms[form].upper)
            guard amount > tolerance(magnitude) + forms[form].slack else { continue }
            takePresentSlope(of: form)
            let outcome: DualOutcome
            if z < forms[form].lower {
                let kink =
                    forms[form].isPinned
                    ? forms[form].hi : forms[form].isHeld ? forms[form].index : forms[form].index - 1
                outcome = dualStep(form, at: kink, sense: -1, isExact: !forms[form].isHeld)
            } else {
                let kink = forms[form].isPinned ? forms[form].lo : forms[form].index
                outcome = dualStep(form, at: kink, sense: 1, isExact: !forms[form].isHeld)
            }
            if outcome == .unsatisfiable {
                catchUp()
                return false
            }
            isLazy = isLazy || wantsLaziness
            wantsLaziness = false
            refreshIfDue()
            stepsUntilFlip -= 1
            if violated.count > 3, stepsUntilFlip <= 0 { flipTogether() }
        }
    }

    /// Ends the waiting of all forms that still wait on an optional equality.
    ///
    /// - Returns: As `runDual()`.
    mutating func settleHeld() -> Bool {
        for position in 0..<held.count where forms[held[position]].isHeld {
            let form = held[position]
            dequeue(form)
            takePresentSlope(of: form)
            let index = forms[form].index
            let sense: Double = evaluate(form).z > kink(index, of: form).z ? 1 : -1
            if dualStep(form, at: index, sense: sense, isExact: false) == .unsatisfiable { return false }
        }
        held.removeAll()
        return true
    }

    private mutating func lowestViolated() -> Int32 {
        var lowest = Int32.max
        for position in 0..<violated.count { lowest = min(lowest, violated[position].form) }
        return lowest
    }

    /// Moves the multiplier of a form on from the slope in `slopeWork`, until the form is in order.
    ///
    /// - Parameters:
    ///   - form: An inactive form.
    ///   - start: The kink at which the slope lies.
    ///   - sense: -1 if the value is left of the kink, so that the slope falls; 1 if it is right of it.
    ///   - isExact: Whether the slope is that of the form's present interval, the kink being its end.
    /// - Returns: Whether the form is in order, or what it needs cannot be had.
    mutating func dualStep(_ form: Int32, at start: Int32, sense: Double, isExact: Bool) -> DualOutcome {
        if !isLazy { solveColumn(ofForm: form) }
        var (z, magnitude) = evaluate(form)
        if isLazy { z += columnLag }
        var kinkIndex = start
        var remaining = max(0, sense * (z - kink(kinkIndex, of: form).z))
        // The sum that tells the noise is worth its price only if the distance might be noise.
        if isExact, remaining <= 1e-7 * (magnitude + scale), remaining <= columnNoise() {
            // The distance is rounding of the values that the form depends on.
            saveForm(form)
            forms[form].slack = max(forms[form].slack, 2 * remaining)
            return .done
        }
        setBudget(form, kinkIndex, sense)
        collectCandidates(sense)
        let test = ratioTest(form, from: kinkIndex, sense: sense, remaining: remaining)
        (kinkIndex, remaining) = (test.kinkIndex, test.remaining)
        if test.isStuck {
            isLazy = false
            if !lagging.isEmpty {
                // What cannot move is judged by values that are not behind.
                catchUp()
                check(form)
                return .done
            }
            let limit = max(conflictTolerance(magnitude), 1e-10 * columnMagnitude())
            if remaining > limit {
                collectConflict(form, kinkIndex, sense)
                return .unsatisfiable
            }
            settle(form, kinkIndex, sense, slid: test.slid, remaining: remaining)
            return .done
        }
        idleSteps = isIdle(test) ? idleSteps + 1 : 0
        if test.leaving < 0 {
            flip(form, kinkIndex + (sense > 0 ? 0 : 1), slid: test.slid)
        } else {
            pivot(form, kinkIndex, candidate: test.leaving, remaining: remaining)
        }
        refactorIfPending()
        return .done
    }

    /// Finds which of the candidates leaves the basis; until then forms slide, and the entering form passes its kinks.
    ///
    /// - Parameters:
    ///   - form: The entering form.
    ///   - start: The kink that it heads for.
    ///   - sense: On which side of the kink it is.
    ///   - distance: How far it is from the kink.
    /// - Returns: Where the entering form stands then, and who leaves.
    private mutating func ratioTest(_ form: Int32, from start: Int32, sense: Double, remaining distance: Double)
        -> RatioTest
    {
        var test = RatioTest(kinkIndex: start, remaining: distance)
        var usesHeap = false
        while true {
            let best = usesHeap ? (!candidateHeap.isEmpty ? Int(candidateHeap[0]) : -1) : smallestCandidate()
            if best < 0 || !isBelowBudget(best) {
                if isBudgetInfinite {
                    test.isStuck = true
                    return test
                }
                // The form passes its own kink.
                let next = test.kinkIndex + (sense > 0 ? 1 : -1)
                let passedZ = kink(test.kinkIndex, of: form).z
                test.kinkIndex = next
                guard next >= 0, next < forms[form].kinkCount else { return test }
                test.remaining -= abs(kink(next, of: form).z - passedZ)
                if test.remaining <= 0 { return test }
                addToBudget(form, next, sense)
                continue
            }
            let gap = gapToNextKink(best)
            let candidate = candidates[best]
            // Bland's rule knows no long steps: what leaves may be beyond its next kink, and comes back later.
            if gap < .infinity, abs(candidate.alpha) * gap < test.remaining, !isCycling {
                test.remaining -= abs(candidate.alpha) * gap
                test.slid = true
                if !slide(best, by: gap) { candidates[best].kind = -1 }
                if usesHeap {
                    siftFirstCandidate()
                } else if candidates.count > 8 {
                    buildCandidateHeap()
                    usesHeap = true
                }
                continue
            }
            test.leaving = best
            return test
        }
    }

    /// Whether a step does not change the multipliers, so that the dual objective stays as it is.
    ///
    /// A stay that leaves does not come back, which is progress.
    private func isIdle(_ test: RatioTest) -> Bool {
        guard test.leaving >= 0, candidates[test.leaving].kind > 0 else { return false }
        let entries = key(test.leaving)
        return (0..<levelOrder.count).allSatisfy { entries[$0] == 0 }
    }

    /// Rounding of the values that the last column depends on.
    private mutating func columnNoise() -> Double { 8e-16 * columnMagnitude() }

    /// The sum of the magnitudes of what the last column adds up.
    private mutating func columnMagnitude() -> Double {
        var sum = 0.0
        for position in 0..<alpha.count {
            let slot = alpha.members[position]
            let value = alpha[slot]
            if value == 0 { continue }
            let form = slots[slot].active
            let z: Double
            if form >= 0, !forms[form].isPhantom {
                z = kink(forms[form].index, of: form).z
            } else {
                z = slots[slot].value
            }
            sum += abs(value * z)
        }
        return sum
    }

    // The budget: how far the slope may still move before the form passes its kink. Infinite at a required one.

    private mutating func setBudget(_ form: Int32, _ kinkIndex: Int32, _ sense: Double) {
        isBudgetInfinite = isRequiredEnd(form, kinkIndex, sense)
        clear(slopeOther.run)
        if isBudgetInfinite { return }
        // Right: sigma(kink + 1) - slope. Left: slope - sigma(kink).
        addSlope(of: form, in: kinkIndex + (sense > 0 ? 1 : 0), times: sense, to: slopeOther.run)
        for column in 0..<levels.count { slopeOther[column] -= sense * slopeWork[column] }
        quantise(slopeOther.run, to: budget.run)
    }

    private mutating func addToBudget(_ form: Int32, _ kinkIndex: Int32, _ sense: Double) {
        isBudgetInfinite = isRequiredEnd(form, kinkIndex, sense)
        if isBudgetInfinite { return }
        let passed = kink(kinkIndex, of: form)
        if passed.level >= 0 { slopeOther[Int32(passed.level)] += passed.jump }
        quantise(slopeOther.run, to: budget.run)
    }

    private mutating func isRequiredEnd(_ form: Int32, _ kinkIndex: Int32, _ sense: Double) -> Bool {
        sense > 0 ? kinkIndex >= forms[form].hi : kinkIndex <= forms[form].lo
    }

    /// The form stays inactive, in another interval.
    private mutating func flip(_ form: Int32, _ interval: Int32, slid: Bool) {
        movesOnly = false
        direction.clear()
        if slid {
            cache.invalidateValues()
            commitSlides()
            moveOrLag()
        }
        changeSlope(of: form, to: interval)
        if isLazy {
            dequeue(form)
            lagging.append(form)
            return
        }
        if slid { checkMoved() }
        check(form)
    }

    /// Puts an inactive form into an interval whose slope may differ from `slopeWork`, the last column being its own.
    private mutating func changeSlope(of form: Int32, to interval: Int32) {
        saveForm(form)
        setInterval(of: form, to: interval)
        forms[form].slack = 0
        clear(slopeOther.run)
        addSlope(of: form, in: interval, times: 1, to: slopeOther.run)
        for column in 0..<levels.count {
            let difference = slopeOther[column] - slopeWork[column]
            if difference != 0 { addColumn(times: difference, toLevel: column) }
        }
    }

    /// Adds a multiple of the last column to the multipliers of a level.
    mutating func addColumn(times factor: Double, toLevel column: Int) {
        for position in 0..<alpha.count {
            let slot = alpha.members[position]
            let value = alpha[slot]
            if value == 0 { continue }
            saveSlot(slot)
            let row = multiplierRow(slot)
            let old = row[column]
            let new = old + factor * value
            row[column] = abs(new) < 1e-13 * abs(old) ? 0 : new
        }
    }

    /// A required kink that cannot be reached, but for rounding: the form stays beside it.
    private mutating func settle(_ form: Int32, _ kinkIndex: Int32, _ sense: Double, slid: Bool, remaining: Double) {
        flip(form, kinkIndex + (sense > 0 ? 0 : 1), slid: slid)
        dequeue(form)
        let (z, _) = evaluate(form)
        let amount = max(forms[form].lower - z, z - forms[form].upper)
        forms[form].slack = max(0, 2 * amount)
        for position in 0..<alpha.count { queueIfImprovable(alpha.members[position]) }
    }

    /// The form becomes active in the slot of a candidate.
    private mutating func pivot(_ form: Int32, _ kinkIndex: Int32, candidate position: Int, remaining: Double) {
        let candidate = candidates[position]
        let slot = candidate.slot
        let pivotValue = candidate.alpha
        direction.clear()
        commitSlides()
        if !isLazy { seedDirection(slot, candidate.sense * remaining / abs(pivotValue)) }
        moveOrLag()
        let wasLazy = isLazy
        enter(form, at: kinkIndex, slot: slot, sense: candidate.sense)
        let leaving = leavingForm
        if wasLazy {
            lag(form)
            if leaving >= 0 { lagging.append(leaving) }
            return
        }
        expectOnKink(form)
        checkMoved()
        wantsLaziness = direction.count > lazyLimit
        if leaving >= 0, forms[leaving].isUsed, forms[leaving].slot < 0, forms[leaving].kinkCount > 0 { check(leaving) }
    }

    /// Has all active forms put back onto their kinks where a step has left one beside it: the basis is ill-conditioned.
    @inline(never)
    mutating func expectOnKink(_ form: Int32) {
        let (z, magnitude) = evaluate(form)
        if abs(z - kink(forms[form].index, of: form).z) > 1000 * tolerance(magnitude) { hasLostDigits = true }
    }

    /// Exchanges the active forms of a slot and corrects the multipliers; `slopeWork` holds the entering form's slope.
    ///
    /// The sense is where the leaving form moves.
    mutating func enter(_ form: Int32, at kinkIndex: Int32, slot: Int32, sense: Double) {
        let pivotValue = alpha[slot]
        let leaving = slots[slot].active
        leavingForm = leaving
        for column in 0..<levels.count where slopeWork[column] != 0 {
            addColumn(times: -slopeWork[column], toLevel: column)
        }
        saveSlot(slot)
        clear(slopeOther.run)
        if leaving >= 0 {
            saveForm(leaving)
            let interval = forms[leaving].index + (sense > 0 && !forms[leaving].isPhantom ? 1 : 0)
            setInterval(of: leaving, to: interval)
            forms[leaving].slack = 0
            forms[leaving].isLagging = false
            addSlope(of: leaving, in: interval, times: 1, to: slopeOther.run)
        }
        for column in 0..<levels.count {
            let row = multiplierRow(slot)
            let rest = row[column] + slopeOther[column]
            let size = max(abs(row[column]), abs(slopeOther[column]))
            let share = abs(rest) < 1e-13 * size ? 0 : rest / pivotValue
            if share != 0 { addColumn(times: -share, toLevel: column) }
            row[column] = share
        }
        saveForm(form)
        forms[form].index = kinkIndex
        forms[form].isPhantom = false
        forms[form].isHeld = false
        forms[form].slack = 0
        dequeue(form)
        stepsSinceRefresh += 1
        exchange(form, into: slot)
    }
}

extension Core {
    /// Collects the constraints that keep a form from reaching its required kink.
    mutating func collectConflict(_ form: Int32, _ kinkIndex: Int32, _ sense: Double) {
        conflict.removeAll()
        conflict.append(blockingConstraint(of: form, sense))
        for position in 0..<alpha.count {
            let slot = alpha.members[position]
            let value = alpha[slot]
            let other = slots[slot].active
            guard abs(value) > pivotTolerance, other >= 0 else { continue }
            conflict.append(blockingConstraint(of: other, value > 0 ? -sense : sense))
        }
    }

    /// The constraint that keeps a form from moving to the right (1) or to the left (-1).
    private mutating func blockingConstraint(of form: Int32, _ sense: Double) -> Int32 {
        kink(sense > 0 ? forms[form].hi : forms[form].lo, of: form).constraint
    }
}
