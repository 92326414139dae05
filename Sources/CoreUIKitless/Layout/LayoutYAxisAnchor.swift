public import Foundation
import KitlessSolver

/// A vertical position of a view or guide, for making constraints; y grows downwards.
///
/// ```swift
/// field.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8).isActive = true
/// ```
public struct LayoutYAxisAnchor {
    let item: LayoutItem
    let attribute: LayoutConstraint.Attribute

    init(_ item: AnchorItem, _ attribute: LayoutConstraint.Attribute) {
        self.item = item.layoutItem
        self.attribute = attribute
    }

    func constraint(
        _ relation: LayoutConstraint.Relation,
        to other: LayoutYAxisAnchor,
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

/// Constraints with other vertical positions.
extension LayoutYAxisAnchor {
    /// Makes a constraint that this position is equal to another one, offset by a constant.
    ///
    /// - Parameters:
    ///   - anchor: The other position.
    ///   - constant: The offset, in points.
    ///   - file: Where the constraint is made; leave it to the compiler.
    ///   - line: Where the constraint is made; leave it to the compiler.
    /// - Returns: The constraint, inactive.
    public func constraint(
        equalTo anchor: LayoutYAxisAnchor,
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
        lessThanOrEqualTo anchor: LayoutYAxisAnchor,
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
        greaterThanOrEqualTo anchor: LayoutYAxisAnchor,
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
    ///   - anchor: The position above this one.
    ///   - multiplier: How many units of system spacing lie between.
    ///   - file: Where the constraint is made; leave it to the compiler.
    ///   - line: Where the constraint is made; leave it to the compiler.
    /// - Returns: The constraint, inactive.
    public func constraint(
        equalToSystemSpacingBelow anchor: LayoutYAxisAnchor,
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
    ///   - anchor: The position above this one.
    ///   - multiplier: How many units of system spacing lie between.
    ///   - file: Where the constraint is made; leave it to the compiler.
    ///   - line: Where the constraint is made; leave it to the compiler.
    /// - Returns: The constraint, inactive.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor,
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
    ///   - anchor: The position above this one.
    ///   - multiplier: How many units of system spacing lie between.
    ///   - file: Where the constraint is made; leave it to the compiler.
    ///   - line: Where the constraint is made; leave it to the compiler.
    /// - Returns: The constraint, inactive.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor,
        multiplier: CGFloat = 1,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> LayoutConstraint {
        constraint(.greaterThanOrEqual, to: anchor, systemSpacing: multiplier, file: file, line: line)
    }
}
