import Foundation
public import KitlessSolver

/// Constraints of centres.
extension LayoutView {
    /// Along which axes to centre.
    public struct Center: OptionSet, Hashable, Sendable {
        /// The axes as bits.
        public let rawValue: UInt

        /// Centre from side to side.
        public static let x = Center(rawValue: 1 << 0)
        /// Centre from top to bottom.
        public static let y = Center(rawValue: 1 << 1)
        /// Centre along both axes.
        public static let all: Center = [.x, .y]

        /// Creates a set of axes from bits.
        ///
        /// - Parameter rawValue: The bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    /// Constrains the centre of the view to that of another view or guide.
    ///
    /// The view stops making its frame into constraints.
    ///
    /// ```swift
    /// spinner.constrainCenter()
    /// icon.constrainCenter(.y, to: label, offset: Offset(vertical: 1))
    /// ```
    ///
    /// - Parameters:
    ///   - center: The axes along which to centre.
    ///   - otherItem: The view or guide to constrain to; `nil` means the superview. Without a superview the constraints
    ///     stay inactive, and the mistake is logged.
    ///   - relation: How the centres compare.
    ///   - offset: How far right and below the other centre the view's centre lies, in points.
    ///   - priority: How important they are.
    ///   - isActive: Whether they become active at once.
    ///   - file: Where they are made; leave it to the compiler.
    ///   - line: Where they are made; leave it to the compiler.
    /// - Returns: The constraints, by `centerX` and `centerY`.
    @discardableResult
    public func constrainCenter(
        _ center: Center = .all,
        to otherItem: (any Anchorable)? = nil,
        relatedBy relation: LayoutConstraint.Relation = .equal,
        offset: Offset = .zero,
        priority: LayoutPriority = .required,
        isActive: Bool = true,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> [LayoutConstraint.Attribute: LayoutConstraint] {
        let other = otherItem?.anchorItem.layoutItem ?? superview?.item
        var constraints: [LayoutConstraint.Attribute: LayoutConstraint] = [:]
        func constrain(_ axis: Center, _ attribute: LayoutConstraint.Attribute, _ constant: CGFloat) {
            guard center.contains(axis) else { return }
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
        constrain(.x, .centerX, offset.horizontal)
        constrain(.y, .centerY, offset.vertical)
        return constraints
    }
}
