public import Foundation
import KitlessSolver

/// A width or height of a view or guide, for making constraints.
///
/// ```swift
/// image.widthAnchor.constraint(equalTo: image.heightAnchor, multiplier: 16 / 9).isActive = true
/// button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
/// ```
public struct LayoutDimension {
    let item: LayoutItem
    let attribute: LayoutConstraint.Attribute

    init(_ item: AnchorItem, _ attribute: LayoutConstraint.Attribute) {
        self.item = item.layoutItem
        self.attribute = attribute
    }

    func constraint(
        _ relation: LayoutConstraint.Relation,
        to other: LayoutDimension? = nil,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0,
        priority: LayoutPriority = .required,
        file: StaticString,
        line: UInt
    ) -> LayoutConstraint {
        LayoutConstraint(
            item,
            attribute,
            relation,
            other?.item,
            other?.attribute ?? .notAnAttribute,
            multiplier: multiplier,
            constant: constant,
            priority: priority,
            file: file,
            line: line
        )
    }
}

/// Constraints with other sizes and with constants.
extension LayoutDimension {
    /// Makes a constraint that this size is equal to a multiple of another one plus a constant.
    ///
    /// - Parameters:
    ///   - anchor: The other size.
    ///   - multiplier: What the other size is multiplied with.
    ///   - constant: What is added, in points.
    ///   - file: Where the constraint is made; leave it to the compiler.
    ///   - line: Where the constraint is made; leave it to the compiler.
    /// - Returns: The constraint, inactive.
    public func constraint(
        equalTo anchor: LayoutDimension,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> LayoutConstraint {
        constraint(.equal, to: anchor, multiplier: multiplier, constant: constant, file: file, line: line)
    }

    /// Makes a constraint that this size is at most a multiple of another one plus a constant.
    ///
    /// - Parameters:
    ///   - anchor: The other size.
    ///   - multiplier: What the other size is multiplied with.
    ///   - constant: What is added, in points.
    ///   - file: Where the constraint is made; leave it to the compiler.
    ///   - line: Where the constraint is made; leave it to the compiler.
    /// - Returns: The constraint, inactive.
    public func constraint(
        lessThanOrEqualTo anchor: LayoutDimension,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> LayoutConstraint {
        constraint(.lessThanOrEqual, to: anchor, multiplier: multiplier, constant: constant, file: file, line: line)
    }

    /// Makes a constraint that this size is at least a multiple of another one plus a constant.
    ///
    /// - Parameters:
    ///   - anchor: The other size.
    ///   - multiplier: What the other size is multiplied with.
    ///   - constant: What is added, in points.
    ///   - file: Where the constraint is made; leave it to the compiler.
    ///   - line: Where the constraint is made; leave it to the compiler.
    /// - Returns: The constraint, inactive.
    public func constraint(
        greaterThanOrEqualTo anchor: LayoutDimension,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> LayoutConstraint {
        constraint(.greaterThanOrEqual, to: anchor, multiplier: multiplier, constant: constant, file: file, line: line)
    }

    /// Makes a constraint that this size is equal to a constant.
    ///
    /// - Parameters:
    ///   - constant: The size, in points.
    ///   - file: Where the constraint is made; leave it to the compiler.
    ///   - line: Where the constraint is made; leave it to the compiler.
    /// - Returns: The constraint, inactive.
    public func constraint(
        equalToConstant constant: CGFloat,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> LayoutConstraint {
        constraint(.equal, constant: constant, file: file, line: line)
    }

    /// Makes a constraint that this size is at most a constant.
    ///
    /// - Parameters:
    ///   - constant: The size, in points.
    ///   - file: Where the constraint is made; leave it to the compiler.
    ///   - line: Where the constraint is made; leave it to the compiler.
    /// - Returns: The constraint, inactive.
    public func constraint(
        lessThanOrEqualToConstant constant: CGFloat,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> LayoutConstraint {
        constraint(.lessThanOrEqual, constant: constant, file: file, line: line)
    }

    /// Makes a constraint that this size is at least a constant.
    ///
    /// - Parameters:
    ///   - constant: The size, in points.
    ///   - file: Where the constraint is made; leave it to the compiler.
    ///   - line: Where the constraint is made; leave it to the compiler.
    /// - Returns: The constraint, inactive.
    public func constraint(
        greaterThanOrEqualToConstant constant: CGFloat,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> LayoutConstraint {
        constraint(.greaterThanOrEqual, constant: constant, file: file, line: line)
    }
}
