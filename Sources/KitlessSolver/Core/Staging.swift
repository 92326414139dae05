/// A change that waits for the end of an update.
struct StagedChange {
    enum Kind { case change, add, remove, none }

    var constraint: Int32
    var kind: Kind
    private var newConstant = Double.nan
    private var newPriority = Double.nan

    init(constraint: Int32, kind: Kind) {
        self.constraint = constraint
        self.kind = kind
    }

    // There are as many changes as constraints of an update: NaN for nothing takes half the room of an optional.

    var constant: Double? {
        get { newConstant.isNaN ? nil : newConstant }
        set { newConstant = newValue ?? .nan }
    }

    var priority: Priority? {
        get { newPriority.isNaN ? nil : Priority(newPriority) }
        set { newPriority = newValue?.rawValue ?? .nan }
    }
}

/// The changes of an update that is open.
struct Staging {
    var depth = 0
    var changes = UnsafeArray<StagedChange>()
    /// How many changes are of the priority: each may need a level that does not exist yet.
    var priorityCount = 0
    var removedVariables = UnsafeArray<Int32>()

    var isOpen: Bool { depth > 0 }

    func deallocate() {
        changes.deallocate()
        removedVariables.deallocate()
    }

    mutating func removeChanges(keepingCapacity: Bool = true) {
        changes.removeAll(keepingCapacity: keepingCapacity)
        priorityCount = 0
    }

    func removes(_ record: ConstraintRecord) -> Bool {
        isOpen && record.staged >= 0 && changes[record.staged].kind == .remove
    }

    func change(of record: ConstraintRecord) -> StagedChange? {
        isOpen && record.staged >= 0 ? changes[record.staged] : nil
    }
}
