/// A slot with the order that it had when it was queued; the highest comes first.
struct QueuedSlot: HeapElement {
    var order: Int64
    var slot: Int32

    @inline(__always)
    func precedes(_ other: QueuedSlot) -> Bool { order > other.order }
}

// The order of the triangle: a slot's order is above those of all slots that its column depends on.
//
// Solves that go by it stop where values cancel, and a new column closes a circle only if what it depends on leads back
// by slots of higher order. Both look at what is near, however long the chains are that this hangs on.
extension Core {
    /// How far apart the orders of variables are to begin with.
    static var orderGap: Int64 { 1 << 32 }

    /// How far below another one a slot is put, so that others fit in between.
    static var orderStep: Int64 { 1 << 12 }

    /// Corrects the order for new columns, unless slots now depend on each other in a circle.
    ///
    /// `roots` has the slots with new columns, each of which depends on the next. The first one keeps its order.
    /// - Returns: Whether there is no circle. If there is one, the order stays as it was.
    mutating func keepsOrder() -> Bool {
        // Slots of the path have the first stamp of this walk, others that are lowered the second.
        regionEpoch &+= 2
        slotQueue.removeAll()
        formerOrders.removeAll()
        let path = regionEpoch &- 1
        regionStamps[roots[0]] = path
        for position in 1..<max(1, roots.count) {
            noteOrder(roots[position], stamp: path)
            slots[roots[position]].order = slots[roots[position - 1]].order - Self.orderStep
        }
        for position in 0..<roots.count {
            let next = position + 1 < roots.count ? roots[position + 1] : -1
            if !lowerDependencies(of: roots[position], except: next) { return restoreOrder() }
        }
        while let queued = slotQueue.popHeap() {
            makeRoom(under: queued.slot)
            if !lowerDependencies(of: queued.slot, except: -1) { return restoreOrder() }
        }
        return true
    }

    /// Puts a slot on which nothing depends above all that its column depends on.
    mutating func raiseOrder(of slot: Int32) {
        slots[slot].order = max(slots[slot].order, highestDependency(of: slot) &+ Self.orderStep)
    }

    private func highestDependency(of slot: Int32) -> Int64 {
        var highest = Int64.min
        let column = slots[slot].column
        guard column >= 0 else { return highest }
        let row = terms(of: column)
        for index in 0..<Int(forms[column].termCount) where row[index].variable != slot {
            highest = max(highest, slots[row[index].variable].order)
        }
        return highest
    }

    /// Lowers a slot, whose order is the highest that it may have, and its dependencies only if there is no room.
    private mutating func makeRoom(under slot: Int32) {
        let limit = slots[slot].order
        let lowest = limit - Self.orderStep
        let highest = highestDependency(of: slot)
        slots[slot].order = highest < lowest || highest >= limit ? lowest : limit - (limit - highest) / 2
    }

    /// Has all that a slot's column depends on below the slot.
    ///
    /// - Returns: Whether that does not lead back to the path, but for the one exception.
    private mutating func lowerDependencies(of slot: Int32, except next: Int32) -> Bool {
        let column = slots[slot].column
        guard column >= 0 else { return true }
        let order = slots[slot].order
        let row = terms(of: column)
        for index in 0..<Int(forms[column].termCount) {
            let other = row[index].variable
            if other == slot || other == next { continue }
            if regionStamps[other] == regionEpoch &- 1 { return false }
            guard slots[other].order >= order else { continue }
            if regionStamps[other] != regionEpoch {
                slotQueue.pushHeap(QueuedSlot(order: slots[other].order, slot: other))
                noteOrder(other, stamp: regionEpoch)
            }
            slots[other].order = order - 1
        }
        return true
    }

    private mutating func noteOrder(_ slot: Int32, stamp: UInt32) {
        regionStamps[slot] = stamp
        saveSlot(slot)
        formerOrders.append(QueuedSlot(order: slots[slot].order, slot: slot))
    }

    private mutating func restoreOrder() -> Bool {
        for position in 0..<formerOrders.count {
            slots[formerOrders[position].slot].order = formerOrders[position].order
        }
        return false
    }
}
