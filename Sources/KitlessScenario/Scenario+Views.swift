import CoreUIKitless
import Foundation

extension Scenario {
    /// Makes a view or guide and adds it to its parent.
    func addView(_ value: ScenarioValue) throws(ScenarioError) {
        try value.object(allowing: [
            "id", "parent", "kind", "intrinsic", "hugging", "compression", "margins", "marginsFromSafeArea",
            "preservesSuperviewMargins", "baseline", "hidden", "arranged", "stack", "text", "autoresize",
        ])
        let name = try value["id"].text()
        guard views[name] == nil, guides[name] == nil else { throw value["id"].error("\"\(name)\" is there already") }
        let parentName = value["parent"].isNull ? "root" : try value["parent"].text()
        guard let parent = views[parentName] else { throw value["parent"].error("unknown view \"\(parentName)\"") }
        let kind = value["kind"].isNull ? Kind.view : try value["kind"].choice(Kind.self)
        names.append(name)
        parents[name] = parentName
        if kind == .guide {
            let guide = LayoutGuide()
            guide.identifier = name
            guides[name] = guide
            parent.addLayoutGuide(guide)
            return
        }
        let view = try makeView(kind, value)
        view.identifier = name
        view.translatesAutoresizingMaskIntoConstraints = false
        try configure(view, value)
        views[name] = view
        isArranged[name] = value["arranged"].isNull ? true : try value["arranged"].bool()
        insert(view, named: name, into: parent)
        if !value["autoresize"].isNull { try setAutoresizing(view, value["autoresize"]) }
    }

    /// The kinds of views.
    private enum Kind: String {
        case view
        case guide
        case stack
        case scroll
        case label
    }

    private func makeView(_ kind: Kind, _ value: ScenarioValue) throws(ScenarioError) -> any ScenarioContent {
        if kind != .stack, !value["stack"].isNull { throw value["stack"].error("only for kind stack") }
        if kind != .label, !value["text"].isNull { throw value["text"].error("only for kind label") }
        switch kind {
        case .view, .guide:
            return ScenarioView()
        case .scroll:
            return ScenarioScroll()
        case .stack:
            let stack = ScenarioStack()
            if !value["stack"].isNull { try setStack(stack, value["stack"]) }
            return stack
        case .label:
            let label = ScenarioLabel()
            label.numberOfLines = 0
            try setText(label, value["text"])
            return label
        }
    }

    private func configure(_ view: any ScenarioContent, _ value: ScenarioValue) throws(ScenarioError) {
        if !value["intrinsic"].isNull {
            if view is Label { throw value["intrinsic"].error("a label has the size of its text") }
            view.content.size = try value["intrinsic"].contentSize()
        }
        if !value["hugging"].isNull { try setHugging(view, value["hugging"]) }
        if !value["compression"].isNull { try setCompression(view, value["compression"]) }
        if !value["margins"].isNull { view.directionalLayoutMargins = try value["margins"].directionalInsets() }
        if !value["marginsFromSafeArea"].isNull {
            view.insetsLayoutMarginsFromSafeArea = try value["marginsFromSafeArea"].bool()
        }
        if !value["preservesSuperviewMargins"].isNull {
            view.preservesSuperviewLayoutMargins = try value["preservesSuperviewMargins"].bool()
        }
        if !value["baseline"].isNull {
            let baseline = value["baseline"]
            try baseline.object(allowing: ["first", "last"])
            if !baseline["first"].isNull { view.content.firstBaseline = CGFloat(try baseline["first"].number()) }
            if !baseline["last"].isNull { view.content.lastBaseline = CGFloat(try baseline["last"].number()) }
        }
        if !value["hidden"].isNull { view.isHidden = try value["hidden"].bool() }
    }

    /// Puts a view into its parent: into the arrangement of a stack unless it is not to be arranged.
    func insert(_ view: LayoutView, named name: String, into parent: LayoutView, at index: Int? = nil) {
        if let stack = parent as? StackView, isArranged[name] ?? true {
            stack.insertArrangedSubview(view, at: index ?? stack.arrangedSubviews.count)
            for waiting in waitingSpacings where waiting.stack === stack && waiting.name == name {
                stack.setCustomSpacing(waiting.spacing, after: view)
            }
        } else {
            parent.insertSubview(view, at: index ?? parent.subviews.count)
        }
    }

    func setStack(_ stack: StackView, _ value: ScenarioValue) throws(ScenarioError) {
        try value.object(allowing: [
            "axis", "alignment", "distribution", "spacing", "customSpacing", "marginsRelative",
        ])
        if !value["axis"].isNull { stack.axis = try value["axis"].choice(LayoutAxis.self) }
        if !value["alignment"].isNull {
            switch try value["alignment"].text() {
            case "top": stack.alignment = .top
            case "bottom": stack.alignment = .bottom
            default: stack.alignment = try value["alignment"].choice(StackView.Alignment.self)
            }
        }
        if !value["distribution"].isNull {
            stack.distribution = try value["distribution"].choice(StackView.Distribution.self)
        }
        if !value["spacing"].isNull { stack.spacing = CGFloat(try value["spacing"].number()) }
        if !value["marginsRelative"].isNull {
            stack.isLayoutMarginsRelativeArrangement = try value["marginsRelative"].bool()
        }
        for name in value["customSpacing"].isNull ? [] : try value["customSpacing"].names() {
            let spacing = value["customSpacing"][name]
            setCustomSpacing(stack, after: name, spacing.isNull ? nil : CGFloat(try spacing.number()))
        }
    }

    /// Sets a spacing, also for a view that comes later in the file.
    func setCustomSpacing(_ stack: StackView, after name: String, _ spacing: CGFloat?) {
        waitingSpacings.removeAll { $0.stack === stack && $0.name == name }
        if let view = views[name] {
            stack.setCustomSpacing(spacing, after: view)
        } else {
            waitingSpacings.append((stack, name, spacing))
        }
    }

    func setText(_ label: Label, _ value: ScenarioValue) throws(ScenarioError) {
        var measurer = label.measurer as? ScenarioTextMeasurer ?? ScenarioTextMeasurer(width: 0, lineHeight: 0)
        if case .number = value.content {
            measurer.width = CGFloat(try value.number())
        } else if !value.isNull {
            try value.object(allowing: ["width", "lineHeight", "lines", "preferredMax"])
            if !value["width"].isNull { measurer.width = CGFloat(try value["width"].number()) }
            if !value["lineHeight"].isNull { measurer.lineHeight = CGFloat(try value["lineHeight"].number()) }
            if !value["lines"].isNull { label.numberOfLines = try value["lines"].index() }
            if !value["preferredMax"].isNull {
                label.preferredMaxLayoutWidth = CGFloat(try value["preferredMax"].number())
            }
        }
        label.measurer = measurer
    }

    func setHugging(_ view: LayoutView, _ value: ScenarioValue) throws(ScenarioError) {
        let priorities = try value.priorities()
        view.setContentHuggingPriority(priorities.0, for: .horizontal)
        view.setContentHuggingPriority(priorities.1, for: .vertical)
    }

    func setCompression(_ view: LayoutView, _ value: ScenarioValue) throws(ScenarioError) {
        let priorities = try value.priorities()
        view.setContentCompressionResistancePriority(priorities.0, for: .horizontal)
        view.setContentCompressionResistancePriority(priorities.1, for: .vertical)
    }

    private func setAutoresizing(_ view: LayoutView, _ value: ScenarioValue) throws(ScenarioError) {
        try value.object(allowing: ["frame", "superSize", "mask"])
        let frame = try value["frame"].numbers(4)
        let size = try value["superSize"].numbers(2)
        var mask: LayoutView.AutoresizingMask = []
        let parts: [String: LayoutView.AutoresizingMask] = [
            "flexibleLeftMargin": .flexibleLeftMargin, "flexibleWidth": .flexibleWidth,
            "flexibleRightMargin": .flexibleRightMargin, "flexibleTopMargin": .flexibleTopMargin,
            "flexibleHeight": .flexibleHeight, "flexibleBottomMargin": .flexibleBottomMargin,
        ]
        for part in try value["mask"].list() {
            let name = try part.text()
            guard let bit = parts[name] else { throw part.error("unknown value \"\(name)\"") }
            mask.insert(bit)
        }
        view.autoresizingMask = mask
        view.translatesAutoresizingMaskIntoConstraints = true
        view.setAutoresizingReference(
            frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]),
            in: CGSize(width: size[0], height: size[1])
        )
    }
}

extension ScenarioValue {
    /// [width, height], null for none.
    func contentSize() throws(ScenarioError) -> CGSize {
        let (width, height) = try optionalPair()
        return CGSize(
            width: width.map { CGFloat($0) } ?? LayoutView.noIntrinsicMetric,
            height: height.map { CGFloat($0) } ?? LayoutView.noIntrinsicMetric
        )
    }

    func priorities() throws(ScenarioError) -> (LayoutPriority, LayoutPriority) {
        let elements = try list()
        guard elements.count == 2 else { throw error("2 numbers are expected") }
        func priority(_ value: ScenarioValue) throws(ScenarioError) -> LayoutPriority {
            let priority = LayoutPriority(try value.number())
            guard priority.isValid else { throw value.error("a priority above 0 and up to 1000 is expected") }
            return priority
        }
        return (try priority(elements[0]), try priority(elements[1]))
    }
}
