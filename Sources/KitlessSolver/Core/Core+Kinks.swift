// The kinks of a form, and the slope of its cost between them.
extension Core {
    /// Puts a kink among those of a form, without looking at the basis.
    ///
    /// - Returns: Its position.
    mutating func insertKink(_ kink: Kink, in form: Int32) -> Int32 {
        let count = forms[form].kinkCount
        var low: Int32 = 0
        var high = count
        if count > 0 {
            let run = kinks(of: form)
            while low < high {
                let middle = (low + high) / 2
                if kink.precedes(run[middle]) { high = middle } else { low = middle + 1 }
            }
        }
        insertKink(kink, in: form, at: low)
        return low
    }

    /// Puts a kink at a position among those of a form, without looking at the basis.
    mutating func insertKink(_ kink: Kink, in form: Int32, at place: Int32) {
        cache.invalidate()
        let count = forms[form].kinkCount
        let start = count == 0 ? kinks.allocate(1) : kinks.grow(forms[form].kinks, length: count)
        moveKinks(start + place, to: start + place + 1, count - place)
        kinks[start + place] = kink
        forms[form].kinks = start
        forms[form].kinkCount = count + 1
        if forms[form].lo >= place { forms[form].lo += 1 }
        if forms[form].hi >= place { forms[form].hi += 1 }
        guard kink.isRequired else { return }
        if kink.side >= 0 { forms[form].lo = max(forms[form].lo, place) }
        if kink.side <= 0 { forms[form].hi = min(forms[form].hi, place) }
    }

    /// Moves consecutive kinks within their run.
    private mutating func moveKinks(_ source: Int32, to target: Int32, _ count: Int32) {
        if count == 0 { return }
        kinks.run(at: target, count: count).assign(from: kinks.run(at: source, count: count), count: Int(count))
    }

    /// Takes a kink out, without looking at the basis.
    mutating func removeKink(at position: Int32, of form: Int32) -> Kink {
        cache.invalidate()
        let count = forms[form].kinkCount
        let start = forms[form].kinks
        let kink = kinks[start + position]
        moveKinks(start + position + 1, to: start + position, count - position - 1)
        forms[form].kinkCount = count - 1
        passBlocks(of: form, from: position)
        forms[form].kinks = kinks.shrink(start, length: count)
        return kink
    }

    /// Finds which kinks block the way after one is gone.
    private mutating func passBlocks(of form: Int32, from position: Int32) {
        let start = forms[form].kinks
        if position <= forms[form].lo {
            var lo = forms[form].lo - 1
            // Where the kink itself has blocked the way, the next one does.
            if position == lo + 1 {
                while lo >= 0, !(kinks[start + lo].isRequired && kinks[start + lo].side >= 0) { lo -= 1 }
            }
            forms[form].lo = lo
        }
        if position < forms[form].hi {
            forms[form].hi -= 1
        } else if position == forms[form].hi {
            var hi = position
            while hi < forms[form].kinkCount, !(kinks[start + hi].isRequired && kinks[start + hi].side <= 0) { hi += 1 }
            forms[form].hi = hi
        }
    }

    /// Finds the kink of a constraint.
    mutating func position(of constraint: Int32, z: Double, in form: Int32) -> Int32 {
        let count = forms[form].kinkCount
        let run = kinks(of: form)
        var low: Int32 = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if run[middle].z < z { low = middle + 1 } else { high = middle }
        }
        while low < count, run[low].constraint != constraint { low += 1 }
        // A required kink may have been moved onto a neighbour that is equal but for rounding.
        if low == count {
            low = 0
            while run[low].constraint != constraint { low += 1 }
        }
        return low
    }

    /// Puts an inactive form into an interval.
    @inline(never)
    mutating func setInterval(of form: Int32, to index: Int32) {
        forms[form].index = index
        forms[form].isHeld = false
        if forms[form].kinkCount == 0 {
            forms[form].lower = -.infinity
            forms[form].upper = .infinity
            return
        }
        let run = kinks(of: form)
        if forms[form].isPinned {
            let z = run[forms[form].hi].z
            forms[form].lower = z
            forms[form].upper = z
        } else {
            forms[form].lower = index > 0 ? run[index - 1].z : -.infinity
            forms[form].upper = index < forms[form].kinkCount ? run[index].z : .infinity
        }
    }

    /// Lets an inactive form wait on a kink.
    mutating func hold(_ form: Int32, on position: Int32) {
        if !forms[form].isHeld { held.append(form) }
        forms[form].index = position
        forms[form].isHeld = true
        let z = kink(position, of: form).z
        forms[form].lower = z
        forms[form].upper = z
        check(form)
    }

    /// Puts the slope of an inactive form's cost, as the multipliers know it, into `slopeWork`.
    mutating func takePresentSlope(of form: Int32) {
        let index = forms[form].index
        clear(slopeWork.run)
        addSlope(of: form, in: index, times: 1, to: slopeWork.run)
        if forms[form].isHeld {
            let own = kink(index, of: form)
            slopeWork[Int32(own.level)] += own.cost
        }
    }

    /// Adds the slope of a form's cost in an interval to a vector over the levels.
    @inline(__always)
    func addSlope(of form: Int32, in interval: Int32, times factor: Double, to vector: UnsafeRun<Double>) {
        let count = Int(forms[form].kinkCount)
        guard count > 0 else { return }
        let run = kinks(of: form)
        for index in 0..<count {
            let kink = run[index]
            let level = Int(kink.level)
            guard level >= 0 else { continue }
            if index < Int(interval) {
                if kink.side <= 0 { vector[level] += factor * kink.cost }
            } else if kink.side >= 0 {
                vector[level] -= factor * kink.cost
            }
        }
    }

    /// The kink at a position of a form.
    @inline(__always)
    func kink(_ position: Int32, of form: Int32) -> Kink {
        assert(position >= 0 && position < forms[form].kinkCount)
        return kinks[forms[form].kinks + position]
    }

    /// The value of a form, and the sum of the magnitudes of its terms.
    @inline(__always)
    func evaluate(_ form: Int32) -> (z: Double, magnitude: Double) {
        let count = Int(forms[form].termCount)
        let row = terms(of: form)
        let values = slots.run
        if count == 1 {
            let value = values[row[0].variable].value
            return (value, abs(value))
        }
        var sum = 0.0
        var magnitude = 0.0
        for index in 0..<count {
            let product = row[index].coefficient * values[row[index].variable].value
            sum += product
            magnitude += abs(product)
        }
        return (sum, magnitude)
    }

    /// The interval of a form that contains a value, as long as required kinks allow it.
    mutating func interval(of form: Int32, containing z: Double) -> Int32 {
        guard forms[form].kinkCount > 0 else { return 0 }
        let run = kinks(of: form)
        var index: Int32 = 0
        while index < forms[form].kinkCount, run[index].z < z { index += 1 }
        return min(max(index, forms[form].lo + 1), max(forms[form].hi, forms[form].lo + 1))
    }

    /// How far apart a required form and its kink may be before that counts as a contradiction.
    mutating func conflictTolerance(_ magnitude: Double) -> Double { 1e-8 * (magnitude + scale) }
}
