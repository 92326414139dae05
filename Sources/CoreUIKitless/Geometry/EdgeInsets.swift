public import Foundation

/// How far the four physical sides of a rectangle are moved inwards, in points; negative values move them outwards.
public struct EdgeInsets: Equatable, Hashable, Sendable {
    /// The inset of the top side.
    public var top: CGFloat
    /// The inset of the left side.
    public var left: CGFloat
    /// The inset of the bottom side.
    public var bottom: CGFloat
    /// The inset of the right side.
    public var right: CGFloat

    /// No insets.
    public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

    /// Creates insets from all four.
    ///
    /// - Parameters:
    ///   - top: The inset of the top side.
    ///   - left: The inset of the left side.
    ///   - bottom: The inset of the bottom side.
    ///   - right: The inset of the right side.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Creates the same inset on all four sides.
    ///
    /// - Parameter value: The inset.
    public init(all value: CGFloat) {
        self.init(top: value, left: value, bottom: value, right: value)
    }

    /// Creates one inset for the vertical sides and one for the horizontal sides.
    ///
    /// - Parameters:
    ///   - vertical: The inset of top and bottom.
    ///   - horizontal: The inset of left and right.
    public init(topAndBottom vertical: CGFloat, leftAndRight horizontal: CGFloat = 0) {
        self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
    }

    /// Creates the same inset on the horizontal sides, and none on the others.
    ///
    /// - Parameter horizontal: The inset of left and right.
    public init(leftAndRight horizontal: CGFloat) {
        self.init(topAndBottom: 0, leftAndRight: horizontal)
    }

    /// Creates physical insets from directional ones.
    ///
    /// - Parameters:
    ///   - insets: The directional insets.
    ///   - direction: The reading direction, which decides what side leading is.
    public init(_ insets: DirectionalEdgeInsets, direction: UserInterfaceLayoutDirection) {
        let isMirrored = direction == .rightToLeft
        self.init(
            top: insets.top,
            left: isMirrored ? insets.trailing : insets.leading,
            bottom: insets.bottom,
            right: isMirrored ? insets.leading : insets.trailing
        )
    }

    /// The sum of left and right.
    public var horizontal: CGFloat { left + right }

    /// The sum of top and bottom.
    public var vertical: CGFloat { top + bottom }

    /// The insets with left as leading and right as trailing, which is right for left-to-right layouts only.
    ///
    /// ``DirectionalEdgeInsets/init(_:direction:)`` converts for any direction.
    public var directionalInsets: DirectionalEdgeInsets { DirectionalEdgeInsets(self, direction: .leftToRight) }
}
