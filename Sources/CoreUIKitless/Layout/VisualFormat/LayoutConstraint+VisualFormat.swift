public import Foundation
import KitlessSolver

/// Constraints from strings of the Visual Format Language.
extension LayoutConstraint {
    /// Makes constraints from a string that looks like what it means.
    ///
    /// ```swift
    /// let row = try LayoutConstraint.constraints(
    ///     withVisualFormat: "H:|-[name(>=80)]-gap-[field]-|",
    ///     metrics: ["gap": 12],
    ///     views: ["name": name, "field": field]
    /// )
    /// try LayoutConstraint.activate(row)
    /// ```
    ///
    /// `|` is the superview of the first view. A single hyphen is the superview's margin at `|`, and system spacing
    /// between views; nothing in between means that edges touch. The language cannot express ratios, centres in the
    /// superview, or guides: use anchors for these.
    ///
    /// - Parameters:
    ///   - format: The string.
    ///   - options: Alignment across the axis, and the direction along it.
    ///   - metrics: Numbers by the names that the format uses.
    ///   - views: Views by the names that the format uses.
    ///   - file: Where the constraints are made; leave it to the compiler.
    ///   - line: Where the constraints are made; leave it to the compiler.
    /// - Returns: The constraints, inactive, in the order in which the format says them, then those of the alignment.
    /// - Throws: ``VisualFormatError``, which points at the column.
    public static func constraints(
        withVisualFormat format: String,
        options: VisualFormatOptions = [],
        metrics: [String: CGFloat] = [:],
        views: [String: LayoutView],
        file: StaticString = #fileID,
        line: UInt = #line
    ) throws(VisualFormatError) -> [LayoutConstraint] {
        var builder = VisualFormatBuilder(
            format: format,
            options: options,
            metrics: metrics,
            views: views,
            file: file,
            line: line
        )
        return try builder.build(VisualFormat(parsing: format))
    }
}

/// Makes constraints of a syntax tree.
private struct VisualFormatBuilder {
    let format: String
    let options: VisualFormatOptions
    let metrics: [String: CGFloat]
    let views: [String: LayoutView]
    let file: StaticString
    let line: UInt
    private var constraints: [LayoutConstraint] = []

    init(
        format: String,
        options: VisualFormatOptions,
        metrics: [String: CGFloat],
        views: [String: LayoutView],
        file: StaticString,
        line: UInt
    ) {
        self.format = format
        self.options = options
        self.metrics = metrics
        self.views = views
        self.file = file
        self.line = line
    }

    /// The attributes along the axis, in the direction of the format.
    private struct Edges {
        var start: LayoutConstraint.Attribute
        var end: LayoutConstraint.Attribute
        var startMargin: LayoutConstraint.Attribute
        var endMargin: LayoutConstraint.Attribute
        var size: LayoutConstraint.Attribute
        /// Whether the format runs against the direction of x.
        var isReversed = false

        init(_ orientation: VisualFormat.Orientation, _ options: VisualFormatOptions) {
            size = orientation == .horizontal ? .width : .height
            if orientation == .vertical {
                (start, end, startMargin, endMargin) = (.top, .bottom, .topMargin, .bottomMargin)
            } else if options.contains(.directionLeftToRight) {
                (start, end, startMargin, endMargin) = (.left, .right, .leftMargin, .rightMargin)
            } else if options.contains(.directionRightToLeft) {
                (start, end, startMargin, endMargin) = (.right, .left, .rightMargin, .leftMargin)
                isReversed = true
            } else {
                (start, end, startMargin, endMargin) = (.leading, .trailing, .leadingMargin, .trailingMargin)
            }
        }
    }

    mutating func build(_ tree: VisualFormat) throws(VisualFormatError) -> [LayoutConstraint] {
        let edges = Edges(tree.orientation, options)
        var items: [LayoutView] = []
        for name in tree.views { items.append(try view(named: name.name, at: name.column)) }
        try buildSequence(tree, items, edges)
        try align(items, along: tree.orientation)
        return constraints
    }

    /// An edge that a connection ends at.
    private struct Edge {
        var item: LayoutItem
        var attribute: LayoutConstraint.Attribute
        /// The margin that the standard spacing goes to, for the superview.
        var margin: LayoutConstraint.Attribute?
    }

    private mutating func buildSequence(
        _ tree: VisualFormat,
        _ items: [LayoutView],
        _ edges: Edges
    ) throws(VisualFormatError) {
        guard let first = items.first, let last = items.last else { return }
        let sign: CGFloat = edges.isReversed ? -1 : 1
        if let leading = tree.leading {
            let superview = try superview(of: first, at: 1)
            let before = Edge(item: superview.item, attribute: edges.start, margin: edges.startMargin)
            try connect(leading, before, Edge(item: first.item, attribute: edges.start), sign)
        }
        for (index, item) in items.enumerated() {
            if index > 0 {
                let before = Edge(item: items[index - 1].item, attribute: edges.end)
                try connect(tree.connections[index - 1], before, Edge(item: item.item, attribute: edges.start), sign)
            }
            try addSizes(tree.views[index].predicates, item, edges)
        }
        if let trailing = tree.trailing {
            let superview = try superview(of: last, at: format.count)
            let after = Edge(item: superview.item, attribute: edges.end, margin: edges.endMargin)
            try connect(trailing, Edge(item: last.item, attribute: edges.end), after, sign)
        }
    }

    /// Ties the edge of a later item to that of an earlier one; the sign is that of x along the format.
    private mutating func connect(
        _ connection: VisualFormat.Connection,
        _ before: Edge,
        _ after: Edge,
        _ sign: CGFloat
    ) throws(VisualFormatError) {
        switch connection {
        case .flush:
            add(after.item, after.attribute, .equal, before.item, before.attribute)
        case .standard:
            add(
                after.item,
                after.margin ?? after.attribute,
                .equal,
                before.item,
                before.margin ?? before.attribute,
                systemSpacing: before.margin == nil && after.margin == nil ? sign : 0
            )
        case .predicates(let predicates):
            for predicate in predicates {
                let distance = try number(predicate.operand)
                add(
                    after.item,
                    after.attribute,
                    sign < 0 ? predicate.relation.inverse : predicate.relation,
                    before.item,
                    before.attribute,
                    constant: sign * distance,
                    priority: try priority(predicate)
                )
            }
        }
    }

    private mutating func addSizes(
        _ predicates: [VisualFormat.Predicate],
        _ view: LayoutView,
        _ edges: Edges
    ) throws(VisualFormatError) {
        for predicate in predicates {
            let priority = try priority(predicate)
            if case .name(let name) = predicate.operand.value, metrics[name] == nil {
                guard let other = views[name] else { throw error(.unknownMetric(name), predicate.operand.column) }
                add(view.item, edges.size, predicate.relation, other.item, edges.size, priority: priority)
            } else {
                add(
                    view.item,
                    edges.size,
                    predicate.relation,
                    nil,
                    .notAnAttribute,
                    constant: try number(predicate.operand),
                    priority: priority
                )
            }
        }
    }

    private mutating func align(
        _ items: [LayoutView],
        along orientation: VisualFormat.Orientation
    ) throws(VisualFormatError) {
        let attributes = options.alignedAttributes
        let family: LayoutConstraint.Attribute.Family = orientation == .horizontal ? .horizontal : .vertical
        if attributes.contains(where: { $0.family == family }) { throw error(.alignmentAlongAxis, 1) }
        for attribute in attributes {
            for (before, after) in zip(items, items.dropFirst()) {
                add(after.item, attribute, .equal, before.item, attribute)
            }
        }
    }

    private mutating func add(
        _ item: LayoutItem,
        _ attribute: LayoutConstraint.Attribute,
        _ relation: LayoutConstraint.Relation,
        _ other: LayoutItem?,
        _ otherAttribute: LayoutConstraint.Attribute,
        constant: CGFloat = 0,
        systemSpacing: CGFloat = 0,
        priority: LayoutPriority = .required
    ) {
        constraints.append(
            LayoutConstraint(
                item,
                attribute,
                relation,
                other,
                otherAttribute,
                constant: constant,
                systemSpacing: systemSpacing,
                priority: priority,
                file: file,
                line: line
            )
        )
    }

    private func view(named name: String, at column: Int) throws(VisualFormatError) -> LayoutView {
        guard let view = views[name] else { throw error(.unknownView(name), column) }
        return view
    }

    private func superview(of view: LayoutView, at column: Int) throws(VisualFormatError) -> LayoutView {
        guard let superview = view.superview else { throw error(.noSuperview, column) }
        return superview
    }

    private func number(_ operand: VisualFormat.Operand) throws(VisualFormatError) -> CGFloat {
        switch operand.value {
        case .number(let number):
            return CGFloat(number)
        case .name(let name):
            guard let number = metrics[name] else { throw error(.unknownMetric(name), operand.column) }
            guard number.isFinite else { throw error(.notFinite(name), operand.column) }
            return number
        }
    }

    private func priority(_ predicate: VisualFormat.Predicate) throws(VisualFormatError) -> LayoutPriority {
        guard let operand = predicate.priority else { return .required }
        let value = Double(try number(operand))
        let priority = LayoutPriority(value)
        guard priority.isValid else { throw error(.priorityOutOfRange(value), operand.column) }
        return priority
    }

    private func error(_ reason: VisualFormatError.Reason, _ column: Int) -> VisualFormatError {
        VisualFormatError(format: format, column: column, reason: reason)
    }
}
