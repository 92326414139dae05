public import CoreUIKitless
public import Foundation

/// A layout described in a file: a tree, constraints, and changes to be made one after the other.
///
/// ```swift
/// let scenario = try Scenario(contentsOf: url)
/// scenario.root.layoutIfNeeded()
/// for frame in scenario.frames() { print(frame.name, frame.rectangle) }
/// ```
///
/// The format is that of the layout test vectors; what it does not know is an error, never passed over.
public final class Scenario {
    /// The root of the tree.
    public let root: LayoutView

    /// The identifier that the file gives.
    public let identifier: String

    /// The title that the file gives.
    public let title: String

    /// The number of steps that can be made with ``apply(step:)``.
    public var stepCount: Int { steps.count }

    /// Views by name, those that have been removed included; the root is called `root`.
    public internal(set) var views: [String: LayoutView] = [:]

    /// Guides by name.
    public internal(set) var guides: [String: LayoutGuide] = [:]

    /// Constraints by name.
    public internal(set) var constraints: [String: LayoutConstraint] = [:]

    /// The names of views and guides in the order of the file.
    public internal(set) var names: [String] = []

    /// Where each view came from, for adding it again.
    var parents: [String: String] = [:]
    var isArranged: [String: Bool] = [:]

    /// Custom spacings after views that come later in the file.
    var waitingSpacings: [(stack: StackView, name: String, spacing: CGFloat?)] = []

    private let steps: [ScenarioValue]

    /// Reads a file, and builds the tree with its constraints; the layout is made when it is asked for.
    ///
    /// - Parameter url: The file.
    /// - Throws: ``ScenarioError``, which names the file and the key.
    public convenience init(contentsOf url: URL) throws(ScenarioError) {
        let data: Data
        do {
            data = try Data(contentsOf: url)
        } catch {
            throw ScenarioError(file: url.lastPathComponent, key: "", reason: "cannot be read")
        }
        try self.init(data: data, file: url.lastPathComponent)
    }

    /// Reads a scenario, and builds the tree with its constraints; the layout is made when it is asked for.
    ///
    /// - Parameters:
    ///   - data: The JSON text.
    ///   - file: The name for messages.
    /// - Throws: ``ScenarioError``, which names the file and the key.
    public init(data: Data, file: String) throws(ScenarioError) {
        let value = try ScenarioValue(parsing: data, file: file)
        try value.object(allowing: [
            "id", "title", "topics", "rule", "source", "root", "views", "constraints", "expect", "steps", "tolerance",
        ])
        identifier = value["id"].isNull ? file : try value["id"].text()
        title = value["title"].isNull ? identifier : try value["title"].text()
        steps = try value["steps"].list()
        for step in steps { try step.object(allowing: ["changes", "expect"]) }
        root = ScenarioView()
        root.identifier = "root"
        views["root"] = root
        try buildRoot(value["root"])
        for view in try value["views"].list() { try addView(view) }
        for constraint in try value["constraints"].list() { try addConstraint(constraint) }
        // A helper that was called on the root must not free its size, which is required.
        root.translatesAutoresizingMaskIntoConstraints = true
    }

    /// Makes the changes of a step.
    ///
    /// - Parameter step: The number of the step, from 0.
    /// - Throws: ``ScenarioError``; changes before the one at fault have been made.
    public func apply(step: Int) throws(ScenarioError) {
        guard steps.indices.contains(step) else { return }
        for change in try steps[step]["changes"].list() { try apply(change) }
        root.translatesAutoresizingMaskIntoConstraints = true
    }

    /// Returns the frames of the views and guides that take part in the layout, in the order of the file.
    ///
    /// - Returns: Names and frames, relative to the parent; hidden arranged views and what is in them are left out.
    public func frames() -> [(name: String, rectangle: CGRect)] {
        names.compactMap { name in
            if let view = views[name] { return isShown(view) ? (name, view.frame) : nil }
            guard let guide = guides[name], let view = guide.owningView, isShown(view) else { return nil }
            return (name, guide.layoutFrame)
        }
    }

    /// Says whether a view is in the tree and takes part in the layout.
    ///
    /// - Parameter view: The view.
    /// - Returns: Whether it does.
    public func isShown(_ view: LayoutView) -> Bool {
        var current = view
        while let parent = current.superview {
            if current.isHidden, let stack = parent as? StackView,
                stack.arrangedSubviews.contains(where: { $0 === current })
            {
                return false
            }
            current = parent
        }
        return current === root
    }

    private func buildRoot(_ value: ScenarioValue) throws(ScenarioError) {
        try value.object(allowing: [
            "size", "direction", "scale", "safeArea", "margins", "systemSpacing", "readableWidth",
        ])
        let size = try value["size"].numbers(2)
        guard size[0] >= 0, size[1] >= 0 else { throw value["size"].error("a size must not be negative") }
        root.frame = CGRect(x: 0, y: 0, width: size[0], height: size[1])
        var environment = LayoutEnvironment()
        if !value["direction"].isNull { environment.layoutDirection = try value["direction"].direction() }
        if !value["scale"].isNull { environment.displayScale = try value["scale"].scale() }
        if !value["safeArea"].isNull { environment.safeAreaInsets = try value["safeArea"].edgeInsets() }
        if !value["systemSpacing"].isNull { environment.systemSpacing = CGFloat(try value["systemSpacing"].number()) }
        if !value["readableWidth"].isNull {
            environment.readableContentWidth = CGFloat(try value["readableWidth"].number())
        }
        root.environment = environment
        if !value["margins"].isNull { root.directionalLayoutMargins = try value["margins"].directionalInsets() }
    }
}

extension ScenarioValue {
    func direction() throws(ScenarioError) -> UserInterfaceLayoutDirection {
        switch try text() {
        case "ltr": return .leftToRight
        case "rtl": return .rightToLeft
        default: throw error("ltr or rtl is expected")
        }
    }

    func scale() throws(ScenarioError) -> CGFloat {
        let scale = try number()
        guard scale > 0 else { throw error("a number above 0 is expected") }
        return CGFloat(scale)
    }

    /// [top, left, bottom, right].
    func edgeInsets() throws(ScenarioError) -> EdgeInsets {
        let sides = try numbers(4)
        return EdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    }

    /// [top, leading, bottom, trailing].
    func directionalInsets() throws(ScenarioError) -> DirectionalEdgeInsets {
        let sides = try numbers(4)
        return DirectionalEdgeInsets(top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])
    }
}
