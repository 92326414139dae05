// Building the triangle anew for the part of the basis that belongs together.
extension Core {
    mutating func refactorIfPending() {
        guard pendingRefactor >= 0 else { return }
        catchUp()
        let slot = pendingRefactor
        pendingRefactor = -1
        refactor(from: slot)
    }

    /// Finds a new triangle for the slots that a slot depends on, and drops the etas among them.
    mutating func refactor(from slot: Int32) {
        cache.invalidate()
        isRefactoring = true
        collectRegion(from: slot)
        dropEtasOfRegion()
        takeFormsOfRegion()
        matchRegion()
        assignColumns()
        insertSpikes()
        isRefactoring = false
        for position in 0..<looseForms.count { releaseIfDead(looseForms[position]) }
        looseForms.removeAll()
        compactEtas()
    }

    /// The closure of a slot under columns, active forms and common etas.
    private mutating func collectRegion(from slot: Int32) {
        regionEpoch &+= 1
        etaEpoch &+= 1
        region.removeAll()
        includeInRegion(slot)
        var position = 0
        while position < region.count {
            let member = region[position]
            position += 1
            let record = slots[member]
            if record.column >= 0 { includeTerms(of: record.column) }
            if record.active >= 0, record.active != record.column { includeTerms(of: record.active) }
            var eta = record.etaPivot
            while eta >= 0 {
                includeEta(eta)
                eta = etas[eta].older
            }
            var entry = record.etaEntry
            while entry >= 0 {
                includeEta(etaEntries[entry].eta)
                entry = etaEntries[entry].older
            }
        }
    }

    private mutating func includeInRegion(_ slot: Int32) {
        guard regionStamps[slot] != regionEpoch else { return }
        regionStamps[slot] = regionEpoch
        region.append(slot)
    }

    private mutating func includeTerms(of form: Int32) {
        let row = terms(of: form)
        for index in 0..<Int(forms[form].termCount) { includeInRegion(row[index].variable) }
    }

    private mutating func includeEta(_ eta: Int32) {
        guard etaStamps[eta] != etaEpoch else { return }
        etaStamps[eta] = etaEpoch
        let record = etas[eta]
        includeInRegion(record.pivotSlot)
        for index in record.start..<record.start + record.count { includeInRegion(etaEntries[index].slot) }
    }

    private mutating func dropEtasOfRegion() {
        for position in 0..<region.count {
            let slot = region[position]
            guard !slots[slot].isFreeOfEtas else { continue }
            saveSlot(slot)
            var eta = slots[slot].etaPivot
            while eta >= 0 {
                if etas[eta].isLive {
                    if journal.isOpen { journal.droppedEtas.append(eta) }
                    etas[eta].isLive = false
                    liveEtas -= 1
                    liveEtaEntries -= Int(etas[eta].count)
                }
                eta = etas[eta].older
            }
            slots[slot].etaPivot = -1
            slots[slot].etaEntry = -1
        }
    }

    /// Lists the active forms with their multipliers, and counts terms; forms between kinks at no cost are let go.
    private mutating func takeFormsOfRegion() {
        rowEpoch &+= 1
        regionForms.removeAll()
        regionMultipliers.removeAll()
        for position in 0..<region.count { columnCounts[region[position]] = 0 }
        for position in 0..<region.count {
            let slot = region[position]
            let form = slots[slot].active
            guard form >= 0 else {
                columnCounts[slot] = -1
                continue
            }
            saveSlot(slot)
            saveForm(form)
            if forms[form].isPhantom, isFree(slot) {
                forms[form].slot = -1
                forms[form].isPhantom = false
                setInterval(of: form, to: forms[form].index)
                clear(multiplierRow(slot))
                slots[slot].active = -1
                looseForms.append(form)
                continue
            }
            rowStamps[form] = rowEpoch
            rowCounts[form] = 0
            newSlots[form] = -1
            regionForms.append(form)
            let start = regionMultipliers.count
            regionMultipliers.append(repeating: 0, count: levelStride)
            regionMultipliers.run(at: start, count: levelStride).assign(from: multiplierRow(slot), count: levelStride)
            forms[form].slot = -1
            slots[slot].active = -1
            clear(multiplierRow(slot))
        }
        for position in 0..<regionForms.count {
            let form = regionForms[position]
            let row = terms(of: form)
            for index in 0..<Int(forms[form].termCount) where columnCounts[row[index].variable] >= 0 {
                columnCounts[row[index].variable] += 1
                rowCounts[form] += 1
            }
        }
    }

    /// Whether a slot's form between kinks may move both ways at no cost.
    mutating func isFree(_ slot: Int32) -> Bool {
        rate(of: slot, 1, to: rateWork.run)
        return sign(rateWork.run) == 0
    }

    /// Matches forms to variables so that the dependencies have no circle; forms that cannot be matched are spikes.
    ///
    /// A `columnCounts` of -1 says that the variable is taken, a `rowCounts` of -1 that the form is.
    private mutating func matchRegion() {
        putRegionBelowOthers()
        singletons.removeAll()
        for position in 0..<region.count where columnCounts[region[position]] == 1 {
            singletons.append(region[position])
        }
        for position in 0..<regionForms.count where rowCounts[regionForms[position]] == 1 {
            singletons.append(-1 - regionForms[position])
        }
        var remaining = regionForms.count
        while remaining > 0 {
            if !singletons.isEmpty {
                let next = singletons.removeLast()
                if next >= 0 ? matchColumnSingleton(next) : matchRowSingleton(-1 - next) { remaining -= 1 }
                continue
            }
            // No form and no variable stands alone: the longest form is put aside.
            var spike: Int32 = -1
            for position in 0..<regionForms.count {
                let form = regionForms[position]
                if rowCounts[form] >= 0, spike < 0 || rowCounts[form] > rowCounts[spike] { spike = form }
            }
            take(spike)
            remaining -= 1
        }
    }

    /// Makes room in the order: what depends on the region is above all that will be in it.
    private mutating func putRegionBelowOthers() {
        highestInRegion = Int64.max
        for position in 0..<region.count { highestInRegion = min(highestInRegion, slots[region[position]].order) }
        lowestInRegion = highestInRegion - Self.orderStep * Int64(region.count + 1)
        for position in 0..<region.count {
            saveSlot(region[position])
            slots[region[position]].order = lowestInRegion
        }
    }

    private mutating func matchColumnSingleton(_ variable: Int32) -> Bool {
        guard columnCounts[variable] == 1 else { return false }
        let record = variables[variable]
        for offset in 0..<record.occurrenceCount {
            let occurrence = occurrences[record.occurrences + offset]
            let form = occurrence.form
            guard rowStamps[form] == rowEpoch, rowCounts[form] >= 0 else { continue }
            guard pivotCoefficient(of: variable, in: form) != 0 else { return false }
            newSlots[form] = variable
            columnCounts[variable] = -1
            // What is matched later goes below.
            highestInRegion -= Self.orderStep
            slots[variable].order = highestInRegion
            take(form)
            return true
        }
        return false
    }

    private mutating func matchRowSingleton(_ form: Int32) -> Bool {
        guard rowCounts[form] == 1 else { return false }
        let row = terms(of: form)
        for index in 0..<Int(forms[form].termCount) {
            let variable = row[index].variable
            guard columnCounts[variable] >= 0 else { continue }
            guard pivotCoefficient(of: variable, in: form) != 0 else { return false }
            newSlots[form] = variable
            take(form)
            columnCounts[variable] = -1
            // What the form depends on besides was matched before.
            lowestInRegion += Self.orderStep
            slots[variable].order = lowestInRegion
            let record = variables[variable]
            for offset in 0..<record.occurrenceCount {
                let other = occurrences[record.occurrences + offset].form
                guard rowStamps[other] == rowEpoch, rowCounts[other] >= 0 else { continue }
                rowCounts[other] -= 1
                if rowCounts[other] == 1 { singletons.append(-1 - other) }
            }
            return true
        }
        return false
    }

    /// Marks a form as dealt with.
    private mutating func take(_ form: Int32) {
        rowCounts[form] = -1
        let row = terms(of: form)
        for index in 0..<Int(forms[form].termCount) {
            let variable = row[index].variable
            guard columnCounts[variable] > 0 else { continue }
            columnCounts[variable] -= 1
            if columnCounts[variable] == 1 { singletons.append(variable) }
        }
    }

    /// The multipliers of the slot in which one of `regionForms` was.
    private func regionMultiplierRow(_ position: Int) -> UnsafeRun<Double> {
        regionMultipliers.run(at: position * levelStride, count: levelStride)
    }

    private mutating func assignColumns() {
        for position in 0..<region.count {
            let slot = region[position]
            let old = slots[slot].column
            guard old >= 0 else { continue }
            let isKept = rowStamps[old] == rowEpoch && newSlots[old] >= 0
            if isKept, newSlots[old] == slot { continue }
            slots[slot].column = -1
            slots[slot].pivot = 1
            if !isKept { setColumn(of: old, to: -1) }
        }
        for position in 0..<regionForms.count {
            let form = regionForms[position]
            let slot = newSlots[form]
            guard slot >= 0 else { continue }
            multiplierRow(slot).assign(from: regionMultiplierRow(position), count: levelStride)
            activate(form, in: slot, pivot: pivotCoefficient(of: slot, in: form))
        }
    }

    /// Puts the forms that were left into the slots that were left.
    private mutating func insertSpikes() {
        for position in 0..<regionForms.count where newSlots[regionForms[position]] < 0 {
            let form = regionForms[position]
            solveColumn(ofForm: form)
            var best: Int32 = -1
            var largest = 0.0
            for index in 0..<alpha.count {
                let slot = alpha.members[index]
                let value = abs(alpha[slot])
                guard columnCounts[slot] >= 0, slots[slot].active < 0, value > 0 else { continue }
                if best < 0 || value > largest * (1 + 1e-9) || (value > largest * (1 - 1e-9) && slot < best) {
                    best = slot
                    largest = value
                }
            }
            guard best >= 0 else {
                // The form depends on the others after all: it leaves the basis and is looked at again.
                setInterval(of: form, to: interval(of: form, containing: evaluate(form).z))
                forms[form].isPhantom = false
                needsMultipliers = true
                check(form)
                continue
            }
            multiplierRow(best).assign(from: regionMultiplierRow(position), count: levelStride)
            let pending = pendingRefactor
            let long = longEtas
            exchange(form, into: best)
            pendingRefactor = pending
            longEtas = long
        }
        if !improvable.isEmpty || isImproving {
            for position in 0..<region.count { queueIfImprovable(region[position]) }
        }
    }

    /// Drops dead etas once they are most of them.
    mutating func compactEtas() {
        guard !journal.isOpen else { return }
        let dead = etaEntries.count - liveEtaEntries
        guard dead > liveEtaEntries + 256 || etas.count > 3 * liveEtas + 256 else { return }
        var keptEtas: Int32 = 0
        var keptEntries: Int32 = 0
        for eta in 0..<Int32(etas.count) where etas[eta].isLive {
            slots[etas[eta].pivotSlot].etaPivot = -1
            for index in etas[eta].start..<etas[eta].start + etas[eta].count {
                slots[etaEntries[index].slot].etaEntry = -1
            }
        }
        for eta in 0..<Int32(etas.count) where etas[eta].isLive {
            var record = etas[eta]
            let start = keptEntries
            for index in record.start..<record.start + record.count {
                var entry = etaEntries[index]
                entry.eta = keptEtas
                entry.older = slots[entry.slot].etaEntry
                slots[entry.slot].etaEntry = keptEntries
                etaEntries[keptEntries] = entry
                keptEntries += 1
            }
            record.start = start
            record.older = slots[record.pivotSlot].etaPivot
            slots[record.pivotSlot].etaPivot = keptEtas
            etas[keptEtas] = record
            keptEtas += 1
        }
        etas.truncate(to: Int(keptEtas))
        etaStamps.truncate(to: Int(keptEtas))
        etaEntries.truncate(to: Int(keptEntries))
    }
}
