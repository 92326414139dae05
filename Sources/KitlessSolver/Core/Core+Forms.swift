/// A term of a constraint that is being added, before it is normalised.
struct StagedTerm {
    var variable: Int32
    var coefficient: Double
    /// The largest coefficient that went into the sum.
    var magnitude: Double
}

/// The terms of a constraint whose reading was interrupted, and what is wrong with them.
struct InterruptedStage {
    var terms: UnsafeArray<StagedTerm>
    var error: SolverError?
}

// Finding, making and freeing forms.
extension Core {
    /// Takes a term of the constraint that is being added.
    mutating func stage(_ term: Term) {
        guard contains(term.variable) else {
            if stagingError == nil { stagingError = .unknownVariable(term.variable) }
            return
        }
        guard term.coefficient.isFinite else {
            if stagingError == nil { stagingError = .invalidNumber(term.coefficient) }
            return
        }
        let index = term.variable.index
        let position = stagedPosition[index]
        if position >= 0 {
            staged[position].coefficient += term.coefficient
            staged[position].magnitude = max(staged[position].magnitude, abs(term.coefficient))
        } else {
            stagedPosition[index] = Int32(staged.count)
            staged.append(
                StagedTerm(variable: index, coefficient: term.coefficient, magnitude: abs(term.coefficient))
            )
        }
    }

    mutating func clearStage() {
        for position in 0..<staged.count { stagedPosition[staged[position].variable] = -1 }
        staged.removeAll()
        stagingError = nil
    }

    /// Whether the terms of a constraint are being read.
    @inline(__always)
    var isStaging: Bool { !staged.isEmpty || stagingError != nil }

    /// Puts the terms that are staged aside for a constraint that comes in between.
    mutating func interruptStage() -> InterruptedStage {
        for position in 0..<staged.count { stagedPosition[staged[position].variable] = -1 }
        defer {
            staged = UnsafeArray()
            stagingError = nil
        }
        return InterruptedStage(terms: staged, error: stagingError)
    }

    /// Takes up the terms that were put aside.
    mutating func resumeStage(_ stage: InterruptedStage) {
        clearStage()
        staged.deallocate()
        staged = stage.terms
        stagingError = stage.error
        for position in 0..<staged.count { stagedPosition[staged[position].variable] = Int32(position) }
    }

    /// Divides the staged terms so that proportional rows become equal, and sorts them by variable.
    ///
    /// - Returns: What the row was divided by; 0 if no term is left, not finite if the row overflows.
    mutating func normaliseStage() -> Double {
        var kept = 0
        var largest = 0.0
        for position in 0..<staged.count {
            let term = staged[position]
            stagedPosition[term.variable] = -1
            // What cancels to rounding noise is 0.
            guard abs(term.coefficient) > 4 * term.magnitude.ulp else { continue }
            staged[kept] = term
            kept += 1
            largest = max(largest, abs(term.coefficient))
        }
        staged.truncate(to: kept)
        guard kept > 0 else { return 0 }
        // The divisor is the first coefficient that is not small: the threshold is no ratio that people write.
        var divisor = 0.0
        var first = Int32.max
        for position in 0..<kept where abs(staged[position].coefficient) >= 0.0717 * largest {
            if staged[position].variable < first {
                first = staged[position].variable
                divisor = staged[position].coefficient
            }
        }
        for position in 0..<kept {
            staged[position].coefficient /= divisor
            if staged[position].coefficient == 0 { staged[position].coefficient = .leastNonzeroMagnitude }
            if !staged[position].coefficient.isFinite { divisor = .infinity }
        }
        return divisor
    }

    /// Returns the form of the staged terms, made if there is none.
    mutating func formOfStage() -> Int32 {
        let count = staged.count
        if count == 1 {
            let variable = staged[0].variable
            if variables[variable].single >= 0 { return variables[variable].single }
            let form = makeForm(hash: 0)
            variables[variable].single = form
            return form
        }
        let hash = stageHash()
        if !formTable.isEmpty {
            let mask = UInt32(formTable.count - 1)
            var place = hash & mask
            while formTable[Int32(place)] != -1 {
                let form = formTable[Int32(place)]
                if form >= 0, forms[form].hash == hash, stageEquals(form) { return form }
                place = (place + 1) & mask
            }
        }
        let form = makeForm(hash: hash)
        enterInTable(form)
        return form
    }

    /// A hash that does not depend on the order of the terms.
    private mutating func stageHash() -> UInt32 {
        var sum: UInt64 = UInt64(staged.count)
        for position in 0..<staged.count {
            var mixed = staged[position].coefficient.bitPattern ^ (UInt64(staged[position].variable) << 17)
            mixed = (mixed ^ (mixed >> 31)) &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(staged[position].variable)
            mixed = (mixed ^ (mixed >> 29)) &* 0xBF58_476D_1CE4_E5B9
            sum &+= mixed ^ (mixed >> 32)
        }
        return UInt32(truncatingIfNeeded: sum ^ (sum >> 32))
    }

    private mutating func stageEquals(_ form: Int32) -> Bool {
        guard forms[form].termCount == Int32(staged.count) else { return false }
        let row = terms(of: form)
        // Rows usually come with their terms in the same order; otherwise each is searched.
        for position in 0..<staged.count {
            let wanted = staged[position]
            if row[position].variable == wanted.variable {
                if row[position].coefficient != wanted.coefficient { return false }
            } else {
                guard let found = (0..<staged.count).first(where: { row[$0].variable == wanted.variable }),
                    row[found].coefficient == wanted.coefficient
                else { return false }
            }
        }
        return true
    }

    private mutating func makeForm(hash: UInt32) -> Int32 {
        let count = Int32(staged.count)
        var record = Form()
        record.hash = hash
        record.terms = terms.allocate(count)
        record.termCount = count
        let form: Int32
        if !freeForms.isEmpty {
            form = freeForms.removeLast()
            record.stamp = forms[form].stamp
            forms[form] = record
        } else {
            form = Int32(forms.count)
            forms.append(record)
            rowCounts.append(0)
            rowStamps.append(0)
            newSlots.append(-1)
            journal.formStamps.append(0)
        }
        for position in 0..<count {
            let term = staged[position]
            let variable = term.variable
            let length = variables[variable].occurrenceCount
            let start =
                length == 0
                ? occurrences.allocate(1)
                : occurrences.grow(variables[variable].occurrences, length: length)
            occurrences[start + length] = Occurrence(coefficient: term.coefficient, form: form, slot: -1)
            variables[variable].occurrences = start
            variables[variable].occurrenceCount = length + 1
            terms[record.terms + position] = FormTerm(
                coefficient: term.coefficient,
                variable: variable,
                position: length
            )
        }
        return form
    }

    /// Frees a form that no constraint and no part of the basis uses.
    mutating func releaseIfDead(_ form: Int32) {
        let record = forms[form]
        guard record.isUsed, record.users == 0, !record.isActive, record.column < 0 else { return }
        if isRefactoring {
            looseForms.append(form)
        } else if journal.isOpen {
            journal.deadForms.append(form)
        } else {
            freeForm(form)
        }
    }

    mutating func freeForm(_ form: Int32) {
        let record = forms[form]
        dequeue(form)
        if record.termCount == 1 {
            variables[terms[record.terms].variable].single = -1
        } else {
            removeFromTable(form)
        }
        for position in 0..<record.termCount {
            let term = terms[record.terms + position]
            removeOccurrence(of: term.variable, at: term.position)
        }
        terms.release(record.terms, length: record.termCount)
        forms[form].isUsed = false
        freeForms.append(form)
    }

    private mutating func removeOccurrence(of variable: Int32, at position: Int32) {
        let start = variables[variable].occurrences
        let length = variables[variable].occurrenceCount
        let last = length - 1
        if position != last {
            occurrences[start + position] = occurrences[start + last]
            setPosition(of: variable, in: occurrences[start + position].form, to: position)
        }
        variables[variable].occurrenceCount = last
        // The run is given back by its length, so it must not keep a larger room.
        variables[variable].occurrences = occurrences.shrink(start, length: length)
    }

    /// Notes where a form now is among a variable's occurrences.
    mutating func setPosition(of variable: Int32, in form: Int32, to position: Int32) {
        let row = terms(of: form)
        var index = 0
        while row[index].variable != variable { index += 1 }
        row[index].position = position
    }

    // The table of forms with more than one term: open addressing, -1 for empty, -2 for deleted.

    private mutating func enterInTable(_ form: Int32) {
        if (formTableCount + 1) * 3 > formTable.count * 2 { rebuildTable(without: form) }
        place(form)
        formTableCount += 1
    }

    private mutating func place(_ form: Int32) {
        let mask = UInt32(formTable.count - 1)
        var place = forms[form].hash & mask
        while formTable[Int32(place)] >= 0 { place = (place + 1) & mask }
        formTable[Int32(place)] = form
    }

    private mutating func rebuildTable(without entering: Int32) {
        var live = 0
        for place in 0..<formTable.count where formTable[place] >= 0 { live += 1 }
        var size = 16
        while size < 3 * (live + 1) { size *= 2 }
        formTable.removeAll()
        formTable.append(repeating: -1, count: size)
        formTableCount = live
        for form in 0..<Int32(forms.count)
        where forms[form].isUsed && forms[form].termCount > 1 && form != entering {
            place(form)
        }
    }

    private mutating func removeFromTable(_ form: Int32) {
        let mask = UInt32(formTable.count - 1)
        var place = forms[form].hash & mask
        while formTable[Int32(place)] != form { place = (place + 1) & mask }
        formTable[Int32(place)] = -2
    }
}
