/// A form out of its interval.
struct Violation {
    var amount: Double
    var form: Int32
}

// Two queues: violated forms, the largest violation first, and slots that can improve.
extension Core {
    /// Queues an inactive form if it is out of its interval, and corrects its place if it is queued.
    @inline(never)
    mutating func check(_ form: Int32) {
        let (z, magnitude) = evaluate(form)
        let amount = max(forms[form].lower - z, z - forms[form].upper)
        if amount > tolerance(magnitude) + forms[form].slack {
            enqueue(form, amount)
        } else if forms[form].queued >= 0 {
            dequeue(form)
        }
    }

    /// How far a form may be out of its interval: rounding noise.
    @inline(__always)
    func tolerance(_ magnitude: Double) -> Double { 1e-12 * magnitude + 1e-13 * scale }

    @inline(never)
    mutating func enqueue(_ form: Int32, _ amount: Double) {
        var position = Int(forms[form].queued)
        if position < 0 {
            position = violated.count
            violated.append(Violation(amount: amount, form: form))
        } else {
            violated[position].amount = amount
        }
        forms[form].queued = Int32(position)
        sift(position)
    }

    @inline(never)
    mutating func dequeue(_ form: Int32) {
        let position = Int(forms[form].queued)
        guard position >= 0 else { return }
        forms[form].queued = -1
        let last = violated.removeLast()
        guard position < violated.count else { return }
        violated[position] = last
        forms[last.form].queued = Int32(position)
        sift(position)
    }

    private mutating func comesFirst(_ one: Violation, _ other: Violation) -> Bool {
        one.amount != other.amount ? one.amount > other.amount : one.form < other.form
    }

    private mutating func sift(_ start: Int) {
        var position = start
        let moving = violated[position]
        while position > 0 {
            let parent = (position - 1) / 2
            if !comesFirst(moving, violated[parent]) { break }
            place(violated[parent], at: position)
            position = parent
        }
        let count = violated.count
        while true {
            var child = 2 * position + 1
            if child >= count { break }
            if child + 1 < count, comesFirst(violated[child + 1], violated[child]) { child += 1 }
            if !comesFirst(violated[child], moving) { break }
            place(violated[child], at: position)
            position = child
        }
        place(moving, at: position)
    }

    @inline(__always)
    private func place(_ violation: Violation, at position: Int) {
        violated[position] = violation
        forms[violation.form].queued = Int32(position)
    }

    /// Looks at all inactive forms with a variable that moved.
    @inline(never)
    mutating func checkMoved() {
        formEpoch &+= 1
        for position in 0..<direction.count {
            let slot = direction.members[position]
            if direction[slot] != 0 { checkForms(of: slot) }
        }
    }

    mutating func checkForms(of variable: Int32) {
        let record = variables[variable]
        guard record.occurrenceCount > 0 else { return }
        let list = occurrences(of: variable)
        for offset in 0..<Int(record.occurrenceCount) {
            let form = list[offset].form
            if forms[form].slot >= 0 || forms[form].stamp == formEpoch { continue }
            forms[form].stamp = formEpoch
            check(form)
        }
    }

    /// Moves the variables along the direction.
    @inline(never)
    mutating func moveAlongDirection(_ distance: Double) {
        guard distance != 0 else { return }
        if journal.isOpen {
            for position in 0..<direction.count { saveSlot(direction.members[position]) }
        }
        let values = direction.values.run
        for position in 0..<direction.count {
            let slot = direction.members[position]
            let step = distance * values[slot]
            if step != 0 { shift(slot, by: step) }
        }
        cache.invalidateValues()
    }

    /// Moves one variable.
    ///
    /// If that loses digits, all active forms are put back onto their kinks in the end.
    @inline(__always)
    mutating func shift(_ slot: Int32, by step: Double) {
        let value = slots[slot].value + step
        slots[slot].value = value
        noteChange(slot)
        // Negated, so that what is not a number is seen too.
        if !(abs(step) <= Self.longStep * max(abs(value), scale) && abs(value) <= Self.farValue) { wentFar(slot, step) }
    }

    /// How much larger than its result a step may be before values are made exact in the end: 10 bits are lost.
    static let longStep = 0x1p10

    /// How much larger than its result the way may be that a cached column is followed: 13 bits are lost.
    static let longestFollow = 0x1p13

    /// How large values may be before they are made exact in the end: what came from there brings its rounding along.
    static let farValue = 0x1p20

    /// How much larger than its result a step may be before all is made exact at once: more than 32 bits are left.
    static let largestStep = 0x1p20

    @inline(never)
    private mutating func wentFar(_ slot: Int32, _ step: Double) {
        if !variables[slot].hasGoneFar {
            variables[slot].hasGoneFar = true
            farSlots.append(slot)
        }
        let value = slots[slot].value
        if !(abs(step) <= Self.largestStep * max(abs(value), scale)) { hasLostDigits = true }
        if value.isFinite { return }
        hasLostDigits = true
        slots[slot].value = value.isNaN ? 0 : value > 0 ? .greatestFiniteMagnitude : -.greatestFiniteMagnitude
    }

    /// Queues a slot if a move of its form would lower the cost.
    @inline(never)
    mutating func queueIfImprovable(_ slot: Int32) {
        guard !improvableFlags[slot], improvingSense(of: slot) != 0 else { return }
        improvableFlags[slot] = true
        improvable.append(slot)
    }

    /// The sense in which a move of a slot's form lowers the cost, or 0.
    mutating func improvingSense(of slot: Int32) -> Double {
        if lowersCost(slot, 1) { return 1 }
        if lowersCost(slot, -1) { return -1 }
        return 0
    }

    private mutating func lowersCost(_ slot: Int32, _ sense: Double) -> Bool {
        guard !isBlocked(slot, sense) else { return false }
        rate(of: slot, sense, to: rateWork.run)
        return sign(rateWork.run) < 0
    }
}
