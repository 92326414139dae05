public import Foundation
public import KitlessSolver

/// Constraints from anchors, in fewer words.
extension LayoutView {
    /// A horizontal position of the view.
    public enum XAxisAnchor: String, Hashable, Sendable, CaseIterable {
        /// The side where reading starts.
        case leadingAnchor
        /// The middle between the sides.
        case centerXAnchor
        /// The side where reading ends.
        case trailingAnchor
        /// The side of the margins where reading starts.
        case leadingMarginAnchor
        /// The middle between the sides of the margins.
        case centerXMarginAnchor
        /// The side of the margins where reading ends.
        case trailingMarginAnchor
    }

    /// A vertical position of the view.
    public enum YAxisAnchor: String, Hashable, Sendable, CaseIterable {
        /// The top side.
        case topAnchor
        /// The middle between top and bottom.
        case centerYAnchor
        /// The bottom side.
        case bottomAnchor
        /// The top side of the margins.
        case topMarginAnchor
        /// The middle between top and bottom of the margins.
        case centerYMarginAnchor
        /// The bottom side of the margins.
        case bottomMarginAnchor
    }

    /// A size of the view.
    public enum DimensionAnchor: String, Hashable, Sendable, CaseIterable {
        /// The extent from top to bottom.
        case heightAnchor
        /// The extent from side to side.
        case widthAnchor
    }

    /// Constrains a horizontal position of the view to another one.
    ///
    /// The view stops making its frame into constraints.
    ///
    /// ```swift
    /// field.constrain(.leadingAnchor, to: label.trailingAnchor, constant: 8)
    /// badge.constrain(.centerXAnchor, to: icon.trailingAnchor)
    /// ```
    ///
    /// - Parameters:
    ///   - anchor: What to constrain.
    ///   - otherAnchor: What to compare it with: a leading or trailing side or a centre.
    ///   - relation: How it compares with the other position + constant.
    ///   - constant: What is added, in points, in reading direction unless both are centres.
    ///   - priority: How important it is.
    ///   - isActive: Whether it becomes active at once.
    ///   - file: Where it is made; leave it to the compiler.
    ///   - line: Where it is made; leave it to the compiler.
    /// - Returns: The constraint.
    @discardableResult
    public func constrain<Kind: SideOfReading>(
        _ anchor: XAxisAnchor,
        to otherAnchor: LayoutXAxisAnchor<Kind>,
        relatedBy relation: LayoutConstraint.Relation = .equal,
        constant: CGFloat = 0,
        priority: LayoutPriority = .required,
        isActive: Bool = true,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> LayoutConstraint {
        let (item, attribute) = resolve(anchor)
        return constrained(
            LayoutConstraint(
                item,
                attribute,
                relation,
                otherAnchor.item,
                otherAnchor.attribute,
                constant: constant,
                priority: priority,
                file: file,
                line: line
            ),
            isActive: isActive
        )
    }

    /// Constrains a vertical position of the view to another one.
    ///
    /// The view stops making its frame into constraints.
    ///
    /// ```swift
    /// field.constrain(.topAnchor, to: label.bottomAnchor, constant: 4)
    /// ```
    ///
    /// - Parameters:
    ///   - anchor: What to constrain.
    ///   - otherAnchor: What to compare it with.
    ///   - relation: How it compares with the other position + constant.
    ///   - constant: What is added, in points, downwards.
    ///   - priority: How important it is.
    ///   - isActive: Whether it becomes active at once.
    ///   - file: Where it is made; leave it to the compiler.
    ///   - line: Where it is made; leave it to the compiler.
    /// - Returns: The constraint.
    @discardableResult
    public func constrain(
        _ anchor: YAxisAnchor,
        to otherAnchor: LayoutYAxisAnchor,
        relatedBy relation: LayoutConstraint.Relation = .equal,
        constant: CGFloat = 0,
        priority: LayoutPriority = .required,
        isActive: Bool = true,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> LayoutConstraint {
        let (item, attribute) = resolve(anchor)
        return constrained(
            LayoutConstraint(
                item,
                attribute,
                relation,
                otherAnchor.item,
                otherAnchor.attribute,
                constant: constant,
                priority: priority,
                file: file,
                line: line
            ),
            isActive: isActive
        )
    }

    /// Constrains a size of the view to a constant.
    ///
    /// The view stops making its frame into constraints.
    ///
    /// ```swift
    /// button.constrain(.heightAnchor, relatedBy: .greaterThanOrEqual, constant: 44)
    /// ```
    ///
    /// - Parameters:
    ///   - anchor: What to constrain.
    ///   - relation: How it compares with the constant.
    ///   - constant: The size, in points.
    ///   - priority: How important it is.
    ///   - isActive: Whether it becomes active at once.
    ///   - file: Where it is made; leave it to the compiler.
    ///   - line: Where it is made; leave it to the compiler.
    /// - Returns: The constraint.
    @discardableResult
    public func constrain(
        _ anchor: DimensionAnchor,
        relatedBy relation: LayoutConstraint.Relation = .equal,
        constant: CGFloat,
        priority: LayoutPriority = .required,
        isActive: Bool = true,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> LayoutConstraint {
        constrain(
            anchor == .widthAnchor ? .width : .height,
            relatedBy: relation,
            constant: constant,
            priority: priority,
            isActive: isActive,
            file: file,
            line: line
        )
    }

    /// Constrains a size of the view to another size.
    ///
    /// The view stops making its frame into constraints.
    ///
    /// ```swift
    /// left.constrain(.widthAnchor, to: right.widthAnchor, multiplier: 0.5)
    /// ```
    ///
    /// - Parameters:
    ///   - anchor: What to constrain.
    ///   - otherAnchor: What to compare it with.
    ///   - relation: How it compares with multiplier * other size + constant.
    ///   - multiplier: What the other size is multiplied with.
    ///   - constant: What is added, in points.
    ///   - priority: How important it is.
    ///   - isActive: Whether it becomes active at once.
    ///   - file: Where it is made; leave it to the compiler.
    ///   - line: Where it is made; leave it to the compiler.
    /// - Returns: The constraint.
    @discardableResult
    public func constrain(
        _ anchor: DimensionAnchor,
        to otherAnchor: LayoutDimension,
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
                anchor == .widthAnchor ? .width : .height,
                relation,
                otherAnchor.item,
                otherAnchor.attribute,
                multiplier: multiplier,
                constant: constant,
                priority: priority,
                file: file,
                line: line
            ),
            isActive: isActive
        )
    }

    private func resolve(_ anchor: XAxisAnchor) -> (LayoutItem, LayoutConstraint.Attribute) {
        switch anchor {
        case .leadingAnchor: (item, .leading)
        case .centerXAnchor: (item, .centerX)
        case .trailingAnchor: (item, .trailing)
        case .leadingMarginAnchor: (layoutMarginsGuide.item, .leading)
        case .centerXMarginAnchor: (layoutMarginsGuide.item, .centerX)
        case .trailingMarginAnchor: (layoutMarginsGuide.item, .trailing)
        }
    }

    private func resolve(_ anchor: YAxisAnchor) -> (LayoutItem, LayoutConstraint.Attribute) {
        switch anchor {
        case .topAnchor: (item, .top)
        case .centerYAnchor: (item, .centerY)
        case .bottomAnchor: (item, .bottom)
        case .topMarginAnchor: (layoutMarginsGuide.item, .top)
        case .centerYMarginAnchor: (layoutMarginsGuide.item, .centerY)
        case .bottomMarginAnchor: (layoutMarginsGuide.item, .bottom)
        }
    }
}
