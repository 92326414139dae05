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

    func error(_ error: LayoutError, in constraint: LayoutConstraint?, _ value: ScenarioValue) -> ScenarioError {
        ScenarioError(
            file: value.file,
            key: value.key,
            reason: "\(error)",
            layoutError: error,
            constraint: constraint?.identifier
        )
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
            throw ScenarioError(
                file: value.file,
                key: value.key,
                reason: "\(error)",
                layoutError: error,
                constraint: name
            )
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
            throw ScenarioError(
                file: value.file,
                key: "\(value.key).vfl",
                reason: "\(error)",
                layoutError: LayoutError(.visualFormat, "\(error)")
            )
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

    private func addCall(_ value: ScenarioValue, _ name: String) throws(ScenarioError) {
        let view = try view(value["view"])
        let relation = try relation(value["rel"])
        let priority = try priority(value["priority"])
        let call = try value["call"].text()
        let general: Set<String> = ["id", "call", "view", "rel", "priority", "active"]
        guard let arguments = Self.callArguments[call] else { throw value["call"].error("unknown value \"\(call)\"") }
        try value.object(allowing: general.union(arguments))
        let other: (any Anchorable)? = value["to"].isNull ? nil : try anchorable(value["to"])
        switch call {
        case "constrainEdges", "constrainEdgesToMargins":
            try addEdges(value, name, view, other, relation, priority)
        case "constrainCenter":
            let axes = value["axes"].isNull ? "all" : try value["axes"].text()
            guard let center = ["x": LayoutView.Center.x, "y": .y, "all": .all][axes] else {
                throw value["axes"].error("x, y or all is expected")
            }
            let offset = value["offset"].isNull ? [0, 0] : try value["offset"].numbers(2)
            let made = view.constrainCenter(
                center,
                to: other,
                relatedBy: relation,
                offset: Offset(horizontal: offset[0], vertical: offset[1]),
                priority: priority,
                isActive: false
            )
            try keep(made, [.centerX, .centerY], name, value)
        case "constrainSize":
            let (width, height) = try value["size"].optionalPair()
            for (length, anchor, suffix) in [
                (width, LayoutView.DimensionAnchor.widthAnchor, "width"), (height, .heightAnchor, "height"),
            ] {
                guard let length else { continue }
                let constraint = view.constrain(
                    anchor,
                    relatedBy: relation,
                    constant: CGFloat(length),
                    priority: priority,
                    isActive: false
                )
                try keep(constraint, as: "\(name).\(suffix)", value)
            }
        case "constrainAspectRatio":
            let constraint = view.constrainAspectRatio(
                CGFloat(try value["ratio"].anyNumber()),
                offset: value["offset"].isNull ? 0 : CGFloat(try value["offset"].anyNumber()),
                relatedBy: relation,
                priority: priority,
                isActive: false
            )
            try keep(constraint, as: "\(name).ratio", value)
        default:
            guard let other else { throw value["to"].error("a view is expected") }
            let offset: CGFloat = value["offset"].isNull ? 0 : CGFloat(try value["offset"].anyNumber())
            let isBelow = call == "constrainBelow"
            let constraint =
                isBelow
                ? view.constrain(below: other, relatedBy: relation, offset: offset, priority: priority, isActive: false)
                : view.constrain(after: other, relatedBy: relation, offset: offset, priority: priority, isActive: false)
            try keep(constraint, as: "\(name).\(isBelow ? "below" : "after")", value)
        }
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

    private func addEdges(
        _ value: ScenarioValue,
        _ name: String,
        _ view: LayoutView,
        _ other: (any Anchorable)?,
        _ relation: LayoutConstraint.Relation,
        _ priority: LayoutPriority
    ) throws(ScenarioError) {
        let toMargins = try value["call"].text() == "constrainEdgesToMargins"
        let edges = try edges(value["edges"])
        var insets = value["insets"].isNull ? .zero : try value["insets"].directionalInsets()
        if !value["outsets"].isNull { insets = -(try value["outsets"].directionalInsets()) }
        let made: [LayoutConstraint.Attribute: LayoutConstraint]
        if toMargins {
            if other != nil, !(other is LayoutView) { throw value["to"].error("a view is expected") }
            made = view.constrainEdgesToMargins(
                edges,
                to: other as? LayoutView,
                relatedBy: relation,
                with: insets,
                priority: priority,
                isActive: false
            )
        } else {
            made = view.constrainEdges(
                edges,
                to: other,
                relatedBy: relation,
                with: insets,
                priority: priority,
                isActive: false
            )
        }
        try keep(made, [.top, .leading, .bottom, .trailing], name, value)
    }

    private func keep(
        _ made: [LayoutConstraint.Attribute: LayoutConstraint],
        _ order: [LayoutConstraint.Attribute],
        _ name: String,
        _ value: ScenarioValue
    ) throws(ScenarioError) {
        for attribute in order {
            guard let constraint = made[attribute] else { continue }
            try keep(constraint, as: "\(name).\(attribute)", value)
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
            guard let edge = named[try name.text()] else { throw name.error("unknown value") }
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
