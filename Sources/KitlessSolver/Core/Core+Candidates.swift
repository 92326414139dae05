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

// The candidates of a dual step, by how soon the change of the multiplier moves them.
extension Core {
    /// Brings a vector over the columns into the order of priorities, on the grid of what counts as different.
    ///
    /// Leading entries that are not positive count as 0: that is what they are but for noise. Later ones are kept.
    @inline(__always)
    func quantise(_ vector: UnsafeRun<Double>, to result: UnsafeRun<Double>) {
        var isLeading = true
        for position in 0..<levelOrder.count {
            let column = Int(levelOrder[position])
            // Adding and subtracting 1.5 * 2^52 rounds to a whole number without a call.
            let scaled = vector[column] * inverseGrid[column]
            var entry = abs(scaled) < 0x1p51 ? ((scaled + 0x1.8p52) - 0x1.8p52) * grid[column] : vector[column]
            if isLeading {
                if entry <= 0 { entry = 0 } else { isLeading = false }
            }
            result[position] = entry
        }
    }

    @inline(__always)
    func key(_ candidate: Int) -> UnsafeRun<Double> {
        keys.run(at: candidate * levelOrder.count, count: levelOrder.count)
    }

    mutating func isBelowBudget(_ candidate: Int) -> Bool {
        if isBudgetInfinite { return true }
        let entries = key(candidate)
        for position in 0..<levelOrder.count where entries[position] != budget[position] {
            return entries[position] < budget[position]
        }
        return false
    }

    /// Lists the slots whose forms can move so that the entering form comes nearer.
    mutating func collectCandidates(_ sense: Double) {
        candidates.removeAll()
        keys.removeAll()
        let largest = alpha.largestMagnitude
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
    mutating func setKey(_ position: Int) {
        let candidate = candidates[position]
        let row = multiplierRow(candidate.slot)
        let form = slots[candidate.slot].active
        let factor = candidate.sense / abs(candidate.alpha)
        let work = rateWork.run
        for column in 0..<levels.count { work[column] = factor * row[column] }
        let shift: Int32 = candidate.sense > 0 && !candidate.isPhantom ? 1 : 0
        addSlope(of: form, in: candidate.index + shift, times: factor, to: work)
        quantise(work, to: key(position))
    }

    /// How far a candidate's form can move to its next kink.
    mutating func gapToNextKink(_ position: Int) -> Double {
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

    mutating func nextKink(_ candidate: Candidate) -> Int32 {
        if candidate.sense > 0 { return candidate.isPhantom ? candidate.index : candidate.index + 1 }
        return candidate.index - 1
    }

    /// Lets a candidate's form slide to its next kink, and says whether it may go on from there.
    mutating func slide(_ position: Int, by gap: Double) -> Bool {
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
    func precedes(_ one: Int, _ other: Int) -> Bool {
        let ours = key(one)
        let theirs = key(other)
        for position in 0..<levelOrder.count where ours[position] != theirs[position] {
            return ours[position] < theirs[position]
        }
        let left = candidates[one]
        let right = candidates[other]
        if isCycling, slots[left.slot].active != slots[right.slot].active {
            // Forms have the same numbers wherever they are; slots do not.
            return slots[left.slot].active < slots[right.slot].active
        }
        if left.kind != right.kind { return left.kind < right.kind }
        if abs(left.alpha) != abs(right.alpha) { return abs(left.alpha) > abs(right.alpha) }
        return left.slot < right.slot
    }

    mutating func smallestCandidate() -> Int {
        var best = -1
        for position in 0..<candidates.count where candidates[position].kind >= 0 {
            if best < 0 || precedes(position, best) { best = position }
        }
        return best
    }

    mutating func buildCandidateHeap() {
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
    mutating func siftFirstCandidate() {
        if candidates[candidateHeap[0]].kind < 0 {
            let last = candidateHeap.removeLast()
            if candidateHeap.isEmpty { return }
            candidateHeap[0] = last
        }
        siftCandidateDown(0)
    }

    mutating func siftCandidateDown(_ start: Int) {
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
    mutating func commitSlides() {
        for position in 0..<candidates.count where candidates[position].distance != 0 || slidWithoutMoving(position) {
            let candidate = candidates[position]
            let form = slots[candidate.slot].active
            if candidate.distance != 0 { seedDirection(candidate.slot, candidate.sense * candidate.distance) }
            saveForm(form)
            forms[form].index = candidate.index
            forms[form].isPhantom = candidate.isPhantom
        }
    }

    mutating func slidWithoutMoving(_ position: Int) -> Bool {
        let candidate = candidates[position]
        let form = slots[candidate.slot].active
        return form >= 0 && (forms[form].index != candidate.index || forms[form].isPhantom != candidate.isPhantom)
    }
}
