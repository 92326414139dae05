extension Core {
    mutating func makeVariable() -> Variable {
        variableCount += 1
        if !freeVariables.isEmpty {
            let index = freeVariables.removeLast()
            variables[index].isUsed = true
            slots[index].value = 0
            slots[index].order = Int64(index) * Self.orderGap
            slots[index].generation &+= 1
            variables[index].reported = .nan
            noteChange(index)
            return variable(index)
        }
        let index = Int32(slots.count)
        slots.append(Slot())
        slots[index].order = Int64(index) * Self.orderGap
        variables.append(VariableRecord())
        improvableFlags.append(false)
        via.append(-1)
        regionStamps.append(0)
        columnCounts.append(0)
        stackSlots.append(0)
        stackNext.append(0)
        stagedPosition.append(-1)
        journal.slotStamps.append(0)
        alpha.extend(to: slots.count)
        direction.extend(to: slots.count)
        multipliers.append(repeating: 0, count: levelStride)
        noteChange(index)
        return Variable(index: index, generation: 0)
    }

    @inline(__always)
    func contains(_ variable: Variable) -> Bool {
        variable.index >= 0 && Int(variable.index) < slots.count
            && slots[variable.index].generation == variable.generation
    }

    mutating func removeVariable(_ variable: Variable) throws(SolverError) {
        guard contains(variable) else { throw .unknownVariable(variable) }
        let index = variable.index
        flush()
        if staging.isOpen { return stageRemoval(of: variable) }
        guard !isMentioned(index) else { throw .variableInUse(variable) }
        slots[index].generation &+= 1
        variables[index].isUsed = false
        variableCount -= 1
        release(index)
    }

    /// Keeps the place of a variable that is gone for a later one.
    mutating func release(_ index: Int32) {
        expelDeadForms(of: index)
        freeVariables.append(index)
    }

    /// Whether a constraint in force has a term with the variable.
    mutating func isMentioned(_ index: Int32) -> Bool {
        let record = variables[index]
        for offset in 0..<record.occurrenceCount
        where forms[occurrences[record.occurrences + offset].form].users > 0 {
            return true
        }
        return false
    }

    /// Frees the forms that only the basis still needs.
    private mutating func expelDeadForms(of index: Int32) {
        while variables[index].occurrenceCount > 0 {
            let form = occurrences[variables[index].occurrences].form
            let before = variables[index].occurrenceCount
            let slot = forms[form].slot >= 0 ? forms[form].slot : forms[form].column
            if slot >= 0 { refactor(from: slot) }
            releaseIfDead(form)
            if variables[index].occurrenceCount == before { break }
        }
    }

    @inline(__always)
    mutating func value(of variable: Variable) -> Double {
        if cache.isPending { flush() }
        guard contains(variable) else { return .nan }
        return slots[variable.index].value
    }

    @inline(__always)
    mutating func noteChange(_ index: Int32) {
        if isTracking, !variables[index].isChanged {
            variables[index].isChanged = true
            changed.append(index)
        }
    }

    /// The handle of a variable in use.
    @inline(__always)
    mutating func variable(_ index: Int32) -> Variable {
        Variable(index: index, generation: slots[index].generation)
    }

    /// Begins to hand over what has changed.
    mutating func beginChanges() {
        flush()
        if !isTracking {
            isTracking = true
            for index in 0..<Int32(variables.count) { noteChange(index) }
        }
    }

    /// The next variable whose value has changed since it was last reported, or `nil` at the end.
    ///
    /// Between two calls anything may happen.
    @inline(__always)
    mutating func nextChange() -> ValueChange? {
        while changedPosition < changed.count {
            let index = changed[changedPosition]
            changedPosition += 1
            variables[index].isChanged = false
            guard variables[index].isUsed else { continue }
            let value = slots[index].value
            guard value != variables[index].reported else { continue }
            variables[index].reported = value
            return ValueChange(variable: index, value: value)
        }
        changed.removeAll()
        changedPosition = 0
        return nil
    }
}
