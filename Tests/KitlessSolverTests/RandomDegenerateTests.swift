import KitlessTestSupport
import XCTest

@testable import KitlessSolver

/// Systems in which nearly every step leaves the objective as it is, and systems that are the same but for scale and place.
final class RandomDegenerateTests: XCTestCase {
    /// Required rows alone: no multiplier is ever other than 0, so that only the choice among equals prevents cycles.
    func testRequiredRowsAloneAreAcceptedOrRefusedInWhateverOrderTheyCome() {
        let first = firstSeed
        let count = UInt64(max(300, sequenceCount(0)))
        var choices = [3: 0, 0: 0, -1: 0]
        var refusals = 0
        // With the last seed, steps go nowhere for so long that Bland's rule takes over by itself.
        for seed in Array(first..<first + count) + [14_513] {
            var random = SplitMix64(seed: seed)
            let variableCount = random.whole(2...9)
            let isCone = random.chance(50)
            let rows = (0..<random.whole(variableCount...4 * variableCount)).map { _ in
                (
                    terms: (0..<variableCount).map { _ in random.chance(40) ? 0 : random.whole(-3...3) },
                    constant: isCone ? random.pick([0, 0, 0, 1]) : random.whole(-3...3)
                )
            }
            func isFeasible(_ order: [Int], patience: Int) -> Bool {
                let solver = Solver()
                solver.core.pointee.patience = patience
                defer { choices[patience, default: 0] += solver.core.pointee.blandChoices }
                let variables = (0..<variableCount).map { _ in solver.makeVariable() }
                do throws(SolverError) {
                    try solver.update { () throws(SolverError) in
                        for place in order {
                            try solver.add(
                                terms: zip(variables, rows[place].terms).map { Term($0, Double($1)) },
                                .greaterThanOrEqual,
                                constant: Double(rows[place].constant)
                            )
                        }
                    }
                } catch {
                    return false
                }
                XCTAssertNil(solver.invariantViolation(), "seed \(seed)")
                return true
            }
            let forward = isFeasible(Array(rows.indices), patience: 3)
            if !forward { refusals += 1 }
            XCTAssertEqual(isFeasible(rows.indices.reversed(), patience: 3), forward, "seed \(seed)")
            XCTAssertEqual(isFeasible(Array(rows.indices), patience: -1), forward, "seed \(seed): Bland's rule")
            XCTAssertEqual(isFeasible(Array(rows.indices), patience: 0), forward, "seed \(seed): little patience")
            if testRun?.failureCount != 0 { return }
        }
        print(
            "RANDOM degenerate: seeds \(first)...\(first + count - 1), \(refusals) refusals, choices by Bland's rule: "
                + "\(choices[3] ?? 0) with the usual patience, \(choices[0] ?? 0) with little, \(choices[-1] ?? 0) always"
        )
        XCTAssertGreaterThan(choices[3] ?? 0, 0)
        XCTAssertGreaterThan(choices[0] ?? 0, 0)
    }

    func testScaleAndPlaceOfRequiredRowsDoNotMatter() throws {
        let first = firstSeed
        let count = UInt64(max(60, sequenceCount(0) / 20))
        var determined = 0
        for seed in first..<first + count {
            let system = RandomSystem(seed: seed, variableCount: 8)
            for _ in 0..<40 { try? system.apply(system.draw()) }
            var random = SplitMix64(seed: seed ^ 0xACE)
            let shifts = system.variables.map { _ in 1e7 * Double(random.whole(-1...1)) }
            let rows = system.entries.map(\.row).map { row in
                var moved = row
                moved.constant += row.terms.reduce(0) { $0 + $1.coefficient * shifts[$1.variable] }
                guard row.priority == 1000 else { return moved }
                let factor = random.pick([1e-9, 1e-6, 0.001, 1, 7, 1e4, 1e9])
                moved.constant *= factor
                moved.terms = moved.terms.map { ($0.variable, $0.coefficient * factor) }
                return moved
            }
            let other = try system.fresh(rows)
            XCTAssertNil(other.invariantViolation(), "seed \(seed)")
            let values = zip(system.variables, shifts).map { other.value(of: $0) - $1 }
            let (sums, required) = system.costs(of: system.values)
            let (otherSums, otherRequired) = system.costs(of: values)
            // 1e-9 of the offsets would be 1e-2; rounding allows for more.
            XCTAssertLessThan(max(required, otherRequired), 1e-6, "seed \(seed)")
            for (level, sum) in sums { XCTAssertEqual(sum, otherSums[level] ?? .nan, accuracy: 1e-5, "seed \(seed)") }
            for (index, variable) in system.variables.enumerated() where system.solver.isDetermined(variable) {
                determined += 1
                XCTAssertEqual(values[index], system.solver.value(of: variable), accuracy: 1e-5, "seed \(seed)")
            }
            if testRun?.failureCount != 0 { return }
        }
        print("RANDOM scaled: seeds \(first)...\(first + count - 1), \(determined) determined values")
        XCTAssertGreaterThan(determined, 0)
    }
}
