import KitlessTestSupport

@testable import KitlessSolver

/// Runs one system of the vectors, and says what is wrong with the answer.
final class SystemJudge {
    private let line: JSONValue
    private let tolerance: Double
    private let named: NamedSolver
    private let pool: [String: SystemConstraint]
    private let order: [String]
    private(set) var answer = ""
    private var inForce: [String] = []
    private var suggested: [String: SystemConstraint] = [:]

    init(_ line: JSONValue, tolerance: Double) {
        self.line = line
        self.tolerance = tolerance
        named = NamedSolver(variables: (line["variables"].array ?? []).compactMap(\.string))
        let constraints = (line["constraints"].array ?? []).compactMap(SystemConstraint.init)
        pool = Dictionary(uniqueKeysWithValues: constraints.map { ($0.id, $0) })
        order = constraints.map(\.id)
    }

    /// All constraints at once: the first that is refused ends it.
    func system() -> String? {
        var conflict: [String]?
        for id in order {
            guard let constraint = pool[id] else { return "unreadable constraint \(id)" }
            do throws(SolverError) {
                try named.add(constraint)
                inForce.append(id)
            } catch {
                conflict = named.conflict(error, refused: id)
                if conflict == nil { return "\(id): \(error)" }
                break
            }
        }
        if let violation = named.solver.invariantViolation() { return "invariant: \(violation)" }
        answer = record(conflict, line["id"].string ?? "") + "}"
        return judge(line["expect"], conflict)
    }

    /// A pool, the constraints at the start, and steps with an expectation each.
    func sequence() -> String? {
        for entry in line["initial"].array ?? [] {
            guard let id = entry.string, let constraint = pool[id] else { return "unreadable initial constraint" }
            do throws(SolverError) {
                try named.add(constraint)
                inForce.append(id)
            } catch {
                return "initial \(id): \(error)"
            }
        }
        answer = record(nil, line["id"].string ?? "")
        if let failure = judge(line["expect"], nil) { return "start: \(failure)" }
        var records: [String] = []
        for (number, step) in (line["steps"].array ?? []).enumerated() {
            var conflict: [String]?
            do throws(SolverError) {
                try carryOut(step)
            } catch {
                conflict = named.conflict(error, refused: step["id"].string ?? "")
                if conflict == nil { return "step \(number + 1): \(error)" }
            }
            records.append(record(conflict, nil) + "}")
            if let violation = named.solver.invariantViolation() {
                return "step \(number + 1): invariant: \(violation)"
            }
            if let failure = judge(step["expect"], conflict) { return "step \(number + 1): \(failure)" }
        }
        answer += ",\"steps\":[" + records.joined(separator: ",") + "]}"
        return nil
    }

    /// Steps of a report: some must fail, and values are asked for in between.
    func report() -> String? {
        let steps = line["steps"].array ?? []
        for (number, step) in steps.enumerated() {
            let wanted =
                number + 1 < steps.count && steps[number + 1]["op"].string == "expectError" ? steps[number + 1] : .null
            var failure: SolverError?
            switch step["op"].string {
            case "expectError":
                continue
            case "expect":
                let values = named.values
                for key in step["values"].keys {
                    guard let value = step["values"][key].double, let near = step["tolerance"].double else {
                        return "unreadable expectation"
                    }
                    if let wrong = difference(values[key] ?? .nan, from: value, tolerance: near, key) {
                        return "step \(number + 1): \(wrong)"
                    }
                }
            default:
                do throws(SolverError) {
                    try carryOut(step)
                } catch {
                    failure = error
                }
            }
            if let violation = named.solver.invariantViolation() {
                return "step \(number + 1): invariant: \(violation)"
            }
            switch (failure, wanted["kind"].string) {
            case (nil, nil): break
            case (let error?, let kind?) where kind == Self.kind(of: error): break
            case (let error, let kind):
                return "step \(number + 1): \(error.map { "\($0)" } ?? "no error"), expected \(kind ?? "none")"
            }
        }
        let values = named.values
        for key in line["expect"]["values"].keys {
            let value = line["expect"]["values"][key].double ?? .nan
            if let wrong = difference(values[key] ?? .nan, from: value, tolerance: tolerance, key) { return wrong }
        }
        return judgeViolations(line["expect"], values)
    }

    private static func kind(of error: SolverError) -> String {
        switch error {
        case .unsatisfiable: "unsatisfiable"
        case .duplicateConstraint: "duplicateConstraint"
        case .unknownConstraint: "unknownConstraint"
        case .unknownVariable, .variableInUse: "unknownVariable"
        case .invalidNumber: "invalidNumber"
        case .invalidPriority: "invalidPriority"
        case .duplicateEditVariable: "duplicateEditVariable"
        case .unknownEditVariable: "unknownEditVariable"
        }
    }

    private func carryOut(_ step: JSONValue) throws(SolverError) {
        switch step["op"].string {
        case "add":
            guard let id = step["id"].string, let constraint = pool[id] else { throw .unknownConstraint(nil) }
            try named.add(constraint)
            inForce.append(id)
        case "remove":
            let id = step["id"].string ?? ""
            try named.remove(id)
            inForce.removeAll { $0 == id }
        case "suggest":
            let name = step["var"].string ?? ""
            let value = step["value"].double ?? .nan
            let priority = step["priority"].double ?? .nan
            try named.suggest(value, for: name, priority: priority)
            suggested[name] = SystemConstraint(suggesting: value, for: name, priority: priority)
        default:
            throw .unknownConstraint(nil)
        }
    }

    private var current: [SystemConstraint] { inForce.compactMap { pool[$0] } + suggested.values }

    private func judge(_ expect: JSONValue, _ conflict: [String]?) -> String? {
        let status = conflict == nil ? "feasible" : "infeasible"
        if expect["status"].string != status { return "status \(status), expected \(expect["status"].string ?? "?")" }
        if let conflict, let failure = judge(conflict, expect) { return failure }
        if expect["violations"].isNull { return nil }
        let values = named.values
        for constraint in current where constraint.priority >= 1000 {
            let violation = constraint.violation(values)
            if !(violation <= tolerance * constraint.magnitude(values)) {
                return "required \(constraint.id) is off by \(violation)"
            }
        }
        if let failure = judgeViolations(expect, values) { return failure }
        for key in expect["determined"].keys {
            let value = expect["determined"][key].double ?? .nan
            if let wrong = difference(values[key] ?? .nan, from: value, tolerance: tolerance, key) { return wrong }
        }
        return nil
    }

    private func judgeViolations(_ expect: JSONValue, _ values: [String: Double]) -> String? {
        var sums: [Double: Double] = [:]
        var scales: [Double: Double] = [:]
        for constraint in current where constraint.priority < 1000 {
            sums[constraint.priority, default: 0] += constraint.violation(values)
            scales[constraint.priority] = max(scales[constraint.priority] ?? 0, constraint.magnitude(values))
        }
        for (level, sum) in sums.sorted(by: { $0.key > $1.key }) {
            let name = level == level.rounded() ? String(Int(level)) : String(level)
            guard let optimum = expect["violations"][name].double else { return "no optimum for level \(name)" }
            let near = tolerance * max(scales[level] ?? 0, abs(optimum))
            if !(sum <= optimum + near && sum >= optimum - 1000 * near) {
                return "level \(name): violations sum to \(sum), optimum \(optimum)"
            }
        }
        return nil
    }

    /// A conflict is one of those listed, or else contradictory as a whole but not without any one of its members.
    private func judge(_ conflict: [String], _ expect: JSONValue) -> String? {
        let listed = (expect["conflicts"].array ?? []).map { Set(($0.array ?? []).compactMap(\.string)) }
        if Set(conflict).count == conflict.count, listed.contains(Set(conflict)) { return nil }
        if expect["conflictsComplete"].bool == true { return "conflict \(conflict) is not listed" }
        let members = conflict.compactMap { pool[$0] }
        guard members.count == conflict.count, members.allSatisfy({ $0.priority >= 1000 }) else {
            return "conflict \(conflict) names what is not required"
        }
        if isSatisfiable(members) { return "conflict \(conflict) has a solution" }
        for left in members.indices {
            var rest = members
            rest.remove(at: left)
            if !isSatisfiable(rest) { return "conflict \(conflict) does not need \(conflict[left])" }
        }
        return nil
    }

    private func isSatisfiable(_ constraints: [SystemConstraint]) -> Bool {
        let fresh = NamedSolver(variables: named.names)
        do throws(SolverError) {
            for constraint in constraints { try fresh.add(constraint) }
            return true
        } catch {
            return false
        }
    }

    private func record(_ conflict: [String]?, _ id: String?) -> String {
        let values = named.values.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",")
        var fields = id.map { ["\"id\":\"\($0)\""] } ?? []
        fields.append("\"status\":\"\(conflict == nil ? "feasible" : "infeasible")\"")
        fields.append("\"values\":{\(values)}")
        if let conflict { fields.append("\"conflict\":[\(conflict.map { "\"\($0)\"" }.joined(separator: ","))]") }
        return "{" + fields.joined(separator: ",")
    }
}
