import Foundation
import KitlessSolver

/// The rows that arrange the views of a stack.
///
/// Names are those of a row of views; a column swaps the axes.
struct StackRows {
    /// One row: the sum of parts, relation, constant.
    ///
    /// Two rows are equal if they differ in the constant alone, which can be changed in place.
    struct Row: Hashable {
        var parts: [Part]
        var relation: Relation
        var constant = 0.0
        var priority = LayoutPriority.required

        static func == (lhs: Row, rhs: Row) -> Bool {
            lhs.relation == rhs.relation && lhs.priority == rhs.priority && lhs.parts == rhs.parts
        }

        func hash(into hasher: inout Hasher) {
            for part in parts.prefix(2) { hasher.combine(part) }
        }
    }

    /// A multiple of an attribute.
    struct Part: Hashable {
        var item: LayoutItem
        var attribute: LayoutConstraint.Attribute
        var factor: Double

        static func == (lhs: Part, rhs: Part) -> Bool {
            lhs.item === rhs.item && lhs.attribute == rhs.attribute && lhs.factor == rhs.factor
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(item))
            hasher.combine(attribute)
        }
    }

    private(set) var rows: [Row] = []

    private let stack: StackView
    private let frame: LayoutItem
    private let views: [LayoutView]
    private let main: Attributes
    private let cross: Attributes

    /// The attributes along one axis.
    private struct Attributes {
        let start: LayoutConstraint.Attribute
        let end: LayoutConstraint.Attribute
        let center: LayoutConstraint.Attribute
        let size: LayoutConstraint.Attribute

        init(_ axis: LayoutAxis) {
            let isHorizontal = axis == .horizontal
            start = isHorizontal ? .leading : .top
            end = isHorizontal ? .trailing : .bottom
            center = isHorizontal ? .centerX : .centerY
            size = isHorizontal ? .width : .height
        }
    }

    init(_ stack: StackView) {
        self.stack = stack
        frame = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide.item : stack.item
        views = stack.arrangedSubviews.filter { !$0.isHidden }
        main = Attributes(stack.axis)
        cross = Attributes(stack.axis.perpendicular)
        guard let first = views.first, let last = views.last else {
            add([(frame, main.size, 1)], .equal, priority: 49)
            add([(frame, cross.size, 1)], .equal, priority: 51)
            return
        }
        rows.reserveCapacity(5 * views.count + 4)
        equal(first.item, main.start, frame, main.start)
        equal(last.item, main.end, frame, main.end)
        addGaps()
        addDistribution(first)
        addAlignment(first)
    }

    private mutating func add(
        _ parts: [(LayoutItem, LayoutConstraint.Attribute, Double)],
        _ relation: Relation,
        _ constant: Double = 0,
        priority: LayoutPriority = .required
    ) {
        rows.append(
            Row(
                parts: parts.map { Part(item: $0.0, attribute: $0.1, factor: $0.2) },
                relation: relation,
                constant: constant,
                priority: priority
            )
        )
    }

    private mutating func compare(
        _ item: LayoutItem,
        _ attribute: LayoutConstraint.Attribute,
        _ relation: Relation,
        _ other: LayoutItem,
        _ otherAttribute: LayoutConstraint.Attribute,
        _ constant: Double = 0,
        priority: LayoutPriority = .required
    ) {
        add([(item, attribute, 1), (other, otherAttribute, -1)], relation, constant, priority: priority)
    }

    private mutating func equal(
        _ item: LayoutItem,
        _ attribute: LayoutConstraint.Attribute,
        _ other: LayoutItem,
        _ otherAttribute: LayoutConstraint.Attribute
    ) {
        compare(item, attribute, .equal, other, otherAttribute)
    }

    private var hasLooseGaps: Bool { stack.distribution == .equalSpacing || stack.distribution == .equalCentering }

    private mutating func addGaps() {
        for (before, after) in zip(views, views.dropFirst()) {
            compare(
                after.item,
                main.start,
                hasLooseGaps ? .greaterThanOrEqual : .equal,
                before.item,
                main.end,
                Double(stack.customSpacing(after: before))
            )
        }
        if hasLooseGaps { add([(frame, main.size, 1)], .equal, priority: 49) }
    }

    private mutating func addDistribution(_ first: LayoutView) {
        switch stack.distribution {
        case .fill: break
        case .fillEqually:
            for view in views.dropFirst() { equal(view.item, main.size, first.item, main.size) }
        case .fillProportionally:
            addProportions()
        case .equalSpacing:
            addEqualSteps(from: main.end, to: main.start, priority: .required)
        case .equalCentering:
            addEqualSteps(from: main.center, to: main.center, priority: 150)
        }
    }

    /// Each length relates to that of a reference view as the intrinsic lengths do.
    private mutating func addProportions() {
        let axis = stack.axis
        guard let reference = views.first(where: { $0.item.content.length(axis) > 0 }) else { return }
        let length = reference.item.content.length(axis)
        for view in views where view !== reference && view.item.content.length(axis) >= 0 {
            let ratio = view.item.content.length(axis) / length
            add(
                [(view.item, main.size, 1), (reference.item, main.size, -ratio)],
                .equal,
                priority: 999
            )
        }
    }

    /// All steps from an attribute of a view to one of the next view are as long as the first one.
    private mutating func addEqualSteps(
        from: LayoutConstraint.Attribute,
        to: LayoutConstraint.Attribute,
        priority: LayoutPriority
    ) {
        guard views.count > 2 else { return }
        for index in 1..<views.count - 1 {
            add(
                [
                    (views[index + 1].item, to, 1), (views[index].item, from, -1),
                    (views[1].item, to, -1), (views[0].item, from, 1),
                ],
                .equal,
                priority: priority
            )
        }
    }

    private mutating func addAlignment(_ first: LayoutView) {
        let isColumn = stack.axis == .vertical
        let isBaseline = stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
        let alignment = isColumn && isBaseline ? .leading : stack.alignment
        for view in views {
            switch alignment {
            case .fill:
                equal(view.item, cross.start, frame, cross.start)
                equal(view.item, cross.end, frame, cross.end)
            case .leading:
                equal(view.item, cross.start, frame, cross.start)
                compare(view.item, cross.end, .lessThanOrEqual, frame, cross.end)
            case .trailing:
                compare(view.item, cross.start, .greaterThanOrEqual, frame, cross.start)
                equal(view.item, cross.end, frame, cross.end)
            case .center:
                equal(view.item, cross.center, frame, cross.center)
                compare(view.item, cross.start, .greaterThanOrEqual, frame, cross.start)
                compare(view.item, cross.end, .lessThanOrEqual, frame, cross.end)
            case .firstBaseline, .lastBaseline:
                addBaseline(view, first, alignment == .firstBaseline)
            }
        }
        if alignment != .fill { add([(frame, cross.size, 1)], .equal, priority: 51) }
    }

    private mutating func addBaseline(_ view: LayoutView, _ first: LayoutView, _ isFirst: Bool) {
        let baseline: LayoutConstraint.Attribute = isFirst ? .firstBaseline : .lastBaseline
        if view !== first { equal(view.item, baseline, first.item, baseline) }
        compare(view.item, cross.start, .greaterThanOrEqual, frame, cross.start)
        compare(view.item, cross.end, .lessThanOrEqual, frame, cross.end)
        let side = isFirst ? cross.start : cross.end
        compare(view.item, side, .equal, frame, side, priority: 51)
    }
}

extension LinearSystem {
    /// Makes a row of a stack, in the reading direction; the terms are in `terms` afterwards.
    ///
    /// - Returns: The constant of the right side.
    func makeRow(_ row: StackRows.Row) -> Double {
        beginRow()
        let isHorizontal = row.parts.contains { $0.attribute.family == .horizontal }
        let sign: Double = isHorizontal && isMirrored ? -1 : 1
        for part in row.parts { add(part.attribute, of: part.item, times: sign * part.factor) }
        return row.constant - offset
    }
}
