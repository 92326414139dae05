import CoreUIKitless
import Foundation
import KitlessTestSupport

extension SplitMix64 {
    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }
}

/// A random layout as plain data, of which any number of equal trees can be built.
///
/// Its required constraints hold together: they are made from frames drawn beforehand. Each component of each view has
/// a wish of its own at a priority of its own, the lowest of all, so that there is only one optimum.
struct GeneratedLayout {
    struct View {
        var parent: Int?
        var size: CGSize
        var hugging: [Double]
        var compression: [Double]
    }

    struct Row {
        var item: Int
        var attribute: LayoutConstraint.Attribute
        var relation: LayoutConstraint.Relation
        var other: Int?
        var otherAttribute = LayoutConstraint.Attribute.notAnAttribute
        var multiplier = 1.0
        var constant: Double
        var priority: Double
        var isActive = true
    }

    var size: CGSize
    var direction = UserInterfaceLayoutDirection.leftToRight
    var views: [View] = []
    var rows: [Row] = []

    /// The root's number among items.
    static let root = -1

    init(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
        size = CGSize(width: whole(100...500), height: whole(100...500))
        let count = whole(2...4)
        // Frames in coordinates of the root, which required constraints are taken from.
        var frames: [CGRect] = []
        for index in 0..<count {
            let parent = index > 0 && whole(0...99) < 40 ? whole(0...index - 1) : nil
            views.append(
                View(
                    parent: parent,
                    size: whole(0...99) < 60
                        ? CGSize(width: whole(5...120), height: whole(5...90)) : CGSize(width: -1, height: -1),
                    hugging: [Double(whole(200...299)), Double(whole(200...299))],
                    compression: [Double(whole(700...799)), Double(whole(700...799))]
                )
            )
            frames.append(
                CGRect(x: whole(-20...200), y: whole(-20...200), width: whole(0...150), height: whole(0...150))
            )
        }
        for index in 0..<count {
            for _ in 0..<whole(2...5) { rows.append(Self.row(index, frames, size, &random)) }
        }
        addWishes(&random)
    }

    private static let horizontal: [LayoutConstraint.Attribute] = [.leading, .trailing]
    private static let vertical: [LayoutConstraint.Attribute] = [.top, .bottom, .centerY]
    private static let sizes: [LayoutConstraint.Attribute] = [.width, .height]

    private static func row(_ item: Int, _ frames: [CGRect], _ size: CGSize, _ random: inout SplitMix64) -> Row {
        let family = [horizontal, vertical, sizes][Int.random(in: 0..<3, using: &random)]
        let attribute = family.randomElement(using: &random) ?? .top
        let isSize = sizes.contains(attribute)
        let others = [root] + frames.indices.filter { $0 != item }
        let other: Int? = isSize && random.chance(40) ? nil : others.randomElement(using: &random)
        let relation: LayoutConstraint.Relation =
            [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
            .randomElement(using: &random) ?? .equal
        let isRequired = random.chance(25)
        let multiplier: Double =
            isSize && other != nil && random.chance(50) ? [0.25, 0.5, 2].randomElement(using: &random) ?? 1 : 1
        var row = Row(
            item: item,
            attribute: attribute,
            relation: relation,
            other: other,
            otherAttribute: other == nil ? .notAnAttribute : family.randomElement(using: &random) ?? attribute,
            multiplier: multiplier,
            constant: Double(Int.random(in: isSize && other == nil ? 0...150 : -60...60, using: &random)),
            priority: isRequired ? 1000 : Double(Int.random(in: 300...999, using: &random))
        )
        guard isRequired else { return row }
        // Take the constant from the frames, with slack for inequalities.
        func value(_ item: Int, _ attribute: LayoutConstraint.Attribute) -> CGFloat {
            let frame = item == root ? CGRect(origin: .zero, size: size) : frames[item]
            switch attribute {
            case .leading: return frame.minX
            case .trailing: return frame.maxX
            case .top: return frame.minY
            case .bottom: return frame.maxY
            case .centerY: return frame.midY
            case .width: return frame.width
            default: return frame.height
            }
        }
        let subtrahend = other.map { multiplier * Double(value($0, row.otherAttribute)) } ?? 0
        row.constant = Double(value(item, attribute)) - subtrahend
        let slack = Double(Int.random(in: 0...40, using: &random))
        if relation == .lessThanOrEqual { row.constant += slack }
        if relation == .greaterThanOrEqual { row.constant -= slack }
        return row
    }

    private mutating func addWishes(_ random: inout SplitMix64) {
        var level = 1.0
        for index in views.indices {
            for attribute: LayoutConstraint.Attribute in [.leading, .top, .width, .height] {
                let isSize = Self.sizes.contains(attribute)
                rows.append(
                    Row(
                        item: index,
                        attribute: attribute,
                        relation: .equal,
                        other: isSize ? nil : Self.root,
                        otherAttribute: isSize ? .notAnAttribute : attribute,
                        constant: Double(Int.random(in: 0...100, using: &random)),
                        priority: level
                    )
                )
                level += 1
            }
        }
    }

    /// The same layout with every length multiplied.
    func scaled(by factor: Double) -> GeneratedLayout {
        var copy = self
        copy.size = CGSize(width: size.width * factor, height: size.height * factor)
        for index in views.indices where views[index].size.width >= 0 {
            copy.views[index].size.width *= CGFloat(factor)
            copy.views[index].size.height *= CGFloat(factor)
        }
        for index in rows.indices { copy.rows[index].constant *= factor }
        return copy
    }
}

/// A tree built from a generated layout.
final class GeneratedTree {
    private final class Block: LayoutView {
        let size: CGSize
        init(_ size: CGSize) {
            self.size = size
            super.init(frame: .zero)
        }
        override var intrinsicContentSize: CGSize { size }
    }

    let root: LayoutView
    let views: [LayoutView]
    private(set) var constraints: [LayoutConstraint] = []

    /// Builds the tree, and activates constraints in an order of their numbers; all of them in theirs unless given.
    init(_ layout: GeneratedLayout, order: [Int]? = nil) {
        root = LayoutView(frame: CGRect(origin: .zero, size: layout.size))
        root.environment.layoutDirection = layout.direction
        var views: [LayoutView] = []
        for (index, description) in layout.views.enumerated() {
            let view = Block(description.size)
            view.identifier = "v\(index)"
            view.translatesAutoresizingMaskIntoConstraints = false
            for (axis, number) in zip(LayoutAxis.allCases, 0...) {
                view.setContentHuggingPriority(LayoutPriority(description.hugging[number]), for: axis)
                view.setContentCompressionResistancePriority(LayoutPriority(description.compression[number]), for: axis)
            }
            (description.parent.map { views[$0] } ?? root).addSubview(view)
            views.append(view)
        }
        self.views = views
        for (index, row) in layout.rows.enumerated() {
            let constraint = LayoutConstraint(checked: row, in: self)
            constraint.identifier = "c\(index)"
            constraints.append(constraint)
        }
        for index in order ?? Array(layout.rows.indices) where layout.rows[index].isActive {
            constraints[index].isActive = true
        }
    }

    func item(_ number: Int) -> LayoutView { number == GeneratedLayout.root ? root : views[number] }

    /// Adds a constraint beside those of the layout.
    func add(_ row: GeneratedLayout.Row) -> LayoutConstraint {
        let constraint = LayoutConstraint(checked: row, in: self)
        constraint.identifier = "c\(constraints.count)"
        constraints.append(constraint)
        constraint.isActive = true
        return constraint
    }

    func frames() -> [CGRect] {
        CoreUI.withLogSink(nil) { root.layoutIfNeeded() }
        return views.map(\.frame)
    }
}

extension LayoutConstraint {
    /// Makes a constraint of a row, which is legal.
    fileprivate convenience init(checked row: GeneratedLayout.Row, in tree: GeneratedTree) {
        do {
            try self.init(
                item: tree.item(row.item),
                attribute: row.attribute,
                relatedBy: row.relation,
                toItem: row.other.map(tree.item),
                attribute: row.otherAttribute,
                multiplier: CGFloat(row.multiplier),
                constant: CGFloat(row.constant),
                priority: LayoutPriority(row.priority)
            )
        } catch {
            preconditionFailure("the generator makes legal rows: \(error)")
        }
    }
}
