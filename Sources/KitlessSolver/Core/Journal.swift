/// What two occurrences of a variable changed places.
struct OccurrenceSwap {
    var variable: Int32
    var one: Int32
    var other: Int32
}

/// A slot as it was.
struct SlotImage {
    var slot: Int32
    var record: Slot
}

/// A slot as it was while it was free.
struct FreeSlotImage {
    var slot: Int32
    var value: Double
    var order: Int64
}

/// What the basis knows of a form, as it was.
struct FormImage {
    var form: Int32
    var slot: Int32
    var column: Int32
    var index: Int32
    var lower: Double
    var upper: Double
    var slack: Double
    var isPhantom: Bool
}

extension FormImage {
    /// What a fresh form was.
    init(of form: Int32) {
        self.init(
            form: form,
            slot: -1,
            column: -1,
            index: 0,
            lower: -.infinity,
            upper: .infinity,
            slack: 0,
            isPhantom: false
        )
    }
}

/// A change of the constraints that can be taken back; `kept` is where the journal keeps what was there before.
enum StructureChange {
    case insertedKink(form: Int32, position: Int32)
    case movedKink(form: Int32, position: Int32, kept: Int32)
    case removedKink(form: Int32, position: Int32, kept: Int32)
    case changedConstraint(Int32, kept: Int32)
}

/// What is needed to undo a change bit for bit: each record as it was before it was first touched.
struct Journal {
    var isOpen = false
    var epoch: UInt32 = 0
    var slotStamps = UnsafeArray<UInt32>()
    var formStamps = UnsafeArray<UInt32>()
    var slots = UnsafeArray<SlotImage>()
    var freeSlots = UnsafeArray<FreeSlotImage>()
    var freshForms = UnsafeArray<Int32>()
    var multipliers = UnsafeArray<Double>()
    var width = 4
    var forms = UnsafeArray<FormImage>()
    var swaps = UnsafeArray<OccurrenceSwap>()
    var structure = UnsafeArray<StructureChange>()
    var kinks = UnsafeArray<Kink>()
    var constraints = UnsafeArray<ConstraintRecord>()
    var droppedEtas = UnsafeArray<Int32>()
    var deadForms = UnsafeArray<Int32>()
    var levels = UnsafeArray<Level>()
    var grid = UnsafeArray<Double>()
    var levelOrder = UnsafeArray<Int32>()
    var freeLevels = UnsafeArray<Int32>()
    var etaCount = 0
    var etaEntryCount = 0
    var liveEtas = 0
    var liveEtaEntries = 0
    var longEtas = 0
    var scale = 0.0
    var stepsSinceRefresh = 0
    var idleSteps = 0
    var flipPause = 0
    var cacheVersion: UInt64 = 0
    var hasEmptyLevel = false

    func deallocate() {
        slotStamps.deallocate()
        formStamps.deallocate()
        slots.deallocate()
        freeSlots.deallocate()
        freshForms.deallocate()
        multipliers.deallocate()
        forms.deallocate()
        swaps.deallocate()
        structure.deallocate()
        kinks.deallocate()
        constraints.deallocate()
        droppedEtas.deallocate()
        deadForms.deallocate()
        levels.deallocate()
        grid.deallocate()
        levelOrder.deallocate()
        freeLevels.deallocate()
    }

    /// Makes room for more levels in the rows that are kept.
    mutating func widen(to wider: Int) {
        if !multipliers.isEmpty {
            var moved = UnsafeArray<Double>()
            moved.append(repeating: 0, count: slots.count * wider)
            for position in 0..<slots.count {
                let row = multipliers.run(at: position * width, count: width)
                moved.run(at: position * wider, count: width).assign(from: row, count: width)
            }
            multipliers.deallocate()
            multipliers = moved
        }
        width = wider
    }

    mutating func removeAll(keepingCapacity: Bool = true) {
        slots.removeAll(keepingCapacity: keepingCapacity)
        freeSlots.removeAll(keepingCapacity: keepingCapacity)
        freshForms.removeAll(keepingCapacity: keepingCapacity)
        multipliers.removeAll(keepingCapacity: keepingCapacity)
        forms.removeAll(keepingCapacity: keepingCapacity)
        swaps.removeAll(keepingCapacity: keepingCapacity)
        structure.removeAll(keepingCapacity: keepingCapacity)
        kinks.removeAll(keepingCapacity: keepingCapacity)
        constraints.removeAll(keepingCapacity: keepingCapacity)
        droppedEtas.removeAll(keepingCapacity: keepingCapacity)
        deadForms.removeAll(keepingCapacity: keepingCapacity)
    }
}
