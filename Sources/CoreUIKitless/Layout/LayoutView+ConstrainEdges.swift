import Foundation
public import KitlessSolver

/// Constraints of several edges at once.
extension LayoutView {
    /// Constrains edges of the view to those of another view or guide, with insets.
    ///
    /// The view stops making its frame into constraints.
    ///
    /// ```swift
    /// card.constrainEdges(with: DirectionalEdgeInsets(all: 16))
    /// banner.constrainEdges(.notBottom, to: root.safeAreaLayoutGuide)
    /// image.constrainEdges(relatedBy: .greaterThanOrEqual)  // anywhere inside
    /// ```
    ///
    /// - Parameters:
    ///   - edges: The edges to constrain.
    ///   - otherItem: The view or guide to constrain to; `nil` means the superview. Without a superview the constraints
    ///     stay inactive, and the mistake is logged.
    ///   - relation: How top and leading edges compare; bottom and trailing edges compare the other way round, so that
    ///     "at least" means inside and "at most" means covering.
    ///   - insets: How far inside each edge lies, in points.
    ///   - priority: How important they are.
    ///   - isActive: Whether they become active at once.
    ///   - file: Where they are made; leave it to the compiler.
    ///   - line: Where they are made; leave it to the compiler.
    /// - Returns: The constraints, by `top`, `leading`, `bottom` and `trailing`.
    @discardableResult
    public func constrainEdges(
        _ edges: DirectionalRectEdge = .all,
        to otherItem: (any Anchorable)? = nil,
        relatedBy relation: LayoutConstraint.Relation = .equal,
        with insets: DirectionalEdgeInsets = .zero,
        priority: LayoutPriority = .required,
        isActive: Bool = true,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> [LayoutConstraint.Attribute: LayoutConstraint] {
        let other = otherItem?.anchorItem.layoutItem ?? superview?.item
        var constraints: [LayoutConstraint.Attribute: LayoutConstraint] = [:]
        func constrain(
            _ edge: DirectionalRectEdge,
            _ attribute: LayoutConstraint.Attribute,
            _ relation: LayoutConstraint.Relation,
            _ constant: CGFloat
        ) {
            guard edges.contains(edge) else { return }
            let constraint = LayoutConstraint(
                item,
                attribute,
                relation,
                other,
                attribute,
                constant: constant,
                priority: priority,
                file: file,
                line: line
            )
            constraints[attribute] = constrainedToSuperview(constraint, isActive: isActive)
        }
        constrain(.top, .top, relation, insets.top)
        constrain(.leading, .leading, relation, insets.leading)
        constrain(.bottom, .bottom, relation.inverse, -insets.bottom)
        constrain(.trailing, .trailing, relation.inverse, -insets.trailing)
        return constraints
    }

    /// Constrains edges of the view to those of another view or guide, with outsets.
    ///
    /// The view stops making its frame into constraints.
    ///
    /// ```swift
    /// shadow.constrainEdges(to: card, outsets: DirectionalEdgeInsets(all: 4))
    /// ```
    ///
    /// - Parameters:
    ///   - edges: The edges to constrain.
    ///   - otherItem: The view or guide to constrain to; `nil` means the superview.
    ///   - relation: How top and leading edges compare; bottom and trailing edges compare the other way round, so that
    ///     "at least" means inside and "at most" means covering.
    ///   - outsets: How far outside each edge lies, in points.
    ///   - priority: How important they are.
    ///   - isActive: Whether they become active at once.
    ///   - file: Where they are made; leave it to the compiler.
    ///   - line: Where they are made; leave it to the compiler.
    /// - Returns: The constraints, by `top`, `leading`, `bottom` and `trailing`.
    @discardableResult
    public func constrainEdges(
        _ edges: DirectionalRectEdge = .all,
        to otherItem: (any Anchorable)? = nil,
        relatedBy relation: LayoutConstraint.Relation = .equal,
        outsets: DirectionalEdgeInsets,
        priority: LayoutPriority = .required,
        isActive: Bool = true,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> [LayoutConstraint.Attribute: LayoutConstraint] {
        constrainEdges(
            edges,
            to: otherItem,
            relatedBy: relation,
            with: -outsets,
            priority: priority,
            isActive: isActive,
            file: file,
            line: line
        )
    }

    /// Constrains edges of the view to the margins of another view.
    ///
    /// The view stops making its frame into constraints.
    ///
    /// ```swift
    /// text.constrainEdgesToMargins()
    /// button.constrainEdgesToMargins(.notTop)
    /// ```
    ///
    /// - Parameters:
    ///   - edges: The edges to constrain.
    ///   - otherItem: The view whose margins are meant; `nil` means the superview.
    ///   - relation: How top and leading edges compare; bottom and trailing edges compare the other way round, so that
    ///     "at least" means inside and "at most" means covering.
    ///   - insets: How far inside each edge lies, in points.
    ///   - priority: How important they are.
    ///   - isActive: Whether they become active at once.
    ///   - file: Where they are made; leave it to the compiler.
    ///   - line: Where they are made; leave it to the compiler.
    /// - Returns: The constraints, by `top`, `leading`, `bottom` and `trailing`.
    @discardableResult
    public func constrainEdgesToMargins(
        _ edges: DirectionalRectEdge = .all,
        to otherItem: LayoutView? = nil,
        relatedBy relation: LayoutConstraint.Relation = .equal,
        with insets: DirectionalEdgeInsets = .zero,
        priority: LayoutPriority = .required,
        isActive: Bool = true,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> [LayoutConstraint.Attribute: LayoutConstraint] {
        constrainEdges(
            edges,
            to: (otherItem ?? superview)?.layoutMarginsGuide,
            relatedBy: relation,
            with: insets,
            priority: priority,
            isActive: isActive,
            file: file,
            line: line
        )
    }

    /// Finishes a constraint whose second item is the superview unless another one was named.
    func constrainedToSuperview(_ constraint: LayoutConstraint, isActive: Bool) -> LayoutConstraint {
        if constraint.second == nil {
            constraint.fault = LayoutError(
                .noSuperview,
                "\(displayName).\(constraint.firstAttribute) is to be constrained to the superview, which is missing"
            )
        }
        return constrained(constraint, isActive: isActive)
    }
}
