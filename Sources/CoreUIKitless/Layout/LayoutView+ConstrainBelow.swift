public import Foundation
public import KitlessSolver

/// Constraints between neighbours.
extension LayoutView {
    /// Constrains the top of the view to the bottom of another one.
    ///
    /// The view stops making its frame into constraints.
    ///
    /// ```swift
    /// title.constrainEdges(.notBottom)
    /// text.constrain(below: title, offset: 16)
    /// text.constrainEdges(.notTop)
    /// ```
    ///
    /// - Parameters:
    ///   - sibling: The view or guide to constrain to.
    ///   - relation: How the gap compares with the offset.
    ///   - offset: The gap between the bottom of the sibling and the top of the view, in points.
    ///   - priority: How important it is.
    ///   - isActive: Whether it becomes active at once.
    ///   - file: Where it is made; leave it to the compiler.
    ///   - line: Where it is made; leave it to the compiler.
    /// - Returns: The constraint.
    @discardableResult
    public func constrain(
        below sibling: any Anchorable,
        relatedBy relation: LayoutConstraint.Relation = .equal,
        offset: CGFloat = 0,
        priority: LayoutPriority = .required,
        isActive: Bool = true,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> LayoutConstraint {
        constrain(
            .topAnchor,
            to: sibling.bottomAnchor,
            relatedBy: relation,
            constant: offset,
            priority: priority,
            isActive: isActive,
            file: file,
            line: line
        )
    }

    /// Constrains the leading side of the view to the trailing side of another one.
    ///
    /// The view stops making its frame into constraints.
    ///
    /// ```swift
    /// cancel.constrainEdges(.notTrailing)
    /// ok.constrainEdges(.notLeading)
    /// ok.constrain(after: cancel, offset: 16)
    /// ok.constrain(.widthAnchor, to: cancel.widthAnchor)
    /// ```
    ///
    /// - Parameters:
    ///   - sibling: The view or guide to constrain to.
    ///   - relation: How the gap compares with the offset.
    ///   - offset: The gap between the trailing side of the sibling and the leading side of the view, in points.
    ///   - priority: How important it is.
    ///   - isActive: Whether it becomes active at once.
    ///   - file: Where it is made; leave it to the compiler.
    ///   - line: Where it is made; leave it to the compiler.
    /// - Returns: The constraint.
    @discardableResult
    public func constrain(
        after sibling: any Anchorable,
        relatedBy relation: LayoutConstraint.Relation = .equal,
        offset: CGFloat = 0,
        priority: LayoutPriority = .required,
        isActive: Bool = true,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> LayoutConstraint {
        constrain(
            .leadingAnchor,
            to: sibling.trailingAnchor,
            relatedBy: relation,
            constant: offset,
            priority: priority,
            isActive: isActive,
            file: file,
            line: line
        )
    }
}
