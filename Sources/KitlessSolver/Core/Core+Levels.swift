// Levels of priority, and vectors over them.
extension Core {
    /// Returns the column of a priority, made if there is none.
    mutating func level(of priority: Double) -> Int16 {
        var low = 0
        var high = levelOrder.count
        while low < high {
            let middle = (low + high) / 2
            let other = levels[levelOrder[middle]].priority
            if other == priority { return Int16(levelOrder[middle]) }
            if other > priority { low = middle + 1 } else { high = middle }
        }
        let column: Int32
        let record = Level(priority: priority, count: 0, largestCost: 0, smallestCost: .infinity)
        if !freeLevels.isEmpty {
            column = freeLevels.removeLast()
            levels[column] = record
            for slot in 0..<Int32(slots.count) { multiplierRow(slot)[column] = 0 }
        } else {
            column = Int32(levels.count)
            levels.append(record)
            grid.append(1)
            inverseGrid.append(1)
            if levels.count > levelStride { widenMultipliers() }
        }
        levelOrder.append(column)
        var position = levelOrder.count - 1
        while position > low {
            levelOrder[position] = levelOrder[position - 1]
            position -= 1
        }
        levelOrder[low] = column
        extendLevelWork()
        return Int16(column)
    }

    /// Whether a priority has a level or can get one: there are at most 32,767, those that an update may need included.
    func hasRoom(for priority: Priority) -> Bool {
        if priority.isRequired || levelOrder.count + staging.priorityCount < Int(Int16.max) { return true }
        return (0..<levelOrder.count).contains { levels[levelOrder[$0]].priority == priority.rawValue }
            // The last ones first: who changes very many changes them to few.
            || (0..<staging.changes.count).reversed().contains { staging.changes[$0].priority == priority }
    }

    private mutating func widenMultipliers() {
        let wider = levelStride * 2
        var moved = UnsafeArray<Double>()
        moved.append(repeating: 0, count: slots.count * wider)
        for slot in 0..<slots.count {
            moved.run(at: slot * wider, count: levelStride).assign(from: multiplierRow(Int32(slot)), count: levelStride)
        }
        multipliers.deallocate()
        multipliers = moved
        levelStride = wider
        journal.widen(to: wider)
        regionMultipliers.removeAll()
    }

    /// Makes the work vectors as long as there are levels.
    mutating func extendLevelWork() {
        let length = max(levels.count, 1)
        func extend(_ vector: inout UnsafeArray<Double>) {
            if vector.count < length { vector.append(repeating: 0, count: length - vector.count) }
        }
        extend(&budget)
        extend(&slopeWork)
        extend(&slopeOther)
        extend(&rateWork)
    }

    /// Counts a constraint at a level.
    mutating func join(_ level: Int16, cost: Double) {
        guard level >= 0 else { return }
        let column = Int32(level)
        levels[column].count += 1
        if cost > levels[column].largestCost || cost < levels[column].smallestCost {
            levels[column].largestCost = max(cost, levels[column].largestCost)
            levels[column].smallestCost = min(cost, levels[column].smallestCost)
            updateGrid(column)
        }
    }

    /// Counts a constraint at a level no more.
    mutating func leave(_ level: Int16) {
        guard level >= 0 else { return }
        levels[Int32(level)].count -= 1
        if levels[Int32(level)].isEmpty { hasEmptyLevel = true }
    }

    /// What counts as 0 at a level: a power of two, well above the noise of the largest cost and, if the costs do not
    /// differ too much, well below the smallest.
    private mutating func updateGrid(_ column: Int32) {
        let largest = levels[column].largestCost
        let wanted = max(1e-13 * largest, min(1e-9 * largest, 1e-6 * levels[column].smallestCost))
        let unit = wanted > 1e-300 ? Double(sign: .plus, exponent: wanted.exponent, significand: 1) : 0x1p-1000
        grid[column] = unit
        inverseGrid[column] = 1 / unit
    }

    /// Gives back the columns of levels without constraints.
    mutating func releaseEmptyLevels() {
        guard hasEmptyLevel, !journal.isOpen else { return }
        hasEmptyLevel = false
        var kept = 0
        for position in 0..<levelOrder.count {
            let column = levelOrder[position]
            if !levels[column].isEmpty {
                levelOrder[kept] = column
                kept += 1
            } else {
                freeLevels.append(column)
            }
        }
        levelOrder.truncate(to: kept)
    }

    /// The sign of a vector over the levels: that of its first entry, highest priority first, that is not 0.
    @inline(__always)
    func sign(_ vector: UnsafeRun<Double>) -> Int {
        for position in 0..<levelOrder.count {
            let column = Int(levelOrder[position])
            let entry = vector[column]
            if entry > grid[column] { return 1 }
            if entry < -grid[column] { return -1 }
        }
        return 0
    }

    @inline(__always)
    func clear(_ vector: UnsafeRun<Double>) {
        for column in 0..<levels.count { vector[column] = 0 }
    }

    /// The rate at which the cost grows when a slot's form moves; meaningful where the way is not blocked.
    ///
    /// - Parameters:
    ///   - slot: The slot.
    ///   - sense: 1 to the right, -1 to the left.
    ///   - vector: Where the rate goes.
    @inline(__always)
    func rate(of slot: Int32, _ sense: Double, to vector: UnsafeRun<Double>) {
        let row = multiplierRow(slot)
        for column in 0..<levels.count { vector[column] = sense * row[column] }
        let form = slots[slot].active
        guard form >= 0 else { return }
        let shift: Int32 = sense > 0 && !forms[form].isPhantom ? 1 : 0
        addSlope(of: form, in: forms[form].index + shift, times: sense, to: vector)
    }

    /// Whether required constraints keep a slot's form from moving.
    @inline(__always)
    func isBlocked(_ slot: Int32, _ sense: Double) -> Bool {
        let form = slots[slot].active
        guard form >= 0, !forms[form].isPhantom else { return false }
        return sense > 0 ? forms[form].index >= forms[form].hi : forms[form].index <= forms[form].lo
    }
}
