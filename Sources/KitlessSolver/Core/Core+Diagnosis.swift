// What the optimum leaves open, and what determines it.
extension Core {
    mutating func hasUniqueSolution() -> Bool {
        flush()
        var slot: Int32 = 0
        while slot < Int32(slots.count) {
            if variables[slot].isUsed, mayMove(slot), variablesMoved(by: slot).contains(where: { !isDetermined($0) }) {
                return false
            }
            slot += 1
        }
        return true
    }

    /// Whether a slot's form may move at no cost, as far as the multipliers tell.
    private mutating func mayMove(_ slot: Int32) -> Bool {
        if slots[slot].active < 0 { return true }
        return movesFreely(slot, 1) || movesFreely(slot, -1)
    }

    private mutating func movesFreely(_ slot: Int32, _ sense: Double) -> Bool {
        guard !isBlocked(slot, sense) else { return false }
        rate(of: slot, sense, to: rateWork.run)
        return sign(rateWork.run) <= 0
    }

    private mutating func variablesMoved(by slot: Int32) -> [Int32] {
        direction.clear()
        seedDirection(slot, 1)
        solveDirection()
        return (0..<direction.count).map { direction.members[$0] }.filter { direction[$0] != 0 }
    }

    /// Whether a variable has the same value in all optimal solutions.
    mutating func isDetermined(_ variable: Int32) -> Bool {
        flush()
        solveColumn(ofVariable: variable)
        guard mayColumnMove() else { return true }
        return findFreeDirection(of: [(variable, 1)], 1) == nil && findFreeDirection(of: [(variable, 1)], -1) == nil
    }

    /// The direction in which the difference of two variables changes at no cost, `nil` if it is determined.
    mutating func freeDirection(ofDifference first: Int32, _ second: Int32) -> FreeDirection? {
        flush()
        solveColumn(ofDifference: first, second)
        guard mayColumnMove() else { return nil }
        let difference: [(variable: Int32, factor: Double)] = [(first, 1), (second, -1)]
        return findFreeDirection(of: difference, 1) ?? findFreeDirection(of: difference, -1)
    }

    /// Whether a form that may move is in the column that has been solved.
    private mutating func mayColumnMove() -> Bool {
        var isOpen = false
        for position in 0..<alpha.count where alpha[alpha.members[position]] != 0 {
            if mayMove(alpha.members[position]) { isOpen = true }
        }
        return isOpen
    }

    mutating func freeDirections() -> [FreeDirection] {
        flush()
        var found: [FreeDirection] = []
        var open: [Int32] = []
        var isKnown = [Bool](repeating: false, count: slots.count)
        func note(_ direction: FreeDirection) {
            for term in direction.terms { isKnown[Int(term.variable.index)] = true }
            found.append(direction)
        }
        for slot in 0..<Int32(slots.count) where variables[slot].isUsed && mayMove(slot) {
            open += variablesMoved(by: slot)
            if let direction = simpleDirection(of: slot, 1) ?? simpleDirection(of: slot, -1) { note(direction) }
        }
        for variable in open where !isKnown[Int(variable)] {
            let sum: [(variable: Int32, factor: Double)] = [(variable, 1)]
            if let direction = findFreeDirection(of: sum, 1) ?? findFreeDirection(of: sum, -1) {
                note(direction)
            }
            isKnown[Int(variable)] = true
        }
        return found
    }

    /// The direction in which a slot's form moves, if it can do so at no cost.
    private mutating func simpleDirection(of slot: Int32, _ sense: Double) -> FreeDirection? {
        guard movesFreely(slot, sense) else { return nil }
        direction.clear()
        seedDirection(slot, sense)
        solveDirection()
        return freeDirection(except: slots[slot].active, sense)
    }

    /// What is in `direction`, if it can be followed for more than rounding.
    private mutating func freeDirection(except own: Int32, _ sense: Double) -> FreeDirection? {
        collectEvents(except: own)
        var extent = !events.isEmpty ? events[0].distance : .infinity
        if own >= 0 {
            let next = ownNextKink(own, sense)
            if next >= 0, next < forms[own].kinkCount {
                extent = min(extent, abs(kink(next, of: own).z - evaluate(own).z))
            }
        }
        var terms: [Term] = []
        var size = 0.0
        let largest = direction.largestMagnitude
        for position in 0..<direction.count {
            let variable = direction.members[position]
            let rate = direction[variable]
            // What is left of rates that cancel moves nothing; as small ones are no candidates in a step either.
            if abs(rate) <= 1e-9 * largest { continue }
            size = max(size, abs(slots[variable].value))
            terms.append(Term(self.variable(variable), rate))
        }
        guard !terms.isEmpty, extent > 1e-9 * max(size, scale) else { return nil }
        terms.sort { $0.variable.index < $1.variable.index }
        return FreeDirection(terms: terms, extent: extent)
    }

    /// Looks for a direction that makes a sum of variables grow or shrink: a wish for that below all priorities, on trial.
    private mutating func findFreeDirection(of sum: [(variable: Int32, factor: Double)], _ sense: Double)
        -> FreeDirection?
    {
        let before = (0..<slots.count).map { slots[$0].value }
        let reach = 1 + before.reduce(0) { max($0, abs($1)) }
        openJournal()
        let (form, scale) = trialForm(of: sum)
        let lowest = !levelOrder.isEmpty ? levels[levelOrder[levelOrder.count - 1]].priority : 1
        let constraint = Int32(constraints.count)
        constraints.append(
            ConstraintRecord(
                scale: scale,
                constant: sum.reduce(sense * reach) { $0 + $1.factor * before[Int($1.variable)] },
                form: form,
                generation: 0,
                level: level(of: lowest / 2),
                relation: .equal,
                isUsed: true,
                editOf: -1,
                staged: -1
            )
        )
        join(constraints[constraint].level, cost: abs(scale))
        if attach(constraint) { _ = solve() }
        let moves = (0..<slots.count).map { slots[$0].value - before[$0] }
        rollBack()
        forms[form].users -= 1
        releaseIfDead(form)
        _ = constraints.removeLast()
        guard abs(sum.reduce(0) { $0 + $1.factor * moves[Int($1.variable)] }) > 1e-9 * reach else { return nil }
        return direction(along: moves, reach)
    }

    private mutating func trialForm(of sum: [(variable: Int32, factor: Double)]) -> (form: Int32, scale: Double) {
        let interrupted = isStaging ? interruptStage() : nil
        defer { if let interrupted { resumeStage(interrupted) } }
        for (variable, factor) in sum { stage(Term(self.variable(variable), factor)) }
        let scale = normaliseStage()
        let form = formOfStage()
        clearStage()
        forms[form].users += 1
        return (form, scale)
    }

    /// The direction of a trial's moves, scaled so that the largest is 1.
    private mutating func direction(along moves: [Double], _ reach: Double) -> FreeDirection {
        let largest = moves.reduce(0) { max($0, abs($1)) }
        direction.clear()
        for index in moves.indices where abs(moves[index]) > 1e-9 * reach {
            seedDirection(Int32(index), moves[index] / largest)
        }
        var terms: [Term] = []
        for position in 0..<direction.count {
            let index = direction.members[position]
            terms.append(Term(self.variable(index), direction[index]))
        }
        return FreeDirection(terms: terms, extent: largest)
    }

    mutating func explanation(of variable: Variable) -> [Influence] {
        guard contains(variable) else { return [] }
        flush()
        solveColumn(ofVariable: variable.index)
        let largest = alpha.largestMagnitude
        var influences: [Influence] = []
        for position in 0..<alpha.count {
            let slot = alpha.members[position]
            let form = slots[slot].active
            guard abs(alpha[slot]) > 1e-10 * largest, form >= 0, !forms[form].isPhantom else { continue }
            let constraint = kink(forms[form].index, of: form).constraint
            influences.append(
                Influence(
                    constraint: id(of: constraint),
                    coefficient: alpha[slot] / constraints[constraint].scale,
                    multipliers: multipliers(of: constraint, slot)
                )
            )
        }
        return influences.sorted { $0.constraint.index < $1.constraint.index }
    }

    /// How the sums of violations grow with the constant of the constraint on whose kink a slot's form is.
    private mutating func multipliers(of constraint: Int32, _ slot: Int32) -> [Influence.Multiplier] {
        let form = slots[slot].active
        let seat = forms[form].index
        clear(rateWork.run)
        // The form moves with the kink, so that its other constraints count as well.
        addSlope(of: form, in: seat, times: 1, to: rateWork.run)
        let own = kink(seat, of: form)
        if own.level >= 0, own.side >= 0 { rateWork[Int32(own.level)] += own.cost }
        let row = multiplierRow(slot)
        var result: [Influence.Multiplier] = []
        for position in 0..<levelOrder.count {
            let column = levelOrder[position]
            let value = rateWork[column] + row[column]
            if abs(value) > grid[column] {
                result.append(
                    Influence.Multiplier(
                        priority: Priority(levels[column].priority),
                        value: value / constraints[constraint].scale
                    )
                )
            }
        }
        return result
    }
}
