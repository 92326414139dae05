// Changes that may be refused run with an open journal.
extension Core {
    mutating func openJournal() {
        assert(!journal.isOpen)
        journal.isOpen = true
        journal.epoch &+= 1
        journal.width = levelStride
        journal.etaCount = etas.count
        journal.etaEntryCount = etaEntries.count
        journal.liveEtas = liveEtas
        journal.liveEtaEntries = liveEtaEntries
        journal.longEtas = longEtas
        journal.scale = scale
        journal.stepsSinceRefresh = stepsSinceRefresh
        journal.idleSteps = idleSteps
        journal.flipPause = flipPause
        journal.cacheVersion = cache.version
        journal.hasEmptyLevel = hasEmptyLevel
        journal.levels.copy(levels)
        journal.grid.copy(grid)
        journal.levelOrder.copy(levelOrder)
        journal.freeLevels.copy(freeLevels)
    }

    @inline(__always)
    mutating func saveSlot(_ slot: Int32) {
        if journal.isOpen, journal.slotStamps[slot] != journal.epoch { saveSlotImage(slot) }
    }

    @inline(never)
    private mutating func saveSlotImage(_ slot: Int32) {
        journal.slotStamps[slot] = journal.epoch
        let row = multiplierRow(slot)
        if slots[slot].isFree, (0..<levelStride).allSatisfy({ row[$0] == 0 }) {
            journal.freeSlots.append(FreeSlotImage(slot: slot, value: slots[slot].value, order: slots[slot].order))
            return
        }
        journal.slots.append(SlotImage(slot: slot, record: slots[slot]))
        let start = journal.multipliers.count
        journal.multipliers.append(repeating: 0, count: levelStride)
        journal.multipliers.run(at: start, count: levelStride).assign(from: row, count: levelStride)
    }

    @inline(__always)
    mutating func saveForm(_ form: Int32) {
        if journal.isOpen, journal.formStamps[form] != journal.epoch { saveFormImage(form) }
    }

    @inline(never)
    private mutating func saveFormImage(_ form: Int32) {
        journal.formStamps[form] = journal.epoch
        let record = forms[form]
        if record.isFresh { return journal.freshForms.append(form) }
        journal.forms.append(
            FormImage(
                form: form,
                slot: record.slot,
                column: record.column,
                index: record.index,
                lower: record.lower,
                upper: record.upper,
                slack: record.slack,
                isPhantom: record.isPhantom
            )
        )
    }

    /// Keeps all changes since the journal was opened.
    mutating func closeJournal() {
        guard journal.isOpen else { return }
        journal.isOpen = false
        for position in 0..<journal.deadForms.count { releaseIfDead(journal.deadForms[position]) }
        journal.removeAll()
        compactEtas()
    }

    /// Takes back all changes since the journal was opened.
    mutating func rollBack() {
        journal.isOpen = false
        clearQueues()
        for position in (0..<journal.swaps.count).reversed() {
            let swap = journal.swaps[position]
            swapOccurrences(of: swap.variable, swap.one, swap.other)
        }
        for position in 0..<journal.slots.count {
            let image = journal.slots[position]
            if slots[image.slot].value != image.record.value { noteChange(image.slot) }
            slots[image.slot] = image.record
            let row = journal.multipliers.run(at: position * journal.width, count: journal.width)
            multiplierRow(image.slot).assign(from: row, count: journal.width)
        }
        restoreFreeSlots()
        restoreForms()
        restoreStructure()
        restoreCounts()
        // Everything is as it was, so that what the cache knew holds again; nothing has entered it in between.
        cache.version = journal.cacheVersion
        journal.removeAll()
    }

    private mutating func restoreFreeSlots() {
        for position in 0..<journal.freeSlots.count {
            let image = journal.freeSlots[position]
            if slots[image.slot].value != image.value { noteChange(image.slot) }
            slots[image.slot] = Slot(value: image.value, order: image.order, generation: slots[image.slot].generation)
            clear(multiplierRow(image.slot))
        }
    }

    private mutating func restoreForms() {
        for position in 0..<journal.freshForms.count { restore(FormImage(of: journal.freshForms[position])) }
        for position in 0..<journal.forms.count { restore(journal.forms[position]) }
    }

    private mutating func restore(_ image: FormImage) {
        let form = image.form
        forms[form].slot = image.slot
        forms[form].column = image.column
        forms[form].index = image.index
        forms[form].lower = image.lower
        forms[form].upper = image.upper
        forms[form].slack = image.slack
        forms[form].isPhantom = image.isPhantom
        forms[form].isHeld = false
        forms[form].isLagging = false
        for index in 0..<forms[form].termCount {
            let term = terms[forms[form].terms + index]
            occurrences[variables[term.variable].occurrences + term.position].slot = image.column
        }
    }

    private mutating func restoreStructure() {
        for position in (0..<journal.structure.count).reversed() {
            switch journal.structure[position] {
            case .insertedKink(let form, let place):
                _ = removeKink(at: place, of: form)
            case .movedKink(let form, let place, let kept):
                kinks[forms[form].kinks + place].z = journal.kinks[kept].z
            case .removedKink(let form, let place, let kept):
                insertKink(journal.kinks[kept], in: form, at: place)
            case .changedConstraint(let constraint, let kept):
                constraints[constraint] = journal.constraints[kept]
            }
        }
    }

    private mutating func restoreCounts() {
        etas.truncate(to: journal.etaCount)
        etaStamps.truncate(to: journal.etaCount)
        etaEntries.truncate(to: journal.etaEntryCount)
        for position in 0..<journal.droppedEtas.count where journal.droppedEtas[position] < Int32(etas.count) {
            etas[journal.droppedEtas[position]].isLive = true
        }
        liveEtas = journal.liveEtas
        liveEtaEntries = journal.liveEtaEntries
        longEtas = journal.longEtas
        scale = journal.scale
        stepsSinceRefresh = journal.stepsSinceRefresh
        idleSteps = journal.idleSteps
        flipPause = journal.flipPause
        hasEmptyLevel = journal.hasEmptyLevel
        levelOrder.copy(journal.levelOrder)
        freeLevels.copy(journal.freeLevels)
        for column in 0..<levels.count {
            if column < journal.levels.count {
                levels[column] = journal.levels[column]
                grid[column] = journal.grid[column]
                inverseGrid[column] = 1 / journal.grid[column]
            } else {
                freeLevels.append(Int32(column))
            }
        }
    }

    /// Forgets what was still to be done.
    mutating func clearQueues() {
        while !violated.isEmpty { dequeue(violated[violated.count - 1].form) }
        for position in 0..<improvable.count { improvableFlags[improvable[position]] = false }
        improvable.removeAll()
        held.removeAll()
        lagging.removeAll()
        isLazy = false
        pendingRefactor = -1
        isImproving = false
        needsMultipliers = false
        hasLostDigits = false
        clearFarSlots()
    }
}
