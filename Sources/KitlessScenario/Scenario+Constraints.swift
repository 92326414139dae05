import CoreUIKitless
import Foundation

extension Scenario {
    /// Makes a constraint, or those of a helper call or a visual format, and activates them.
    func addConstraint(_ value: ScenarioValue) throws(ScenarioError) {
        let name = try value["id"].text()
        if !value["call"].isNull {
            try addCall(value, name)
        } else if !value["vfl"].isNull {
            try addVisualFormat(value, name)
        } else {
            try addPlain(value, name)
        }
    }

    private func keep(_ constraint: LayoutConstraint, as name: String, _ value: ScenarioValue) throws(ScenarioError) {
        constraint.identifier = name
        constraints[name] = constraint
        if let fault = constraint.fault { throw error(fault, in: constraint, value) }
        guard value["active"].isNull ? true : try value["active"].bool() else { return }
        try activate(constraint, value)
    }

    func activate(_ constraint: LayoutConstraint, _ value: ScenarioValue) throws(ScenarioError) {
        do {
            try constraint.activate()
        } catch {
            throw self.error(error, in: constraint, value)
        }
    }

    func error(_ error: LayoutError, in constraint: LayoutConstraint, _ value: ScenarioValue) -> ScenarioError {
        value.error("\(error)", layoutError: error, constraint: constraint.identifier)
    }

    private func addPlain(_ value: ScenarioValue, _ name: String) throws(ScenarioError) {
        try value.object(allowing: [
            "id", "item", "attr", "rel", "to", "toAttr", "mult", "const", "priority", "active", "systemSpacing",
        ])
        let item = try anchorable(value["item"])
        let attribute = try value["attr"].attribute()
        let other: (any Anchorable)? = value["to"].isNull ? nil : try anchorable(value["to"])
        let otherAttribute: LayoutConstraint.Attribute =
            !value["toAttr"].isNull ? try value["toAttr"].attribute() : other == nil ? .notAnAttribute : attribute
        var constant = value["const"].isNull ? 0 : try value["const"].anyNumber()
        if !value["systemSpacing"].isNull {
            constant += try value["systemSpacing"].anyNumber() * Double(root.environment.systemSpacing)
        }
        let constraint: LayoutConstraint
        do {
            constraint = try LayoutConstraint(
                item: item,
                attribute: attribute,
                relatedBy: try relation(value["rel"]),
                toItem: other,
                attribute: otherAttribute,
                multiplier: value["mult"].isNull ? 1 : CGFloat(try value["mult"].anyNumber()),
                constant: CGFloat(constant),
                priority: try priority(value["priority"])
            )
        } catch let error as LayoutError {
            throw value.error("\(error)", layoutError: error, constraint: name)
        } catch let error as ScenarioError {
            throw error
        } catch {
            throw value.error("\(error)")
        }
        try keep(constraint, as: name, value)
    }

    private func addVisualFormat(_ value: ScenarioValue, _ name: String) throws(ScenarioError) {
        try value.object(allowing: ["id", "vfl", "metrics", "options", "parent", "active"])
        if !value["parent"].isNull { _ = try view(value["parent"]) }
        var metrics: [String: CGFloat] = [:]
        for metric in value["metrics"].isNull ? [] : try value["metrics"].names() {
            metrics[metric] = CGFloat(try value["metrics"][metric].anyNumber())
        }
        var options: VisualFormatOptions = []
        for option in try value["options"].list() {
            let text = try option.text()
            guard let known = Self.visualFormatOptions[text] else { throw option.error("unknown value \"\(text)\"") }
            options.formUnion(known)
        }
        let made: [LayoutConstraint]
        do {
            made = try LayoutConstraint.constraints(
                withVisualFormat: try value["vfl"].text(),
                options: options,
                metrics: metrics,
                views: views.filter { $0.key != "root" }
            )
        } catch let error as VisualFormatError {
            throw value["vfl"].error("\(error)", layoutError: LayoutError(.visualFormat, "\(error)"))
        } catch let error as ScenarioError {
            throw error
        } catch {
            throw value.error("\(error)")
        }
        for (index, constraint) in made.enumerated() { try keep(constraint, as: "\(name).\(index)", value) }
    }

    private static let visualFormatOptions: [String: VisualFormatOptions] = [
        "alignAllLeft": .alignAllLeft, "alignAllRight": .alignAllRight, "alignAllTop": .alignAllTop,
        "alignAllBottom": .alignAllBottom, "alignAllLeading": .alignAllLeading,
        "alignAllTrailing": .alignAllTrailing, "alignAllCenterX": .alignAllCenterX,
        "alignAllCenterY": .alignAllCenterY, "alignAllFirstBaseline": .alignAllFirstBaseline,
        "alignAllLastBaseline": .alignAllLastBaseline, "alignAllBaseline": .alignAllLastBaseline,
        "directionLeadingToTrailing": .directionLeadingToTrailing,
        "directionLeftToRight": .directionLeftToRight, "directionRightToLeft": .directionRightToLeft,
    ]

    /// A call of a helper, with what all helpers take.
    private struct Call {
        let value: ScenarioValue
        let name: String
        let view: LayoutView
        let other: (any Anchorable)?
        let relation: LayoutConstraint.Relation
        let priority: LayoutPriority
    }

    private func addCall(_ value: ScenarioValue, _ name: String) throws(ScenarioError) {
        let general: Set<String> = ["id", "call", "view", "rel", "priority", "active"]
        let helper = try value["call"].text()
        guard let arguments = Self.callArguments[helper] else {
            throw value["call"].error("unknown value \"\(helper)\"")
        }
        try value.object(allowing: general.union(arguments))
        let call = Call(
            value: value,
            name: name,
            view: try view(value["view"]),
            other: value["to"].isNull ? nil : try anchorable(value["to"]),
            relation: try relation(value["rel"]),
            priority: try priority(value["priority"])
        )
        switch helper {
        case "constrainEdges": try addEdges(call, toMargins: false)
        case "constrainEdgesToMargins": try addEdges(call, toMargins: true)
        case "constrainCenter": try addCenter(call)
        case "constrainSize": try addSize(call)
        case "constrainAspectRatio": try addAspectRatio(call)
        default: try addNeighbour(call, isBelow: helper == "constrainBelow")
        }
    }

    private func addCenter(_ call: Call) throws(ScenarioError) {
        let value = call.value
        let axes = value["axes"].isNull ? "all" : try value["axes"].text()
        guard let center = ["x": LayoutView.Center.x, "y": .y, "all": .all][axes] else {
            throw value["axes"].error("x, y or all is expected")
        }
        let offset = value["offset"].isNull ? [0, 0] : try value["offset"].numbers(2)
        let made = call.view.constrainCenter(
            center,
            to: call.other,
            relatedBy: call.relation,
            offset: Offset(horizontal: offset[0], vertical: offset[1]),
            priority: call.priority,
            isActive: false
        )
        try keep(made, [.centerX, .centerY], call)
    }

    private func addSize(_ call: Call) throws(ScenarioError) {
        let (width, height) = try call.value["size"].optionalPair()
        for (length, anchor, suffix) in [
            (width, LayoutView.DimensionAnchor.widthAnchor, "width"), (height, .heightAnchor, "height"),
        ] {
            guard let length else { continue }
            let constraint = call.view.constrain(
                anchor,
                relatedBy: call.relation,
                constant: CGFloat(length),
                priority: call.priority,
                isActive: false
            )
            try keep(constraint, as: "\(call.name).\(suffix)", call.value)
        }
    }

    private func addAspectRatio(_ call: Call) throws(ScenarioError) {
        let constraint = call.view.constrainAspectRatio(
            CGFloat(try call.value["ratio"].anyNumber()),
            offset: try offset(call),
            relatedBy: call.relation,
            priority: call.priority,
            isActive: false
        )
        try keep(constraint, as: "\(call.name).ratio", call.value)
    }

    /// Puts the view below or after another.
    private func addNeighbour(_ call: Call, isBelow: Bool) throws(ScenarioError) {
        guard let other = call.other else { throw call.value["to"].error("a view is expected") }
        let (view, relation, offset, priority) = (call.view, call.relation, try offset(call), call.priority)
        let constraint =
            isBelow
            ? view.constrain(below: other, relatedBy: relation, offset: offset, priority: priority, isActive: false)
            : view.constrain(after: other, relatedBy: relation, offset: offset, priority: priority, isActive: false)
        try keep(constraint, as: "\(call.name).\(isBelow ? "below" : "after")", call.value)
    }

    private func offset(_ call: Call) throws(ScenarioError) -> CGFloat {
        call.value["offset"].isNull ? 0 : CGFloat(try call.value["offset"].anyNumber())
    }

    private static let callArguments: [String: Set<String>] = [
        "constrainEdges": ["edges", "to", "insets", "outsets"],
        "constrainEdgesToMargins": ["edges", "to", "insets"],
        "constrainCenter": ["axes", "to", "offset"],
        "constrainSize": ["size"],
        "constrainAspectRatio": ["ratio", "offset"],
        "constrainBelow": ["to", "offset"],
        "constrainAfter": ["to", "offset"],
    ]

    private func addEdges(_ call: Call, toMargins: Bool) throws(ScenarioError) {
        let value = call.value
        let edges = try edges(value["edges"])
        var insets = value["insets"].isNull ? .zero : try value["insets"].directionalInsets()
        if !value["outsets"].isNull { insets = -(try value["outsets"].directionalInsets()) }
        let made: [LayoutConstraint.Attribute: LayoutConstraint]
        if toMargins {
            if call.other != nil, !(call.other is LayoutView) { throw value["to"].error("a view is expected") }
            made = call.view.constrainEdgesToMargins(
                edges,
                to: call.other as? LayoutView,
                relatedBy: call.relation,
                with: insets,
                priority: call.priority,
                isActive: false
            )
        } else {
            made = call.view.constrainEdges(
                edges,
                to: call.other,
                relatedBy: call.relation,
                with: insets,
                priority: call.priority,
                isActive: false
            )
        }
        try keep(made, [.top, .leading, .bottom, .trailing], call)
    }

    private func keep(
        _ made: [LayoutConstraint.Attribute: LayoutConstraint],
        _ order: [LayoutConstraint.Attribute],
        _ call: Call
    ) throws(ScenarioError) {
        for attribute in order {
            guard let constraint = made[attribute] else { continue }
            try keep(constraint, as: "\(call.name).\(attribute)", call.value)
        }
    }

    private func edges(_ value: ScenarioValue) throws(ScenarioError) -> DirectionalRectEdge {
        let named: [String: DirectionalRectEdge] = [
            "all": .all, "horizontal": .horizontal, "vertical": .vertical, "notTop": .notTop,
            "notLeading": .notLeading, "notBottom": .notBottom, "notTrailing": .notTrailing, "top": .top,
            "leading": .leading, "bottom": .bottom, "trailing": .trailing,
        ]
        if value.isNull { return .all }
        var edges: DirectionalRectEdge = []
        var isList = false
        if case .list = value.content { isList = true }
        for name in isList ? try value.list() : [value] {
            let text = try name.text()
            guard let edge = named[text] else { throw name.error("unknown value \"\(text)\"") }
            edges.formUnion(edge)
        }
        return edges
    }

    private func relation(_ value: ScenarioValue) throws(ScenarioError) -> LayoutConstraint.Relation {
        if value.isNull { return .equal }
        switch try value.text() {
        case "==": return .equal
        case "<=": return .lessThanOrEqual
        case ">=": return .greaterThanOrEqual
        default: throw value.error("==, <= or >= is expected")
        }
    }

    private func priority(_ value: ScenarioValue) throws(ScenarioError) -> LayoutPriority {
        value.isNull ? .required : LayoutPriority(try value.anyNumber())
    }

    /// The view of that name.
    func view(_ value: ScenarioValue) throws(ScenarioError) -> LayoutView {
        let name = try value.text()
        guard let view = views[name] else { throw value.error("unknown view \"\(name)\"") }
        return view
    }

    /// The view or guide of that name, such as `card`, `card.margins` or `list.content`.
    func anchorable(_ value: ScenarioValue) throws(ScenarioError) -> any Anchorable {
        let name = try value.text()
        if let view = views[name] { return view }
        if let guide = guides[name] { return guide }
        guard let dot = name.lastIndex(of: "."), let view = views[String(name[..<dot])] else {
            throw value.error("unknown view \"\(name)\"")
        }
        let scroll = view as? ScrollView
        switch name[name.index(after: dot)...] {
        case "margins": return view.layoutMarginsGuide
        case "safeArea": return view.safeAreaLayoutGuide
        case "readable": return view.readableContentGuide
        case "content": if let scroll { return scroll.contentLayoutGuide }
        case "frame": if let scroll { return scroll.frameLayoutGuide }
        default: break
        }
        throw value.error("unknown view \"\(name)\"")
    }
}

extension ScenarioValue {
    func attribute() throws(ScenarioError) -> LayoutConstraint.Attribute {
        let text = try text()
        for attribute in LayoutConstraint.Attribute.allCases where "\(attribute)" == text { return attribute }
        throw error("unknown attribute \"\(text)\"")
    }
}
