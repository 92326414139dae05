// Suggestions that change values only: O(1) each, and the values follow when they are read.
extension Core {
    /// Brings all values up to date.
    @inline(__always)
    mutating func flush() {
        if cache.isPending { bringUpToDate() }
    }

    @inline(never)
    mutating func bringUpToDate() {
        applyPendingColumns()
        let count = cache.postponed.count
        guard count > 0 else { return }
        // Nothing else is postponed meanwhile.
        for position in 0..<count {
            let next = cache.postponed[position]
            // What is optional cannot be refused.
            if !followsNewColumn(next.constraint, next.constant) { _ = carryOut(next.constant, of: next.constraint) }
            applyPendingColumns()
        }
        cache.postponed.removeAll()
    }

    /// Gives a constraint a new constant, and notes what that has come to.
    ///
    /// - Returns: As `solve()`.
    mutating func carryOut(_ constant: Double, of constraint: Int32) -> Bool {
        movesOnly = false
        let structure = cache.structure
        let isDone = move(constraint, to: constant) && solve()
        constraints[constraint].isFollowed = movesOnly
        constraints[constraint].isSteady = structure == cache.structure
        return isDone
    }

    /// Puts a constant of an optional constraint off until something is read or another change is made.
    mutating func postpone(_ constraint: Int32, _ constant: Double) {
        if let position = postponedPosition(of: constraint) {
            cache.postponed[position].constant = constant
            return
        }
        if cache.postponed.count == ColumnCache.capacity { flush() }
        cache.postponed.append(PostponedConstant(constraint: constraint, constant: constant))
        cache.pending |= ColumnCache.postponedBit
    }

    /// Drops what was put off for a constraint: a later constant has been taken.
    @inline(__always)
    mutating func forgetPostponed(_ constraint: Int32) {
        if cache.pending & ColumnCache.postponedBit != 0 { removePostponed(constraint) }
    }

    @inline(never)
    private mutating func removePostponed(_ constraint: Int32) {
        guard let position = postponedPosition(of: constraint) else { return }
        for next in position + 1..<cache.postponed.count { cache.postponed[next - 1] = cache.postponed[next] }
        _ = cache.postponed.removeLast()
        if cache.postponed.isEmpty { cache.pending &= ~ColumnCache.postponedBit }
    }

    /// The constant that a constraint is to have, if it waits.
    func postponedConstant(of constraint: Int32) -> Double? {
        postponedPosition(of: constraint).map { cache.postponed[$0].constant }
    }

    private func postponedPosition(of constraint: Int32) -> Int? {
        for position in 0..<cache.postponed.count where cache.postponed[position].constraint == constraint {
            return position
        }
        return nil
    }

    private mutating func applyPendingColumns() {
        let pending = cache.pending
        cache.pending = 0
        var touched: UInt8 = 0
        for position in 0..<cache.columns.count where pending & (1 << UInt8(position)) != 0 {
            apply(position)
            touched |= cache.columns[position].sharing
        }
        for position in 0..<cache.columns.count where touched & (1 << UInt8(position)) != 0 {
            cache.columns[position].isStale = true
        }
    }

    private mutating func apply(_ position: Int) {
        let column = cache.columns[position]
        let distance = column.z - column.baseZ
        let count = column.variables.count
        if isTracking {
            for index in 0..<count { noteChange(column.variables[index]) }
        }
        let values = slots.run
        for index in 0..<count {
            values[column.variables[index]].value = column.baseValues[index] + distance * column.rates[index]
        }
    }

    private mutating func sharesAnything(_ one: Int, _ other: Int) -> Bool {
        let (left, right) = (cache.columns[one], cache.columns[other])
        for index in 0..<left.forms.count {
            for inner in 0..<right.forms.count where left.forms[index] == right.forms[inner] { return true }
        }
        for index in 0..<left.variables.count {
            for inner in 0..<right.variables.count where left.variables[index] == right.variables[inner] { return true }
        }
        return false
    }

    /// Takes a new constant of a constraint, if only values change that a cached column knows.
    @inline(__always)
    mutating func followsCache(_ constraint: Int32, _ constant: Double) -> Bool {
        for position in 0..<cache.columns.count where cache.columns[position].constraint == constraint {
            if cache.columns[position].version != cache.version { break }
            // What waits and moves something of this column has to come first.
            if cache.pending & cache.columns[position].sharing != 0 { flush() }
            if cache.columns[position].isStale { break }
            let z = constant / constraints[constraint].scale
            guard reaches(position, z) else { return false }
            follow(position, z, constant)
            return true
        }
        return false
    }

    /// Whether a column holds for a value, and what is counted from its base keeps its digits.
    @inline(__always)
    private func reaches(_ position: Int, _ z: Double) -> Bool {
        z > cache.columns[position].low && z < cache.columns[position].high
            && abs(z - cache.columns[position].baseZ) <= Self.longestFollow * max(abs(z), scale)
    }

    @inline(__always)
    private mutating func follow(_ position: Int, _ z: Double, _ constant: Double) {
        let column = cache.columns[position]
        cache.columns[position].z = z
        cache.pending |= 1 << UInt8(position)
        constraints[column.constraint].constant = constant
        kinks[forms[column.form].kinks + forms[column.form].index].z = z
    }

    /// Builds the column of a constraint anew and tries it.
    @inline(never)
    mutating func followsNewColumn(_ constraint: Int32, _ constant: Double) -> Bool {
        guard constraints[constraint].isFollowed else { return false }
        let form = constraints[constraint].form
        guard form >= 0, forms[form].isActive, !forms[form].isPhantom,
            kink(forms[form].index, of: form).constraint == constraint
        else { return false }
        let position = takeColumn(constraint)
        if cache.columns[position].structure != cache.structure { fill(position) }
        rebase(position)
        limit(position)
        let z = constant / constraints[constraint].scale
        guard reaches(position, z) else { return false }
        follow(position, z, constant)
        return true
    }

    private mutating func takeColumn(_ constraint: Int32) -> Int {
        for position in 0..<cache.columns.count where cache.columns[position].constraint == constraint {
            return position
        }
        let empty = CachedColumn(
            constraint: constraint,
            form: -1,
            version: 0,
            structure: 0,
            baseZ: 0,
            z: 0,
            low: 0,
            high: 0,
            isStale: false
        )
        if cache.columns.count < ColumnCache.capacity {
            cache.columns.append(empty)
            return cache.columns.count - 1
        }
        let position = cache.next
        cache.next = (position + 1) % ColumnCache.capacity
        cache.columns[position].constraint = constraint
        cache.columns[position].version = 0
        cache.columns[position].structure = 0
        cache.columns[position].sharing = 0
        return position
    }

    /// Finds how the values and the inactive forms follow.
    private mutating func fill(_ position: Int) {
        var column = cache.columns[position]
        let form = constraints[column.constraint].form
        column.clear()
        column.form = form
        column.structure = cache.structure
        direction.clear()
        seedDirection(forms[form].slot, 1)
        solveDirection()
        formEpoch &+= 1
        for index in 0..<direction.count {
            let variable = direction.members[index]
            let rate = direction[variable]
            if rate == 0 { continue }
            column.variables.append(variable)
            column.rates.append(rate)
            let record = variables[variable]
            for offset in 0..<record.occurrenceCount {
                let other = occurrences[record.occurrences + offset].form
                if forms[other].slot >= 0 || forms[other].stamp == formEpoch || forms[other].kinkCount == 0 { continue }
                forms[other].stamp = formEpoch
                let slope = slopeAlongDirection(other)
                if slope == 0 { continue }
                column.forms.append(other)
                column.slopes.append(slope)
            }
        }
        column.sharing = 0
        cache.columns[position] = column
        for other in 0..<cache.columns.count where other != position {
            cache.columns[other].sharing &= ~(1 << UInt8(position))
            guard cache.columns[other].structure == cache.structure, sharesAnything(position, other) else { continue }
            cache.columns[other].sharing |= 1 << UInt8(position)
            cache.columns[position].sharing |= 1 << UInt8(other)
        }
    }

    /// How fast a form moves along the direction, 0 if only rounding is left.
    mutating func slopeAlongDirection(_ form: Int32) -> Double {
        let row = terms(of: form)
        var slope = 0.0
        var magnitude = 0.0
        for index in 0..<Int(forms[form].termCount) {
            let product = row[index].coefficient * direction[row[index].variable]
            slope += product
            magnitude = max(magnitude, abs(product))
        }
        return abs(slope) > 1e-11 * magnitude ? slope : 0
    }

    /// Starts again from the present values.
    private mutating func rebase(_ position: Int) {
        var column = cache.columns[position]
        column.baseValues.removeAll()
        for index in 0..<column.variables.count { column.baseValues.append(slots[column.variables[index]].value) }
        column.baseZ = kink(forms[column.form].index, of: column.form).z
        column.z = column.baseZ
        column.version = cache.version
        column.isStale = false
        cache.columns[position] = column
    }

    /// Moves the values that follow the active form of a constraint, and looks at the forms that do.
    mutating func moveAlongColumn(of constraint: Int32, by distance: Double) {
        let position = takeColumn(constraint)
        if cache.columns[position].structure != cache.structure { fill(position) }
        let column = cache.columns[position]
        for index in 0..<column.variables.count {
            shift(column.variables[index], by: distance * column.rates[index])
        }
        for index in 0..<column.forms.count { check(column.forms[index]) }
    }

    /// Finds how far the constant can go before a form leaves its interval or a kink is passed.
    private mutating func limit(_ position: Int) {
        let column = cache.columns[position]
        let index = forms[column.form].index
        var low = index > 0 ? kink(index - 1, of: column.form).z : -Double.infinity
        var high = index + 1 < forms[column.form].kinkCount ? kink(index + 1, of: column.form).z : .infinity
        // A kink that shares its place must not leave it this way: the other one may be what holds the form.
        if low >= column.z || high <= column.z { high = -.infinity }
        for place in 0..<column.forms.count {
            let form = column.forms[place]
            let slope = column.slopes[place]
            let (z, magnitude) = evaluate(form)
            let near = tolerance(magnitude) + forms[form].slack
            let toUpper = (forms[form].upper + near - z) / slope
            let toLower = (forms[form].lower - near - z) / slope
            low = max(low, column.z + min(toUpper, toLower))
            high = min(high, column.z + max(toUpper, toLower))
        }
        cache.columns[position].low = low
        cache.columns[position].high = high
    }
}
