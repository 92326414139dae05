import KitlessTestSupport

@testable import KitlessSolver

/// A system of any size that changes at random; the same seed makes the same changes.
///
/// Most rows are a layout's: neighbours with a distance, bounds, equal sizes, wishes. The rest are sums of a few terms.
final class RandomSystem {
    struct Row {
        var terms: [(variable: Int, coefficient: Double)]
        var relation: Relation
        var constant: Double
        var priority: Double
    }

    struct Entry {
        let id: ConstraintID
        var row: Row
    }

    enum Change {
        case add(Row)
        case remove(Int)
        case setConstant(Int, Double)
        case setPriority(Int, Double)
        case update([Change])
    }

    let solver: Solver
    let variables: [Variable]
    private(set) var entries: [Entry] = []
    private var random: SplitMix64
    private let priorities: [Double]
    private let spread: Int

    init(seed: UInt64, variableCount: Int, solver: Solver = Solver()) {
        self.solver = solver
        random = SplitMix64(seed: seed)
        variables = (0..<variableCount).map { _ in solver.makeVariable() }
        priorities = random.pick([[1000, 750, 250], [1000, 1000, 751, 750, 500, 250, 50], [750, 500.5, 500, 250]])
        spread = random.pick([1, 3, variableCount])
    }

    var values: [Double] { variables.map { solver.value(of: $0) } }

    var bits: [UInt64] { variables.map { solver.value(of: $0).bitPattern } }

    /// Draws a change; the system is as before.
    func draw() -> Change {
        // A few rows for each variable, half of them wishes, keep a system lively.
        let share = entries.count < 3 * variables.count / 2 ? 70 : 30
        if random.chance(share) || entries.count < 2 { return .add(drawRow()) }
        switch random.whole(0...9) {
        case 0...2: return .remove(place())
        case 3...6: return .setConstant(place(), Double(random.whole(-400...400)) / random.pick([1, 2, 3]))
        case 7: return .setPriority(place(), random.pick(priorities))
        default: return .update((0..<random.whole(2...8)).map { _ in drawSimple() })
        }
    }

    private func drawSimple() -> Change {
        switch random.whole(0...3) {
        case 0: .remove(place())
        case 1: .setConstant(place(), Double(random.whole(-400...400)))
        default: .add(drawRow())
        }
    }

    private func place() -> Int { random.whole(0...max(0, entries.count - 1)) }

    private func drawRow() -> Row {
        let one = random.whole(0...variables.count - 1)
        let other = (one + random.whole(1...spread)) % variables.count
        let priority = random.pick(priorities)
        let relation = random.pick(Relation.allCases)
        let constant = Double(random.whole(-300...300)) / random.pick([1, 2, 3])
        switch random.whole(0...9) {
        case 0...2 where one != other:
            return Row(terms: [(one, 1), (other, -1)], relation: relation, constant: constant, priority: priority)
        case 3 where one != other:
            return Row(terms: [(one, 1), (other, -1)], relation: .equal, constant: 0, priority: priority)
        case 4...7:
            let wish = priority == 1000 && random.chance(70) ? 500 : priority
            return Row(terms: [(one, 1)], relation: relation, constant: constant, priority: wish)
        default:
            let places = (0..<random.whole(2...6)).map { _ in random.whole(0...variables.count - 1) }
            let terms = places.map { (variable: $0, coefficient: random.pick([1, -1, 0.5, 2, -3, 1.0 / 3])) }
            return Row(terms: terms, relation: relation, constant: constant, priority: priority)
        }
    }

    /// Makes a change; a refused one leaves `entries` as they were.
    func apply(_ change: Change) throws(SolverError) {
        let saved = entries
        do throws(SolverError) {
            try carryOut(change)
        } catch {
            entries = saved
            throw error
        }
    }

    private func carryOut(_ change: Change) throws(SolverError) {
        switch change {
        case .add(let row):
            entries.append(Entry(id: try add(row, to: solver, variables), row: row))
        case .remove(let place):
            guard entries.indices.contains(place) else { return }
            try solver.remove(entries[place].id)
            entries.remove(at: place)
        case .setConstant(let place, let constant):
            guard entries.indices.contains(place) else { return }
            try solver.setConstant(constant, of: entries[place].id)
            entries[place].row.constant = constant
        case .setPriority(let place, let priority):
            guard entries.indices.contains(place) else { return }
            try solver.setPriority(Priority(priority), of: entries[place].id)
            entries[place].row.priority = priority
        case .update(let changes):
            try solver.update { () throws(SolverError) in
                for change in changes { try carryOut(change) }
            }
        }
    }

    @discardableResult
    private func add(_ row: Row, to solver: Solver, _ variables: [Variable]) throws(SolverError) -> ConstraintID {
        try solver.add(
            terms: row.terms.map { Term(variables[$0.variable], $0.coefficient) },
            row.relation,
            constant: row.constant,
            priority: Priority(row.priority)
        )
    }

    /// A new solver with rows put in at once; its variables have the same places.
    func fresh(_ rows: [Row]) throws(SolverError) -> Solver {
        let other = Solver()
        let places = variables.map { _ in other.makeVariable() }
        try other.update { () throws(SolverError) in
            for row in rows { try add(row, to: other, places) }
        }
        return other
    }

    /// The sums of violations by level, and the largest violation of what is required.
    func costs(of values: [Double]) -> (sums: [Double: Double], required: Double) {
        var sums: [Double: Double] = [:]
        var required = 0.0
        for entry in entries {
            let row = entry.row
            let excess = row.terms.reduce(-row.constant) { $0 + $1.coefficient * values[$1.variable] }
            let violation =
                switch row.relation {
                case .equal: abs(excess)
                case .lessThanOrEqual: max(0, excess)
                case .greaterThanOrEqual: max(0, -excess)
                }
            if row.priority == 1000 {
                required = max(required, violation)
            } else {
                sums[row.priority, default: 0] += violation
            }
        }
        return (sums, required)
    }
}
