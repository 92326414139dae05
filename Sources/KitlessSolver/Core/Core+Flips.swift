// Flipping many violated forms in one go.
extension Core {
    /// For how many steps of a solve flipping is not tried because it failed in an earlier one.
    static var longestFlipPause: Int { 3 }

    /// Lets all violated forms accept the intervals that they are in, if their multipliers then still fit.
    ///
    /// One by one, each flip costs a solve; together they cost one for each level. Where a slot could improve
    /// afterwards, or a required kink is violated, nothing is changed, and the dual steps have to decide.
    @inline(never)
    mutating func flipTogether() {
        catchUp()
        guard improvable.isEmpty, gatherFlips() else {
            flipPause = min(2 * flipPause + 1, 1 << 20)
            stepsUntilFlip = flipPause
            return
        }
        proposed.removeAll()
        for column in 0..<levels.count {
            solvePassedColumn(level: column)
            for position in 0..<alpha.count {
                let slot = alpha.members[position]
                if alpha[slot] == 0 { continue }
                proposed.append(ProposedMultiplier(slot: slot, level: Int32(column), change: alpha[slot]))
            }
        }
        propose()
        var fits = true
        for position in 0..<proposed.count where improvingSense(of: proposed[position].slot) != 0 {
            fits = false
            break
        }
        guard fits else {
            restoreProposed()
            flipPause = min(2 * flipPause + 1, 1 << 20)
            stepsUntilFlip = flipPause
            return
        }
        flipPause = 0
        movesOnly = false
        cache.invalidateValues()
        for position in 0..<passed.count {
            let form = passed[position].form
            saveForm(form)
            setInterval(of: form, to: passed[position].interval)
            forms[form].slack = 0
        }
        while !violated.isEmpty { dequeue(violated[violated.count - 1].form) }
        stepsSinceRefresh += 1
    }

    /// Finds the interval of every violated form; `false` if a required kink is in the way.
    private mutating func gatherFlips() -> Bool {
        passed.removeAll()
        for position in 0..<violated.count {
            let form = violated[position].form
            guard !forms[form].isPinned else { return false }
            let (z, magnitude) = evaluate(form)
            let near = tolerance(magnitude)
            let interval = interval(of: form, containing: z)
            if interval > 0, kink(interval - 1, of: form).z > z + near { return false }
            if interval < forms[form].kinkCount, kink(interval, of: form).z < z - near { return false }
            passed.append(PassedForm(form: form, interval: interval))
        }
        return true
    }

    /// Changes the multipliers as proposed, keeping what they were.
    private mutating func propose() {
        for position in 0..<proposed.count {
            let entry = proposed[position]
            saveSlot(entry.slot)
            let row = multiplierRow(entry.slot)
            let old = row[entry.level]
            let new = old + entry.change
            proposed[position].old = old
            row[entry.level] = abs(new) < 1e-13 * abs(old) ? 0 : new
        }
    }

    private mutating func restoreProposed() {
        for position in 0..<proposed.count {
            let entry = proposed[position]
            multiplierRow(entry.slot)[entry.level] = entry.old
        }
    }
}

/// A multiplier that is to change.
struct ProposedMultiplier {
    var slot: Int32
    var level: Int32
    var change: Double
    var old = 0.0
}
