import Foundation
import KitlessSolver

extension LayoutEngine {
    /// Registers what has joined the tree since the last time: gives out slots and variables, without adding rows.
    func registerNewItems() {
        guard let root else { return }
        if needsRebuild { dismantle() }
        if !isBuilt {
            isBuilt = true
            let environment = root.environment
            system.environment = environment
            system.isMirrored = environment.layoutDirection == .rightToLeft
            register(subtree: root)
        }
        while let view = newSubtrees.popLast() {
            // The view may have moved on since it was announced.
            guard view.item.slot < 0, let parent = view.superview, parent.item.slot >= 0,
                LayoutEngine.of(parent.item) === self
            else { continue }
            register(subtree: view)
        }
        while let guide = newGuides.popLast() {
            guard guide.item.slot < 0, let view = guide.item.view, view.item.slot >= 0,
                LayoutEngine.of(view.item) === self
            else { continue }
            register(guide.item, parent: view.item.slot)
        }
    }

    private func register(subtree view: LayoutView) {
        var rest = [view]
        while let view = rest.popLast() {
            register(view, parent: view.superview?.item.slot ?? -1)
            rest.append(contentsOf: view.subviews.reversed())
        }
    }

    private func register(_ view: LayoutView, parent: Int32) {
        let item = view.item
        item.engine = self
        if item.slot < 0 { register(item, parent: parent) }
        for guide in view.layoutGuides where guide.item.slot < 0 {
            register(guide.item, parent: item.slot)
        }
        if let content = view.contentItem, content.slot < 0 { register(content, parent: item.slot) }
        if let stack = view as? StackView { arrangementChanged(stack) }
        if let extras = view.extras { noteInsets(of: extras) }
        guard !view.isPlain else {
            view.flags.subtract([.needsUpdateConstraints, .needsLayout])
            return
        }
        if view.flags.contains(.needsUpdateConstraints) { updateConstraintsQueue.append(view) }
        if view.flags.contains(.needsLayout) { layoutSubviewsQueue.append(view) }
    }

    private func register(_ item: LayoutItem, parent: Int32) {
        let slot: Int32
        if let free = freeSlots.popLast() {
            slot = free
            items[Int(slot)] = item
        } else {
            slot = Int32(items.count)
            items.append(item)
            table.grow(to: items.count)
        }
        item.slot = slot
        let isContent = item.kind == .content
        system.makeVariables(of: Int(slot), origin: isContent ? Int(parent) : nil)
        table.bind(system.variables, of: slot, from: isContent ? 2 : 0)
        let outset = item.kind == .view ? item.view?.outset ?? .zero : .zero
        table.use(slot, parent: parent, frame: item.frame, flags: describe(item), outset: outset)
        changes.newItems.append(item)
    }

    /// Reads what the engine has to know of a view besides constraints.
    private func describe(_ item: LayoutItem) -> FrameTable.Flags {
        guard item.kind == .view, let view = item.view else { return [] }
        var flags: FrameTable.Flags = []
        item.content.setSize(view.intrinsicContentSize)
        if !view.isPlain { flags.insert(.isListening) }
        if view.contentWraps {
            flags.formUnion([.wraps, .isListening])
            itemsToWrap.append(item)
        }
        return flags
    }

    private func noteInsets(of extras: ViewExtras) {
        if extras.preservesSuperviewMargins || extras.additionalSafeAreaInsets != .zero {
            hasFrameDependentInsets = true
        }
    }
}

extension LayoutView {
    /// Whether the view is of a class of this package whose hooks do nothing, so that they need not be called.
    var isPlain: Bool {
        let type = type(of: self)
        return type == LayoutView.self || type == Label.self || type == StackView.self || type == ScrollView.self
    }
}
