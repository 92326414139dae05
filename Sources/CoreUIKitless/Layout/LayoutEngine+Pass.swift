import Foundation
import KitlessSolver

extension LayoutEngine {
    /// How often a pass starts over because hooks have changed something.
    static let maximumRounds = 10

    /// How often frames and what depends on them are brought into agreement in one round.
    static let maximumSolves = 8

    /// Runs a pass if anything has changed.
    func layout() {
        guard isDirty, !isRunning, !isDead else { return }
        isRunning = true
        defer { isRunning = false }
        for _ in 0..<Self.maximumRounds {
            isDirty = false
            // A hook may let go of the root, and with it of the whole tree.
            runUpdateConstraints()
            if isDead { return }
            solve()
            if isDead { return }
            runLayoutSubviews()
            if !isDirty || isDead { return }
        }
        CoreUI.layoutLogger.warning(
            "layout of \(root?.displayName ?? "a tree") has not settled after \(Self.maximumRounds) rounds: "
                + "updateConstraints or layoutSubviews changes something each time"
        )
    }

    func updateConstraintsNow() {
        guard !isRunning, !isDead else { return }
        isRunning = true
        defer { isRunning = false }
        runUpdateConstraints()
    }

    private func runUpdateConstraints() {
        registerNewItems()
        while !isDead, !updateConstraintsQueue.isEmpty {
            var views: [LayoutView] = []
            swap(&views, &updateConstraintsQueue)
            views.sort { depth(of: $0) > depth(of: $1) }
            for view in views where view.flags.contains(.needsUpdateConstraints) {
                view.flags.remove(.needsUpdateConstraints)
                view.updateConstraints()
            }
            registerNewItems()
        }
    }

    private func runLayoutSubviews() {
        guard !layoutSubviewsQueue.isEmpty else { return }
        // Two arrays take turns, and what is in order already is not sorted: a resize allocates nothing.
        var views: [LayoutView] = []
        swap(&views, &spareQueue)
        swap(&views, &layoutSubviewsQueue)
        let isInOrder = zip(views, views.dropFirst()).allSatisfy { depth(of: $0) <= depth(of: $1) }
        if !isInOrder { views.sort { depth(of: $0) < depth(of: $1) } }
        for view in views where view.flags.contains(.needsLayout) && view.item.slot >= 0 {
            view.flags.remove(.needsLayout)
            view.layoutSubviews()
        }
        views.removeAll(keepingCapacity: true)
        swap(&views, &spareQueue)
    }

    private func depth(of view: LayoutView) -> Int32 {
        view.item.slot >= 0 ? table.depth(of: view.item.slot) : 0
    }

    /// Solves, and brings what depends on frames into agreement with them.
    private func solve() {
        for _ in 0..<Self.maximumSolves {
            applyChanges()
            takeValues()
            makeFrames()
            updateInsets()
            wrapContents()
            if isDead { return }
            if changes.isEmpty && pending.isEmpty {
                isDirty = false
                reportConflicts()
                return
            }
        }
        isDirty = false
        reportConflicts()
        CoreUI.layoutLogger.warning(
            "insets or wrapped text of \(root?.displayName ?? "a tree") depend on frames that depend on them: "
                + "no agreement after \(Self.maximumSolves) solves"
        )
    }

    private func takeValues() {
        if isExercised {
            isExercised = false
            for variable in system.variables {
                let component = table.components[Int(variable.index)]
                if component >= 0 { table.set(Int(component), system.solver.value(of: variable)) }
            }
        }
        system.solver.takeAllChanges { table.take($0) }
    }

    func makeFrames() {
        table.makeFrames()
        while let slot = table.takeResized() { sizeChanged(slot) }
    }

    /// Notes what has to be done because a view that wants to know has another size.
    private func sizeChanged(_ slot: Int32) {
        guard let item = items[Int(slot)], let view = item.view else { return }
        if table.flags(of: slot).contains(.wraps) { itemsToWrap.append(item) }
        if !view.isPlain, !view.flags.contains(.needsLayout) {
            view.flags.insert(.needsLayout)
            layoutSubviewsQueue.append(view)
        }
    }

    /// Measures contents that wrap for the width of the layout.
    private func wrapContents() {
        while !isDead, let item = itemsToWrap.popLast() {
            guard item.slot >= 0, let view = item.view, view.contentWraps else { continue }
            let width = table.width(of: item.slot)
            let height = Double(view.contentHeight(forWidth: CGFloat(width)))
            guard height.isFinite, height >= 0, height != item.content.height else { continue }
            item.content.height = height
            changes.contents.append(item)
        }
    }

    // Changes that the tree announces.

    func constraintChanged(_ constraint: LayoutConstraint) {
        isDirty = true
        guard constraint.state == .installed, !constraint.isStale else { return }
        constraint.isStale = true
        changes.constraints.append(constraint)
    }

    func contentChanged(_ item: LayoutItem) {
        guard item.slot >= 0, let view = item.view else { return }
        item.content.setSize(view.intrinsicContentSize)
        table.setWraps(view.contentWraps, of: item.slot)
        if view.contentWraps { itemsToWrap.append(item) }
        changes.contents.append(item)
        for constraint in item.constraints
        where constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline {
            constraintChanged(constraint)
        }
        if let stack = view.superview as? StackView, stack.dependsOnContents { arrangementChanged(stack) }
        isDirty = true
    }

    func frameWasSet(_ item: LayoutItem) {
        isDirty = true
        guard item.slot >= 0 else { return }
        // It can be read at once, and a part of it set after another one.
        if item.view?.translatesAutoresizingMaskIntoConstraints == true { table.setFrame(item.frame, of: item.slot) }
        table.mark(item.slot)
        changes.frames.append(item)
    }

    func needsLayout(_ view: LayoutView) {
        isDirty = true
        if view.item.slot >= 0 { layoutSubviewsQueue.append(view) }
    }

    func needsUpdateConstraints(_ view: LayoutView) {
        isDirty = true
        if view.item.slot >= 0 { updateConstraintsQueue.append(view) }
    }

    func arrangementChanged(_ stack: StackView) {
        isDirty = true
        guard !stack.areRowsStale else { return }
        stack.areRowsStale = true
        changes.stacks.append(stack)
    }

    func environmentChanged(from old: LayoutEnvironment, to new: LayoutEnvironment) {
        isDirty = true
        if old.layoutDirection != new.layoutDirection || old.systemSpacing != new.systemSpacing {
            needsRebuild = true
        } else {
            system.environment = new
            areInsetsStale = true
        }
    }
}
