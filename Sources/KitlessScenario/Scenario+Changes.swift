import CoreUIKitless
import Foundation

extension Scenario {
    /// Makes one change to the running layout.
    func apply(_ change: ScenarioValue) throws(ScenarioError) {
        let operation = try change["op"].text()
        guard let arguments = Self.operations[operation] else {
            throw change["op"].error("unknown value \"\(operation)\"")
        }
        try change.object(allowing: arguments.union(["op"]))
        switch operation {
        case "resizeRoot", "setDirection", "setScale", "setSafeArea":
            try applyToRoot(operation, change)
        case "setConstant", "setPriority", "activate", "deactivate", "addConstraint", "removeConstraint":
            try applyToConstraints(operation, change)
        case "addView", "removeView", "reAddView", "moveArranged":
            try applyToTree(operation, change)
        default:
            try applyToView(operation, change)
        }
    }

    private static let operations: [String: Set<String>] = [
        "resizeRoot": ["size"], "setDirection": ["value"], "setScale": ["value"], "setSafeArea": ["value"],
        "setMargins": ["view", "value"], "setConstant": ["constraint", "value"],
        "setPriority": ["constraint", "value"], "activate": ["constraints"], "deactivate": ["constraints"],
        "addConstraint": ["constraint"], "removeConstraint": ["constraint"], "addView": ["view"],
        "removeView": ["view"], "reAddView": ["view", "index"], "moveArranged": ["view", "index"],
        "setHidden": ["view", "value"], "setIntrinsic": ["view", "value"], "setText": ["view", "value"],
        "setHugging": ["view", "value"], "setCompression": ["view", "value"], "setStack": ["view", "value"],
        "setCustomSpacing": ["view", "after", "value"],
    ]

    private func applyToRoot(_ operation: String, _ change: ScenarioValue) throws(ScenarioError) {
        switch operation {
        case "resizeRoot":
            let size = try change["size"].numbers(2)
            root.frame = CGRect(x: 0, y: 0, width: size[0], height: size[1])
        case "setDirection": root.environment.layoutDirection = try change["value"].direction()
        case "setScale": root.environment.displayScale = try change["value"].scale()
        default: root.environment.safeAreaInsets = try change["value"].edgeInsets()
        }
    }

    private func applyToConstraints(_ operation: String, _ change: ScenarioValue) throws(ScenarioError) {
        switch operation {
        case "addConstraint":
            try addConstraint(change["constraint"])
        case "removeConstraint":
            for constraint in try named(change["constraint"]) { constraint.isActive = false }
        case "activate":
            var all: [LayoutConstraint] = []
            for name in try change["constraints"].list() { all += try named(name) }
            for constraint in all { try activate(constraint, change) }
        case "deactivate":
            for name in try change["constraints"].list() {
                for constraint in try named(name) { constraint.isActive = false }
            }
        default:
            let value = try change["value"].anyNumber()
            for constraint in try named(change["constraint"]) {
                do {
                    if operation == "setConstant" {
                        try constraint.setConstant(CGFloat(value))
                    } else {
                        try constraint.setPriority(LayoutPriority(value))
                    }
                } catch {
                    throw self.error(error, in: constraint, change)
                }
            }
        }
    }

    /// The constraint of that name, or all that a helper call or visual format of that name has made.
    private func named(_ value: ScenarioValue) throws(ScenarioError) -> [LayoutConstraint] {
        let name = try value.text()
        if let constraint = constraints[name] { return [constraint] }
        let made = constraints.filter { $0.key.hasPrefix("\(name).") }.sorted { $0.key < $1.key }.map(\.value)
        guard !made.isEmpty else { throw value.error("unknown constraint \"\(name)\"") }
        return made
    }

    private func applyToTree(_ operation: String, _ change: ScenarioValue) throws(ScenarioError) {
        if operation == "addView" { return try addView(change["view"]) }
        let name = try change["view"].text()
        let index = change["index"].isNull ? nil : try change["index"].index()
        if let guide = guides[name] {
            if operation == "removeView" {
                guide.owningView?.removeLayoutGuide(guide)
            } else {
                views[parents[name] ?? "root"]?.addLayoutGuide(guide)
            }
            return
        }
        let view = try view(change["view"])
        switch operation {
        case "removeView":
            view.removeFromSuperview()
        case "reAddView":
            guard let parent = views[parents[name] ?? "root"] else { return }
            insert(view, named: name, into: parent, at: index)
        default:
            guard let stack = view.superview as? StackView else { throw change["view"].error("not in a stack") }
            guard let index else { throw change["index"].error("a number is expected") }
            stack.insertArrangedSubview(view, at: index)
        }
    }

    private func applyToView(_ operation: String, _ change: ScenarioValue) throws(ScenarioError) {
        let view = try view(change["view"])
        let value = change["value"]
        switch operation {
        case "setMargins": view.directionalLayoutMargins = try value.directionalInsets()
        case "setHidden": view.isHidden = try value.bool()
        case "setHugging": try setHugging(view, value)
        case "setCompression": try setCompression(view, value)
        case "setIntrinsic":
            guard let content = view as? any ScenarioContent else { throw change["view"].error("has no content") }
            content.content.size = try value.contentSize()
            view.invalidateIntrinsicContentSize()
        case "setText":
            guard let label = view as? Label else { throw change["view"].error("is no label") }
            try setText(label, value)
        default:
            guard let stack = view as? StackView else { throw change["view"].error("is no stack") }
            if operation == "setStack" { return try setStack(stack, value) }
            _ = try self.view(change["after"])
            setCustomSpacing(
                stack,
                after: try change["after"].text(),
                value.isNull ? nil : CGFloat(try value.number())
            )
        }
    }
}
