/// A kink that a form meets while the values move; the nearest comes first.
struct Event: HeapElement {
    var distance: Double
    /// The form; its slope along the direction and the kink that it meets.
    var form: Int32
    var slope: Double
    var kink: Int32

    func precedes(_ other: Event) -> Bool {
        distance != other.distance ? distance < other.distance : form < other.form
    }
}

/// An inactive form that has passed kinks.
struct PassedForm {
    var form: Int32
    var interval: Int32
}

// The primal step with long steps: a slot's form moves as long as that lowers the cost.
extension Core {
    /// Works off the slots that can improve.
    mutating func runPrimal() {
        isImproving = true
        while !improvable.isEmpty {
            stepBudget -= 1
            if stepBudget < 0 {
                for position in 0..<improvable.count { improvableFlags[improvable[position]] = false }
                improvable.removeAll()
                break
            }
            let slot = isCycling ? takeLowestImprovable() : improvable.removeLast()
            if isCycling { blandChoices += 1 }
            improvableFlags[slot] = false
            let sense = improvingSense(of: slot)
            if sense != 0 { primalStep(slot, sense) }
            refactorIfPending()
        }
        isImproving = false
    }

    private mutating func takeLowestImprovable() -> Int32 {
        var position = 0
        for other in 1..<max(1, improvable.count) where improvable[other] < improvable[position] { position = other }
        let slot = improvable[position]
        let last = improvable.removeLast()
        if position < improvable.count { improvable[position] = last }
        return slot
    }

    /// Moves a slot's form in the sense in which the cost falls, past all kinks that do not stop it.
    private mutating func primalStep(_ slot: Int32, _ sense: Double) {
        cache.invalidate()
        direction.clear()
        seedDirection(slot, sense)
        solveDirection()
        let own = slots[slot].active
        collectEvents(except: own)
        // `rateWork` holds the rate, which is negative.
        rate(of: slot, sense, to: rateWork.run)
        var ownKink = ownNextKink(own, sense)
        let ownIndex = own >= 0 ? forms[own].index : 0
        let ownZ = own < 0 ? 0 : forms[own].isPhantom ? evaluate(own).z : kink(ownIndex, of: own).z
        var ownPassed = false
        passed.removeAll()
        rowEpoch &+= 1
        var distance = 0.0
        var entering: Event?
        var slides = false
        while true {
            let ownDistance =
                ownKink >= 0 && ownKink < (own >= 0 ? forms[own].kinkCount : 0)
                ? max(0, sense * (kink(ownKink, of: own).z - ownZ)) : .infinity
            if events.isEmpty || ownDistance <= events[0].distance {
                // Nothing is met any more, or what is lies beyond all numbers.
                guard ownDistance < .infinity else { break }
                distance = max(distance, ownDistance)
                let met = kink(ownKink, of: own)
                let blocks = sense > 0 ? ownKink >= forms[own].hi : ownKink <= forms[own].lo
                if met.level >= 0 { rateWork[Int32(met.level)] += met.jump }
                ownPassed = true
                if blocks || sign(rateWork.run) >= 0 {
                    slides = true
                    break
                }
                ownKink += sense > 0 ? 1 : -1
                continue
            }
            let event = events[0]
            distance = max(distance, event.distance)
            let met = kink(event.kink, of: event.form)
            let blocks = event.slope > 0 ? event.kink >= forms[event.form].hi : event.kink <= forms[event.form].lo
            if met.level >= 0 { rateWork[Int32(met.level)] += met.jump * abs(event.slope) }
            if blocks || sign(rateWork.run) >= 0 {
                entering = event
                break
            }
            advanceFirstEvent()
        }
        // Where nothing ends the way, the rate can only be noise.
        guard slides || entering != nil else { return }
        idleSteps = distance == 0 ? idleSteps + 1 : 0
        moveAlongDirection(distance)
        updatePassedForms()
        if let entering {
            if own >= 0, ownPassed { land(own, on: ownKink - (sense > 0 ? 1 : -1)) }
            exchange(slot, sense, for: entering)
        } else {
            land(own, on: ownKink)
            queueIfImprovable(slot)
        }
        checkMoved()
        refreshIfDue()
    }

    /// Puts an active form onto a kink of its own.
    private mutating func land(_ form: Int32, on kinkIndex: Int32) {
        saveForm(form)
        forms[form].index = kinkIndex
        forms[form].isPhantom = false
    }

    /// Puts the form that stops a primal step into the slot that moved.
    private mutating func exchange(_ slot: Int32, _ sense: Double, for entering: Event) {
        solveColumn(ofForm: entering.form)
        clear(slopeWork.run)
        addSlope(of: entering.form, in: forms[entering.form].index, times: 1, to: slopeWork.run)
        enter(entering.form, at: entering.kink, slot: slot, sense: sense)
        expectOnKink(entering.form)
        for position in 0..<alpha.count { queueIfImprovable(alpha.members[position]) }
        let entered = forms[entering.form].slot
        if entered >= 0 { queueIfImprovable(entered) }
    }

    mutating func ownNextKink(_ form: Int32, _ sense: Double) -> Int32 {
        guard form >= 0 else { return -1 }
        if sense > 0 { return forms[form].isPhantom ? forms[form].index : forms[form].index + 1 }
        return forms[form].index - 1
    }

    /// Gathers the next kink of every inactive form that moves.
    mutating func collectEvents(except own: Int32) {
        events.removeAll()
        formEpoch &+= 1
        for position in 0..<direction.count {
            let variable = direction.members[position]
            if direction[variable] == 0 { continue }
            let record = variables[variable]
            for offset in 0..<record.occurrenceCount {
                let form = occurrences[record.occurrences + offset].form
                if forms[form].slot >= 0 || forms[form].stamp == formEpoch { continue }
                forms[form].stamp = formEpoch
                if forms[form].kinkCount > 0 { appendEvent(form) }
            }
        }
        events.makeHeap()
    }

    private mutating func appendEvent(_ form: Int32) {
        let slope = slopeAlongDirection(form)
        guard slope != 0 else { return }
        if forms[form].isPinned {
            // It cannot move at all.
            events.append(
                Event(distance: 0, form: form, slope: slope, kink: slope > 0 ? forms[form].hi : forms[form].lo)
            )
            return
        }
        let next = slope > 0 ? forms[form].index : forms[form].index - 1
        guard next >= 0, next < forms[form].kinkCount else { return }
        let gap = (kink(next, of: form).z - evaluate(form).z) / slope
        events.append(Event(distance: max(0, gap), form: form, slope: slope, kink: next))
    }

    /// Notes that the first event's form passes its kink, and goes on to its next.
    private mutating func advanceFirstEvent() {
        var event = events[0]
        let isRight = event.slope > 0
        let next = event.kink + (isRight ? 1 : -1)
        notePassed(event.form, isRight ? event.kink + 1 : event.kink)
        if next >= 0, next < forms[event.form].kinkCount {
            let gap = (kink(next, of: event.form).z - kink(event.kink, of: event.form).z) / event.slope
            event.kink = next
            event.distance += max(0, gap)
            events.sink(event, from: 0)
        } else {
            _ = events.popHeap()
        }
    }

    private mutating func notePassed(_ form: Int32, _ interval: Int32) {
        // A form has one entry, in `passed`, found by its own mark.
        if rowStamps[form] == rowEpoch, newSlots[form] < Int32(passed.count),
            passed[newSlots[form]].form == form
        {
            passed[newSlots[form]].interval = interval
        } else {
            rowStamps[form] = rowEpoch
            newSlots[form] = Int32(passed.count)
            passed.append(PassedForm(form: form, interval: interval))
        }
    }

    /// Gives the forms that passed kinks their new intervals, and the multipliers the change of slopes.
    private mutating func updatePassedForms() {
        guard !passed.isEmpty else { return }
        for column in 0..<levels.count {
            solvePassedColumn(level: column)
            addColumn(times: 1, toLevel: column)
            for position in 0..<alpha.count { touched.append(alpha.members[position]) }
        }
        for position in 0..<passed.count {
            saveForm(passed[position].form)
            setInterval(of: passed[position].form, to: passed[position].interval)
        }
        for position in 0..<touched.count { queueIfImprovable(touched[position]) }
        touched.removeAll()
    }

    /// Solves for the change of multipliers at a level, when the forms in `passed` go into their new intervals.
    mutating func solvePassedColumn(level: Int) {
        beginColumn()
        for position in 0..<passed.count {
            let change = slopeChange(passed[position], level)
            if change != 0 { addToColumn(change, ofForm: passed[position].form) }
        }
        finishColumn()
    }

    /// By how much the slope at a level grows as a form goes into its new interval.
    private mutating func slopeChange(_ form: PassedForm, _ column: Int) -> Double {
        let old = forms[form.form].index
        var change = 0.0
        if forms[form.form].isHeld {
            let own = kink(old, of: form.form)
            if Int(own.level) == column { change = form.interval > old ? -own.cost : own.cost }
        }
        for position in min(old, form.interval)..<max(old, form.interval) {
            let met = kink(position, of: form.form)
            if Int(met.level) == column { change += met.jump }
        }
        return form.interval > old ? change : -change
    }
}
