/// The state of a solver: an active-set method on piecewise linear forms.
///
/// Slots, variables, forms, constraints and levels are `Int32` places in arrays; a variable and its slot have the same
/// place. See the article "How the solver works" for the method, and `checkInvariants()` for what always holds.
struct Core: ~Copyable {
    // One record for each variable.
    var slots = UnsafeArray<Slot>()
    var variables = UnsafeArray<VariableRecord>()
    var occurrences = UnsafeBlockArena<Occurrence>(filler: Occurrence(coefficient: 0, form: -1, slot: -1))
    var freeVariables = UnsafeArray<Int32>()

    // Forms and the constraints over them.
    var forms = UnsafeArray<Form>()
    var terms = UnsafeBlockArena<FormTerm>(filler: FormTerm(coefficient: 0, variable: -1, position: -1))
    var kinks = UnsafeBlockArena<Kink>(filler: Kink(z: 0, cost: 0, constraint: -1, level: -1, side: 0))
    var freeForms = UnsafeArray<Int32>()
    var constraints = UnsafeArray<ConstraintRecord>()
    var freeConstraints = UnsafeArray<Int32>()
    var formTable = UnsafeArray<Int32>()
    var formTableCount = 0

    // Priorities, and one multiplier for each slot and level.
    var levels = UnsafeArray<Level>()
    var levelOrder = UnsafeArray<Int32>()
    var freeLevels = UnsafeArray<Int32>()
    var grid = UnsafeArray<Double>()
    var inverseGrid = UnsafeArray<Double>()
    var multipliers = UnsafeArray<Double>()
    var levelStride = 4
    var hasEmptyLevel = false

    // Product-form factors.
    var etas = UnsafeArray<Eta>()
    var etaEntries = UnsafeArray<EtaEntry>()
    var etaStamps = UnsafeArray<UInt32>()
    var etaEpoch: UInt32 = 0
    var etaHeap = UnsafeArray<Int32>()
    var liveEtas = 0
    var liveEtaEntries = 0
    var longEtas = 0
    /// How many factors took part in the last column.
    var columnEtas = 0

    // Work space of the solves.
    var alpha = UnsafeSparseVector()
    var direction = UnsafeSparseVector()
    var via = UnsafeArray<Int32>()
    var slotQueue = UnsafeArray<QueuedSlot>()
    var formerOrders = UnsafeArray<QueuedSlot>()
    var stackSlots = UnsafeArray<Int32>()
    var stackNext = UnsafeArray<Int32>()
    var roots = UnsafeArray<Int32>()

    // What is out of order: violated forms, slots that can improve, a slot whose region shall be refactored.
    var violated = UnsafeArray<Violation>()
    var improvable = UnsafeArray<Int32>()
    var improvableFlags = UnsafeArray<Bool>()
    /// Forms that wait on an optional equality, and others that no longer do.
    var held = UnsafeArray<Int32>()
    /// Forms to look at when the values catch up: those that lag, and those that left the basis or flipped meanwhile.
    var lagging = UnsafeArray<Int32>()
    /// Whether the steps leave the values behind; whether they shall, and from how many moved values on that is.
    var isLazy = false
    var wantsLaziness = false
    var lazyLimit = 256
    /// By how much the values are behind in the form of the last column.
    var columnLag = 0.0
    var pendingRefactor: Int32 = -1
    var formEpoch: UInt32 = 0

    // Work space of the steps.
    var candidates = UnsafeArray<Candidate>()
    var keys = UnsafeArray<Double>()
    var candidateHeap = UnsafeArray<Int32>()
    var budget = UnsafeArray<Double>()
    var slopeWork = UnsafeArray<Double>()
    var slopeOther = UnsafeArray<Double>()
    var rateWork = UnsafeArray<Double>()
    var events = UnsafeArray<Event>()
    var passed = UnsafeArray<PassedForm>()
    var touched = UnsafeArray<Int32>()
    var proposed = UnsafeArray<ProposedMultiplier>()

    // Work space of refactoring.
    var region = UnsafeArray<Int32>()
    var regionStamps = UnsafeArray<UInt32>()
    var regionEpoch: UInt32 = 0
    var columnCounts = UnsafeArray<Int32>()
    var rowCounts = UnsafeArray<Int32>()
    var rowStamps = UnsafeArray<UInt32>()
    var rowEpoch: UInt32 = 0
    var newSlots = UnsafeArray<Int32>()
    var regionForms = UnsafeArray<Int32>()
    var regionMultipliers = UnsafeArray<Double>()
    var singletons = UnsafeArray<Int32>()
    /// Forms that may have become dead while the triangle was being built.
    var looseForms = UnsafeArray<Int32>()
    var isRefactoring = false
    /// The orders between which those slots come that are still to be matched.
    var highestInRegion: Int64 = 0
    var lowestInRegion: Int64 = 0

    // Changed values, and what undoing needs.
    var changed = UnsafeArray<Int32>()
    /// How many of `changed` have been handed over.
    var changedPosition = 0
    var taken = UnsafeArray<ValueChange>()
    var isTracking = false
    var journal = Journal()
    var staging = Staging()
    var cache = ColumnCache()

    /// The terms of the constraint that is being added.
    var staged = UnsafeArray<StagedTerm>()
    var stagingError: SolverError?
    var stagedPosition = UnsafeArray<Int32>()

    var variableCount = 0
    var constraintCount = 0
    /// The largest magnitude that a kink had, at most 1: what tolerances near 0 are relative to.
    var scale = 0.0
    var stepsSinceRefresh = 0
    /// Whether a value has become so much smaller that it is mostly rounding.
    var hasLostDigits = false
    /// Variables whose values have become so large, or so much smaller, that rounding may be left in them.
    var farSlots = UnsafeArray<Int32>()
    var idleSteps = 0
    /// How many steps are left: Bland's rule ends every loop, but not those of rounding between numbers too far apart.
    var stepBudget = 100_000
    /// How many idle steps for each slot are waited for before the lowest numbers decide; negative: they always do.
    var patience = 3
    /// How many choices the lowest number has decided.
    var blandChoices = 0
    var isImproving = false
    var isBudgetInfinite = false
    var pivotTolerance = 0.0
    var leavingForm: Int32 = -1
    /// Whether the last change of a constant has only moved values so far.
    var movesOnly = false
    /// How many dual steps go by before all violated forms are tried together, and how many after the next failure.
    var stepsUntilFlip = 0
    var flipPause = 0
    /// The constraints of the last contradiction.
    var conflict = UnsafeArray<Int32>()
    var needsMultipliers = false

    init() {
        extendLevelWork()
    }

    deinit {
        slots.deallocate()
        variables.deallocate()
        occurrences.deallocate()
        freeVariables.deallocate()
        forms.deallocate()
        terms.deallocate()
        kinks.deallocate()
        freeForms.deallocate()
        constraints.deallocate()
        freeConstraints.deallocate()
        formTable.deallocate()
        levels.deallocate()
        levelOrder.deallocate()
        freeLevels.deallocate()
        grid.deallocate()
        inverseGrid.deallocate()
        multipliers.deallocate()
        etas.deallocate()
        etaEntries.deallocate()
        etaStamps.deallocate()
        etaHeap.deallocate()
        alpha.deallocate()
        direction.deallocate()
        via.deallocate()
        slotQueue.deallocate()
        formerOrders.deallocate()
        stackSlots.deallocate()
        stackNext.deallocate()
        roots.deallocate()
        violated.deallocate()
        improvable.deallocate()
        improvableFlags.deallocate()
        held.deallocate()
        lagging.deallocate()
        farSlots.deallocate()
        candidates.deallocate()
        keys.deallocate()
        candidateHeap.deallocate()
        budget.deallocate()
        slopeWork.deallocate()
        slopeOther.deallocate()
        rateWork.deallocate()
        events.deallocate()
        passed.deallocate()
        touched.deallocate()
        proposed.deallocate()
        region.deallocate()
        regionStamps.deallocate()
        columnCounts.deallocate()
        rowCounts.deallocate()
        rowStamps.deallocate()
        newSlots.deallocate()
        regionForms.deallocate()
        regionMultipliers.deallocate()
        singletons.deallocate()
        looseForms.deallocate()
        changed.deallocate()
        taken.deallocate()
        journal.deallocate()
        staging.deallocate()
        cache.deallocate()
        staged.deallocate()
        conflict.deallocate()
        stagedPosition.deallocate()
    }

    /// The multipliers of a slot, by level column.
    @inline(__always)
    func multiplierRow(_ slot: Int32) -> UnsafeRun<Double> {
        multipliers.run(at: Int(slot) * levelStride, count: levelStride)
    }

    /// The terms of a form.
    @inline(__always)
    func terms(of form: Int32) -> UnsafeRun<FormTerm> {
        terms.run(at: forms[form].terms, count: forms[form].termCount)
    }

    /// The kinks of a form, by place.
    @inline(__always)
    func kinks(of form: Int32) -> UnsafeRun<Kink> {
        kinks.run(at: forms[form].kinks, count: forms[form].kinkCount)
    }

    /// The memberships of a variable in forms.
    @inline(__always)
    func occurrences(of variable: Int32) -> UnsafeRun<Occurrence> {
        occurrences.run(at: variables[variable].occurrences, count: variables[variable].occurrenceCount)
    }
}
