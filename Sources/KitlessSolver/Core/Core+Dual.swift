/// A slot that may leave the basis, or let its form slide along its kinks.
struct Candidate {
    var slot: Int32
    /// Ties: stays come first (0), then forms between kinks (1), then all others (2).
    var kind: Int8
    /// The sense in which its form moves.
    var sense: Double
    var alpha: Double
    /// The kink that its form has reached, or the interval of one that is still between kinks.
    var index: Int32
    var isPhantom: Bool
    /// How far its form has slid.
    var distance: Double
}

/// What a dual step came to.
enum DualOutcome {
    case done
    case unsatisfiable
}

// The dual simplex step with long steps: a violated form is moved to its kink, or accepts being beyond it.
extension Core {
    /// Works off the violated forms.
    ///
    /// - Returns: Whether all required constraints can hold; otherwise `conflict` names those that cannot.
    mutating func runDual() -> Bool {
        while violated.count > 0 {
            var form = violated[0].form
            if isCycling { form = lowestViolated() }
            dequeue(form)
            let record = forms[form]
            let (z, magnitude) = evaluate(form)
            let amount = max(record.lower - z, z - record.upper)
            guard amount > tolerance(magnitude) + record.slack else { continue }
            clear(slopeWork.base)
            addSlope(of: form, in: record.index, times: 1, to: slopeWork.base)
            let outcome: DualOutcome
            if z < record.lower {
                let kink = record.isPinned ? record.hi : record.index - 1
                outcome = dualStep(form, at: kink, sense: -1, isExact: true)
            } else {
                let kink = record.isPinned ? record.lo : record.index
                outcome = dualStep(form, at: kink, sense: 1, isExact: true)
            }
            if outcome == .unsatisfiable { return false }
            refreshIfDue()
            stepsUntilFlip -= 1
            if violated.count > 3, stepsUntilFlip <= 0 { flipTogether() }
        }
        return true
    }

    private func lowestViolated() -> Int32 {
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
    mutating func dualStep(_ form: Int32, at start: Int32, sense: Double, isExact: Bool) -> DualOutcome {
        solveColumn(ofForm: form)
        let (z, magnitude) = evaluate(form)
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
        var usesHeap = false
        var slid = false
        var leaving: Int = -1
        var isStuck = false
        while true {
            let best = usesHeap ? (candidateHeap.count > 0 ? Int(candidateHeap[0]) : -1) : smallestCandidate()
            if best < 0 || !isBelowBudget(best) {
                if isBudgetInfinite {
                    isStuck = true
                    break
                }
                // The form passes its own kink.
                let next = kinkIndex + (sense > 0 ? 1 : -1)
                let passedZ = kink(kinkIndex, of: form).z
                kinkIndex = next
                guard next >= 0, next < forms[form].kinkCount else { break }
                remaining -= abs(kink(next, of: form).z - passedZ)
                if remaining <= 0 { break }
                addToBudget(form, next, sense)
                continue
            }
            let gap = gapToNextKink(best)
            let candidate = candidates[best]
            if gap < .infinity, abs(candidate.alpha) * gap < remaining {
                remaining -= abs(candidate.alpha) * gap
                slid = true
                if !slide(best, by: gap) { candidates[best].kind = -1 }
                if usesHeap {
                    siftFirstCandidate()
                } else if candidates.count > 8 {
                    buildCandidateHeap()
                    usesHeap = true
                }
                continue
            }
            leaving = best
            break
        }
        if isStuck {
            let limit = max(conflictTolerance(magnitude), 1e-10 * columnMagnitude())
            if remaining > limit {
                collectConflict(form, kinkIndex, sense)
                return .unsatisfiable
            }
            settle(form, kinkIndex, sense, slid: slid, remaining: remaining)
            return .done
        }
        idleSteps = remaining == 0 && !slid ? idleSteps + 1 : 0
        if leaving < 0 {
            flip(form, kinkIndex + (sense > 0 ? 0 : 1), slid: slid)
        } else {
            pivot(form, kinkIndex, candidate: leaving, remaining: remaining)
        }
        refactorIfPending()
        return .done
    }

    /// Rounding of the values that the last column depends on.
    private func columnNoise() -> Double { 8e-16 * columnMagnitude() }

    /// The sum of the magnitudes of what the last column adds up.
    private func columnMagnitude() -> Double {
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
        clear(slopeOther.base)
        if isBudgetInfinite { return }
        // Right: sigma(kink + 1) - slope. Left: slope - sigma(kink).
        addSlope(of: form, in: kinkIndex + (sense > 0 ? 1 : 0), times: sense, to: slopeOther.base)
        for column in 0..<levels.count { slopeOther[column] -= sense * slopeWork[column] }
        quantise(slopeOther.base, to: budget.base)
    }

    private mutating func addToBudget(_ form: Int32, _ kinkIndex: Int32, _ sense: Double) {
        isBudgetInfinite = isRequiredEnd(form, kinkIndex, sense)
        if isBudgetInfinite { return }
        let passed = kink(kinkIndex, of: form)
        if passed.level >= 0 { slopeOther[Int32(passed.level)] += passed.jump }
        quantise(slopeOther.base, to: budget.base)
    }

    private func isRequiredEnd(_ form: Int32, _ kinkIndex: Int32, _ sense: Double) -> Bool {
        sense > 0 ? kinkIndex >= forms[form].hi : kinkIndex <= forms[form].lo
    }

    /// Brings a vector over the columns into the order of priorities, on the grid of what counts as different.
    ///
    /// Leading entries that are not positive count as 0: that is what they are but for noise. Later ones are kept.
    @inline(__always)
    private func quantise(_ vector: UnsafeMutablePointer<Double>, to result: UnsafeMutablePointer<Double>) {
        var isLeading = true
        for position in 0..<levelOrder.count {
            let column = Int(levelOrder[position])
            // Adding and subtracting 1.5 * 2^52 rounds to a whole number without a call.
            let scaled = vector[column] * inverseGrid.base[column]
            var entry = abs(scaled) < 0x1p51 ? ((scaled + 0x1.8p52) - 0x1.8p52) * grid.base[column] : vector[column]
            if isLeading {
                if entry <= 0 { entry = 0 } else { isLeading = false }
            }
            result[position] = entry
        }
    }

    @inline(__always)
    private func key(_ candidate: Int) -> UnsafeMutablePointer<Double> {
        keys.base + candidate * levelOrder.count
    }

    private func isBelowBudget(_ candidate: Int) -> Bool {
        if isBudgetInfinite { return true }
        let entries = key(candidate)
        for position in 0..<levelOrder.count where entries[position] != budget[position] {
            return entries[position] < budget[position]
        }
        return false
    }

    /// Lists the slots whose forms can move so that the entering form comes nearer.
    private mutating func collectCandidates(_ sense: Double) {
        candidates.removeAll()
        keys.removeAll()
        var largest = 0.0
        for position in 0..<alpha.count { largest = max(largest, abs(alpha[alpha.members[position]])) }
        pivotTolerance = 1e-10 * largest
        for position in 0..<alpha.count {
            let slot = alpha.members[position]
            let value = alpha[slot]
            guard abs(value) > pivotTolerance else { continue }
            let move = value > 0 ? -sense : sense
            guard !isBlocked(slot, move) else { continue }
            let form = slots[slot].active
            let isPhantom = form >= 0 && forms[form].isPhantom
            candidates.append(
                Candidate(
                    slot: slot,
                    kind: form < 0 ? 0 : isPhantom ? 1 : 2,
                    sense: move,
                    alpha: value,
                    index: form < 0 ? 0 : forms[form].index,
                    isPhantom: isPhantom,
                    distance: 0
                )
            )
        }
        keys.append(repeating: 0, count: candidates.count * levelOrder.count)
        for position in 0..<candidates.count where candidates[position].kind > 0 { setKey(position) }
    }

    /// Computes at which change of the multiplier a candidate's form starts to move.
    private mutating func setKey(_ position: Int) {
        let candidate = candidates[position]
        let row = multiplierRow(candidate.slot)
        let form = slots[candidate.slot].active
        let factor = candidate.sense / abs(candidate.alpha)
        let work = rateWork.base
        for column in 0..<levels.count { work[column] = factor * row[column] }
        let shift: Int32 = candidate.sense > 0 && !candidate.isPhantom ? 1 : 0
        addSlope(of: form, in: candidate.index + shift, times: factor, to: work)
        quantise(work, to: key(position))
    }

    /// How far a candidate's form can move to its next kink.
    private func gapToNextKink(_ position: Int) -> Double {
        let candidate = candidates[position]
        let form = slots[candidate.slot].active
        guard form >= 0 else { return .infinity }
        let next = nextKink(candidate)
        guard next >= 0, next < forms[form].kinkCount else { return .infinity }
        let z =
            candidate.isPhantom
            ? evaluate(form).z + candidate.sense * candidate.distance : kink(candidate.index, of: form).z
        return max(0, candidate.sense * (kink(next, of: form).z - z))
    }

    private func nextKink(_ candidate: Candidate) -> Int32 {
        if candidate.sense > 0 { return candidate.isPhantom ? candidate.index : candidate.index + 1 }
        return candidate.index - 1
    }

    /// Lets a candidate's form slide to its next kink, and says whether it may go on from there.
    private mutating func slide(_ position: Int, by gap: Double) -> Bool {
        let form = slots[candidates[position].slot].active
        candidates[position].index = nextKink(candidates[position])
        candidates[position].isPhantom = false
        candidates[position].kind = 2
        candidates[position].distance += gap
        let candidate = candidates[position]
        let isOpen = candidate.sense > 0 ? candidate.index < forms[form].hi : candidate.index > forms[form].lo
        if isOpen { setKey(position) }
        return isOpen
    }

    /// Whether one candidate's turn comes before another's.
    @inline(__always)
    private func precedes(_ one: Int, _ other: Int) -> Bool {
        let ours = key(one)
        let theirs = key(other)
        for position in 0..<levelOrder.count where ours[position] != theirs[position] {
            return ours[position] < theirs[position]
        }
        let left = candidates[one]
        let right = candidates[other]
        if isCycling { return left.slot < right.slot }
        if left.kind != right.kind { return left.kind < right.kind }
        if abs(left.alpha) != abs(right.alpha) { return abs(left.alpha) > abs(right.alpha) }
        return left.slot < right.slot
    }

    private func smallestCandidate() -> Int {
        var best = -1
        for position in 0..<candidates.count where candidates[position].kind >= 0 {
            if best < 0 || precedes(position, best) { best = position }
        }
        return best
    }

    private mutating func buildCandidateHeap() {
        candidateHeap.removeAll()
        for position in 0..<candidates.count where candidates[position].kind >= 0 {
            candidateHeap.append(Int32(position))
        }
        var position = candidateHeap.count / 2
        while position > 0 {
            position -= 1
            siftCandidateDown(position)
        }
    }

    /// Corrects the heap after the key of its first candidate has grown, or the candidate cannot move any more.
    private mutating func siftFirstCandidate() {
        if candidates[candidateHeap[0]].kind < 0 {
            let last = candidateHeap.removeLast()
            if candidateHeap.count == 0 { return }
            candidateHeap[0] = last
        }
        siftCandidateDown(0)
    }

    private func siftCandidateDown(_ start: Int) {
        var position = start
        let moving = candidateHeap[position]
        let count = candidateHeap.count
        while true {
            var child = 2 * position + 1
            if child >= count { break }
            if child + 1 < count, precedes(Int(candidateHeap[child + 1]), Int(candidateHeap[child])) { child += 1 }
            if !precedes(Int(candidateHeap[child]), Int(moving)) { break }
            candidateHeap[position] = candidateHeap[child]
            position = child
        }
        candidateHeap[position] = moving
    }

    // Carrying out.

    /// Seeds the moves of forms that slid, and puts them onto the kinks that they reached.
    private mutating func commitSlides() {
        for position in 0..<candidates.count where candidates[position].distance != 0 || slidWithoutMoving(position) {
            let candidate = candidates[position]
            let form = slots[candidate.slot].active
            if candidate.distance != 0 { seedDirection(candidate.slot, candidate.sense * candidate.distance) }
            saveForm(form)
            forms[form].index = candidate.index
            forms[form].isPhantom = candidate.isPhantom
        }
    }

    private func slidWithoutMoving(_ position: Int) -> Bool {
        let candidate = candidates[position]
        let form = slots[candidate.slot].active
        return form >= 0 && (forms[form].index != candidate.index || forms[form].isPhantom != candidate.isPhantom)
    }

    /// The form stays inactive, in another interval.
    private mutating func flip(_ form: Int32, _ interval: Int32, slid: Bool) {
        movesOnly = false
        direction.clear()
        if slid {
            cache.invalidate()
            commitSlides()
            solveDirection()
            moveAlongDirection(1)
        }
        changeSlope(of: form, to: interval)
        if slid { checkMoved() }
        check(form)
    }

    /// Puts an inactive form into an interval whose slope may differ from `slopeWork`, the last column being its own.
    private mutating func changeSlope(of form: Int32, to interval: Int32) {
        saveForm(form)
        setInterval(of: form, to: interval)
        forms[form].slack = 0
        clear(slopeOther.base)
        addSlope(of: form, in: interval, times: 1, to: slopeOther.base)
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
        seedDirection(slot, candidate.sense * remaining / abs(pivotValue))
        solveDirection()
        moveAlongDirection(1)
        enter(form, at: kinkIndex, slot: slot, sense: candidate.sense)
        checkMoved()
        let leaving = leavingForm
        if leaving >= 0, forms[leaving].isUsed, forms[leaving].slot < 0, forms[leaving].kinkCount > 0 { check(leaving) }
    }

    /// Exchanges the active forms of a slot and corrects the multipliers; `slopeWork` holds the entering form's slope.
    ///
    /// - Parameter sense: Where the leaving form moves.
    mutating func enter(_ form: Int32, at kinkIndex: Int32, slot: Int32, sense: Double) {
        let pivotValue = alpha[slot]
        let leaving = slots[slot].active
        leavingForm = leaving
        for column in 0..<levels.count where slopeWork[column] != 0 {
            addColumn(times: -slopeWork[column], toLevel: column)
        }
        saveSlot(slot)
        clear(slopeOther.base)
        if leaving >= 0 {
            saveForm(leaving)
            let interval = forms[leaving].index + (sense > 0 && !forms[leaving].isPhantom ? 1 : 0)
            setInterval(of: leaving, to: interval)
            forms[leaving].slack = 0
            addSlope(of: leaving, in: interval, times: 1, to: slopeOther.base)
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
    private func blockingConstraint(of form: Int32, _ sense: Double) -> Int32 {
        kink(sense > 0 ? forms[form].hi : forms[form].lo, of: form).constraint
    }
}
