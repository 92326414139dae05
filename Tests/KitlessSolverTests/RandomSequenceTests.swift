import KitlessTestSupport
import XCTest

@testable import KitlessSolver

/// Random sequences of changes, each state compared with the exact answer.
final class RandomSequenceTests: XCTestCase {
    func testEveryStateOfRandomSequencesIsTheExactOptimum() {
        run("exact", sequenceCount(120))
    }

    func testBlandsRuleAloneFindsTheExactOptimumOfEveryState() {
        let choices = run("exact with Bland's rule", sequenceCount(0) / 4 + 60, patience: -1)
        XCTAssertGreaterThan(choices, 0)
    }

    /// What comes back from a million away must be as exact as what was never there.
    func testEveryStateOfSequencesWithConstantsOfAMillionIsTheExactOptimum() {
        run("exact from far", sequenceCount(0) / 4 + 120, isFar: true)
    }

    /// - Returns: How many choices Bland's rule has made.
    @discardableResult
    private func run(_ name: String, _ count: Int, patience: Int? = nil, isFar: Bool = false) -> Int {
        let seed = firstSeed
        var choices = 0
        var states = 0
        var refusals = 0
        for number in 0..<UInt64(count) {
            let sequence = RandomSequence(seed: seed + number, isFar: isFar)
            if let patience { sequence.solver.core.pointee.patience = patience }
            sequence.run()
            choices += sequence.solver.core.pointee.blandChoices
            states += sequence.states
            refusals += sequence.refusals
            if let failure = sequence.failure {
                XCTFail("seed \(seed + number): \(failure)")
                break
            }
        }
        print(
            "RANDOM \(name): seeds \(seed)...\(seed + UInt64(count) - 1), \(states) states, \(refusals) refusals, "
                + "\(choices) choices by Bland's rule"
        )
        return choices
    }
}

/// One random sequence on a small system.
final class RandomSequence {
    private(set) var states = 0
    private(set) var refusals = 0
    private(set) var failure: String?

    private var random: SplitMix64
    let solver = Solver()
    private let variables: [Variable]
    private var rows: [ConstraintID: ExactRow] = [:]
    private var order: [ConstraintID] = []
    private let priorities: [Double]
    private let divisors: [Int]
    private let largest: Int
    private let isFar: Bool

    init(seed: UInt64, isFar: Bool = false) {
        self.isFar = isFar
        random = SplitMix64(seed: seed)
        variables = (0..<random.whole(1...4)).map { [solver] _ in solver.makeVariable() }
        priorities = random.pick([[1000, 500], [1000, 750, 250], [1000, 1000, 999, 500.5, 500, 1], [750, 250]])
        divisors = random.pick([[1], [1], [1, 2, 3], [1, 2, 3, 5, 6]])
        largest = random.pick([1, 2, 4])
        // Every other sequence leaves values behind in each step, as otherwise only large systems do.
        if seed % 2 == 1 { solver.core.pointee.lazyLimit = 0 }
    }

    func run() {
        let limit = variables.count == 4 ? 9 : 12
        for _ in 0..<random.whole(8...24) {
            let before = variables.map { solver.value(of: $0).bitPattern }
            let saved = (rows, order)
            do throws(SolverError) {
                try change(limit)
            } catch {
                judgeRefusal(error, before)
                (rows, order) = saved
            }
            if failure == nil { judgeState() }
            if failure != nil { return }
        }
    }

    /// The rows that a refused change asked for.
    private var wanted: [ConstraintID: ExactRow] = [:]

    private func change(_ limit: Int) throws(SolverError) {
        wanted = rows
        let dice = random.whole(0...99)
        if order.count < 2 || (dice < 45 && order.count < limit) {
            try add(makeRow())
        } else if dice < 62 {
            try remove(random.pick(order))
        } else if dice < 76 {
            try setConstant(random.pick(order))
        } else if dice < 88 {
            try setPriority(random.pick(order))
        } else {
            try solver.update { () throws(SolverError) in
                for _ in 0..<random.whole(1...5) {
                    switch random.whole(0...4) {
                    case 0 where order.count > 1: try remove(random.pick(order))
                    case 1 where !order.isEmpty: try setConstant(random.pick(order))
                    case 2 where !order.isEmpty: try setPriority(random.pick(order))
                    default: if order.count < limit { try add(makeRow()) }
                    }
                }
            }
        }
    }

    private func makeRow() -> ExactRow {
        if !order.isEmpty, random.chance(12), let row = rows[random.pick(order)] {
            // The same once more, or a multiple, perhaps contradicting.
            var other = row
            let factor = random.pick([1, 1, -1, 2])
            other.terms = row.terms.map { $0 * factor }
            other.constant = row.constant * factor + (random.chance(40) ? random.whole(-2...2) : 0)
            if factor < 0 { other.relation = Relation(rawValue: -row.relation.rawValue) ?? .equal }
            if random.chance(30) { other.relation = random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]) }
            other.priority = random.pick(priorities)
            return other
        }
        var terms = variables.map { _ in random.chance(45) ? 0 : random.whole(-largest...largest) }
        if random.chance(35) {
            let only = random.whole(0...variables.count - 1)
            terms = variables.indices.map { $0 == only ? 1 : 0 }
        }
        return ExactRow(
            terms: terms,
            constant: random.pick([0, 0, 1, 2, 5, random.whole(-9...9)]),
            relation: random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
            priority: random.pick(priorities),
            divisor: random.pick(divisors)
        )
    }

    private func add(_ row: ExactRow) throws(SolverError) {
        // A refused row appears in the conflict under a handle that nobody else has.
        wanted[ConstraintID(index: -1, generation: 0)] = row
        let divisor = Double(row.divisor)
        let id = try solver.add(
            terms: variables.indices.map { Term(variables[$0], Double(row.terms[$0]) / divisor) },
            row.relation,
            constant: Double(row.constant) / divisor,
            priority: Priority(row.priority)
        )
        wanted[ConstraintID(index: -1, generation: 0)] = nil
        wanted[id] = row
        rows[id] = row
        order.append(id)
    }

    private func remove(_ id: ConstraintID) throws(SolverError) {
        try solver.remove(id)
        rows[id] = nil
        wanted[id] = nil
        order.removeAll { $0 == id }
    }

    private func setConstant(_ id: ConstraintID) throws(SolverError) {
        guard var row = rows[id] else { return }
        if isFar {
            row.constant = random.pick([0, 1, -7, 20, 1_000_000, -1_000_000])
        } else {
            row.constant += random.pick([0, 1, -1, 2, -5, 9])
        }
        wanted[id] = row
        try solver.setConstant(Double(row.constant) / Double(row.divisor), of: id)
        rows[id] = row
    }

    private func setPriority(_ id: ConstraintID) throws(SolverError) {
        guard var row = rows[id] else { return }
        row.priority = random.pick(priorities)
        wanted[id] = row
        try solver.setPriority(Priority(row.priority), of: id)
        rows[id] = row
    }

    private func judgeRefusal(_ error: SolverError, _ before: [UInt64]) {
        guard case .unsatisfiable(let conflict) = error else {
            failure = "unexpected \(error)"
            return
        }
        refusals += 1
        if variables.map({ solver.value(of: $0).bitPattern }) != before { failure = "a refusal changed values" }
        let added = wanted[ConstraintID(index: -1, generation: 0)]
        let members = conflict.compactMap { wanted[$0] ?? added }
        guard members.count == conflict.count, members.allSatisfy(\.isRequired) else {
            failure = "conflict \(conflict) names what is not required"
            return
        }
        if ExactOracle(members, variableCount: variables.count).isFeasible {
            failure = "conflict \(members) has a solution"
        }
        for left in members.indices {
            var rest = members
            rest.remove(at: left)
            if !rest.isEmpty, !ExactOracle(rest, variableCount: variables.count).isFeasible {
                failure = "conflict \(members) is reducible"
            }
        }
    }

    private func judgeState() {
        states += 1
        if let violation = solver.invariantViolation() {
            failure = "state \(states): \(violation)"
            return
        }
        let current = order.compactMap { rows[$0] }
        let oracle = ExactOracle(current, variableCount: variables.count)
        guard oracle.isFeasible || current.allSatisfy({ $0.terms.allSatisfy { $0 == 0 } }) else {
            failure = "state \(states): accepted a contradiction: \(current)"
            return
        }
        guard oracle.isFeasible else { return }
        let values = variables.map { solver.value(of: $0) }
        let isNear = values.allSatisfy { abs($0) < 1e4 }
        let accuracy = isFar && isNear ? 1e-9 : 1e-7
        var sums = [Double](repeating: 0, count: oracle.levels.count)
        for row in current {
            var excess = -Double(row.constant)
            for index in values.indices { excess += Double(row.terms[index]) * values[index] }
            let violation =
                switch row.relation {
                case .equal: abs(excess)
                case .lessThanOrEqual: max(0, excess)
                case .greaterThanOrEqual: max(0, -excess)
                }
            if row.isRequired {
                if violation > 1e-8 { failure = "state \(states): required \(row) is off by \(violation)" }
            } else if let level = oracle.levels.firstIndex(of: row.priority) {
                sums[level] += violation / Double(row.divisor)
            }
        }
        for level in sums.indices where abs(sums[level] - oracle.sum(at: level)) > accuracy * max(1, sums[level]) {
            failure =
                "state \(states): level \(oracle.levels[level]) is \(sums[level]), optimum \(oracle.sum(at: level)); \(current)"
            return
        }
    }
}
