public import Foundation
public import KitlessSolver

/// Constraints of sizes.
extension LayoutView {
    /// Constrains width and height of the view to a size.
    ///
    /// The view stops making its frame into constraints.
    ///
    /// ```swift
    /// button.constrainSize(CGSize(width: 88, height: 44))
    /// ```
    ///
    /// - Parameters:
    ///   - size: The size, in points.
    ///   - relation: How width and height compare with what is given.
    ///   - priority: How important they are.
    ///   - isActive: Whether they become active at once.
    ///   - file: Where they are made; leave it to the compiler.
    ///   - line: Where they are made; leave it to the compiler.
    /// - Returns: The constraints, by `width` and `height`.
    @discardableResult
    public func constrainSize(
        _ size: CGSize,
        relatedBy relation: LayoutConstraint.Relation = .equal,
        priority: LayoutPriority = .required,
        isActive: Bool = true,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> [LayoutConstraint.Attribute: LayoutConstraint] {
        func constrain(_ anchor: DimensionAnchor, _ length: CGFloat) -> LayoutConstraint {
            self.constrain(
                anchor,
                relatedBy: relation,
                constant: length,
                priority: priority,
                isActive: isActive,
                file: file,
                line: line
            )
        }
        return [.width: constrain(.widthAnchor, size.width), .height: constrain(.heightAnchor, size.height)]
    }

    /// Constrains width and height of the view.
    ///
    /// The view stops making its frame into constraints.
    ///
    /// ```swift
    /// button.constrainSize(width: 88, height: 44)
    /// ```
    ///
    /// - Parameters:
    ///   - width: The width, in points.
    ///   - height: The height, in points.
    ///   - relation: How width and height compare with what is given.
    ///   - priority: How important they are.
    ///   - isActive: Whether they become active at once.
    ///   - file: Where they are made; leave it to the compiler.
    ///   - line: Where they are made; leave it to the compiler.
    /// - Returns: The constraints, by `width` and `height`.
    @discardableResult
    public func constrainSize(
        width: CGFloat,
        height: CGFloat,
        relatedBy relation: LayoutConstraint.Relation = .equal,
        priority: LayoutPriority = .required,
        isActive: Bool = true,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> [LayoutConstraint.Attribute: LayoutConstraint] {
        constrainSize(
            CGSize(width: width, height: height),
            relatedBy: relation,
            priority: priority,
            isActive: isActive,
            file: file,
            line: line
        )
    }

    /// Constrains width and height of the view to the same length.
    ///
    /// The view stops making its frame into constraints.
    ///
    /// ```swift
    /// icon.constrainSize(24)
    /// ```
    ///
    /// - Parameters:
    ///   - dimension: The width and the height, in points.
    ///   - relation: How width and height compare with what is given.
    ///   - priority: How important they are.
    ///   - isActive: Whether they become active at once.
    ///   - file: Where they are made; leave it to the compiler.
    ///   - line: Where they are made; leave it to the compiler.
    /// - Returns: The constraints, by `width` and `height`.
    @discardableResult
    public func constrainSize(
        _ dimension: CGFloat,
        relatedBy relation: LayoutConstraint.Relation = .equal,
        priority: LayoutPriority = .required,
        isActive: Bool = true,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> [LayoutConstraint.Attribute: LayoutConstraint] {
        constrainSize(
            CGSize(width: dimension, height: dimension),
            relatedBy: relation,
            priority: priority,
            isActive: isActive,
            file: file,
            line: line
        )
    }

    /// Constrains the width of the view to a multiple of its height.
    ///
    /// The view stops making its frame into constraints.
    ///
    /// ```swift
    /// video.constrainAspectRatio(16 / 9)
    /// ```
    ///
    /// - Parameters:
    ///   - ratio: Width divided by height.
    ///   - offset: What is added to ratio * height, in points.
    ///   - relation: How the width compares with ratio * height + offset.
    ///   - priority: How important it is.
    ///   - isActive: Whether it becomes active at once.
    ///   - file: Where it is made; leave it to the compiler.
    ///   - line: Where it is made; leave it to the compiler.
    /// - Returns: The constraint.
    @discardableResult
    public func constrainAspectRatio(
        _ ratio: CGFloat,
        offset: CGFloat = 0,
        relatedBy relation: LayoutConstraint.Relation = .equal,
        priority: LayoutPriority = .required,
        isActive: Bool = true,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> LayoutConstraint {
        constrain(
            .widthAnchor,
            to: heightAnchor,
            relatedBy: relation,
            multiplier: ratio,
            constant: offset,
            priority: priority,
            isActive: isActive,
            file: file,
            line: line
        )
    }
}
