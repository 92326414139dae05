// Where a form belongs, its slope or multiplier being what it is.
extension Core {
    /// Puts an inactive form, whose slope `slopeWork` holds, where that slope belongs.
    mutating func reposition(_ form: Int32) -> Bool {
        let (z, magnitude) = evaluate(form)
        let near = tolerance(magnitude)
        guard let seat = seat(of: form) else {
            setInterval(of: form, to: interval(of: form, containing: z))
            return true
        }
        let seatZ = kink(seat, of: form).z
        if fits(form, seat + 1, z, near) || fits(form, seat, z, near) { return true }
        let sense: Double = z > seatZ + near ? 1 : -1
        return dualStep(form, at: seat, sense: sense, isExact: false) == .done
    }

    /// Puts an inactive form into an interval if that contains its value and has the slope in `slopeWork`.
    private mutating func fits(_ form: Int32, _ interval: Int32, _ z: Double, _ near: Double) -> Bool {
        guard keepsSlope(form, interval) else { return false }
        setInterval(of: form, to: interval)
        return max(forms[form].lower - z, z - forms[form].upper) <= near
    }

    /// Whether an interval is allowed and has the slope in `slopeWork`.
    private mutating func keepsSlope(_ form: Int32, _ interval: Int32) -> Bool {
        guard interval > forms[form].lo, interval <= forms[form].hi, !forms[form].isPinned else { return false }
        for column in 0..<levels.count { slopeOther[column] = -slopeWork[column] }
        addSlope(of: form, in: interval, times: 1, to: slopeOther.run)
        return sign(slopeOther.run) == 0
    }

    /// The kink of a form at which the slope in `slopeWork` lies between those on both sides; `nil` if there is none.
    private mutating func seat(of form: Int32) -> Int32? {
        guard forms[form].kinkCount > 0 else { return nil }
        if forms[form].isPinned { return forms[form].hi }
        var seat = max(forms[form].lo, 0)
        if compareSlope(of: form, in: seat) > 0, forms[form].lo < 0 { return nil }
        // `slopeOther` now goes on from interval to interval.
        while true {
            let passed = kink(seat, of: form)
            if passed.level >= 0 { slopeOther[Int32(passed.level)] += passed.jump }
            if seat >= forms[form].hi || sign(slopeOther.run) >= 0 { return seat }
            seat += 1
            if seat >= forms[form].kinkCount { return nil }
        }
    }

    /// The sign of a form's slope in an interval minus that in `slopeWork`.
    private mutating func compareSlope(of form: Int32, in interval: Int32) -> Int {
        for column in 0..<levels.count { slopeOther[column] = -slopeWork[column] }
        addSlope(of: form, in: interval, times: 1, to: slopeOther.run)
        return sign(slopeOther.run)
    }

    /// Finds the kink on which an active form belongs, its multiplier being what it is, and moves it there.
    ///
    /// `oldZ` is where the form is, if its index does not tell.
    mutating func reseat(_ form: Int32, from oldZ: Double? = nil) -> Bool {
        let slot = forms[form].slot
        let row = multiplierRow(slot)
        for column in 0..<levels.count { slopeWork[column] = -row[column] }
        let index = forms[form].index
        let z: Double
        if let oldZ {
            z = oldZ
        } else if forms[form].isPhantom {
            z = evaluate(form).z
        } else {
            z = kink(index, of: form).z
        }
        var found: Int32?
        if forms[form].isPhantom {
            if staysBetweenKinks(form, z) { return true }
        } else if isSeated(form, index) {
            if kink(index, of: form).z == z { return true }
            found = index
        }
        guard let seat = found ?? seat(of: form) else {
            queueIfImprovable(slot)
            return true
        }
        saveForm(form)
        forms[form].index = seat
        forms[form].isPhantom = false
        let distance = kink(seat, of: form).z - z
        guard distance != 0 else { return true }
        cache.invalidateValues()
        direction.clear()
        seedDirection(forms[form].slot, 1)
        solveDirection()
        moveAlongDirection(distance)
        checkMoved()
        stepsSinceRefresh += 1
        return true
    }

    private mutating func staysBetweenKinks(_ form: Int32, _ z: Double) -> Bool {
        let interval = forms[form].index
        guard keepsSlope(form, interval) else { return false }
        if interval > 0, kink(interval - 1, of: form).z > z { return false }
        if interval < forms[form].kinkCount, kink(interval, of: form).z < z { return false }
        _ = stayIfFree(forms[form].slot)
        return true
    }

    /// Whether the slope in `slopeWork` lies between those on both sides of a kink.
    private mutating func isSeated(_ form: Int32, _ kinkIndex: Int32) -> Bool {
        guard kinkIndex >= min(forms[form].lo, forms[form].hi), forms[form].isPinned || kinkIndex >= forms[form].lo,
            kinkIndex <= max(forms[form].hi, forms[form].lo)
        else { return false }
        if forms[form].isPinned { return kink(kinkIndex, of: form).z == kink(forms[form].hi, of: form).z }
        if kinkIndex > forms[form].lo, compareSlope(of: form, in: kinkIndex) > 0 { return false }
        if kinkIndex < forms[form].hi, compareSlope(of: form, in: kinkIndex + 1) < 0 { return false }
        return true
    }
}
