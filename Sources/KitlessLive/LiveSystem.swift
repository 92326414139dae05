import KitlessSolver

/// A system of constraints that a page drives by numbers.
///
/// The page has no handles of Swift's, so variables and constraints are counted from 0 in the order in which they are
/// made. Nothing here traps on what a page may pass: a number without meaning is answered with `Status.refused`.
final class LiveSystem {
    /// What a call answers.
    enum Status {
        /// It is done.
        static let done: Int32 = 0
        /// The numbers passed have no meaning here: an unknown variable or constraint, a number that is not finite.
        static let refused: Int32 = -1
        /// The required constraints would contradict each other; `conflict` names an irreducible set.
        static let unsatisfiable: Int32 = -2
    }

    private let solver = Solver()
    private var variables: [Variable] = []
    private var constraints: [ConstraintID] = []
    private var staged: [Term] = []
    /// The numbers of the constraints that contradicted each other in the last refusal.
    private(set) var conflict: [Int32] = []

    /// Makes a variable and returns its number.
    func makeVariable() -> Int32 {
        variables.append(solver.makeVariable())
        return Int32(variables.count - 1)
    }

    /// Adds a term to the row that `add` will take.
    func stage(_ variable: Int32, _ coefficient: Double) -> Int32 {
        guard let variable = self.variable(variable) else { return Status.refused }
        staged.append(Term(variable, coefficient))
        return Status.done
    }

    /// Adds the staged row as a constraint and returns its number, or a status below 0.
    ///
    /// A refused constraint has no number of its own; in `conflict` it appears as -1.
    func add(_ relation: Int32, _ constant: Double, _ priority: Double) -> Int32 {
        let terms = staged
        staged.removeAll(keepingCapacity: true)
        guard let relation = Int8(exactly: relation).flatMap(Relation.init) else { return Status.refused }
        do throws(SolverError) {
            constraints.append(
                try solver.add(terms: terms, relation, constant: constant, priority: Priority(rawValue: priority))
            )
            return Int32(constraints.count - 1)
        } catch {
            return status(of: error)
        }
    }

    /// Removes a constraint; its number stays its own.
    func remove(_ constraint: Int32) -> Int32 {
        change(constraint) { (id) throws(SolverError) in try solver.remove(id) }
    }

    func setConstant(_ constant: Double, of constraint: Int32) -> Int32 {
        change(constraint) { (id) throws(SolverError) in try solver.setConstant(constant, of: id) }
    }

    func setPriority(_ priority: Double, of constraint: Int32) -> Int32 {
        change(constraint) { (id) throws(SolverError) in
            try solver.setPriority(Priority(rawValue: priority), of: id)
        }
    }

    /// Makes a variable follow suggestions.
    func edit(_ variable: Int32, _ priority: Double) -> Int32 {
        guard let variable = self.variable(variable) else { return Status.refused }
        do throws(SolverError) {
            try solver.beginEditing(variable, priority: Priority(rawValue: priority))
            return Status.done
        } catch {
            return status(of: error)
        }
    }

    func suggest(_ value: Double, for variable: Int32) -> Int32 {
        guard let variable = self.variable(variable) else { return Status.refused }
        do throws(SolverError) {
            try solver.suggest(value, for: variable)
            return Status.done
        } catch {
            return status(of: error)
        }
    }

    /// The value of a variable, NaN for an unknown one.
    func value(of variable: Int32) -> Double {
        self.variable(variable).map { solver.value(of: $0) } ?? .nan
    }

    /// Suggests two values in turn and reads a variable each time; for the page's clock.
    func alternate(_ first: Double, _ second: Double, for variable: Int32, times: Int32, reading: Int32) -> Double {
        var sum = 0.0
        for turn in 0..<max(0, times) {
            _ = suggest(turn & 1 == 0 ? first : second, for: variable)
            sum += value(of: reading)
        }
        return sum
    }

    private func variable(_ number: Int32) -> Variable? {
        variables.indices.contains(Int(number)) ? variables[Int(number)] : nil
    }

    private func change(_ number: Int32, _ body: (ConstraintID) throws(SolverError) -> Void) -> Int32 {
        guard constraints.indices.contains(Int(number)) else { return Status.refused }
        do throws(SolverError) {
            try body(constraints[Int(number)])
            return Status.done
        } catch {
            return status(of: error)
        }
    }

    private func status(of error: SolverError) -> Int32 {
        guard case .unsatisfiable(let ids) = error else { return Status.refused }
        conflict = ids.map { id in Int32(constraints.firstIndex(of: id) ?? -1) }
        return Status.unsatisfiable
    }
}
