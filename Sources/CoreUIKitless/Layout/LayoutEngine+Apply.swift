import Foundation
import KitlessSolver

extension LayoutEngine {
    /// Hands all changes since the last time to the solver.
    ///
    /// As one batch; only if that contradicts itself, required rows are admitted one after the other in the order of
    /// activation, so that the later of two rows that contradict each other is left out.
    ///
    /// - Parameter isFirst: Whether everything may be made anew if a change turns out to need it.
    func applyChanges(isFirst: Bool = true) {
        // To take out a large part row by row would cost more than to start again.
        if changes.removedRows.count > 256, 4 * changes.removedRows.count > system.solver.constraintCount {
            needsRebuild = true
        }
        registerNewItems()
        sortPending()
        swap(&work, &changes)
        swap(&arrivals, &pending)
        keysByHandle = nil
        if work.concernsFramesOnly, arrivals.isEmpty {
            // As a resize: constants in place, without the books that a batch keeps to undo itself.
            admission = .required
            addRows()
            admission = .batch
        } else {
            applyBatch()
        }
        for variable in work.retiredVariables {
            do {
                try system.solver.removeVariable(variable)
            } catch {
                // It stays in the solver, free and unread.
            }
        }
        for constraint in work.constraints { constraint.isStale = false }
        for stack in work.stacks { stack.areRowsStale = false }
        work.clear()
        arrivals.removeAll(keepingCapacity: true)
        handlesBefore.removeAll(keepingCapacity: true)
        arrangementsBefore.removeAll(keepingCapacity: true)
        retryBroken()
        keysByHandle = nil
        guard needsRebuild else { return }
        // Once: a number that goes from what has just been made anew would go again.
        if isFirst { applyChanges(isFirst: false) } else { needsRebuild = false }
    }

    private func applyBatch() {
        admission = .batch
        noteHandles()
        do {
            try system.solver.update { () throws(SolverError) in
                dropRows()
                addRows()
            }
        } catch {
            restoreHandles()
            admitInOrder()
        }
    }

    private func sortPending() {
        guard !isPendingSorted else { return }
        pending.sort { $0.order < $1.order }
        isPendingSorted = true
    }

    /// Keeps handles for the case that the batch is refused.
    private func noteHandles() {
        for item in work.contents { handlesBefore.append((item, item.rows)) }
        for item in work.frames { handlesBefore.append((item, item.rows)) }
        for stack in work.stacks where isOwn(stack.item) {
            arrangementsBefore.append((stack, stack.arrangement))
            arrange(stack)
        }
    }

    /// Makes the rows of a stack anew, and keeps the handles of those that it had before.
    private func arrange(_ stack: StackView) {
        let old = stack.arrangement
        let rows = StackRows(stack).rows
        var handles: [ConstraintID?] = Array(repeating: nil, count: rows.count)
        var places: [StackRows.Row: Int] = [:]
        for (index, row) in old.rows.enumerated() where old.handles[index] != nil { places[row] = index }
        for (index, row) in rows.enumerated() {
            if let place = places.removeValue(forKey: row) { handles[index] = old.handles[place] }
        }
        for place in places.values.sorted() {
            if let id = old.handles[place] { work.removedRows.append(id) }
        }
        stack.arrangement = StackView.Arrangement(rows: rows, handles: handles)
        if !broken.isEmpty { broken.removeAll { $0.key.isStack(stack) } }
    }

    private func restoreHandles() {
        for (item, rows) in handlesBefore { item.rows = rows }
        for (stack, before) in arrangementsBefore {
            // What was added by the batch is unknown again; what has been there before stays.
            let known = Set(before.handles.compactMap { $0 })
            for (index, id) in stack.arrangement.handles.enumerated() {
                if let id, !known.contains(id) { stack.arrangement.handles[index] = nil }
            }
        }
        for item in work.newItems { item.rows = ImplicitRows() }
        for constraint in arrivals where constraint.state == .installed {
            constraint.state = .pending
            constraint.row = nil
        }
    }

    private func dropRows() {
        for id in work.removedRows { remove(id) }
    }

    private func admitInOrder() {
        dropRows()
        admission = .required
        addRows()
        admission = .optional
        do {
            try system.solver.update { () throws(SolverError) in addRows() }
        } catch {
            // Optional rows contradict nothing.
        }
        admission = .batch
    }

    private func addRows() {
        for item in work.newItems where isOwn(item) { addRows(of: item) }
        for item in work.frames where isOwn(item) { refresh(ImplicitRow.ofFrame, of: item) }
        for item in work.contents where isOwn(item) { refresh(ImplicitRow.ofContent, of: item) }
        for stack in work.stacks where isOwn(stack.item) {
            addRows(of: stack)
        }
        for constraint in work.constraints { refresh(constraint) }
        for constraint in arrivals where constraint.state == .pending && admission.admits(constraint.priority) {
            if owns(constraint.first) { add(constraint) }
        }
    }

    /// Whether an item is still registered here: it may have moved on since it was put on a list.
    private func isOwn(_ item: LayoutItem) -> Bool { item.slot >= 0 && owns(item) }

    private func addRows(of item: LayoutItem) {
        for row in ImplicitRow.allCases where !row.isContent || item.hasContentSize(along: row.axis) {
            add(row, of: item)
        }
    }

    private func add(_ row: ImplicitRow, of item: LayoutItem) {
        guard let lowered = system.makeRow(row, of: item), admission.admits(lowered.priority) else { return }
        item.rows[row] = add(lowered.relation, lowered.constant, lowered.priority, as: .implicit(item, row))
    }

    private func add(_ constraint: LayoutConstraint) {
        prepareInsets(for: constraint)
        let constant = system.makeRow(of: constraint)
        guard let id = add(constraint.relation, constant, constraint.priority, as: .constraint(constraint)) else {
            return
        }
        constraint.row = id
        constraint.state = .installed
    }

    private func addRows(of stack: StackView) {
        if stack.isLayoutMarginsRelativeArrangement { prepareInsets(of: stack) }
        for index in stack.arrangement.rows.indices {
            let row = stack.arrangement.rows[index]
            guard admission.admits(row.priority) else { continue }
            let constant = system.makeRow(row)
            if let id = stack.arrangement.handles[index] {
                if changeInPlace(id, constant, row.priority) { continue }
                remove(id)
            }
            stack.arrangement.handles[index] = nil
            stack.arrangement.handles[index] =
                add(row.relation, constant, row.priority, as: .stack(stack, index: index))
        }
    }

    /// Brings rows of an item up to date with its numbers.
    private func refresh(_ rows: [ImplicitRow], of item: LayoutItem) {
        for row in rows {
            guard let lowered = system.makeRow(row, of: item) else {
                if let id = item.rows[row] {
                    remove(id)
                    item.rows[row] = nil
                }
                continue
            }
            guard let id = item.rows[row] else {
                guard admission.admits(lowered.priority) else { continue }
                dropBroken(.implicit(item, row))
                add(row, of: item)
                continue
            }
            guard admission.admits(lowered.priority) else { continue }
            if changeInPlace(id, lowered.constant, lowered.priority) { continue }
            remove(id)
            item.rows[row] = nil
            add(row, of: item)
        }
    }

    private func refresh(_ constraint: LayoutConstraint) {
        guard constraint.state == .installed, constraint.isStale, let id = constraint.row,
            owns(constraint.first), admission.admits(constraint.priority)
        else { return }
        prepareInsets(for: constraint)
        let constant = system.makeRow(of: constraint)
        if changeInPlace(id, constant, constraint.priority) { return }
        remove(id)
        constraint.row = nil
        add(constraint)
    }

    /// Changes constant and priority of a row in force.
    ///
    /// - Returns: Whether the solver took them; if not, the row has to be admitted anew.
    private func changeInPlace(_ id: ConstraintID, _ constant: Double, _ priority: LayoutPriority) -> Bool {
        do {
            let old = system.solver.constant(of: id)
            if old != constant {
                noteLoss(of: old, for: constant)
                try system.solver.setConstant(constant, of: id)
            }
            if system.solver.priority(of: id) != priority { try system.solver.setPriority(priority, of: id) }
            return true
        } catch {
            return false
        }
    }

    /// Has everything made anew when a number goes that was so large that it has drowned the others.
    ///
    /// Sums with it have lost what lies below 1e-16 of it, and do not find it again when it is subtracted.
    func noteLoss(of old: Double?, for new: Double = 0) {
        guard let old, abs(old) > 1e8, abs(new) < abs(old) / 16 else { return }
        needsRebuild = true
    }

    private func dropBroken(_ key: RowKey) {
        if !broken.isEmpty { broken.removeAll { $0.key == key } }
    }
}
