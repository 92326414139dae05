import KitlessSolver

/// What is measured of one phase.
struct SolverPhase {
    var name: String
    var units: Double
    var nanoseconds = 0.0
    var expectations = 0
    var wrong = 0
    var largestError = 0.0
    var error = ""
}

/// One run of a workload with a fresh solver.
struct SolverRun {
    private(set) var phases: [SolverPhase] = []
    private(set) var values = ""
    var keepsValues = false

    private let workload: SolverWorkload
    private let isSizeFirst: Bool
    private let solver = Solver()
    private var variables: [Variable] = []
    private var ids: [ConstraintID?]
    private var start = 0.0
    private var isRunning = false
    private var sum = 0.0
    private var buffer: [Double] = []

    init(_ workload: SolverWorkload, isSizeFirst: Bool) {
        self.workload = workload
        self.isSizeFirst = isSizeFirst
        ids = Array(repeating: nil, count: workload.rows.count)
        variables = workload.variables.map { [solver] _ in solver.makeVariable() }
    }

    mutating func run() {
        var loops: [(start: Int, left: Int)] = []
        var position = 0
        do throws(SolverError) {
            while position < workload.script.count {
                let statement = workload.script[position]
                if position + 1 < workload.script.count, case .expectError(let kind) = workload.script[position + 1] {
                    expectFailure(of: statement, kind)
                    position += 2
                    continue
                }
                switch statement {
                case .phase(let name, let units):
                    stop()
                    keepValues()
                    phases.append(SolverPhase(name: name, units: units))
                    resume()
                case .repeat(let count):
                    loops.append((position, count))
                case .end:
                    loops[loops.count - 1].left -= 1
                    if let loop = loops.last, loop.left > 0 { position = loop.start } else { loops.removeLast() }
                case .expect(let variable, let value, let tolerance):
                    expect(variable, value, tolerance)
                default:
                    if !isRunning { resume() }
                    try carryOut(statement)
                }
                position += 1
            }
        } catch {
            phases[phases.count - 1].error = "\(error)".split(separator: "(").first.map(String.init) ?? "error"
        }
        stop()
        keepValues()
        keep(sum)
    }

    private mutating func carryOut(_ statement: SolverWorkload.Statement) throws(SolverError) {
        switch statement {
        case .add(let row): try add(row)
        case .addAll: try addAll()
        case .remove(let row):
            guard let id = ids[row] else { throw .unknownConstraint(nil) }
            try solver.remove(id)
            ids[row] = nil
        case .edit(let variable, let priority):
            try solver.beginEditing(variables[variable], priority: Priority(priority))
        case .unedit(let variable): try solver.endEditing(variables[variable])
        case .suggest(let variable, let value): try solver.suggest(value, for: variables[variable])
        case .read:
            solver.copyValues(of: variables, to: &buffer)
            for value in buffer { sum += value }
        default: break
        }
    }

    private mutating func add(_ place: Int) throws(SolverError) {
        if let id = ids[place] { throw .duplicateConstraint(id) }
        let row = workload.rows[place]
        let terms = Int(row.firstTerm)..<Int(row.firstTerm + row.termCount)
        let (places, factors) = (workload.termVariables, workload.termCoefficients)
        ids[place] = try solver.add(
            terms: terms.lazy.map { [variables] term in
                Term(variables[Int(places[term])], factors[term])
            },
            row.relation,
            constant: row.constant,
            priority: Priority(row.priority)
        )
    }

    private mutating func addAll() throws(SolverError) {
        if isSizeFirst {
            for statement in workload.script {
                if case .suggest = statement { try carryOut(statement) }
                if case .read = statement { break }
            }
        }
        let rows = workload.rows.indices
        try solver.update { () throws(SolverError) in
            for place in rows { try add(place) }
        }
    }

    private mutating func expect(_ variable: Int, _ value: Double, _ tolerance: Double) {
        // The clock rests until the next statement that is timed: asking it takes as long as a small suggestion.
        stop()
        let error = abs(solver.value(of: variables[variable]) - value)
        phases[phases.count - 1].expectations += 1
        if !(error <= tolerance * max(1, abs(value))) { phases[phases.count - 1].wrong += 1 }
        if !(error <= phases[phases.count - 1].largestError) { phases[phases.count - 1].largestError = error }
    }

    private mutating func expectFailure(of statement: SolverWorkload.Statement, _ kind: String) {
        phases[phases.count - 1].expectations += 1
        do throws(SolverError) {
            try carryOut(statement)
            phases[phases.count - 1].wrong += 1
            phases[phases.count - 1].error = "no \(kind)"
        } catch {
            // That is what was expected.
        }
    }

    private mutating func stop() {
        if isRunning { phases[phases.count - 1].nanoseconds += Measurement.processorTime - start }
        isRunning = false
    }

    private mutating func resume() {
        isRunning = true
        start = Measurement.processorTime
    }

    private mutating func keepValues() {
        guard keepsValues, let phase = phases.last else { return }
        values += "phase \(phase.name)\n"
        for (name, variable) in zip(workload.variables, variables) {
            values += "\(name) \(solver.value(of: variable))\n"
        }
    }
}
