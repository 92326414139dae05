import Foundation
import KitlessSolver

extension LinearSystem {
    /// Makes one of the rows that belong to an item without a constraint; the terms are in `terms` afterwards.
    ///
    /// - Returns: What comes besides the terms, or `nil` if the item has no such row.
    func makeRow(
        _ row: ImplicitRow,
        of item: LayoutItem
    ) -> (relation: Relation, constant: Double, priority: LayoutPriority)? {
        let slot = slot(of: item)
        guard slot >= 0 else { return nil }
        beginRow()
        let size = row.axis == .horizontal ? 2 : 3
        switch row {
        case .nonNegativeWidth, .nonNegativeHeight:
            add(component: size, of: slot, times: 1)
            return (.greaterThanOrEqual, 0, .required)
        case .huggingX, .huggingY:
            guard item.hasContentSize(along: row.axis) else { return nil }
            add(component: size, of: slot, times: 1)
            return (.lessThanOrEqual, item.content.length(row.axis), item.content.hugging(row.axis))
        case .compressionX, .compressionY:
            guard item.hasContentSize(along: row.axis) else { return nil }
            add(component: size, of: slot, times: 1)
            return (.greaterThanOrEqual, item.content.length(row.axis), item.content.compression(row.axis))
        case .frameX, .frameY, .frameWidth, .frameHeight:
            guard item.kind == .view, let view = item.view else { return nil }
            return makeFrameRow(row, of: view, slot: slot).map { (.equal, $0, .required) }
        }
    }

    /// Makes a row of the frame that a root, or a view with an autoresizing mask, keeps.
    private func makeFrameRow(_ row: ImplicitRow, of view: LayoutView, slot: Int) -> Double? {
        let isOrigin = row == .frameX || row == .frameY
        let axis = row.axis.index
        let keepsFrame = view.flags.contains(.translatesAutoresizingMask)
        let parent = parentForFrame(of: view)
        // Most views lie where constraints say.
        guard keepsFrame || parent == nil else { return nil }
        let outset = view.outset
        let near = Double(axis == 0 ? outset.left : outset.top)
        let both = Double(axis == 0 ? outset.horizontal : outset.vertical)
        let frame = view.item.frame
        let origin = Double(axis == 0 ? frame.origin.x : frame.origin.y)
        let length = Double(axis == 0 ? frame.size.width : frame.size.height)
        add(component: isOrigin ? axis : axis + 2, of: slot, times: 1)
        guard let parent else {
            guard isOrigin || keepsFrame && !hasFreeRoot else { return nil }
            return isOrigin ? near : length - both
        }
        let reference = Double(axis == 0 ? view.item.referenceSize.width : view.item.referenceSize.height)
        let mask = view.autoresizingMask
        let shares = AutoresizingShares(
            near: mask.contains(axis == 0 ? .flexibleLeftMargin : .flexibleTopMargin) ? origin : nil,
            size: mask.contains(axis == 0 ? .flexibleWidth : .flexibleHeight) ? length : nil,
            far: mask.contains(axis == 0 ? .flexibleRightMargin : .flexibleBottomMargin)
                ? reference - origin - length : nil
        )
        let share = isOrigin ? shares.near : shares.size
        let parentSlot = self.slot(of: parent.item)
        let parentOutset = parent.outset
        let parentBoth = Double(axis == 0 ? parentOutset.horizontal : parentOutset.vertical)
        add(component: axis + 2, of: parentSlot, times: -share)
        let growth = share * (parentBoth - reference)
        guard isOrigin else { return length - both + growth }
        add(component: axis, of: parentSlot, times: -1)
        let parentNear = Double(axis == 0 ? parentOutset.left : parentOutset.top)
        return origin + near - parentNear + growth
    }

    /// The superview, unless it lies outside of what is being solved.
    private func parentForFrame(of view: LayoutView) -> LayoutView? {
        guard let parent = view.superview, slot(of: parent.item) >= 0 else { return nil }
        return parent
    }
}

/// How the growth of a superview is shared along an axis.
private struct AutoresizingShares {
    /// The part that the near margin takes.
    let near: Double
    /// The part that the size takes.
    let size: Double

    /// Shares in proportion to the lengths of the flexible parts, equally if those are 0.
    init(near: Double?, size: Double?, far: Double?) {
        let parts = [near, size, far]
        let lengths = parts.map { max($0 ?? 0, 0) }
        let total = lengths.reduce(0, +)
        let count = Double(parts.count { $0 != nil })
        func share(_ index: Int) -> Double {
            guard parts[index] != nil else { return 0 }
            return total > 0 ? lengths[index] / total : 1 / count
        }
        self.near = share(0)
        self.size = share(1)
    }
}
