// Changing the basis: which form is active in which slot, and the triangle that represents it.
extension Core {
    /// Puts a form into a slot in place of what is active there.
    ///
    /// The last column solved must be that of the form. Multiplier rows are those after the exchange; where the
    /// triangle is rotated they move along. The slot where the form ends up is `forms[form].slot`.
    mutating func exchange(_ form: Int32, into slot: Int32) {
        let leaving = slots[slot].active
        cache.invalidate()
        movesOnly = false
        saveSlot(slot)
        saveForm(form)
        if leaving >= 0 {
            saveForm(leaving)
            forms[leaving].slot = -1
            forms[leaving].isPhantom = false
        }
        if replaceInPlace(form, slot) || rotate(form, slot) {
            if leaving >= 0 { releaseIfDead(leaving) }
            return
        }
        let isSound = appendEta(slot)
        slots[slot].active = form
        forms[form].slot = slot
        if leaving >= 0 { releaseIfDead(leaving) }
        if alpha.count <= 64 {
            // A few factors cost less than a new triangle, and chains of equal sizes need one for ever.
            if columnEtas >= 4 || !isSound { pendingRefactor = slot }
        } else {
            longEtas += 1
            if longEtas >= 12 || !isSound {
                longEtas = 0
                pendingRefactor = slot
            }
        }
    }

    /// The coefficient of a variable in a form, 0 where it is too small beside the others to pivot on.
    mutating func pivotCoefficient(of variable: Int32, in form: Int32) -> Double {
        let row = terms(of: form)
        var found = 0.0
        var largest = 0.0
        for index in 0..<Int(forms[form].termCount) {
            let coefficient = row[index].coefficient
            if row[index].variable == variable { found = coefficient }
            largest = max(largest, abs(coefficient))
        }
        return abs(found) > 1e-3 * largest ? found : 0
    }

    private mutating func replaceInPlace(_ form: Int32, _ slot: Int32) -> Bool {
        guard slots[slot].isFreeOfEtas, forms[form].column < 0 else { return false }
        let pivot = pivotCoefficient(of: slot, in: form)
        guard pivot != 0 else { return false }
        let leaving = slots[slot].column
        slots[slot].column = ownColumn(of: form)
        if slots[slot].dependents == (leaving >= 0 ? 1 : 0) {
            raiseOrder(of: slot)
        } else {
            roots.removeAll()
            roots.append(slot)
            if !keepsOrder() {
                slots[slot].column = leaving
                return false
            }
        }
        if leaving >= 0 { setColumn(of: leaving, to: -1) }
        activate(form, in: slot, pivot: pivot)
        return true
    }

    /// What a form is in the triangle: a column, or the identity (-1) if it has one variable only.
    private func ownColumn(of form: Int32) -> Int32 { forms[form].termCount == 1 ? -1 : form }

    /// Makes a form active in the slot of one of its variables, as the slot's column of the triangle.
    mutating func activate(_ form: Int32, in slot: Int32, pivot: Double) {
        let column = ownColumn(of: form)
        if column >= 0 { setColumn(of: column, to: slot) }
        slots[slot].column = column
        slots[slot].pivot = pivot
        slots[slot].active = form
        forms[form].slot = slot
    }

    /// Lets each slot on the path from the form to the leaving slot take over the column of the one before it.
    private mutating func rotate(_ form: Int32, _ slot: Int32) -> Bool {
        guard forms[form].column < 0, via[slot] >= 0, slots[slot].isFreeOfEtas else { return false }
        // The path, from the leaving slot back to the first.
        roots.removeAll()
        var step = slot
        while step >= 0 {
            guard slots[step].isFreeOfEtas else { return false }
            roots.append(step)
            step = via[step]
        }
        let length = roots.count
        for position in 0..<length {
            let source = position + 1 < length ? slots[roots[position + 1]].column : form
            if pivotCoefficient(of: roots[position], in: source) == 0 { return false }
        }
        let leaving = slots[slot].column
        for position in 0..<length {
            let target = roots[position]
            saveSlot(target)
            slots[target].column = position + 1 < length ? slots[roots[position + 1]].column : form
        }
        if !keepsOrder() {
            for position in Swift.stride(from: length - 1, to: 0, by: -1) {
                slots[roots[position]].column = slots[roots[position - 1]].column
            }
            slots[slot].column = leaving
            return false
        }
        moveMultipliersAlongPath()
        if leaving >= 0 { setColumn(of: leaving, to: -1) }
        for position in 0..<length {
            let target = roots[position]
            let moved = slots[target].column
            activate(moved, in: target, pivot: pivotCoefficient(of: target, in: moved))
        }
        return true
    }

    /// The row of the leaving slot, which is the entering form's, goes to the first slot, all others one further.
    private mutating func moveMultipliersAlongPath() {
        for column in 0..<levels.count {
            let first = multiplierRow(roots[0])[column]
            for position in 0..<roots.count - 1 {
                multiplierRow(roots[position])[column] = multiplierRow(roots[position + 1])[column]
            }
            multiplierRow(roots[roots.count - 1])[column] = first
        }
    }

    /// Appends the factor that replaces a slot's column by the last column solved.
    ///
    /// - Returns: Whether it may stay. A small pivot loses digits, and a large entry tells of a small pivot before it.
    private mutating func appendEta(_ slot: Int32) -> Bool {
        let eta = Int32(etas.count)
        let start = Int32(etaEntries.count)
        let largest = alpha.largestMagnitude
        for position in 0..<alpha.count {
            let member = alpha.members[position]
            let value = alpha[member]
            if member == slot || abs(value) <= 1e-14 * largest { continue }
            saveSlot(member)
            etaEntries.append(EtaEntry(value: value, slot: member, eta: eta, older: slots[member].etaEntry))
            slots[member].etaEntry = Int32(etaEntries.count) - 1
        }
        let count = Int32(etaEntries.count) - start
        etas.append(
            Eta(
                pivotSlot: slot,
                pivot: alpha[slot],
                start: start,
                count: count,
                older: slots[slot].etaPivot,
                isLive: true
            )
        )
        etaStamps.append(0)
        slots[slot].etaPivot = eta
        liveEtas += 1
        liveEtaEntries += Int(count)
        return abs(alpha[slot]) >= 1e-3 * largest && largest <= 1e6
    }

    /// Makes a form the column of a slot of the triangle, or (-1) of none.
    ///
    /// Keeps those occurrences of each variable first that belong to columns.
    mutating func setColumn(of form: Int32, to slot: Int32) {
        let old = forms[form].column
        guard old != slot else { return }
        saveForm(form)
        forms[form].column = slot
        let row = terms(of: form)
        for index in 0..<Int(forms[form].termCount) {
            let variable = row[index].variable
            if old < 0 {
                saveSlot(variable)
                swapOccurrences(of: variable, row[index].position, slots[variable].dependents)
                slots[variable].dependents += 1
            } else if slot < 0 {
                saveSlot(variable)
                swapOccurrences(of: variable, row[index].position, slots[variable].dependents - 1)
                slots[variable].dependents -= 1
            }
            occurrences[variables[variable].occurrences + row[index].position].slot = slot
        }
        if slot < 0 { releaseIfDead(form) }
    }

    mutating func swapOccurrences(of variable: Int32, _ one: Int32, _ other: Int32) {
        guard one != other else { return }
        if journal.isOpen { journal.swaps.append(OccurrenceSwap(variable: variable, one: one, other: other)) }
        let list = occurrences(of: variable)
        let moved = list[Int(one)]
        list[Int(one)] = list[Int(other)]
        list[Int(other)] = moved
        setPosition(of: variable, in: list[Int(one)].form, to: one)
        setPosition(of: variable, in: list[Int(other)].form, to: other)
    }

    /// Gives a slot back to its own variable, if that needs no work: the form there is between kinks at no cost.
    mutating func stayIfFree(_ slot: Int32) -> Bool {
        let form = slots[slot].active
        guard form >= 0, forms[form].isPhantom, slots[slot].isFreeOfEtas, slots[slot].column == ownColumn(of: form)
        else {
            return false
        }
        cache.invalidate()
        saveSlot(slot)
        saveForm(form)
        let row = multiplierRow(slot)
        for column in 0..<levels.count { row[column] = 0 }
        slots[slot].active = -1
        slots[slot].column = -1
        slots[slot].pivot = 1
        forms[form].slot = -1
        forms[form].isPhantom = false
        setInterval(of: form, to: forms[form].index)
        setColumn(of: form, to: -1)
        releaseIfDead(form)
        return true
    }
}
