public import Foundation
public import KitlessSolver

/// Constraints from attributes, in fewer words.
extension LayoutView {
    /// Constrains an attribute of the view to an attribute of another item, or to a constant.
    ///
    /// The view stops making its frame into constraints.
    ///
    /// ```swift
    /// button.constrain(.width, constant: 100)
    /// field.constrain(.leading, to: .trailing, of: label, constant: 8)
    /// image.constrain(.height, to: .width, of: image, multiplier: 9 / 16)
    /// ```
    ///
    /// An illegal pair of attributes is logged, and the constraint stays inactive with its
    /// ``LayoutConstraint/fault``; ``LayoutConstraint``'s initialiser throws it instead.
    ///
    /// - Parameters:
    ///   - attribute: What to constrain.
    ///   - otherAttribute: What to compare it with.
    ///   - otherItem: The view or guide to compare it with, or `nil` for the constant alone.
    ///   - relation: How it compares with multiplier * other attribute + constant.
    ///   - multiplier: What the other attribute is multiplied with.
    ///   - constant: What is added, in points.
    ///   - priority: How important it is.
    ///   - isActive: Whether it becomes active at once.
    ///   - file: Where it is made; leave it to the compiler.
    ///   - line: Where it is made; leave it to the compiler.
    /// - Returns: The constraint.
    @discardableResult
    public func constrain(
        _ attribute: LayoutConstraint.Attribute,
        to otherAttribute: LayoutConstraint.Attribute = .notAnAttribute,
        of otherItem: (any Anchorable)? = nil,
        relatedBy relation: LayoutConstraint.Relation = .equal,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0,
        priority: LayoutPriority = .required,
        isActive: Bool = true,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> LayoutConstraint {
        constrained(
            LayoutConstraint(
                item,
                attribute,
                relation,
                otherItem?.anchorItem.layoutItem,
                otherAttribute,
                multiplier: multiplier,
                constant: constant,
                priority: priority,
                file: file,
                line: line
            ),
            isActive: isActive
        )
    }

    /// Finishes a constraint that a method of the family has made for the view.
    func constrained(_ constraint: LayoutConstraint, isActive: Bool) -> LayoutConstraint {
        translatesAutoresizingMaskIntoConstraints = false
        if isActive { constraint.isActive = true }
        return constraint
    }
}
