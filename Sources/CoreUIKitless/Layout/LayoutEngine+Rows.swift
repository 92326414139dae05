import Foundation
import KitlessSolver

extension LayoutEngine {
    /// Hands the row in `system.terms` to the solver.
    ///
    /// - Returns: Its handle, or `nil` if it was left out: then it is among the broken rows.
    func add(
        _ relation: Relation,
        _ constant: Double,
        _ priority: LayoutPriority,
        as key: @autoclosure () -> RowKey
    ) -> ConstraintID? {
        while true {
            do {
                let id = try system.addRow(relation, constant, priority)
                if keysByHandle != nil { keysByHandle?[id] = key() }
                return id
            } catch .unsatisfiable(let conflict) {
                let key = key()
                guard evictLatest(of: conflict.dropFirst(), after: key.order) else {
                    let row = LoweredRow(
                        terms: system.terms,
                        relation: relation,
                        constant: constant,
                        priority: priority
                    )
                    leaveOut(key, row)
                    noteConflict(of: key)
                    return nil
                }
            } catch {
                // A number too large for the solver: the row is left out for good, or until its numbers change.
                let key = key()
                CoreUI.layoutLogger.warning("left out: \(describe(key)): \(error)")
                leaveOut(key, nil)
                return nil
            }
        }
    }

    /// Removes the member of a conflict that comes last, if it comes after a place in the order.
    private func evictLatest(of conflict: some Sequence<ConstraintID>, after order: RowOrder) -> Bool {
        let keys = findKeys()
        var latest: (id: ConstraintID, key: RowKey)?
        for id in conflict {
            guard let key = keys[id], key.order > latest?.key.order ?? order else { continue }
            latest = (id, key)
        }
        guard let latest else { return false }
        let row = lower(latest.key)
        remove(latest.id)
        setHandle(nil, of: latest.key)
        leaveOut(latest.key, row)
        noteConflict(of: latest.key)
        return true
    }

    func remove(_ id: ConstraintID) {
        keysByHandle?[id] = nil
        noteLoss(of: system.solver.constant(of: id))
        do {
            try system.solver.remove(id)
        } catch {
            // The handle is the engine's own; a row that is gone already needs no removal.
        }
    }

    /// Makes the row of a key anew; `nil` if there is no such row any more.
    func lower(_ key: RowKey) -> LoweredRow? {
        switch key {
        case .constraint(let constraint):
            prepareInsets(for: constraint)
            let kept = (system.terms, system.offset)
            defer { (system.terms, system.offset) = kept }
            let constant = system.makeRow(of: constraint)
            return LoweredRow(
                terms: system.terms,
                relation: constraint.relation,
                constant: constant,
                priority: constraint.priority
            )
        case .implicit(let item, let row):
            let kept = (system.terms, system.offset)
            defer { (system.terms, system.offset) = kept }
            guard let lowered = system.makeRow(row, of: item) else { return nil }
            return LoweredRow(
                terms: system.terms,
                relation: lowered.relation,
                constant: lowered.constant,
                priority: lowered.priority
            )
        case .stack(let stack, let index):
            guard stack.arrangement.rows.indices.contains(index) else { return nil }
            let row = stack.arrangement.rows[index]
            let kept = (system.terms, system.offset)
            defer { (system.terms, system.offset) = kept }
            let constant = system.makeRow(row)
            return LoweredRow(
                terms: system.terms,
                relation: row.relation,
                constant: constant,
                priority: row.priority
            )
        }
    }

    func setHandle(_ id: ConstraintID?, of key: RowKey) {
        switch key {
        case .constraint(let constraint):
            constraint.row = id
            constraint.state = id == nil ? .broken : .installed
            if id != nil { constraint.isStale = false }
        case .implicit(let item, let row):
            item.rows[row] = id
        case .stack(let stack, let index):
            if stack.arrangement.handles.indices.contains(index) { stack.arrangement.handles[index] = id }
        }
    }

    func leaveOut(_ key: RowKey, _ row: LoweredRow?) {
        if case .constraint(let constraint) = key {
            constraint.state = .broken
            constraint.row = nil
            constraint.isStale = false
        }
        let order = key.order
        let index = broken.firstIndex { $0.key.order > order } ?? broken.count
        broken.insert(BrokenRow(key: key, row: row), at: index)
    }

    /// Tries again what is left out, so that afterwards exactly those rows are out that contradict earlier ones.
    func retryBroken() {
        guard !broken.isEmpty else { return }
        var index = 0
        while index < broken.count {
            let candidate = broken.remove(at: index)
            guard let row = lower(candidate.key) ?? candidate.row else { continue }
            system.terms = row.terms
            system.offset = 0
            if let id = add(row.relation, row.constant, row.priority, as: candidate.key) {
                setHandle(id, of: candidate.key)
            } else {
                index += 1
            }
            // Rows that were put out by this one come later in the order, so they lie ahead.
        }
    }

    /// Returns every row in force by its handle.
    func findKeys() -> [ConstraintID: RowKey] {
        if let keysByHandle { return keysByHandle }
        var keys: [ConstraintID: RowKey] = [:]
        for case let item? in items {
            for row in ImplicitRow.allCases {
                if let id = item.rows[row] { keys[id] = .implicit(item, row) }
            }
            guard let view = item.view else { continue }
            func note(_ item: LayoutItem) {
                for constraint in item.constraints where constraint.first === item {
                    if let id = constraint.row { keys[id] = .constraint(constraint) }
                }
            }
            if item.kind != .view { note(item) } else { view.forEachItem(note) }
            if item.kind == .view, let stack = view as? StackView {
                for (index, id) in stack.arrangement.handles.enumerated() {
                    if let id { keys[id] = .stack(stack, index: index) }
                }
            }
        }
        keysByHandle = keys
        return keys
    }

    func describe(_ key: RowKey) -> String {
        switch key {
        case .constraint(let constraint): "\(constraint)"
        case .implicit(let item, let row): "\(item.name).\(row.suffix)"
        case .stack(let stack, _): "arrangement of \(stack.displayName)"
        }
    }
}
