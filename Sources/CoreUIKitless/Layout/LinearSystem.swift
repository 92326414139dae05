import Foundation
import KitlessSolver

/// Turns attributes of items into rows of a solver.
///
/// Variables are x, y, width and height of each item's alignment rectangle in coordinates of the root, so that a row
/// has few terms however deep its items lie. Guides that are insets of a view have no variables of their own: their
/// attributes are those of the view plus constants.
///
/// It is an object because views are asked for insets and baselines while a row is being made, and may look at the
/// layout or change the tree: a value would be held exclusively meanwhile.
final class LinearSystem {
    let solver = Solver()

    /// Four handles a slot.
    @exclusivity(unchecked) private(set) var variables: [Variable] = []

    /// Slots by item, for a system beside the one whose slots the items keep themselves.
    var slots: [ObjectIdentifier: Int32]?

    var environment = LayoutEnvironment()
    var isMirrored = false

    /// Whether the root may have any size, as when the size that fits is sought.
    var hasFreeRoot = false

    /// The row being made: its terms, and what its left side has besides them.
    @exclusivity(unchecked) var terms: [Term] = []
    @exclusivity(unchecked) var offset = 0.0

    /// Where the insets of views come from; `nil` for those kept in the items.
    var insets: InsetResolver?

    /// Makes the variables of a slot; for the content of a scroll view, which starts where that does, the origin is
    /// that of the scroll view's slot.
    func makeVariables(of slot: Int, origin: Int?) {
        for component in 0..<4 {
            let variable: Variable
            if let origin, component < 2 {
                variable = variables[4 * origin + component]
            } else {
                variable = solver.makeVariable()
            }
            let index = 4 * slot + component
            if index < variables.count { variables[index] = variable } else { variables.append(variable) }
        }
    }

    /// Hands the row that has been made to the solver.
    func addRow(
        _ relation: Relation,
        _ constant: Double,
        _ priority: LayoutPriority
    ) throws(SolverError) -> ConstraintID {
        try solver.add(terms: terms, relation, constant: constant, priority: priority)
    }

    @inline(__always)
    func slot(of item: LayoutItem) -> Int {
        if let slots { Int(slots[ObjectIdentifier(item)] ?? -1) } else { Int(item.slot) }
    }

    func beginRow() {
        terms.removeAll(keepingCapacity: true)
        offset = 0
    }

    /// Adds a multiple of one component of a slot: x, y, width or height.
    func add(component: Int, of slot: Int, times factor: Double) {
        guard factor != 0 else { return }
        terms.append(Term(variables[4 * slot + component], factor))
    }

    /// Adds a multiple of an attribute, which is measured in the direction of x and y.
    func add(_ attribute: LayoutConstraint.Attribute, of item: LayoutItem, times factor: Double) {
        let slot = slot(of: item.base)
        guard slot >= 0 else { return }
        var insets = EdgeInsets.zero
        var attribute = attribute
        if item.kind.isInset {
            insets = self.insets(of: item, kind: item.kind)
            attribute = attribute.withoutMargin ?? attribute
        } else if let inner = attribute.withoutMargin {
            attribute = inner
            if item.kind == .view { insets = self.insets(of: item, kind: .margins) }
        }
        switch attribute {
        case .left: addSide(0, 0, slot, insets.left, factor)
        case .right: addSide(0, 1, slot, -insets.right, factor)
        case .leading: addSide(0, isMirrored ? 1 : 0, slot, isMirrored ? -insets.right : insets.left, factor)
        case .trailing: addSide(0, isMirrored ? 0 : 1, slot, isMirrored ? insets.left : -insets.right, factor)
        case .top: addSide(1, 0, slot, insets.top, factor)
        case .bottom: addSide(1, 1, slot, -insets.bottom, factor)
        case .centerX: addSide(0, 0.5, slot, (insets.left - insets.right) / 2, factor)
        case .centerY: addSide(1, 0.5, slot, (insets.top - insets.bottom) / 2, factor)
        case .width:
            add(component: 2, of: slot, times: factor)
            offset -= factor * insets.horizontal
        case .height:
            add(component: 3, of: slot, times: factor)
            offset -= factor * insets.vertical
        case .firstBaseline:
            addSide(1, 0, slot, item.kind == .view ? item.view?.finiteFirstBaselineOffset ?? 0 : insets.top, factor)
        case .lastBaseline:
            addSide(
                1,
                1,
                slot,
                item.kind == .view ? -(item.view?.finiteLastBaselineOffset ?? 0) : -insets.bottom,
                factor
            )
        default: break
        }
    }

    /// Adds a multiple of origin + part * size + constant along an axis.
    private func addSide(_ axis: Int, _ part: Double, _ slot: Int, _ constant: Double, _ factor: Double) {
        add(component: axis, of: slot, times: factor)
        add(component: axis + 2, of: slot, times: factor * part)
        offset += factor * constant
    }

    private func insets(of item: LayoutItem, kind: LayoutItem.Kind) -> EdgeInsets {
        guard let view = item.view else { return .zero }
        let all = insets?.insets(of: view) ?? view.extras?.effectiveInsets ?? ViewInsets()
        let inset =
            switch kind {
            case .safeArea: all.safeArea
            case .readable: all.readable
            default: all.margins
            }
        let outset = view.outset
        guard outset != .zero else { return inset }
        return EdgeInsets(
            top: inset.top - outset.top,
            left: inset.left - outset.left,
            bottom: inset.bottom - outset.bottom,
            right: inset.right - outset.right
        )
    }

    /// Makes the row of a constraint: afterwards `terms` relation `constant` holds what the constraint says.
    ///
    /// A position is measured in the reading direction if the row is directional, and from the leading (or left, or
    /// top) side of the nearest common ancestor, which cancels out if the multiplier is 1.
    ///
    /// - Returns: The constant of the right side.
    func makeRow(of constraint: LayoutConstraint) -> Double {
        beginRow()
        let first = constraint.first
        let attribute = constraint.firstAttribute
        let constant = Double(constraint.constant)
        guard let second = constraint.second, constraint.secondAttribute != .notAnAttribute else {
            add(attribute, of: first, times: 1)
            return constant - offset
        }
        let otherAttribute = constraint.secondAttribute
        let multiplier = Double(constraint.multiplier)
        let isDirectional = attribute.isDirectional || otherAttribute.isDirectional
        let sign: Double = isDirectional && isMirrored ? -1 : 1
        add(attribute, of: first.meant(by: attribute, besides: second), times: sign)
        add(otherAttribute, of: second.meant(by: otherAttribute, besides: first), times: -sign * multiplier)
        if multiplier != 1, attribute.family != .size,
            let view = first.view, let otherView = second.view, let ancestor = view.commonAncestor(with: otherView)
        {
            let origin: LayoutConstraint.Attribute =
                attribute.family == .vertical ? .top : isDirectional ? .leading : .left
            let item = view === otherView ? ancestor.item : ancestor.contentItem ?? ancestor.item
            add(origin, of: item, times: sign * (multiplier - 1))
        }
        let spacing = Double(constraint.systemSpacingMultiplier)
        return constant + (spacing == 0 ? 0 : spacing * Double(environment.systemSpacing)) - offset
    }
}

extension LayoutItem {
    /// The item that is meant: edges of a scroll view, seen from inside, are those of its content.
    @inline(__always)
    func meant(by attribute: LayoutConstraint.Attribute, besides other: LayoutItem) -> LayoutItem {
        guard hasContent, attribute.isEdge, let view, let content = view.contentItem, let inside = other.view,
            inside !== view || other.kind == .guide, inside.isDescendant(of: view)
        else { return self }
        return content
    }
}
