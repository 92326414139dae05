// Solving with the basis. B is a permuted triangle U of forms, times product-form factors: B = U E1 ... Ek.
extension Core {
    /// Expresses a form by the rows of the basis: `B alpha = form`.
    ///
    /// The result goes to `alpha`; `via` tells how the triangle was walked.
    @inline(never)
    mutating func solveColumn(ofForm form: Int32) {
        beginColumn()
        addToColumn(1, ofForm: form)
        finishColumn()
    }

    /// Expresses a variable by the rows of the basis.
    mutating func solveColumn(ofVariable variable: Int32) {
        beginColumn()
        addToColumn(1, of: variable, via: -1)
        finishColumn()
    }

    /// Expresses the difference of two variables by the rows of the basis.
    mutating func solveColumn(ofDifference first: Int32, _ second: Int32) {
        beginColumn()
        addToColumn(1, of: first, via: -1)
        addToColumn(-1, of: second, via: -1)
        finishColumn()
    }

    mutating func beginColumn() {
        alpha.clear()
        columnEtas = 0
        slotQueue.removeAll()
    }

    /// Adds a multiple of a form to the right-hand side of the next column.
    mutating func addToColumn(_ factor: Double, ofForm form: Int32) {
        let row = terms(of: form)
        for index in 0..<Int(forms[form].termCount) {
            addToColumn(factor * row[index].coefficient, of: row[index].variable, via: -1)
        }
    }

    @inline(__always)
    private mutating func addToColumn(_ amount: Double, of slot: Int32, via parent: Int32) {
        if alpha.insert(slot) {
            via[slot] = parent
            alpha[slot] = amount
            if slots[slot].column >= 0 { slotQueue.pushHeap(QueuedSlot(order: slots[slot].order, slot: slot)) }
        } else {
            let old = alpha[slot]
            let new = old + amount
            alpha[slot] = abs(new) < 1e-13 * abs(old) ? 0 : new
        }
    }

    /// Solves for the right-hand side in `alpha`: what others depend on comes later, and not at all if it cancels.
    @inline(never)
    mutating func finishColumn() {
        while let slot = slotQueue.popHeap()?.slot {
            if alpha[slot] == 0 { continue }
            let column = slots[slot].column
            var value = alpha[slot]
            if slots[slot].pivot != 1 {
                value /= slots[slot].pivot
                alpha[slot] = value
            }
            let row = terms(of: column)
            for index in 0..<Int(forms[column].termCount) {
                let other = row[index].variable
                if other == slot { continue }
                addToColumn(-value * row[index].coefficient, of: other, via: slot)
            }
        }
        if liveEtas > 0 { applyEtasToColumn() }
    }

    private mutating func applyEtasToColumn() {
        beginEtaHeap()
        for position in 0..<alpha.count {
            pushEtas(pivotingIn: alpha.members[position], after: -1)
        }
        while let eta = etaHeap.popHeap() {
            let record = etas[eta]
            let old = alpha[record.pivotSlot]
            if old == 0 { continue }
            columnEtas += 1
            let value = old / record.pivot
            alpha[record.pivotSlot] = value
            for index in record.start..<record.start + record.count {
                let entry = etaEntries[index]
                if alpha.insert(entry.slot) {
                    via[entry.slot] = -1
                    pushEtas(pivotingIn: entry.slot, after: eta)
                }
                let before = alpha[entry.slot]
                let after = before - value * entry.value
                alpha[entry.slot] = abs(after) < 1e-13 * abs(before) ? 0 : after
            }
        }
    }

    /// Adds a seed of the direction in which slots' forms move.
    @inline(__always)
    mutating func seedDirection(_ slot: Int32, _ amount: Double) {
        _ = direction.insert(slot)
        direction[slot] += amount
    }

    /// Finds how variables move when forms do: `B' d = seeds`.
    ///
    /// The seeds are in `direction`, where the result goes.
    @inline(never)
    mutating func solveDirection() {
        if liveEtas > 0 { applyEtasToDirection() }
        roots.removeAll()
        direction.restart(keepingMembersIn: &roots)
        for position in 0..<roots.count { visitDependents(roots[position]) }
        direction.reverseMembers()
        let values = direction.values.run
        for position in 0..<direction.count {
            let slot = direction.members[position]
            let column = slots[slot].column
            guard column >= 0 else { continue }
            var sum = values[Int(slot)]
            var magnitude = abs(sum)
            let row = terms(of: column)
            for index in 0..<Int(forms[column].termCount) {
                let other = row[index].variable
                if other == slot { continue }
                let product = row[index].coefficient * values[Int(other)]
                sum -= product
                magnitude = max(magnitude, abs(product))
            }
            if abs(sum) < 1e-13 * magnitude { sum = 0 }
            values[Int(slot)] = slots[slot].pivot == 1 ? sum : sum / slots[slot].pivot
        }
    }

    /// Depth-first search from variables to the slots whose columns contain them.
    private mutating func visitDependents(_ root: Int32) {
        guard direction.mark(root) else { return }
        var depth = 0
        stackSlots[0] = root
        stackNext[0] = 0
        while depth >= 0 {
            let slot = stackSlots[depth]
            let count = slots[slot].dependents
            var next: Int32 = -1
            if count > 0 {
                let list = occurrences(of: slot)
                var position = stackNext[depth]
                while position < count {
                    let other = list[Int(position)].slot
                    position += 1
                    if other != slot, direction.mark(other) {
                        next = other
                        break
                    }
                }
                stackNext[depth] = position
            }
            if next >= 0 {
                depth += 1
                stackSlots[depth] = next
                stackNext[depth] = 0
            } else {
                direction.appendMarked(slot)
                depth -= 1
            }
        }
    }

    private mutating func applyEtasToDirection() {
        beginEtaHeap()
        for position in 0..<direction.count {
            pushEtas(touching: direction.members[position], before: .max)
        }
        while let negated = etaHeap.popHeap() {
            let eta = -negated
            let record = etas[eta]
            var sum = direction[record.pivotSlot]
            var magnitude = abs(sum)
            for index in record.start..<record.start + record.count {
                let product = etaEntries[index].value * direction[etaEntries[index].slot]
                sum -= product
                magnitude = max(magnitude, abs(product))
            }
            if magnitude == 0 { continue }
            sum = abs(sum) < 1e-13 * magnitude ? 0 : sum / record.pivot
            if direction.insert(record.pivotSlot) { pushEtas(touching: record.pivotSlot, before: eta) }
            direction[record.pivotSlot] = sum
        }
    }

    // A small heap of etas, each of which enters once. In descending use it holds negated places.

    private mutating func beginEtaHeap() {
        etaHeap.removeAll()
        etaEpoch &+= 1
    }

    private mutating func pushEtas(pivotingIn slot: Int32, after eta: Int32) {
        var other = slots[slot].etaPivot
        while other >= 0 {
            if other > eta { pushEta(other, key: other) }
            other = etas[other].older
        }
    }

    private mutating func pushEtas(touching slot: Int32, before eta: Int32) {
        var other = slots[slot].etaPivot
        while other >= 0 {
            if other < eta { pushEta(other, key: -other) }
            other = etas[other].older
        }
        var entry = slots[slot].etaEntry
        while entry >= 0 {
            if etaEntries[entry].eta < eta { pushEta(etaEntries[entry].eta, key: -etaEntries[entry].eta) }
            entry = etaEntries[entry].older
        }
    }

    private mutating func pushEta(_ eta: Int32, key: Int32) {
        guard etaStamps[eta] != etaEpoch else { return }
        etaStamps[eta] = etaEpoch
        etaHeap.pushHeap(key)
    }
}
