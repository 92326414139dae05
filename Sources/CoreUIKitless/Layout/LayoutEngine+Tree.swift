import Foundation
import KitlessSolver

extension LayoutEngine {
    /// Brings a view that has just got a superview into the superview's engine.
    static func join(_ view: LayoutView, to parent: LayoutView) {
        if let engine = of(view.item) {
            engine.merge(into: parent.engineOfTree())
        }
        guard let engine = of(parent.item), engine.isBuilt, parent.item.slot >= 0 else { return }
        engine.newSubtrees.append(view)
        engine.isDirty = true
    }

    private func merge(into other: LayoutEngine) {
        guard other !== self else { return }
        if isBuilt { dismantle() }
        successor = other
        other.pending += pending
        other.isPendingSorted = false
        other.nextOrder = max(other.nextOrder, nextOrder)
        other.isDirty = true
        pending = []
    }

    /// Forgets what has been built from the tree, so that it is built anew; active constraints are pending again.
    func dismantle() {
        pending = []
        root?.forEachView { view in
            view.forEachItem { item in
                // A frame that was given stays what the rows are made from.
                if item.slot >= 0, !view.translatesAutoresizingMaskIntoConstraints { self.keepFrame(of: item) }
                item.slot = -1
                item.rows = ImplicitRows()
                for constraint in item.constraints where constraint.first === item {
                    constraint.state = .pending
                    constraint.row = nil
                    constraint.isStale = false
                    self.pending.append(constraint)
                }
            }
            view.extras?.effectiveInsets = nil
            guard let stack = view as? StackView else { return }
            stack.arrangement = StackView.Arrangement()
            // The list on which it may stand goes too.
            stack.areRowsStale = false
        }
        isPendingSorted = false
        system = LinearSystem()
        table = FrameTable()
        items = []
        freeSlots = []
        changes = PendingChanges()
        work = PendingChanges()
        newSubtrees = []
        newGuides = []
        insetUsers = []
        itemsToWrap = []
        broken = []
        hasFrameDependentInsets = false
        needsRebuild = false
        isBuilt = false
        isDirty = true
    }

    /// Takes a view that is about to lose its superview out of its engine, with all that is in it.
    static func split(_ view: LayoutView) {
        let engine = view.item.slot >= 0 ? view.item.engine : of(view.item)
        view.forEachView { $0.flags.insert(.isLeaving) }
        var inner: [LayoutConstraint] = []
        view.forEachView { view in
            view.forEachItem { item in
                for constraint in item.constraints {
                    let other = constraint.first === item ? constraint.second : constraint.first
                    if let other, other.view?.flags.contains(.isLeaving) != true {
                        constraint.deactivate()
                    } else if constraint.first === item {
                        inner.append(constraint)
                    }
                }
            }
        }
        for constraint in inner {
            engine?.leave(constraint)
            constraint.state = .pending
            constraint.row = nil
            constraint.isStale = false
        }
        view.forEachView { view in
            if let engine {
                view.forEachItem { engine.forget($0) }
                (view as? StackView).map(engine.forget)
            }
            view.extras?.effectiveInsets = nil
            view.forEachItem { $0.engine = nil }
            view.flags.remove(.isLeaving)
        }
        guard !inner.isEmpty else { return }
        let successor = LayoutEngine(root: view)
        successor.pending = inner
        successor.isPendingSorted = false
        successor.nextOrder = engine?.nextOrder ?? (inner.map(\.order).max() ?? 0) + 1
        view.item.engine = successor
    }

    /// Takes over a constraint that has become active.
    func enter(_ constraint: LayoutConstraint) {
        constraint.order = nextOrder
        nextOrder += 1
        constraint.state = .pending
        pending.append(constraint)
        isDirty = true
    }

    /// Lets go of an active constraint.
    func leave(_ constraint: LayoutConstraint) {
        guard !isDead else { return }
        switch constraint.state {
        case .installed:
            if let row = constraint.row { changes.removedRows.append(row) }
        case .broken:
            broken.removeAll { $0.key.isConstraint(constraint) }
        case .inactive, .pending:
            break
        }
        isDirty = true
    }

    /// Lets go of an item for good, or because it leaves the tree.
    func forget(_ item: LayoutItem) {
        guard item.slot >= 0 else { return }
        keepFrame(of: item)
        let slot = item.slot
        item.slot = -1
        guard !isDead else {
            item.rows = ImplicitRows()
            return
        }
        for row in ImplicitRow.allCases {
            if let id = item.rows[row] { changes.removedRows.append(id) }
        }
        // An item may leave before its rows have been added.
        if item.rows.nonNegativeWidth == nil { changes.newItems.removeAll { $0 === item } }
        item.rows = ImplicitRows()
        if !broken.isEmpty { broken.removeAll { $0.key.isImplicit(of: item) } }
        for component in 0..<4 where item.kind != .content || component > 1 {
            let variable = system.variables[4 * Int(slot) + component]
            changes.retiredVariables.append(variable)
            table.unbind(variable)
        }
        table.release(slot)
        items[Int(slot)] = nil
        freeSlots.append(slot)
        if !insetUsers.isEmpty { insetUsers.removeAll { $0 === item } }
        isDirty = true
    }

    func forget(_ stack: StackView) {
        if !isDead {
            changes.removedRows += stack.arrangement.handles.compactMap { $0 }
            broken.removeAll { $0.key.isStack(stack) }
        }
        stack.arrangement = StackView.Arrangement()
        stack.areRowsStale = false
    }

    /// Ends the engine: its root is going away.
    func end() {
        isDead = true
        root = nil
        pending = []
        changes = PendingChanges()
        work = PendingChanges()
        newSubtrees = []
        broken = []
        reported = []
        insetUsers = []
        items = []
    }

    /// Keeps the frame that the engine has for an item, for the time when it has none.
    ///
    /// One that has been set since the last pass is what it was set to.
    private func keepFrame(of item: LayoutItem) {
        guard !changes.frames.contains(where: { $0 === item }) else { return }
        item.frame = frame(of: item.slot)
        if item.kind == .view, let parent = item.view?.superview { item.referenceSize = parent.frame.size }
    }

    func add(_ guide: LayoutGuide) {
        newGuides.append(guide)
        isDirty = true
    }
}
