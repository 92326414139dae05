import KitlessTestSupport

@testable import KitlessSolver

/// A constraint of a vector file.
struct SystemConstraint {
    let id: String
    let terms: [(variable: String, coefficient: Double)]
    let constant: Double
    let relation: Relation
    let priority: Double

    init?(_ json: JSONValue) {
        guard let id = json["id"].string, let constant = json["constant"].double, let priority = json["priority"].double
        else { return nil }
        switch json["relation"].string {
        case "==": relation = .equal
        case "<=": relation = .lessThanOrEqual
        case ">=": relation = .greaterThanOrEqual
        default: return nil
        }
        self.id = id
        self.constant = constant
        self.priority = priority
        terms = json["terms"].keys.compactMap { key in json["terms"][key].double.map { (key, $0) } }
    }

    init(suggesting value: Double, for variable: String, priority: Double) {
        id = "suggest:" + variable
        terms = [(variable, 1)]
        constant = -value
        relation = .equal
        self.priority = priority
    }

    func violation(_ values: [String: Double]) -> Double {
        let left = terms.reduce(constant) { $0 + $1.coefficient * (values[$1.variable] ?? .nan) }
        return switch relation {
        case .equal: abs(left)
        case .lessThanOrEqual: max(0, left)
        case .greaterThanOrEqual: max(0, -left)
        }
    }

    /// The size of the row: what its tolerance is relative to.
    func magnitude(_ values: [String: Double]) -> Double {
        terms.reduce(abs(constant)) { max($0, abs($1.coefficient) * max(1, abs(values[$1.variable] ?? 0))) }
    }
}

/// A solver that speaks the names of a vector file.
final class NamedSolver {
    let solver = Solver()
    let names: [String]
    private var variables: [String: Variable] = [:]
    private(set) var ids: [String: ConstraintID] = [:]
    private var namesOfIDs: [ConstraintID: String] = [:]
    private var edits: [String: Double] = [:]

    init(variables names: [String]) {
        self.names = names
        for name in names { variables[name] = solver.makeVariable() }
    }

    func add(_ constraint: SystemConstraint) throws(SolverError) {
        if let id = ids[constraint.id] { throw .duplicateConstraint(id) }
        let terms = constraint.terms.compactMap { term in variables[term.variable].map { Term($0, term.coefficient) } }
        let id = try solver.add(
            terms: terms,
            constraint.relation,
            constant: -constraint.constant,
            priority: Priority(constraint.priority)
        )
        ids[constraint.id] = id
        namesOfIDs[id] = constraint.id
    }

    func remove(_ name: String) throws(SolverError) {
        guard let id = ids[name] else { throw .unknownConstraint(nil) }
        try solver.remove(id)
        ids[name] = nil
        namesOfIDs[id] = nil
    }

    func suggest(_ value: Double, for name: String, priority: Double) throws(SolverError) {
        guard let variable = variables[name] else { throw .unknownConstraint(nil) }
        guard value.isFinite else { throw .invalidNumber(value) }
        if !solver.isEditing(variable) {
            try solver.beginEditing(variable, priority: Priority(priority))
            edits[name] = priority
        } else if edits[name] != priority, let id = solver.edit(of: variable) {
            try solver.setPriority(Priority(priority), of: id)
            edits[name] = priority
        }
        try solver.suggest(value, for: variable)
    }

    /// The names of a conflict; the constraint that was refused has the name given.
    func conflict(_ error: SolverError, refused: String) -> [String]? {
        guard case .unsatisfiable(let conflict) = error else { return nil }
        return conflict.map { namesOfIDs[$0] ?? refused }
    }

    var values: [String: Double] {
        variables.mapValues { solver.value(of: $0) }
    }
}
