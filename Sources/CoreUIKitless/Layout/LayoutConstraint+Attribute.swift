public import KitlessSolver

/// What constraints are made of.
extension LayoutConstraint {
    /// The part of a view or guide that a constraint is about.
    ///
    /// Raw values are those of UIKit.
    public enum Attribute: Int, Hashable, Sendable, CaseIterable {
        /// Nothing: the constraint compares a size with its constant.
        case notAnAttribute = 0
        /// The left side.
        case left = 1
        /// The right side.
        case right = 2
        /// The top side.
        case top = 3
        /// The bottom side.
        case bottom = 4
        /// The side where reading starts.
        case leading = 5
        /// The side where reading ends.
        case trailing = 6
        /// The extent from side to side.
        case width = 7
        /// The extent from top to bottom.
        case height = 8
        /// The middle between the sides.
        case centerX = 9
        /// The middle between top and bottom.
        case centerY = 10
        /// The baseline of the last line of text.
        case lastBaseline = 11
        /// The baseline of the first line of text.
        case firstBaseline = 12
        /// The left side of the margins.
        case leftMargin = 13
        /// The right side of the margins.
        case rightMargin = 14
        /// The top side of the margins.
        case topMargin = 15
        /// The bottom side of the margins.
        case bottomMargin = 16
        /// The side of the margins where reading starts.
        case leadingMargin = 17
        /// The side of the margins where reading ends.
        case trailingMargin = 18
        /// The middle between the sides of the margins.
        case centerXWithinMargins = 19
        /// The middle between top and bottom of the margins.
        case centerYWithinMargins = 20
    }

    /// How the two sides of a constraint compare: at most, equal, or at least.
    public typealias Relation = KitlessSolver.Relation
}

extension LayoutConstraint.Attribute {
    /// What kinds of attributes may be compared with each other.
    enum Family {
        case none
        case horizontal
        case vertical
        case size
    }

    var family: Family {
        switch self {
        case .notAnAttribute: .none
        case .width, .height: .size
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
            .vertical
        }
    }

    /// Whether the attribute depends on the reading direction.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether the attribute is a left or right side, whatever the reading direction.
    var isPhysicalSide: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// The same attribute of the rectangle inside the margins, if this is one of the margins.
    var withoutMargin: LayoutConstraint.Attribute? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }

    /// Whether the attribute is an edge of the rectangle, which for a scroll view may mean its content.
    var isEdge: Bool {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing, .firstBaseline, .lastBaseline: true
        default: false
        }
    }

    /// Returns the mistake in comparing this attribute with another one, or `nil`.
    func mistake(comparedWith other: Self, hasItem: Bool, multiplier: Double) -> LayoutError.Kind? {
        if family == .none { return .firstAttributeMissing }
        if !hasItem || other == .notAnAttribute { return family == .size ? nil : .locationNeedsSecondItem }
        if family != other.family { return .illegalPair }
        if isDirectional && other.isPhysicalSide || isPhysicalSide && other.isDirectional { return .illegalPair }
        if family != .size && multiplier == 0 { return .locationNeedsSecondItem }
        return nil
    }
}
