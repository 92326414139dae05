import Foundation
import KitlessSolver

/// Finds the smallest sets of required rows that contradict each other, in a solver of its own.
///
/// Rows that nobody asked for by a constraint are background: they are always in force. That they can hold together is
/// seen to by the engine, which leaves out the others.
final class ConflictFinder {
    /// How many sets of rows are tried.
    private static let maximumAttempts = 512

    private let engine: LayoutEngine
    private let system = LinearSystem()
    private var rows: [RowKey: LoweredRow] = [:]
    private var handles: [RowKey: ConstraintID] = [:]
    private let broken: [RowKey]

    init(_ engine: LayoutEngine) {
        self.engine = engine
        broken = engine.broken.map(\.key).filter(\.isNamed)
        system.environment = engine.system.environment
        system.isMirrored = engine.system.isMirrored
        makeVariables()
        addBackground()
        collectNamedRows()
    }

    private func makeVariables() {
        for slot in engine.items.indices { system.makeVariables(of: slot, origin: nil) }
        // The slot of a scroll view may come after that of its content.
        for case let item? in engine.items where item.kind == .content {
            guard let view = item.view else { continue }
            system.makeVariables(of: Int(item.slot), origin: Int(view.item.slot))
        }
    }

    private func addBackground() {
        let outside = Set(engine.broken.map(\.key))
        do {
            try system.solver.update { () throws(SolverError) in
                for case let item? in engine.items {
                    for row in ImplicitRow.allCases where !row.isContent && !outside.contains(.implicit(item, row)) {
                        guard let lowered = system.makeRow(row, of: item) else { continue }
                        try system.solver.add(terms: system.terms, lowered.relation, constant: lowered.constant)
                    }
                    guard item.kind == .view, let stack = item.view as? StackView else { continue }
                    for (index, row) in stack.arrangement.rows.enumerated()
                    where row.priority.isRequired && !outside.contains(.stack(stack, index: index)) {
                        let constant = system.makeRow(row)
                        try system.solver.add(terms: system.terms, row.relation, constant: constant)
                    }
                }
            }
        } catch {
            // Without a background that holds, every set is judged by its own rows.
        }
    }

    private func collectNamedRows() {
        for case let item? in engine.items {
            for row in ImplicitRow.ofContent {
                guard let lowered = system.makeRow(row, of: item), lowered.priority.isRequired else { continue }
                keep(.implicit(item, row), lowered.relation, lowered.constant)
            }
            guard let view = item.view else { continue }
            func collect(_ item: LayoutItem) {
                for constraint in item.constraints
                where constraint.first === item && constraint.priority.isRequired {
                    let constant = system.makeRow(of: constraint)
                    keep(.constraint(constraint), constraint.relation, constant)
                }
            }
            if item.kind == .view { view.forEachItem(collect) } else { collect(item) }
        }
    }

    private func keep(_ key: RowKey, _ relation: Relation, _ constant: Double) {
        rows[key] = LoweredRow(terms: system.terms, relation: relation, constant: constant, priority: .required)
    }

    /// Returns a smallest set that contains a broken row and rows in force; the row alone if it was refused for
    /// another reason.
    func minimalConflict(of key: RowKey) -> Set<RowKey> {
        let before = rows.keys.filter { $0.order < key.order && !broken.contains($0) }
        guard let found = firstConflict(in: before + [key]) else { return [key] }
        return minimal(found)
    }

    /// Returns all smallest sets.
    ///
    /// Depth first through a hitting-set tree (R. Reiter, "A theory of diagnosis from first principles", 1987): a set
    /// that is found is left at one of its members at a time. A set that has not been found differs from the one found
    /// in some member, and is found below that one.
    func allConflicts() -> [[RowKey]] {
        var found: [Set<RowKey>] = []
        var visited: Set<Set<RowKey>> = []
        var rest: [Set<RowKey>] = [[]]
        var attempts = 0
        let all = Array(rows.keys).sorted { $0.order < $1.order }
        while let removed = rest.popLast() {
            guard visited.insert(removed).inserted else { continue }
            let conflict: Set<RowKey>
            if let known = found.first(where: { $0.isDisjoint(with: removed) }) {
                conflict = known
            } else {
                guard attempts < Self.maximumAttempts else { break }
                attempts += 1
                guard let raw = firstConflict(in: all.filter { !removed.contains($0) }) else { continue }
                conflict = minimal(raw)
                found.append(conflict)
            }
            guard visited.count < 64 * Self.maximumAttempts else { break }
            for member in conflict.sorted(by: { $0.order < $1.order }) { rest.append(removed.union([member])) }
        }
        return
            found
            .map { $0.sorted { $0.order < $1.order } }
            .sorted { one, two in
                zip(one.reversed(), two.reversed()).first { $0 != $1 }.map { $0.order < $1.order } ?? false
            }
    }

    /// Puts exactly these rows in force until one contradicts the others.
    ///
    /// - Returns: The named rows of the contradiction, or `nil` if there is none.
    private func firstConflict(in keys: [RowKey]) -> Set<RowKey>? {
        let wanted = Set(keys)
        for (key, id) in handles where !wanted.contains(key) {
            handles[key] = nil
            drop(id)
        }
        let isBroken = Set(broken)
        let missing = keys.filter { handles[$0] == nil }
        // Rows that the engine holds go in first, as one batch: they are known to agree with each other.
        let safe = missing.filter { !isBroken.contains($0) }
        if !safe.isEmpty, handles.keys.allSatisfy({ !isBroken.contains($0) }) { addTogether(safe) }
        for key in keys where handles[key] == nil {
            if let conflict = add(key) { return conflict }
        }
        return nil
    }

    private func addTogether(_ keys: [RowKey]) {
        var added: [RowKey: ConstraintID] = [:]
        do {
            try system.solver.update { () throws(SolverError) in
                for key in keys {
                    guard let row = rows[key] else { continue }
                    added[key] = try system.solver.add(terms: row.terms, row.relation, constant: row.constant)
                }
            }
            handles.merge(added) { _, new in new }
        } catch {
            // They go in one by one instead.
        }
    }

    private func add(_ key: RowKey) -> Set<RowKey>? {
        guard let row = rows[key] else { return nil }
        do {
            handles[key] = try system.solver.add(terms: row.terms, row.relation, constant: row.constant)
            return nil
        } catch .unsatisfiable(let conflict) {
            var keysByHandle: [ConstraintID: RowKey] = [:]
            for (key, id) in handles { keysByHandle[id] = key }
            return Set(conflict.compactMap { keysByHandle[$0] } + [key])
        } catch {
            return nil
        }
    }

    private func drop(_ id: ConstraintID) {
        do {
            try system.solver.remove(id)
        } catch {
            // The handle is this object's own.
        }
    }

    /// Leaves out members one after the other as long as the rest still contradicts itself or the background.
    private func minimal(_ conflict: Set<RowKey>) -> Set<RowKey> {
        var members = conflict
        for member in conflict.sorted(by: { $0.order > $1.order }) where members.count > 1 {
            let rest = members.subtracting([member])
            if contradicts(rest) { members = rest }
        }
        return members
    }

    /// Says whether a few rows contradict each other or the background.
    private func contradicts(_ keys: Set<RowKey>) -> Bool {
        for (_, id) in handles { drop(id) }
        handles = [:]
        for key in keys.sorted(by: { $0.order < $1.order }) where add(key) != nil { return true }
        return false
    }
}
