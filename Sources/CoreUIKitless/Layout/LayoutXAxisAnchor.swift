public import Foundation
import KitlessSolver

/// Marks sides named in reading direction: leading and trailing.
public enum DirectionalSide: SideOfReading, HorizontalSide {}

/// Marks sides that are the same in every reading direction: left and right.
public enum PhysicalSide: HorizontalSide {}

/// Marks the middle between the sides, which may be compared with sides of either kind.
public enum HorizontalCenter: SideOfReading {}

/// Marks sides as opposed to centres.
public protocol HorizontalSide {}

/// Marks what may be compared with leading and trailing sides.
public protocol SideOfReading {}

/// A horizontal position of a view or guide, for making constraints.
///
/// Its kind keeps leading and trailing apart from left and right at compile time; a centre goes with either:
///
/// ```swift
/// title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8).isActive = true
/// title.leadingAnchor.constraint(equalTo: icon.leftAnchor)  // does not compile
/// ```
public struct LayoutXAxisAnchor<Kind> {
    let item: LayoutItem
    let attribute: LayoutConstraint.Attribute

    init(_ item: AnchorItem, _ attribute: LayoutConstraint.Attribute) {
        self.item = item.layoutItem
        self.attribute = attribute
    }

    func constraint<Other>(
        _ relation: LayoutConstraint.Relation,
        to other: LayoutXAxisAnchor<Other>,
        constant: CGFloat = 0,
        systemSpacing: CGFloat = 0,
        priority: LayoutPriority = .required,
        file: StaticString,
        line: UInt
    ) -> LayoutConstraint {
        LayoutConstraint(
            item,
            attribute,
            relation,
            other.item,
            other.attribute,
            constant: constant,
            systemSpacing: systemSpacing,
            priority: priority,
            file: file,
            line: line
        )
    }
}

/// Constraints with positions of the same kind.
extension LayoutXAxisAnchor {
    /// Makes a constraint that this position is equal to another one, offset by a constant.
    ///
    /// - Parameters:
    ///   - anchor: The other position.
    ///   - constant: The offset, in points.
    ///   - file: Where the constraint is made; leave it to the compiler.
    ///   - line: Where the constraint is made; leave it to the compiler.
    /// - Returns: The constraint, inactive.
    public func constraint(
        equalTo anchor: LayoutXAxisAnchor<Kind>,
        constant: CGFloat = 0,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> LayoutConstraint {
        constraint(.equal, to: anchor, constant: constant, file: file, line: line)
    }

    /// Makes a constraint that this position is at most another one, offset by a constant.
    ///
    /// - Parameters:
    ///   - anchor: The other position.
    ///   - constant: The offset, in points.
    ///   - file: Where the constraint is made; leave it to the compiler.
    ///   - line: Where the constraint is made; leave it to the compiler.
    /// - Returns: The constraint, inactive.
    public func constraint(
        lessThanOrEqualTo anchor: LayoutXAxisAnchor<Kind>,
        constant: CGFloat = 0,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> LayoutConstraint {
        constraint(.lessThanOrEqual, to: anchor, constant: constant, file: file, line: line)
    }

    /// Makes a constraint that this position is at least another one, offset by a constant.
    ///
    /// - Parameters:
    ///   - anchor: The other position.
    ///   - constant: The offset, in points.
    ///   - file: Where the constraint is made; leave it to the compiler.
    ///   - line: Where the constraint is made; leave it to the compiler.
    /// - Returns: The constraint, inactive.
    public func constraint(
        greaterThanOrEqualTo anchor: LayoutXAxisAnchor<Kind>,
        constant: CGFloat = 0,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> LayoutConstraint {
        constraint(.greaterThanOrEqual, to: anchor, constant: constant, file: file, line: line)
    }

    /// Makes a constraint that this position is equal to another one plus system spacing.
    ///
    /// The unit of system spacing is 8 points unless ``LayoutEnvironment/systemSpacing`` says otherwise.
    ///
    /// - Parameters:
    ///   - anchor: The position before this one.
    ///   - multiplier: How many units of system spacing lie between.
    ///   - file: Where the constraint is made; leave it to the compiler.
    ///   - line: Where the constraint is made; leave it to the compiler.
    /// - Returns: The constraint, inactive.
    public func constraint(
        equalToSystemSpacingAfter anchor: LayoutXAxisAnchor<Kind>,
        multiplier: CGFloat = 1,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> LayoutConstraint {
        constraint(.equal, to: anchor, systemSpacing: multiplier, file: file, line: line)
    }

    /// Makes a constraint that this position is at most another one plus system spacing.
    ///
    /// The unit of system spacing is 8 points unless ``LayoutEnvironment/systemSpacing`` says otherwise.
    ///
    /// - Parameters:
    ///   - anchor: The position before this one.
    ///   - multiplier: How many units of system spacing lie between.
    ///   - file: Where the constraint is made; leave it to the compiler.
    ///   - line: Where the constraint is made; leave it to the compiler.
    /// - Returns: The constraint, inactive.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor<Kind>,
        multiplier: CGFloat = 1,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> LayoutConstraint {
        constraint(.lessThanOrEqual, to: anchor, systemSpacing: multiplier, file: file, line: line)
    }

    /// Makes a constraint that this position is at least another one plus system spacing.
    ///
    /// The unit of system spacing is 8 points unless ``LayoutEnvironment/systemSpacing`` says otherwise.
    ///
    /// - Parameters:
    ///   - anchor: The position before this one.
    ///   - multiplier: How many units of system spacing lie between.
    ///   - file: Where the constraint is made; leave it to the compiler.
    ///   - line: Where the constraint is made; leave it to the compiler.
    /// - Returns: The constraint, inactive.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor<Kind>,
        multiplier: CGFloat = 1,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> LayoutConstraint {
        constraint(.greaterThanOrEqual, to: anchor, systemSpacing: multiplier, file: file, line: line)
    }
}
