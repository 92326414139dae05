public import Foundation
import KitlessSolver

/// Constraints of a side with a centre.
extension LayoutXAxisAnchor where Kind: HorizontalSide {
    /// Makes a constraint that this position is equal to another one, offset by a constant.
    ///
    /// - Parameters:
    ///   - anchor: The other position.
    ///   - constant: The offset, in points.
    ///   - file: Where the constraint is made; leave it to the compiler.
    ///   - line: Where the constraint is made; leave it to the compiler.
    /// - Returns: The constraint, inactive.
    public func constraint(
        equalTo anchor: LayoutXAxisAnchor<HorizontalCenter>,
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
        lessThanOrEqualTo anchor: LayoutXAxisAnchor<HorizontalCenter>,
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
        greaterThanOrEqualTo anchor: LayoutXAxisAnchor<HorizontalCenter>,
        constant: CGFloat = 0,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> LayoutConstraint {
        constraint(.greaterThanOrEqual, to: anchor, constant: constant, file: file, line: line)
    }
}

/// Constraints of a centre with a side.
extension LayoutXAxisAnchor where Kind == HorizontalCenter {
    /// Makes a constraint that this position is equal to another one, offset by a constant.
    ///
    /// - Parameters:
    ///   - anchor: The other position.
    ///   - constant: The offset, in points.
    ///   - file: Where the constraint is made; leave it to the compiler.
    ///   - line: Where the constraint is made; leave it to the compiler.
    /// - Returns: The constraint, inactive.
    public func constraint<Side: HorizontalSide>(
        equalTo anchor: LayoutXAxisAnchor<Side>,
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
    public func constraint<Side: HorizontalSide>(
        lessThanOrEqualTo anchor: LayoutXAxisAnchor<Side>,
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
    public func constraint<Side: HorizontalSide>(
        greaterThanOrEqualTo anchor: LayoutXAxisAnchor<Side>,
        constant: CGFloat = 0,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> LayoutConstraint {
        constraint(.greaterThanOrEqual, to: anchor, constant: constant, file: file, line: line)
    }
}
