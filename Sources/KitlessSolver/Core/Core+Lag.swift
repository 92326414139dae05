// Where a step moves very many values, those of the steps that follow wait and move together.
//
// The basis and the multipliers go on meanwhile. A form that is looked at adds to its old value what the active forms
// that lag will move it by.
extension Core {
    /// Notes that an active form is not on its kink yet.
    @inline(never)
    mutating func lag(_ form: Int32) {
        forms[form].isLagging = true
        lagging.append(form)
    }

    /// Moves the values by the seeds in `direction`, or lets the forms that were seeded lag.
    @inline(never)
    mutating func moveOrLag() {
        if isLazy {
            for position in 0..<direction.count { lag(slots[direction.members[position]].active) }
            direction.clear()
        } else {
            solveDirection()
            moveAlongDirection(1)
        }
    }

    /// Finds by how much the form of the last column will move as the values catch up.
    mutating func measureLag() {
        columnLag = 0
        for position in 0..<alpha.count {
            let slot = alpha.members[position]
            let form = slots[slot].active
            if form >= 0, forms[form].isLagging { columnLag += alpha[slot] * distanceToKink(form) }
        }
    }

    private mutating func distanceToKink(_ form: Int32) -> Double {
        kink(forms[form].index, of: form).z - evaluate(form).z
    }

    /// Moves the values to where the active forms have them.
    @inline(never)
    mutating func catchUp() {
        isLazy = false
        guard !lagging.isEmpty else { return }
        direction.clear()
        for position in 0..<lagging.count where forms[lagging[position]].isLagging {
            let form = lagging[position]
            forms[form].isLagging = false
            let distance = distanceToKink(form)
            if distance != 0 { seedDirection(forms[form].slot, distance) }
        }
        solveDirection()
        moveAlongDirection(1)
        checkMoved()
        for position in 0..<lagging.count {
            let form = lagging[position]
            if forms[form].isUsed, !forms[form].isActive, forms[form].kinkCount > 0 { check(form) }
        }
        lagging.removeAll()
    }
}
