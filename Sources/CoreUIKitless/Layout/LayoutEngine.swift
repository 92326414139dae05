import Foundation
import KitlessSolver

/// Solves the constraints of one tree and keeps its frames; there is one for each root.
///
/// An engine comes into being when the first constraint of a tree becomes active, or with the first pass. It collects
/// what changes, and hands it to the solver as one batch when a pass asks for it. When trees are joined, one engine is
/// merged into the other (``successor``), and items find their engine along that path.
final class LayoutEngine {
    /// The engine that this one was merged into.
    @exclusivity(unchecked) var successor: LayoutEngine?

    unowned var root: LayoutView?

    /// The number of the next constraint that becomes active.
    @exclusivity(unchecked) var nextOrder = 1

    /// Active constraints that the solver does not know yet.
    @exclusivity(unchecked) var pending: [LayoutConstraint] = []
    var isPendingSorted = true

    /// Whether the tree has been registered; then everything added later is announced.
    var isBuilt = false
    @exclusivity(unchecked) var isDead = false

    /// Whether anything has changed since the last pass.
    @exclusivity(unchecked) var isDirty = true
    var isRunning = false

    @exclusivity(unchecked) var system = LinearSystem()
    var table = FrameTable()

    /// The registered items by slot.
    var items: [LayoutItem?] = []
    var freeSlots: [Int32] = []

    /// What the solver has to hear of with the next batch.
    var changes = PendingChanges()

    /// What the batch under way tells the solver, and handles as they were before it.
    var work = PendingChanges()
    var handlesBefore: [(item: LayoutItem, rows: ImplicitRows)] = []
    var arrangementsBefore: [(stack: StackView, arrangement: StackView.Arrangement)] = []
    var arrivals: [LayoutConstraint] = []

    /// What has joined the tree and is not registered.
    var newSubtrees: [LayoutView] = []
    var newGuides: [LayoutGuide] = []

    /// Whether everything has to be built anew.
    var needsRebuild = false

    /// Views that wait for their hooks.
    var updateConstraintsQueue: [LayoutView] = []
    var layoutSubviewsQueue: [LayoutView] = []
    /// Empty; its memory becomes that of `layoutSubviewsQueue` in turn.
    var spareQueue: [LayoutView] = []

    /// Whether insets have to be looked at, although no frame has changed.
    var areInsetsStale = false

    /// Whether frames show another optimum than the solver's, see ``LayoutView/exerciseAmbiguityInLayout()``.
    var isExercised = false

    /// Items whose effective insets are in use.
    var insetUsers: [LayoutItem] = []

    /// Whether insets anywhere in the tree depend on frames by the views' own settings.
    var hasFrameDependentInsets = false

    /// Items whose content has to be measured for the width of the layout.
    var itemsToWrap: [LayoutItem] = []

    /// Rows that are left out, in the order of activation.
    var broken: [BrokenRow] = []

    /// The conflicts that have been reported, each by the row that was left out.
    var reported: [ReportedConflict] = []

    /// Finds rows by their handles; made when a conflict asks for it.
    @exclusivity(unchecked) var keysByHandle: [ConstraintID: RowKey]?

    /// How rows are handed to the solver at present.
    @exclusivity(unchecked) var admission = Admission.batch

    init(root: LayoutView) {
        self.root = root
    }

    /// What the solver has to hear of.
    struct PendingChanges {
        /// Items that have been registered and have no rows yet.
        var newItems: [LayoutItem] = []
        var removedRows: [ConstraintID] = []
        var retiredVariables: [Variable] = []
        var constraints: [LayoutConstraint] = []
        var contents: [LayoutItem] = []
        var frames: [LayoutItem] = []
        var stacks: [StackView] = []

        var isEmpty: Bool {
            newItems.isEmpty && removedRows.isEmpty && retiredVariables.isEmpty && constraints.isEmpty
                && contents.isEmpty && frames.isEmpty && stacks.isEmpty
        }

        /// Whether only frames that were set have changed, as in a resize.
        var concernsFramesOnly: Bool {
            !frames.isEmpty && newItems.isEmpty && removedRows.isEmpty && retiredVariables.isEmpty
                && constraints.isEmpty && contents.isEmpty && stacks.isEmpty
        }

        /// Empties the lists and keeps their storage, so that passes without change of structure allocate nothing.
        mutating func clear() {
            newItems.removeAll(keepingCapacity: true)
            removedRows.removeAll(keepingCapacity: true)
            retiredVariables.removeAll(keepingCapacity: true)
            constraints.removeAll(keepingCapacity: true)
            contents.removeAll(keepingCapacity: true)
            frames.removeAll(keepingCapacity: true)
            stacks.removeAll(keepingCapacity: true)
        }
    }

    /// Returns the engine of an item, or `nil` if its tree has none or the item has not been touched by one.
    @inline(__always)
    static func of(_ item: LayoutItem) -> LayoutEngine? {
        if item.kind == .view {
            guard let engine = item.engine else { return nil }
            if engine.successor == nil { return engine.isDead ? nil : engine }
        }
        return find(item)
    }

    /// The same for guides, and where engines have been merged.
    @inline(never)
    private static func find(_ item: LayoutItem) -> LayoutEngine? {
        guard let holder = item.kind == .view ? item : item.view?.item, let engine = holder.engine else { return nil }
        guard engine.successor != nil else { return engine.isDead ? nil : engine }
        let last = engine.last
        holder.engine = last
        return last.isDead ? nil : last
    }

    /// Whether an item is in the tree of this engine, which is in use: mostly seen at a glance.
    @inline(__always)
    func owns(_ item: LayoutItem) -> Bool {
        let holder = item.kind == .view ? item : item.view?.item
        return holder?.engine === self || LayoutEngine.of(item) === self
    }

    /// The engine that this one was merged into in the end.
    private var last: LayoutEngine {
        var engine = self
        while let next = engine.successor { engine = next }
        // Shorten the path for the next look-up.
        var current = self
        while let next = current.successor, next !== engine {
            current.successor = engine
            current = next
        }
        return engine
    }

    func frame(of slot: Int32) -> CGRect { table.frame(of: slot) }
}

extension LayoutView {
    /// Returns the engine of the tree, making one if there is none.
    func engineOfTree() -> LayoutEngine {
        if let engine = LayoutEngine.of(item) { return engine }
        var top = self
        var found: LayoutEngine?
        while let parent = top.superview {
            top = parent
            found = LayoutEngine.of(top.item)
            if found != nil { break }
        }
        let engine = found ?? LayoutEngine(root: top)
        var current = self
        while true {
            current.item.engine = engine
            guard current !== top, let parent = current.superview else { return engine }
            current = parent
        }
    }

    /// Calls a closure with the items of the view: its own, and those of its guides.
    func forEachItem(_ body: (LayoutItem) -> Void) {
        forEachBaseItem(body)
        for guide in ownGuides { body(guide.item) }
    }

    /// Calls a closure with the items that every kind of view has.
    func forEachBaseItem(_ body: (LayoutItem) -> Void) {
        body(item)
        for guide in layoutGuides { body(guide.item) }
        guard let extras else { return }
        if let guide = extras.marginsGuide { body(guide.item) }
        if let guide = extras.safeAreaGuide { body(guide.item) }
        if let guide = extras.readableGuide { body(guide.item) }
    }
}
