import KitlessTestSupport
import XCTest

@testable import KitlessSolver

/// Inputs that make careless solvers cycle, overflow, leak or recurse too deeply.
final class AdversarialTests: XCTestCase {
    private let solver = Solver()

    private func assertSound(line: UInt = #line) {
        XCTAssertNil(solver.invariantViolation(), line: line)
    }

    /// Maximises an objective over `rows · x <= bounds`, `x >= 0`, as a wish far above.
    private func maximise(
        _ objective: [Double],
        _ rows: [[Double]],
        _ bounds: [Double],
        goal: Double = 10,
        with solver: Solver = Solver()
    ) throws -> [Double] {
        let variables = objective.map { _ in solver.makeVariable() }
        for variable in variables { try solver.add(variable, .greaterThanOrEqual, constant: 0) }
        for (row, bound) in zip(rows, bounds) {
            try solver.add(terms: zip(variables, row).map { Term($0, $1) }, .lessThanOrEqual, constant: bound)
        }
        try solver.add(
            terms: zip(variables, objective).map { Term($0, $1) },
            .greaterThanOrEqual,
            constant: goal,
            priority: 500
        )
        XCTAssertNil(solver.invariantViolation())
        return variables.map { solver.value(of: $0) }
    }

    func testBealesCyclingExampleEndsAtTheOptimum() throws {
        // E. M. L. Beale, Cycling in the dual simplex algorithm, 1955: the maximum is 1/20.
        let x = try maximise(
            [0.75, -150, 0.02, -6],
            [[0.25, -60, -0.04, 9], [0.5, -90, -0.02, 3], [0, 0, 1, 0]],
            [0, 0, 1]
        )
        let value: Double = 0.75 * x[0] - 150 * x[1] + 0.02 * x[2] - 6 * x[3]
        XCTAssertEqual(value, 0.05, accuracy: 1e-9)
    }

    func testKuhnsCyclingExampleEndsAtTheOptimum() throws {
        // Kuhn's example, from M. L. Balinski and A. W. Tucker, 1969: the maximum of 2a + 3b - c - 12d is 2.
        let x = try maximise(
            [2, 3, -1, -12],
            [[-2, -9, 1, 9], [1.0 / 3, 1, -1.0 / 3, -2], [2, 3, -1, -12]],
            [0, 0, 2]
        )
        let value: Double = 2 * x[0] + 3 * x[1] - x[2] - 12 * x[3]
        XCTAssertEqual(value, 2, accuracy: 1e-9)
    }

    func testMarshallAndSuurballesCyclingExampleEndsAtTheOptimum() throws {
        // K. T. Marshall and J. W. Suurballe, A note on cycling in the simplex method, 1969: the maximum is 1.
        let x = try maximise(
            [10, -57, -9, -24],
            [[0.5, -5.5, -2.5, 9], [0.5, -1.5, -0.5, 1], [1, 0, 0, 0]],
            [0, 0, 1]
        )
        let value: Double = 10 * x[0] - 57 * x[1] - 9 * x[2] - 24 * x[3]
        XCTAssertEqual(value, 1, accuracy: 1e-9)
    }

    func testKleeMintyCubesEndAtTheOptimum() throws {
        // V. Klee and G. J. Minty, How good is the simplex algorithm?, 1972: the maximum is 5^n.
        for n in 2...8 {
            var objective: [Double] = []
            var rows: [[Double]] = []
            var bounds: [Double] = []
            var bound = 1.0
            for row in 0..<n {
                bound *= 5
                bounds.append(bound)
                objective.append(Double(1 << (n - 1 - row)))
                var coefficients = [Double](repeating: 0, count: n)
                for column in 0..<row { coefficients[column] = Double(1 << (row - column + 1)) }
                coefficients[row] = 1
                rows.append(coefficients)
            }
            let x = try maximise(objective, rows, bounds, goal: 1e9)
            var value = 0.0
            for index in 0..<n { value += objective[index] * x[index] }
            XCTAssertEqual(value, bound, accuracy: 1e-6)
        }
    }

    func testFiveThousandCopiesOfAConstraintCountAndCanBeRemoved() throws {
        let x = solver.makeVariable()
        let copies = try (0..<5000).map { _ in try solver.add(x, .equal, constant: 7, priority: 250) }
        let required = try (0..<5000).map { _ in try solver.add(x, .greaterThanOrEqual, constant: 3) }
        for _ in 0..<4999 { try solver.add(x, .equal, constant: 5, priority: 250) }
        XCTAssertEqual(solver.value(of: x), 7)
        for id in copies.prefix(2) { try solver.remove(id) }
        XCTAssertEqual(solver.value(of: x), 5)
        for id in copies.dropFirst(2) { try solver.remove(id) }
        for id in required { try solver.remove(id) }
        XCTAssertEqual(solver.value(of: x), 5)
        assertSound()
    }

    func testContradictingCopiesOfAConstraintNameOneOfEach() throws {
        let x = solver.makeVariable()
        let low = try (0..<100).map { _ in try solver.add(x, .greaterThanOrEqual, constant: 10) }
        XCTAssertThrowsError(try solver.add(x, .lessThanOrEqual, constant: 5)) { error in
            guard case .unsatisfiable(let conflict)? = error as? SolverError else { return XCTFail("\(error)") }
            XCTAssertEqual(conflict.count, 2)
            XCTAssertFalse(solver.contains(conflict[0]))
            XCTAssertTrue(low.contains(conflict[1]))
        }
        assertSound()
    }

    func testAddingAndRemovingARequiredEqualityDoesNotGrow() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        try solver.add(terms: [Term(x), Term(y)], .equal, constant: 100)
        try solver.add(x, .equal, constant: 30, priority: 250)
        var peak = 0
        for round in 0..<100_000 {
            let id = try solver.add(terms: [Term(x), Term(y, -1)], .equal, constant: Double(round % 7))
            if round % 5000 == 0 { XCTAssertEqual(solver.value(of: x), (100 + Double(round % 7)) / 2, accuracy: 1e-12) }
            try solver.remove(id)
            if round == 5000 { peak = solver.storedElementCount }
        }
        XCTAssertEqual(solver.value(of: x), 30, accuracy: 1e-9)
        XCTAssertEqual(solver.storedElementCount, peak)
        assertSound()
    }

    func testVariablesComeAndGoWithoutGrowing() throws {
        let anchor = solver.makeVariable()
        try solver.add(anchor, .equal, constant: 1)
        var peak = 0
        for round in 0..<2000 {
            let variables = (0..<6).map { _ in solver.makeVariable() }
            var ids: [ConstraintID] = []
            for (one, other) in zip([anchor] + variables, variables) {
                ids.append(try solver.add(terms: [Term(other), Term(one, -1)], .equal, constant: 1))
            }
            ids.append(try solver.add(terms: variables.map { Term($0) }, .lessThanOrEqual, constant: 5, priority: 500))
            XCTAssertEqual(solver.value(of: variables[5]), 7)
            if round % 2 == 0 { ids.reverse() }
            for id in ids { try solver.remove(id) }
            for variable in variables { try solver.removeVariable(variable) }
            XCTAssertFalse(solver.contains(variables[0]))
            XCTAssertTrue(solver.value(of: variables[0]).isNaN)
            if round == 1000 { peak = solver.storedElementCount }
        }
        XCTAssertEqual(solver.storedElementCount, peak)
        XCTAssertEqual(solver.variableCount, 1)
        assertSound()
    }

    func testASecondWeekOfTheSameDaysDoesNotGrow() throws {
        // Each day 300 variables come, 1,500 changes are made, some are refused, and in the evening all leave.
        var evenings: [Int] = []
        for _ in 0..<14 {
            let system = RandomSystem(seed: 7, variableCount: 60, solver: solver)
            for _ in 0..<1500 { try? system.apply(system.draw()) }
            XCTAssertGreaterThan(system.entries.count, 60)
            for entry in system.entries { try solver.remove(entry.id) }
            for variable in system.variables { try solver.removeVariable(variable) }
            evenings.append(solver.storedElementCount)
        }
        XCTAssertEqual(solver.variableCount, 0)
        XCTAssertEqual(solver.constraintCount, 0)
        // The first week makes room, also for what is kept in runs of lengths that come together only later: variables
        // get the places of those that left, and other ones every day.
        XCTAssertEqual(Set(evenings.dropFirst(7)).count, 1, "\(evenings)")
        assertSound()
    }

    func testTenThousandQuestionsChangeNothing() throws {
        let boxes = (0..<4).map { _ in solver.makeVariable() }
        for box in boxes {
            try solver.add(box, .greaterThanOrEqual, constant: 0)
            try solver.add(box, .lessThanOrEqual, constant: 50.0 / 3, priority: .defaultLow)
        }
        try solver.add(terms: boxes.map { Term($0) }, .equal, constant: 300)
        let directions = solver.freeDirections()
        XCTAssertEqual(Set(directions.flatMap { $0.terms.map(\.variable) }), Set(boxes))
        let bits = boxes.map { solver.value(of: $0).bitPattern }
        _ = solver.takeChanges()
        var stored = 0
        for round in 0..<10_000 {
            // The first questions make room for a trial.
            if round == 100 { stored = solver.storedElementCount }
            XCTAssertFalse(solver.isUnique)
            XCTAssertFalse(solver.isDetermined(boxes[round % 4]))
            if round % 100 == 0 { XCTAssertEqual(solver.freeDirections(), directions) }
        }
        XCTAssertEqual(boxes.map { solver.value(of: $0).bitPattern }, bits)
        XCTAssertEqual(solver.takeChanges(), [])
        XCTAssertEqual(solver.storedElementCount, stored)
        assertSound()
    }

    func testLongChainsNeedNoStack() throws {
        let count = 100_000
        let variables = (0..<count).map { _ in solver.makeVariable() }
        try solver.update { () throws(SolverError) in
            for index in 1..<count {
                try solver.add(terms: [Term(variables[index]), Term(variables[index - 1], -1)], .equal, constant: 1)
            }
        }
        let edit = variables[0]
        try solver.beginEditing(edit, priority: 900)
        try solver.suggest(5, for: edit)
        XCTAssertEqual(solver.value(of: variables[count - 1]), Double(count + 4))
        XCTAssertThrowsError(try solver.add(terms: [Term(variables[count - 1]), Term(edit, -1)], .equal, constant: 1)) {
            guard case .unsatisfiable(let conflict)? = $0 as? SolverError else { return XCTFail("\($0)") }
            XCTAssertEqual(conflict.count, count)
        }
        XCTAssertEqual(solver.value(of: variables[count - 1]), Double(count + 4))
    }

    func testNumbersThatAreNotFiniteAreRefused() throws {
        let x = solver.makeVariable()
        let id = try solver.add(x, .equal, constant: 3, priority: 250)
        for bad in [Double.nan, .infinity, -.infinity] {
            assertThrows(.invalidNumber(bad)) { () throws(SolverError) in
                try solver.add(terms: [Term(x, bad)], .equal)
            }
            assertThrows(.invalidNumber(bad)) { () throws(SolverError) in try solver.add(x, .equal, constant: bad) }
            assertThrows(.invalidNumber(bad)) { () throws(SolverError) in try solver.setConstant(bad, of: id) }
            assertThrows(.invalidPriority(Priority(bad))) { () throws(SolverError) in
                try solver.add(x, .equal, constant: 1, priority: Priority(bad))
            }
        }
        for bad in [0.0, -1, 1001] {
            assertThrows(.invalidPriority(Priority(bad))) { () throws(SolverError) in
                try solver.setPriority(Priority(bad), of: id)
            }
        }
        XCTAssertThrowsError(try solver.add(terms: [Term(x, 1e-300)], .equal, constant: 1e300))
        XCTAssertEqual(solver.value(of: x), 3)
        XCTAssertEqual(solver.constraintCount, 1)
        assertSound()
    }

    private func assertThrows(
        _ expected: SolverError,
        line: UInt = #line,
        _ body: () throws(SolverError) -> Void
    ) {
        do throws(SolverError) {
            try body()
            XCTFail("no error", line: line)
        } catch {
            XCTAssertEqual("\(error)", "\(expected)", line: line)
        }
    }

    func testRowsWithoutTermsHoldOrAreRefused() throws {
        let x = solver.makeVariable()
        try solver.add(terms: [], .equal, constant: 0)
        try solver.add(terms: [Term(x, 0.1), Term(x, 0.2), Term(x, -0.3)], .lessThanOrEqual, constant: 1)
        let wish = try solver.add(terms: [], .greaterThanOrEqual, constant: 4, priority: 250)
        XCTAssertEqual(solver.violation(of: wish), 4)
        XCTAssertThrowsError(try solver.add(terms: [Term(x), Term(x, -1)], .equal, constant: 1)) {
            guard case .unsatisfiable(let conflict)? = $0 as? SolverError else { return XCTFail("\($0)") }
            XCTAssertEqual(conflict.count, 1)
        }
        XCTAssertThrowsError(try solver.setPriority(.required, of: wish))
        XCTAssertEqual(solver.priority(of: wish), .defaultLow)
        XCTAssertEqual(solver.constraintCount, 3)
        assertSound()
    }

    func testAThousandLevelsAreAThousandLevels() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        try solver.add(terms: [Term(x), Term(y)], .equal, constant: 1000)
        var ids: [ConstraintID] = []
        for level in 1..<1000 {
            ids.append(
                try solver.add(
                    level % 2 == 0 ? x : y,
                    .equal,
                    constant: Double(level),
                    priority: Priority(Double(level))
                )
            )
        }
        XCTAssertEqual(solver.value(of: y), 999)
        for id in ids.reversed().prefix(500) { try solver.remove(id) }
        XCTAssertEqual(solver.value(of: y), 499)
        assertSound()
    }

    func testRowsOfFiftyTermsAreSolved() throws {
        let variables = (0..<50).map { _ in solver.makeVariable() }
        for (index, variable) in variables.enumerated() {
            try solver.add(variable, .greaterThanOrEqual, constant: 1)
            try solver.add(variable, .equal, constant: Double(index), priority: Priority(Double(1 + index)))
        }
        try solver.add(terms: variables.map { Term($0) }, .equal, constant: 600)
        // The wishes add up to 1225 (and the first to 1): the weakest give way down to 1, until 600 is reached.
        var rest = 600.0
        var expected = [Double](repeating: 1, count: 50)
        for index in (0..<50).reversed() {
            let others = Double(index)
            expected[index] = max(1, min(Double(index), rest - others))
            rest -= expected[index]
        }
        for index in 0..<50 { XCTAssertEqual(solver.value(of: variables[index]), expected[index], accuracy: 1e-9) }
        assertSound()
    }

    func testCoefficientsMayBeFarApart() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        try solver.add(terms: [Term(x, 1e-9), Term(y, -1e-9)], .equal, constant: 1e-9)
        try solver.add(terms: [Term(y, 1e9)], .greaterThanOrEqual, constant: 1e16)
        try solver.add(terms: [Term(x, 1e-9)], .equal, constant: 0, priority: 250)
        XCTAssertEqual(solver.value(of: y), 1e7, accuracy: 1e-2)
        XCTAssertEqual(solver.value(of: x) - solver.value(of: y), 1, accuracy: 1e-8)
        assertSound()
    }

    func testDriftStaysSmallOverManySuggestions() throws {
        let count = 20
        let width = solver.makeVariable()
        let boxes = (0..<count).map { _ in solver.makeVariable() }
        for (index, box) in boxes.enumerated() {
            try solver.add(box, .greaterThanOrEqual, constant: 20)
            try solver.add(box, .lessThanOrEqual, constant: 50 + Double(index * 7 % 13) / 3, priority: 250)
            try solver.add(box, .greaterThanOrEqual, constant: 50 + Double(index * 7 % 13) / 3, priority: 750)
        }
        try solver.add(terms: boxes.map { Term($0) } + [Term(width, -1)], .equal, constant: 0)
        try solver.beginEditing(width, priority: 900)
        var random = SplitMix64(seed: 3)
        let suggestions = sequenceCount(0) > 0 ? 1_000_000 : 20_000
        var value = 0.0
        for _ in 0..<suggestions {
            value = 400 + Double(random.whole(0...12_000)) / 7
            try solver.suggest(value, for: width)
        }
        let sum = boxes.reduce(0) { $0 + solver.value(of: $1) }
        XCTAssertEqual(sum, value, accuracy: 1e-9 * value)
        XCTAssertEqual(solver.value(of: width), value, accuracy: 1e-9 * value)
        assertSound()
    }
}
