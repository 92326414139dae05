import KitlessTestSupport
import XCTest

@testable import KitlessSolver

final class SolverTests: XCTestCase {
    private let solver = Solver()

    override func tearDown() {
        XCTAssertNil(solver.invariantViolation())
    }

    func testTheExampleOfTheDocumentation() throws {
        let left = solver.makeVariable()
        let width = solver.makeVariable()
        let container = solver.makeVariable()
        try solver.add(left == 16)
        try solver.add(left + width <= container - 16)
        try solver.add((width == 400).withPriority(.defaultHigh))
        try solver.beginEditing(container, priority: 900)
        try solver.suggest(320, for: container)
        XCTAssertEqual(solver.value(of: width), 288)
        XCTAssertEqual(solver.value(of: left + width), 304)
        XCTAssertEqual(solver.variableCount, 3)
        XCTAssertEqual(solver.constraintCount, 4)
    }

    func testConstraintObjectsHaveIdentity() throws {
        let x = solver.makeVariable()
        let constraint: Constraint = x >= 5
        let id = try solver.add(constraint)
        XCTAssertEqual(error { () throws(SolverError) in try solver.add(constraint) }, .duplicateConstraint(id))
        XCTAssertTrue(solver.contains(constraint))
        XCTAssertTrue(solver.contains(id))
        XCTAssertEqual(Set([constraint, constraint, x >= 5]).count, 2)
        try solver.add(x >= 5)
        try solver.remove(constraint)
        XCTAssertFalse(solver.contains(constraint))
        XCTAssertEqual(error { () throws(SolverError) in try solver.remove(constraint) }, .unknownConstraint(nil))
        XCTAssertEqual(error { () throws(SolverError) in try solver.remove(id) }, .unknownConstraint(id))
        XCTAssertEqual(error { () throws(SolverError) in try solver.setConstant(1, of: id) }, .unknownConstraint(id))
        XCTAssertEqual(error { () throws(SolverError) in try solver.setPriority(1, of: id) }, .unknownConstraint(id))
        XCTAssertNil(solver.priority(of: id))
        XCTAssertNil(solver.constant(of: id))
        XCTAssertNil(solver.violation(of: id))
        try solver.add(constraint)
        XCTAssertEqual(solver.value(of: x), 5)
    }

    func testAnotherSolversVariableIsUnknown() throws {
        let other = Solver()
        _ = other.makeVariable()
        let foreign = other.makeVariable()
        let own = solver.makeVariable()
        XCTAssertEqual(
            error { () throws(SolverError) in try solver.add(terms: [Term(foreign), Term(own)], .equal) },
            .unknownVariable(foreign)
        )
        XCTAssertEqual(
            error { () throws(SolverError) in try solver.suggest(1, for: foreign) },
            .unknownVariable(foreign)
        )
        XCTAssertEqual(error { () throws(SolverError) in try solver.endEditing(foreign) }, .unknownVariable(foreign))
        XCTAssertEqual(
            error { () throws(SolverError) in try solver.removeVariable(foreign) },
            .unknownVariable(foreign)
        )
        XCTAssertEqual(
            error { () throws(SolverError) in try solver.beginEditing(foreign, priority: 1) },
            .unknownVariable(foreign)
        )
        XCTAssertTrue(solver.value(of: foreign).isNaN)
        XCTAssertTrue(solver.value(of: own + foreign).isNaN)
        XCTAssertFalse(solver.isDetermined(foreign))
        XCTAssertEqual(solver.explanation(of: foreign), [])
        XCTAssertNil(solver.edit(of: foreign))
        var values: [Double] = []
        solver.copyValues(of: [own, foreign], to: &values)
        XCTAssertEqual(values[0], 0)
        XCTAssertTrue(values[1].isNaN)
    }

    func testVariablesInUseStay() throws {
        let x = solver.makeVariable()
        let id = try solver.add(x, .equal, constant: 3)
        XCTAssertEqual(error { () throws(SolverError) in try solver.removeVariable(x) }, .variableInUse(x))
        try solver.remove(id)
        try solver.removeVariable(x)
        XCTAssertNotEqual(solver.makeVariable(), x)
        XCTAssertEqual(solver.variableCount, 1)
    }

    func testEditing() throws {
        let x = solver.makeVariable()
        XCTAssertEqual(error { () throws(SolverError) in try solver.suggest(1, for: x) }, .unknownEditVariable(x))
        XCTAssertEqual(error { () throws(SolverError) in try solver.endEditing(x) }, .unknownEditVariable(x))
        XCTAssertEqual(
            error { () throws(SolverError) in try solver.beginEditing(x, priority: .required) },
            .invalidPriority(.required)
        )
        let id = try solver.beginEditing(x, priority: 600)
        XCTAssertEqual(
            error { () throws(SolverError) in try solver.beginEditing(x, priority: 600) },
            .duplicateEditVariable(x)
        )
        XCTAssertEqual(solver.edit(of: x), id)
        try solver.suggest(7, for: x)
        XCTAssertEqual(solver.value(of: x), 7)
        XCTAssertEqual(solver.constant(of: id), 7)
        XCTAssertEqual(
            error { () throws(SolverError) in try solver.setPriority(.required, of: id) },
            .invalidPriority(.required)
        )
        try solver.endEditing(x)
        XCTAssertFalse(solver.isEditing(x))
        let again = try solver.beginEditing(x, priority: 600)
        try solver.remove(again)
        XCTAssertFalse(solver.isEditing(x))
    }

    func testOnlyTheLastSuggestionsBeforeAReadCount() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        try solver.add(x <= 60)
        try solver.add(x + y <= 100)
        try solver.beginEditing(x, priority: 900)
        try solver.beginEditing(y, priority: 800)
        var random = SplitMix64(seed: 31)
        var (a, b) = (0.0, 0.0)
        for _ in 0..<3000 {
            if random.next() % 2 == 0 {
                a = Double(random.next() % 90)
                try solver.suggest(a, for: x)
            } else {
                b = Double(random.next() % 150)
                try solver.suggest(b, for: y)
            }
            switch random.next() % 8 {
            case 0: XCTAssertEqual(solver.value(of: x), min(a, 60))
            case 1: XCTAssertEqual(solver.value(of: y), min(b, 100 - min(a, 60)))
            case 2: XCTAssertEqual(solver.edit(of: x).flatMap(solver.constant(of:)), a)
            case 3: XCTAssertEqual(solver.edit(of: y).flatMap(solver.constant(of:)), b)
            case 4: XCTAssertNil(solver.invariantViolation())
            default: break
            }
        }
    }

    func testSuggestionsForSeveralVariablesMix() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let sum = solver.makeVariable()
        let lone = solver.makeVariable()
        try solver.add(x + y == sum)
        try solver.add((sum <= 100).withPriority(.defaultLow))
        try solver.add(sum <= 1000)
        for variable in [x, y, lone] { try solver.beginEditing(variable, priority: 900) }
        for round in 0..<60 {
            let (a, b) = (Double(round * 7 % 40), Double(round * 11 % 90))
            try solver.suggest(a, for: x)
            try solver.suggest(b, for: y)
            try solver.suggest(a * b, for: lone)
            if round % 3 == 0 { XCTAssertEqual(solver.value(of: sum), a + b) }
            if round % 5 == 0 { XCTAssertNil(solver.invariantViolation()) }
            XCTAssertEqual(solver.value(of: lone), a * b)
            XCTAssertEqual(solver.value(of: y), b)
        }
        try solver.suggest(990, for: x)
        try solver.suggest(20, for: y)
        XCTAssertEqual(solver.value(of: sum), 1000, accuracy: 1e-9)
    }

    func testChangesAreHandedOverOnce() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        XCTAssertEqual(Set(solver.takeChanges()), [x, y])
        XCTAssertEqual(solver.takeChanges(), [])
        try solver.add(x == 4)
        XCTAssertEqual(solver.takeChanges(), [x])
        try solver.beginEditing(y, priority: 500)
        for value in [3.0, 5, 8] { try solver.suggest(value, for: y) }
        XCTAssertEqual(solver.takeChanges(), [y])
        try solver.suggest(1, for: y)
        try solver.suggest(8, for: y)
        XCTAssertEqual(solver.takeChanges(), [])
        let z = solver.makeVariable()
        XCTAssertEqual(solver.takeChanges(), [z])
        try solver.removeVariable(z)
        XCTAssertEqual(solver.takeChanges(), [])
    }

    func testAnUpdateIsJudgedByWhatIsInForceAtItsEnd() throws {
        let x = solver.makeVariable()
        let old = try solver.add(x, .equal, constant: 1)
        let low = try solver.add(x, .greaterThanOrEqual, constant: 0)
        let high = try solver.add(x, .lessThanOrEqual, constant: 2)
        var new: ConstraintID?
        try solver.update { () throws(SolverError) in
            new = try solver.add(x, .equal, constant: 15)
            let passing = try solver.add(x, .equal, constant: 99)
            try solver.setConstant(10, of: low)
            try solver.setConstant(20, of: high)
            XCTAssertEqual(solver.constant(of: high), 20)
            XCTAssertEqual(solver.value(of: x), 1)
            try solver.update { () throws(SolverError) in try solver.remove(old) }
            try solver.remove(passing)
            XCTAssertFalse(solver.contains(passing))
            XCTAssertFalse(solver.contains(old))
        }
        XCTAssertEqual(solver.value(of: x), 15)
        XCTAssertTrue(new.map(solver.contains) ?? false)
        XCTAssertEqual(solver.constraintCount, 3)
    }

    func testARefusedUpdateLeavesNoTrace() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let cap: Constraint = x + y <= 10
        try solver.add(cap)
        let wish = try solver.add(x, .equal, constant: 3, priority: 250)
        try solver.beginEditing(y, priority: 500)
        try solver.suggest(4, for: y)
        let before = [x, y].map { solver.value(of: $0).bitPattern }
        let directions = solver.freeDirections()
        var inner: ConstraintID?
        let refusal = error { () throws(SolverError) in
            try solver.update { () throws(SolverError) in
                try solver.remove(wish)
                try solver.endEditing(y)
                try solver.setPriority(.required, of: solver.add(x >= 4))
                inner = try solver.add(y, .greaterThanOrEqual, constant: 7)
                try solver.add(x - y == 100)
            }
        }
        guard case .unsatisfiable(let conflict)? = refusal else { return XCTFail("\(String(describing: refusal))") }
        XCTAssertGreaterThanOrEqual(conflict.count, 2)
        XCTAssertEqual([x, y].map { solver.value(of: $0).bitPattern }, before)
        XCTAssertEqual(solver.freeDirections(), directions)
        XCTAssertTrue(solver.isEditing(y))
        XCTAssertTrue(solver.contains(wish))
        XCTAssertTrue(solver.contains(cap))
        XCTAssertFalse(inner.map(solver.contains) ?? true)
        XCTAssertEqual(solver.constraintCount, 3)
        let cancelled = error { () throws(SolverError) in
            try solver.update { () throws(SolverError) in
                try solver.update { () throws(SolverError) in
                    try solver.setConstant(9, of: wish)
                    throw .invalidNumber(.infinity)
                }
            }
        }
        XCTAssertEqual(cancelled, .invalidNumber(.infinity))
        XCTAssertEqual(solver.constant(of: wish), 3)
    }

    func testPrioritiesChangeInAnUpdate() throws {
        let x = solver.makeVariable()
        let one = try solver.add(x, .equal, constant: 1, priority: 300)
        let two = try solver.add(x, .equal, constant: 2, priority: 200)
        XCTAssertEqual(solver.value(of: x), 1)
        try solver.update { () throws(SolverError) in
            try solver.setPriority(.required, of: two)
            try solver.setConstant(5, of: two)
            XCTAssertEqual(solver.priority(of: two), .required)
            let late = try solver.add(x, .greaterThanOrEqual, constant: 0, priority: 10)
            try solver.setPriority(20, of: late)
            try solver.setConstant(-1, of: late)
        }
        XCTAssertEqual(solver.value(of: x), 5)
        XCTAssertEqual(solver.violation(of: one), 4)
        XCTAssertEqual(solver.priority(of: two), .required)
    }

    func testASystemThatLeavesNothingOpenIsUnique() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        XCTAssertFalse(solver.isUnique)
        try solver.add(x + y == 10)
        XCTAssertFalse(solver.isUnique)
        XCTAssertFalse(solver.isDetermined(x))
        try solver.add((x - y == 2).withPriority(.fittingSizeLevel))
        XCTAssertTrue(solver.isUnique)
        XCTAssertTrue(solver.isDetermined(x))
        XCTAssertEqual(solver.freeDirections(), [])
    }

    func testFreeDirectionsTellWhatMovesTogether() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let z = solver.makeVariable()
        let fixed = solver.makeVariable()
        try solver.add(x + y == 10)
        try solver.add(z == 2 * y)
        try solver.add(x >= 0)
        try solver.add(y >= 0)
        try solver.add(fixed == 3)
        let directions = solver.freeDirections()
        XCTAssertEqual(directions.count, 1)
        let terms = Dictionary(uniqueKeysWithValues: directions[0].terms.map { ($0.variable, $0.coefficient) })
        XCTAssertEqual(Set(terms.keys), [x, y, z])
        XCTAssertEqual((terms[x] ?? 0) / (terms[y] ?? 0), -1, accuracy: 1e-12)
        XCTAssertEqual((terms[z] ?? 0) / (terms[y] ?? 0), 2, accuracy: 1e-12)
        XCTAssertTrue(solver.isDetermined(fixed))
        XCTAssertFalse(solver.isDetermined(z))
    }

    func testEqualWishesThatShareTheSlackAreAmbiguous() throws {
        let boxes = (0..<4).map { _ in solver.makeVariable() }
        for box in boxes {
            try solver.add(box, .greaterThanOrEqual, constant: 0)
            try solver.add(box, .lessThanOrEqual, constant: 50, priority: .defaultLow)
        }
        let total = try solver.add(terms: boxes.map { Term($0) }, .equal, constant: 300)
        XCTAssertTrue(boxes.allSatisfy { !solver.isDetermined($0) })
        let values = boxes.map { solver.value(of: $0) }
        XCTAssertEqual(Set(solver.freeDirections().flatMap { $0.terms.map(\.variable) }), Set(boxes))
        XCTAssertEqual(boxes.map { solver.value(of: $0) }, values)
        try solver.setConstant(200, of: total)
        XCTAssertTrue(solver.isUnique)
    }

    func testADegenerateVertexHidesNoFreeDirection() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        // At the origin more rows are active than variables, and only x = y > 0 is open.
        try solver.add(x >= 0)
        try solver.add(y >= 0)
        try solver.add(x - y >= 0)
        try solver.add(y - x >= 0)
        let directions = solver.freeDirections()
        XCTAssertEqual(directions.count, 1)
        XCTAssertEqual(directions.first?.terms.map(\.coefficient), [1, 1])
        XCTAssertFalse(solver.isUnique)
        try solver.add(x + y <= 0)
        XCTAssertTrue(solver.isUnique)
    }

    func testAnExplanationNamesWhatAValueDependsOn() throws {
        let left = solver.makeVariable()
        let width = solver.makeVariable()
        let right = solver.makeVariable()
        let start = try solver.add(left, .equal, constant: 10)
        let size = try solver.add(terms: [Term(width, 2)], .equal, constant: 60, priority: 750)
        let end = try solver.add(terms: [Term(right), Term(left, -1), Term(width, -1)], .equal)
        let cap = try solver.add(right, .lessThanOrEqual, constant: 25, priority: 250)
        XCTAssertEqual(solver.value(of: right), 40)
        let influences = Dictionary(
            uniqueKeysWithValues: solver.explanation(of: right).map { ($0.constraint, $0) }
        )
        XCTAssertEqual(Set(influences.keys), [start, size, end])
        XCTAssertEqual(influences[start]?.coefficient, 1)
        XCTAssertEqual(influences[size]?.coefficient, 0.5)
        XCTAssertEqual(influences[end]?.coefficient, 1)
        // Raising the start by 1 breaks the cap by 1 more.
        XCTAssertEqual(influences[start]?.multipliers, [Influence.Multiplier(priority: 250, value: 1)])
        XCTAssertEqual(influences[size]?.multipliers, [Influence.Multiplier(priority: 250, value: 0.5)])
        XCTAssertEqual(solver.violation(of: cap), 15)
    }

    func testTwoRunsGiveTheSameBits() {
        func run() -> [UInt64] {
            var random = SplitMix64(seed: 99)
            let solver = Solver()
            let variables = (0..<12).map { _ in solver.makeVariable() }
            for _ in 0..<120 {
                _ = try? solver.add(
                    terms: [
                        Term(random.pick(variables), Double(random.whole(-3...3)) / 3),
                        Term(random.pick(variables), Double(random.whole(-3...3)) / 7),
                    ],
                    random.pick(Relation.allCases),
                    constant: Double(random.whole(-50...50)) / 3,
                    priority: Priority(random.pick([1000, 750, 500, 250]))
                )
            }
            return variables.map { solver.value(of: $0).bitPattern }
        }
        XCTAssertEqual(run(), run())
    }
}
