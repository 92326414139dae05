/// A vector over the slots of which few entries are not 0.
///
/// `values` is 0 wherever `members` does not name the slot. Unsafe for the reasons of `UnsafeArray`.
struct UnsafeSparseVector {
    private(set) var values = UnsafeArray<Double>()
    private(set) var members = UnsafeArray<Int32>()
    private var marks = UnsafeArray<UInt32>()
    private var epoch: UInt32 = 1

    func deallocate() {
        values.deallocate()
        members.deallocate()
        marks.deallocate()
    }

    /// Makes room for slots up to a number.
    mutating func extend(to slotCount: Int) {
        guard slotCount > values.count else { return }
        values.append(repeating: 0, count: slotCount - values.count)
        marks.append(repeating: 0, count: slotCount - marks.count)
        members.reserve(slotCount)
    }

    @inline(__always)
    func contains(_ slot: Int32) -> Bool { marks[slot] == epoch }

    /// Names a slot, and says whether it was new.
    @inline(__always)
    mutating func insert(_ slot: Int32) -> Bool {
        if marks[slot] == epoch { return false }
        marks[slot] = epoch
        members.append(slot)
        return true
    }

    /// Marks a slot whose place among the members is decided later, and says whether it was new.
    @inline(__always)
    mutating func mark(_ slot: Int32) -> Bool {
        if marks[slot] == epoch { return false }
        marks[slot] = epoch
        return true
    }

    @inline(__always)
    mutating func appendMarked(_ slot: Int32) {
        members.append(slot)
    }

    /// Reverses the order of the members.
    mutating func reverseMembers() {
        var low = 0
        var high = members.count - 1
        while low < high {
            let member = members[low]
            members[low] = members[high]
            members[high] = member
            low += 1
            high -= 1
        }
    }

    @inline(__always)
    subscript(slot: Int32) -> Double {
        get { values[slot] }
        nonmutating set { values[slot] = newValue }
    }

    @inline(__always)
    var count: Int { members.count }

    @inline(__always)
    var isEmpty: Bool { members.isEmpty }

    /// The largest magnitude of an entry.
    @inline(__always)
    var largestMagnitude: Double {
        var largest = 0.0
        for position in 0..<members.count { largest = max(largest, abs(values[members[position]])) }
        return largest
    }

    /// Makes every entry 0.
    mutating func clear() {
        for position in 0..<members.count { values[members[position]] = 0 }
        forgetMembers()
    }

    fileprivate mutating func forgetMembers() {
        members.removeAll()
        epoch &+= 1
        if epoch == 0 {
            for slot in 0..<marks.count { marks[slot] = 0 }
            epoch = 1
        }
    }
}

extension UnsafeSparseVector {
    /// Forgets the members, but not their values, and hands them over; all of them must become members again.
    mutating func restart(keepingMembersIn list: inout UnsafeArray<Int32>) {
        for position in 0..<members.count { list.append(members[position]) }
        forgetMembers()
    }
}
