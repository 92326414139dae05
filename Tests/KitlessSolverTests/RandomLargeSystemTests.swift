import KitlessTestSupport
import XCTest

@testable import KitlessSolver

/// Systems that are too large for an exact oracle, against solvers that see the last state alone, and against themselves.
final class RandomLargeSystemTests: XCTestCase {
    func testAFreshSolverFindsWhatTheIncrementalOneHas() throws {
        let count = max(4, sequenceCount(0) / 200)
        let first = firstSeed
        var tally = Tally()
        // In these, directions have held rates of up to 1e-11 that were rounding.
        for seed in [105, 1162, 3019] + Array(first..<first + UInt64(count)) {
            var random = SplitMix64(seed: seed ^ 0xFEED)
            let system = RandomSystem(seed: seed, variableCount: random.whole(100...400))
            let steps = 4 * system.variables.count
            for step in 1...steps {
                let change = system.draw()
                do throws(SolverError) {
                    try system.apply(change)
                } catch {
                    tally.refusals += 1
                    if tally.refusals % 16 == 1 { judge(error, of: change, system, "seed \(seed), step \(step)") }
                }
                if step % (steps / 4) == 0 { try compare(system, &tally, "seed \(seed), step \(step)") }
                if testRun?.failureCount != 0 { return }
            }
        }
        print(
            "RANDOM large: seeds \(first)...\(first + UInt64(count) - 1), \(tally.states) states of up to 400 variables, "
                + "\(tally.determined) determined values, \(tally.free) free ones, \(tally.refusals) refusals"
        )
        XCTAssertGreaterThan(tally.determined, 0)
        XCTAssertGreaterThan(tally.free, 0)
        XCTAssertGreaterThan(tally.refusals, 0)
    }

    private struct Tally {
        var states = 0
        var determined = 0
        var free = 0
        var refusals = 0
    }

    private func compare(_ system: RandomSystem, _ tally: inout Tally, _ place: String) throws {
        tally.states += 1
        XCTAssertNil(system.solver.invariantViolation(), place)
        let fresh = try system.fresh(system.entries.map(\.row))
        XCTAssertNil(fresh.invariantViolation(), place)
        let ours = system.values
        let theirs = system.variables.map { fresh.value(of: $0) }
        let (sums, required) = system.costs(of: ours)
        let (freshSums, freshRequired) = system.costs(of: theirs)
        XCTAssertLessThan(required, 1e-7, place)
        XCTAssertLessThan(freshRequired, 1e-7, place)
        for (level, sum) in sums {
            XCTAssertEqual(sum, freshSums[level] ?? .nan, accuracy: 1e-7 * max(1, sum), "\(place): level \(level)")
        }
        let open = Self.openVariables(of: system.solver)
        XCTAssertEqual(open, Self.openVariables(of: fresh), place)
        for (index, variable) in system.variables.enumerated() where !open.contains(variable) {
            tally.determined += 1
            let size = max(1, abs(ours[index]))
            XCTAssertEqual(ours[index], theirs[index], accuracy: 1e-7 * size, "\(place): variable \(index)")
        }
        tally.free += open.count
    }

    private static func openVariables(of solver: Solver) -> Set<Variable> {
        Set(solver.freeDirections().flatMap { $0.terms.map(\.variable) })
    }

    /// A refusal names required rows that contradict each other as a whole, and not without any one of them.
    private func judge(_ error: SolverError, of change: RandomSystem.Change, _ system: RandomSystem, _ place: String) {
        guard case .unsatisfiable(let conflict) = error else { return XCTFail("\(place): \(error)") }
        guard case .add(let added) = change, conflict.count <= 60 else { return }
        let rows = Dictionary(uniqueKeysWithValues: system.entries.map { ($0.id, $0.row) })
        let members = conflict.map { rows[$0] ?? added }
        XCTAssertTrue(members.allSatisfy { $0.priority == 1000 }, place)
        XCTAssertThrowsError(try system.fresh(members), "\(place): the conflict has a solution")
        for left in members.indices {
            var rest = members
            rest.remove(at: left)
            XCTAssertNoThrow(try system.fresh(rest), "\(place): the conflict is reducible")
        }
    }

    /// Values, what was refused with which conflict, changes in their order, free directions.
    private struct Trace: Equatable {
        var bits: [[UInt64]] = []
        var refused: [Int] = []
        var errors: [SolverError] = []
        var changes: [[Variable]] = []
        var directions: [[FreeDirection]] = []
    }

    private func trace(seed: UInt64, asks: Bool = false, leavesOut: Set<Int> = []) -> Trace {
        var random = SplitMix64(seed: seed ^ 0xBEEF)
        let system = RandomSystem(seed: seed, variableCount: random.whole(5...40))
        var trace = Trace()
        for step in 0..<120 {
            let change = system.draw()
            if !leavesOut.contains(step) {
                do throws(SolverError) {
                    try system.apply(change)
                } catch {
                    trace.refused.append(step)
                    trace.errors.append(error)
                }
            }
            trace.bits.append(system.bits)
            trace.changes.append(system.solver.takeChanges())
            if asks {
                trace.directions.append(system.solver.freeDirections())
                _ = system.solver.isUnique
                for variable in system.variables.prefix(3) {
                    _ = system.solver.isDetermined(variable)
                    _ = system.solver.explanation(of: variable)
                }
                for entry in system.entries.prefix(3) { _ = system.solver.violation(of: entry.id) }
            }
        }
        return trace
    }

    /// The first step after which two runs differ.
    private func firstDifference<Element: Equatable>(_ one: [Element], _ other: [Element]) -> Int? {
        one.indices.first { other[$0] != one[$0] }
    }

    private func largest(_ one: [[UInt64]], _ other: [[UInt64]]) -> Double {
        zip(one.joined(), other.joined()).map { abs(Double(bitPattern: $0) - Double(bitPattern: $1)) }.max() ?? 0
    }

    func testTwoRunsGiveTheSameBitsChangesConflictsAndDirections() {
        forSeeds("repeated") { seed in
            let one = trace(seed: seed, asks: true)
            // Other addresses in the second run.
            let ballast = (0..<Int(seed % 7)).map { [UInt8](repeating: 1, count: 1000 * $0 + 24) }
            XCTAssertTrue(one == trace(seed: seed, asks: true), "seed \(seed)")
            XCTAssertLessThan(ballast.count, 7)
        }
    }

    func testQuestionsChangeNoBitOfWhatComesAfterwards() {
        forSeeds("asked") { seed in
            let (asked, silent) = (trace(seed: seed, asks: true), trace(seed: seed))
            XCTAssertNil(firstDifference(asked.bits, silent.bits), "seed \(seed): \(largest(asked.bits, silent.bits))")
            XCTAssertNil(firstDifference(asked.changes.map(Set.init), silent.changes.map(Set.init)), "seed \(seed)")
            XCTAssertEqual(asked.refused, silent.refused, "seed \(seed)")
        }
    }

    func testRefusedChangesChangeNoBitOfWhatComesAfterwards() {
        var refusals = 0
        forSeeds("refused") { seed in
            let all = trace(seed: seed)
            let accepted = trace(seed: seed, leavesOut: Set(all.refused))
            refusals += all.refused.count
            XCTAssertNil(firstDifference(all.bits, accepted.bits), "seed \(seed)")
            XCTAssertNil(firstDifference(all.changes.map(Set.init), accepted.changes.map(Set.init)), "seed \(seed)")
            XCTAssertEqual(accepted.refused, [], "seed \(seed)")
        }
        XCTAssertGreaterThan(refusals, 0)
    }

    private func forSeeds(_ name: String, _ body: (UInt64) -> Void) {
        let first = firstSeed
        let count = UInt64(max(100, sequenceCount(0) / 20))
        for seed in first..<first + count { body(seed) }
        print("RANDOM \(name): seeds \(first)...\(first + count - 1)")
    }
}
