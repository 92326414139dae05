import KitlessTestSupport
import XCTest

@testable import KitlessSolver

/// Numbers, orders of calls and closures that nobody should write, and somebody will.
final class HostileUseTests: XCTestCase {
    private let solver = Solver()

    override func tearDown() {
        XCTAssertNil(solver.invariantViolation())
    }

    func testNumbersOfAnySizeAreTakenOrRefusedAndTheSolverGoesOn() throws {
        let tiny = Double.leastNonzeroMagnitude
        let usual = [0, -0.0, 1e-9, 1e-3, 0.3, 1, 3, 1e4, 1e9]
        let extreme = [
            0, tiny, 2000 * tiny, 1e-307, 1e-200, 1e-60, 1e-9, 1, 1e9, 1e60, 1e200, 1e308, .greatestFiniteMagnitude,
        ]
        let bad = [Double.nan, .infinity, -.infinity]
        let count = UInt64(max(300, sequenceCount(0) / 4))
        let first = firstSeed
        for seed in first..<first + count {
            var random = SplitMix64(seed: seed)
            // Of rows whose numbers have no digit in common, only that they end and can go is asked.
            let isExtreme = random.chance(50)
            let sizes = isExtreme ? extreme : usual
            let solver = Solver()
            let variables = (0..<random.whole(1...5)).map { _ in solver.makeVariable() }
            var ids: [ConstraintID] = []
            func number() -> Double {
                random.chance(3) ? random.pick(bad) : random.pick(sizes) * (random.chance(50) ? 1 : -1)
            }
            for _ in 0..<random.whole(1...25) {
                switch random.whole(0...5) {
                case 0 where !ids.isEmpty: try? solver.setConstant(number(), of: random.pick(ids))
                case 1 where !ids.isEmpty: try? solver.setPriority(Priority(abs(number())), of: random.pick(ids))
                case 2 where !ids.isEmpty:
                    let id = random.pick(ids)
                    XCTAssertNoThrow(try solver.remove(id))
                    ids.removeAll { $0 == id }
                default:
                    let terms = (0..<random.whole(0...4)).map { _ in Term(random.pick(variables), number()) }
                    let priority: Priority = random.pick([.required, 750, 500, 1e-300])
                    let id = try? solver.add(
                        terms: terms,
                        random.pick(Relation.allCases),
                        constant: number(),
                        priority: priority
                    )
                    if let id { ids.append(id) }
                }
                _ = solver.freeDirections()
                _ = solver.explanation(of: variables[0])
            }
            for id in ids { XCTAssertNoThrow(try solver.remove(id), "seed \(seed)") }
            XCTAssertEqual(solver.constraintCount, 0, "seed \(seed)")
            // What comes next is as exact as the digits allow that the values left behind have.
            let largest = variables.map { abs(solver.value(of: $0)) }.max() ?? 0
            let accuracy = max(1e-6, 1e-12 * largest)
            for (index, variable) in variables.enumerated() where !isExtreme {
                XCTAssertNoThrow(try solver.add(variable, .equal, constant: Double(index)), "seed \(seed)")
                XCTAssertEqual(solver.value(of: variable), Double(index), accuracy: accuracy, "seed \(seed)")
            }
            if testRun?.failureCount != 0 { return }
        }
        print("RANDOM hostile numbers: seeds \(first)...\(first + count - 1)")
    }

    func testValuesThatWereFarAwayComeBackExactly() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let third = solver.makeVariable()
        try solver.add(y == 2 * x + 0.7)
        try solver.add(3 * third == x)
        for far in [1e6 + 0.1, 1e9 + 0.3, 1e12 + 0.7, 1e15 / 3, 1e17, 1e30, 1e150, 1e300] {
            for sign in [1.0, -1] {
                // Suggested.
                try solver.beginEditing(x, priority: 500)
                for value in [sign * far, 3.7, sign * far, 0.1] {
                    try solver.suggest(value, for: x)
                    XCTAssertEqual(solver.value(of: x), value, accuracy: 1e-9 * abs(value), "\(far)")
                    XCTAssertEqual(solver.value(of: third), value / 3, accuracy: 1e-9 * abs(value), "\(far)")
                }
                XCTAssertEqual(solver.value(of: y), 0.9, accuracy: 1e-9, "\(far)")
                try solver.suggest(sign * far, for: x)
                try solver.endEditing(x)
                // Held by a constraint that comes later, required or not.
                let held = try solver.add(x, .equal, constant: 3.7, priority: sign > 0 ? .required : 20)
                XCTAssertEqual(solver.value(of: x), 3.7, accuracy: 1e-9, "\(far)")
                XCTAssertEqual(solver.value(of: y), 8.1, accuracy: 1e-8, "\(far)")
                try solver.remove(held)
                XCTAssertNil(solver.invariantViolation(), "\(far)")
            }
        }
    }

    func testAnEditThatIsReplacedInAnUpdateStaysAnEdit() throws {
        let x = solver.makeVariable()
        try solver.beginEditing(x, priority: 500)
        try solver.suggest(3, for: x)
        try solver.update { () throws(SolverError) in
            try solver.endEditing(x)
            try solver.beginEditing(x, priority: 700)
            try solver.suggest(8, for: x)
        }
        XCTAssertTrue(solver.isEditing(x))
        XCTAssertEqual(solver.value(of: x), 8)
        XCTAssertEqual(solver.constraintCount, 1)
        try solver.suggest(9, for: x)
        XCTAssertEqual(solver.value(of: x), 9)
        let refusal = error { () throws(SolverError) in
            try solver.update { () throws(SolverError) in
                try solver.endEditing(x)
                try solver.beginEditing(x, priority: 300)
                throw .invalidNumber(1)
            }
        }
        XCTAssertEqual(refusal, .invalidNumber(1))
        XCTAssertTrue(solver.isEditing(x))
        try solver.suggest(11, for: x)
        XCTAssertEqual(solver.value(of: x), 11)
        XCTAssertEqual(solver.edit(of: x).flatMap { solver.priority(of: $0) }, 700)
        try solver.endEditing(x)
        XCTAssertEqual(solver.constraintCount, 0)
    }

    func testVariablesLeaveInAnUpdateTogetherWithTheirConstraints() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let link = try solver.add(x + y == 10)
        try solver.add(y, .equal, constant: 4)
        // Order within an update does not matter.
        try solver.update { () throws(SolverError) in
            try solver.removeVariable(x)
            XCTAssertFalse(solver.contains(x))
            XCTAssertEqual(
                error { () throws(SolverError) in try solver.removeVariable(x) },
                .unknownVariable(x)
            )
            XCTAssertEqual(error { () throws(SolverError) in try solver.add(x >= 1) }, .unknownVariable(x))
            try solver.remove(link)
        }
        XCTAssertFalse(solver.contains(x))
        XCTAssertTrue(solver.value(of: x).isNaN)
        XCTAssertEqual(solver.variableCount, 1)
        XCTAssertNotEqual(solver.makeVariable(), x)
        XCTAssertEqual(solver.value(of: y), 4)
    }

    func testAnUpdateThatTakesAwayAVariableInUseIsRefused() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let unused = solver.makeVariable()
        let link = try solver.add(x + y == 10)
        let wish = try solver.add(x, .equal, constant: 3, priority: 250)
        let refusal = error { () throws(SolverError) in
            try solver.update { () throws(SolverError) in
                try solver.removeVariable(unused)
                try solver.remove(link)
                try solver.removeVariable(x)
                try solver.add(y, .equal, constant: 99)
            }
        }
        XCTAssertEqual(refusal, .variableInUse(x))
        for variable in [x, y, unused] { XCTAssertTrue(solver.contains(variable)) }
        XCTAssertTrue(solver.contains(link))
        XCTAssertTrue(solver.contains(wish))
        XCTAssertEqual(solver.variableCount, 3)
        XCTAssertEqual(solver.constraintCount, 2)
        XCTAssertEqual(solver.value(of: x), 3)
        XCTAssertEqual(solver.value(of: y), 7)
    }

    func testVariablesMadeInARefusedUpdateStay() throws {
        var made: Variable?
        let refusal = error { () throws(SolverError) in
            try solver.update { () throws(SolverError) in
                let variable = solver.makeVariable()
                made = variable
                try solver.add(variable >= 5)
                try solver.add(variable <= 4)
            }
        }
        guard case .unsatisfiable? = refusal else { return XCTFail("\(String(describing: refusal))") }
        let variable = try XCTUnwrap(made)
        XCTAssertTrue(solver.contains(variable))
        try solver.removeVariable(variable)
        XCTAssertEqual(solver.variableCount, 0)
    }

    func testTermsWhoseMakingAddsConstraintsAreKeptApart() throws {
        // A lazy sequence may call the solver while its terms are being read.
        let id = try solver.add(
            terms: (0..<3).lazy.map { [solver] index in
                let variable = solver.makeVariable()
                _ = try? solver.add(variable, .greaterThanOrEqual, constant: Double(index))
                return Term(variable)
            },
            .equal,
            constant: 30
        )
        let count = solver.variableCount
        XCTAssertEqual(solver.constraintCount, count + 1)
        XCTAssertEqual(solver.violation(of: id) ?? .nan, 0, accuracy: 1e-9)
        var sum = 0.0
        solver.takeChanges { sum += $1 }
        XCTAssertEqual(sum, 30, accuracy: 1e-9)
    }

    func testMoreLevelsThanAnyoneNeedsAreLevelsOrRefused() throws {
        var wishes: [ConstraintID] = []
        for number in 0..<32_767 {
            wishes.append(try solver.add(terms: [], .equal, constant: 1, priority: Priority(999 - Double(number) / 64)))
        }
        XCTAssertEqual(
            error { () throws(SolverError) in try solver.add(terms: [], .equal, constant: 1, priority: 0.5) },
            .invalidPriority(0.5)
        )
        XCTAssertEqual(
            error { () throws(SolverError) in try solver.setPriority(0.5, of: wishes[7]) },
            .invalidPriority(0.5)
        )
        XCTAssertEqual(
            error { () throws(SolverError) in
                try solver.update { () throws(SolverError) in try solver.setPriority(0.5, of: wishes[7]) }
            },
            .invalidPriority(0.5)
        )
        // A level that is there is open to more, and one that goes makes room.
        wishes.append(try solver.add(terms: [], .equal, constant: 1, priority: 998))
        try solver.remove(wishes[0])
        wishes[0] = try solver.add(terms: [], .equal, constant: 1, priority: 0.5)
        XCTAssertEqual(solver.constraintCount, 32_768)
    }

    func testAnUpdateMayAddAndChangeMoreConstraintsThanThereCanBeLevels() throws {
        var wishes: [ConstraintID] = []
        let variables = (0..<33_000).map { _ in solver.makeVariable() }
        try solver.update { () throws(SolverError) in
            for variable in variables {
                try solver.add(variable, .equal, constant: 5, priority: 300)
                wishes.append(try solver.add(variable, .equal, constant: 7, priority: 400))
            }
        }
        XCTAssertTrue(variables.allSatisfy { solver.value(of: $0) == 7 })
        try solver.update { () throws(SolverError) in
            for wish in wishes { try solver.setPriority(200, of: wish) }
        }
        XCTAssertTrue(variables.allSatisfy { solver.value(of: $0) == 5 })
    }

    func testRowsOfThousandsOfTermsAreSolved() throws {
        let variables = (0..<2_000).map { _ in solver.makeVariable() }
        let sum = solver.makeVariable()
        try solver.update { () throws(SolverError) in
            for variable in variables { try solver.add(variable, .equal, constant: 1, priority: 250) }
            try solver.add(terms: variables.map { Term($0) } + [Term(sum, -1)], .equal)
        }
        XCTAssertEqual(solver.value(of: sum), 2_000, accuracy: 1e-9)
        // Terms of one variable add up, however many there are.
        let many = try solver.add(terms: (0..<100_000).lazy.map { _ in Term(sum, 0.5) }, .equal, constant: 1e8)
        XCTAssertEqual(solver.violation(of: many) ?? .nan, 0, accuracy: 1e-3)
        try solver.remove(many)
    }

    func testASolverIsUsableAfterEveryError() throws {
        let x = solver.makeVariable()
        let held = try solver.add(x, .equal, constant: 1)
        for _ in 0..<1000 {
            XCTAssertThrowsError(try solver.add(x, .equal, constant: 2))
            XCTAssertThrowsError(try solver.add(terms: [Term(x), Term(x, .nan)], .equal))
            XCTAssertThrowsError(try solver.setConstant(.infinity, of: held))
            XCTAssertThrowsError(try solver.setPriority(0, of: held))
            XCTAssertThrowsError(try solver.suggest(1, for: x))
            XCTAssertThrowsError(
                try solver.update { () throws(SolverError) in
                    try solver.update { () throws(SolverError) in
                        try solver.remove(held)
                        try solver.add(x, .equal, constant: .nan)
                    }
                }
            )
        }
        XCTAssertEqual(solver.value(of: x), 1)
        XCTAssertEqual(solver.constraintCount, 1)
        try solver.setConstant(5, of: held)
        XCTAssertEqual(solver.value(of: x), 5)
    }

    func testChangesMayBeMadeWhileChangesAreTaken() throws {
        let variables = (0..<40).map { _ in solver.makeVariable() }
        for variable in variables { try solver.beginEditing(variable, priority: 500) }
        try solver.suggest(1, for: variables[0])
        var seen: [Double] = []
        // Each change brings about the next one, and new storage.
        solver.takeChanges { variable, value in
            guard let place = variables.firstIndex(of: variable), value == Double(place + 1) else { return }
            seen.append(value)
            if place + 1 < variables.count { try? solver.suggest(Double(place + 2), for: variables[place + 1]) }
            for _ in 0..<50 { _ = solver.makeVariable() }
        }
        XCTAssertEqual(seen, (1...40).map(Double.init))
        XCTAssertEqual(solver.takeChanges(), [])
        XCTAssertEqual(variables.map { solver.value(of: $0) }, seen)
    }

    func testASolverMayGoWhileAnUpdateIsOpen() throws {
        weak var gone: Solver?
        do {
            var holder: Solver? = Solver()
            gone = holder
            let x = holder?.makeVariable()
            try holder?.update { () throws(SolverError) in
                if let x { try holder?.add(x >= 3) }
                holder = nil
            }
        }
        XCTAssertNil(gone)
    }
}
