public import Foundation

/// How far the four sides of a rectangle are moved inwards, in points, named in reading direction.
///
/// Negative values move a side outwards.
public struct DirectionalEdgeInsets: Equatable, Hashable, Sendable {
    /// The inset of the top side.
    public var top: CGFloat
    /// The inset of the side where reading starts.
    public var leading: CGFloat
    /// The inset of the bottom side.
    public var bottom: CGFloat
    /// The inset of the side where reading ends.
    public var trailing: CGFloat

    /// No insets.
    public static let zero = DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

    /// Creates insets from all four.
    ///
    /// - Parameters:
    ///   - top: The inset of the top side.
    ///   - leading: The inset of the side where reading starts.
    ///   - bottom: The inset of the bottom side.
    ///   - trailing: The inset of the side where reading ends.
    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Creates the same inset on all four sides.
    ///
    /// - Parameter value: The inset.
    public init(all value: CGFloat) {
        self.init(top: value, leading: value, bottom: value, trailing: value)
    }

    /// Creates one inset for the vertical sides and one for the horizontal sides.
    ///
    /// - Parameters:
    ///   - vertical: The inset of top and bottom.
    ///   - horizontal: The inset of leading and trailing.
    public init(topAndBottom vertical: CGFloat, leadingAndTrailing horizontal: CGFloat = 0) {
        self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    /// Creates the same inset on the horizontal sides, and none on the others.
    ///
    /// - Parameter horizontal: The inset of leading and trailing.
    public init(leadingAndTrailing horizontal: CGFloat) {
        self.init(topAndBottom: 0, leadingAndTrailing: horizontal)
    }

    /// Creates directional insets from physical ones.
    ///
    /// - Parameters:
    ///   - insets: The physical insets.
    ///   - direction: The reading direction, which decides what side leading is.
    public init(_ insets: EdgeInsets, direction: UserInterfaceLayoutDirection) {
        let isMirrored = direction == .rightToLeft
        self.init(
            top: insets.top,
            leading: isMirrored ? insets.right : insets.left,
            bottom: insets.bottom,
            trailing: isMirrored ? insets.left : insets.right
        )
    }

    /// The sum of leading and trailing.
    public var horizontal: CGFloat { leading + trailing }

    /// The sum of top and bottom.
    public var vertical: CGFloat { top + bottom }

    /// Returns the insets with every sign changed: what was inside is outside.
    ///
    /// - Parameter insets: The insets.
    /// - Returns: The negated insets.
    public static prefix func - (insets: DirectionalEdgeInsets) -> DirectionalEdgeInsets {
        DirectionalEdgeInsets(
            top: -insets.top,
            leading: -insets.leading,
            bottom: -insets.bottom,
            trailing: -insets.trailing
        )
    }
}
