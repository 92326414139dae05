import Foundation
import KitlessSolver

/// Pictures of the layout for debugging.
extension LayoutView {
    /// Draws the layout of the tree as of the last pass, as SVG: a picture to find out why things are where they are.
    ///
    /// Frames and guides are outlined and named; constraints are lines with their constants; what is ambiguous is
    /// hatched; constraints that take part in a conflict are red, those left out dashed.
    ///
    /// - Returns: The text of an SVG file, well-formed whatever names the views have.
    /// - Complexity: As ``ambiguities()`` and ``conflicts()``.
    public func debugSVG() -> String {
        var drawing = DebugDrawing(root)
        return drawing.draw()
    }
}

/// Draws a tree with what its engine knows of it.
private struct DebugDrawing {
    private static let margin = 24.0

    private let root: LayoutView
    private var writer = XMLWriter()
    private var origins: [ObjectIdentifier: CGPoint] = [:]
    private let ambiguities: [ObjectIdentifier: LayoutAmbiguity]
    private let conflictMembers: Set<LayoutConflict.Member>

    init(_ root: LayoutView) {
        self.root = root
        ambiguities = Dictionary(
            root.ambiguities().map { (ObjectIdentifier($0.item.anchorItem.layoutItem), $0) },
            uniquingKeysWith: { first, _ in first }
        )
        conflictMembers = Set(root.conflicts().flatMap(\.members))
    }

    mutating func draw() -> String {
        let size = root.frame.size
        writer.begin("svg")
        writer.attribute("xmlns", "http://www.w3.org/2000/svg")
        let width = Double(size.width) + 2 * Self.margin
        let height = Double(size.height) + 2 * Self.margin
        writer.attribute("width", width)
        writer.attribute("height", height)
        writer.attribute("viewBox", "\(-Self.margin) \(-Self.margin) \(width) \(height)")
        writer.attribute("font-family", "monospace")
        writer.attribute("font-size", 8)
        drawHatching()
        var constraints: [LayoutConstraint] = []
        root.forEachView { view in
            let origin = origin(of: view)
            drawFrame(CGRect(origin: origin, size: view.frame.size), view.item, "view")
            for guide in view.layoutGuides + view.ownGuides {
                let frame = guide.layoutFrame
                let place = CGPoint(x: origin.x + frame.origin.x, y: origin.y + frame.origin.y)
                drawFrame(CGRect(origin: place, size: frame.size), guide.item, "guide")
            }
            view.forEachItem { item in constraints += item.constraints.filter { $0.first === item } }
        }
        for constraint in constraints.sorted(by: { $0.order < $1.order }) { draw(constraint) }
        writer.end()
        return writer.text
    }

    /// The place of a view in the root; parents come before their children.
    private mutating func origin(of view: LayoutView) -> CGPoint {
        var origin = CGPoint.zero
        if let parent = view.superview, let outer = origins[ObjectIdentifier(parent)] {
            origin = CGPoint(x: outer.x + view.frame.origin.x, y: outer.y + view.frame.origin.y)
        }
        origins[ObjectIdentifier(view)] = origin
        return origin
    }

    private mutating func drawHatching() {
        writer.begin("defs")
        writer.begin("pattern")
        for (name, value) in [
            ("id", "hatching"), ("width", "6"), ("height", "6"), ("patternUnits", "userSpaceOnUse"),
            ("patternTransform", "rotate(45)"),
        ] {
            writer.attribute(name, value)
        }
        line(CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 6), color: "#b36b00", width: 2)
        writer.end()
        writer.end()
    }

    private mutating func drawFrame(_ frame: CGRect, _ item: LayoutItem, _ kind: String) {
        writer.newline()
        writer.begin("g")
        writer.attribute("class", kind)
        let ambiguity = ambiguities[ObjectIdentifier(item)]
        if let ambiguity {
            rectangle(frame, fill: "url(#hatching)", stroke: "none", isDashed: false, opacity: 0.35)
            title(ambiguity.description)
        }
        rectangle(frame, fill: "none", stroke: kind == "view" ? "#3b5bdb" : "#868e96", isDashed: kind == "guide")
        text(item.name, CGPoint(x: frame.origin.x + 2, y: frame.origin.y + 8), "#3b5bdb")
        writer.end()
    }

    private mutating func draw(_ constraint: LayoutConstraint) {
        guard let start = point(constraint.firstAttribute, of: constraint.first) else { return }
        let isInConflict = conflictMembers.contains { member in
            member.equation == constraint.equation && member.line == constraint.line && member.file == constraint.file
        }
        let plainColor = constraint.priority.isRequired ? "#2b8a3e" : "#74b816"
        let color = constraint.isBroken || isInConflict ? "#e03131" : plainColor
        writer.newline()
        writer.begin("g")
        writer.attribute("class", isInConflict || constraint.isBroken ? "constraint conflict" : "constraint")
        title("\(constraint)")
        let isHorizontal = constraint.firstAttribute.family == .horizontal || constraint.firstAttribute == .width
        var end = start
        if let second = constraint.second, constraint.firstAttribute.family != .size,
            let other = point(constraint.secondAttribute, of: second)
        {
            // Along the axis of the constraint, at the height or column of its first item.
            end = isHorizontal ? CGPoint(x: other.x, y: start.y) : CGPoint(x: start.x, y: other.y)
        } else if let frame = frame(of: constraint.first) {
            end = isHorizontal ? CGPoint(x: frame.maxX, y: start.y) : CGPoint(x: start.x, y: frame.maxY)
        }
        line(start, end, color: color, width: 1, isDashed: constraint.isBroken)
        text(
            label(of: constraint),
            CGPoint(x: (start.x + end.x) / 2 + 2, y: (start.y + end.y) / 2 - 2),
            color
        )
        writer.end()
    }

    private func label(of constraint: LayoutConstraint) -> String {
        let relation = constraint.relation == .equal ? "" : "\(constraint.relation.symbol) "
        let number = LayoutConstraint.format(Double(constraint.constant))
        guard !constraint.priority.isRequired else { return relation + number }
        return relation + number + " @" + LayoutConstraint.format(constraint.priority.rawValue)
    }

    /// The rectangle of an item in the root.
    private func frame(of item: LayoutItem) -> CGRect? {
        guard let view = item.view, let origin = origins[ObjectIdentifier(view)] else { return nil }
        guard let guide = item.guide else { return CGRect(origin: origin, size: view.frame.size) }
        let frame = guide.layoutFrame
        return CGRect(
            x: origin.x + frame.origin.x,
            y: origin.y + frame.origin.y,
            width: frame.size.width,
            height: frame.size.height
        )
    }

    /// Where an attribute is; for a size, where its line starts.
    private func point(_ attribute: LayoutConstraint.Attribute, of item: LayoutItem) -> CGPoint? {
        guard let frame = frame(of: item), let view = item.view else { return nil }
        let isMirrored = root.environment.layoutDirection == .rightToLeft
        switch attribute.withoutMargin ?? attribute {
        case .left: return CGPoint(x: frame.minX, y: frame.midY)
        case .right: return CGPoint(x: frame.maxX, y: frame.midY)
        case .leading: return CGPoint(x: isMirrored ? frame.maxX : frame.minX, y: frame.midY)
        case .trailing: return CGPoint(x: isMirrored ? frame.minX : frame.maxX, y: frame.midY)
        case .top: return CGPoint(x: frame.midX, y: frame.minY)
        case .bottom: return CGPoint(x: frame.midX, y: frame.maxY)
        case .centerX, .centerY: return CGPoint(x: frame.midX, y: frame.midY)
        case .width: return CGPoint(x: frame.minX, y: frame.minY + frame.height * 0.75)
        case .height: return CGPoint(x: frame.minX + frame.width * 0.75, y: frame.minY)
        case .firstBaseline: return CGPoint(x: frame.midX, y: frame.minY + view.finiteFirstBaselineOffset)
        case .lastBaseline: return CGPoint(x: frame.midX, y: frame.maxY - view.finiteLastBaselineOffset)
        default: return nil
        }
    }

    private mutating func rectangle(
        _ frame: CGRect,
        fill: String,
        stroke: String,
        isDashed: Bool,
        opacity: Double = 1
    ) {
        writer.begin("rect")
        writer.attribute("x", Double(frame.origin.x))
        writer.attribute("y", Double(frame.origin.y))
        writer.attribute("width", Double(frame.size.width))
        writer.attribute("height", Double(frame.size.height))
        writer.attribute("fill", fill)
        writer.attribute("stroke", stroke)
        if isDashed { writer.attribute("stroke-dasharray", "3 2") }
        if opacity < 1 { writer.attribute("opacity", opacity) }
        writer.end()
    }

    private mutating func line(
        _ start: CGPoint,
        _ end: CGPoint,
        color: String,
        width: Double,
        isDashed: Bool = false
    ) {
        writer.begin("line")
        writer.attribute("x1", Double(start.x))
        writer.attribute("y1", Double(start.y))
        writer.attribute("x2", Double(end.x))
        writer.attribute("y2", Double(end.y))
        writer.attribute("stroke", color)
        writer.attribute("stroke-width", width)
        if isDashed { writer.attribute("stroke-dasharray", "3 2") }
        writer.end()
    }

    private mutating func text(_ text: String, _ place: CGPoint, _ color: String) {
        writer.begin("text")
        writer.attribute("x", Double(place.x))
        writer.attribute("y", Double(place.y))
        writer.attribute("fill", color)
        writer.content(text)
        writer.end()
    }

    private mutating func title(_ text: String) {
        writer.begin("title")
        writer.content(text)
        writer.end()
    }
}
