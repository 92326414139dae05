public import Foundation

/// What the surroundings of a tree give: size of the screen's borders, reading direction, system distances.
///
/// It is set at the root, and holds for the whole tree.
public struct LayoutEnvironment: Equatable, Sendable {
    /// The reading direction, which decides where leading is.
    public var layoutDirection: UserInterfaceLayoutDirection

    /// What the screen's borders, bars and notches cover at the sides of the root, in points.
    public var safeAreaInsets: EdgeInsets

    /// The unit of system spacing between views, in points: 8 unless changed.
    public var systemSpacing: CGFloat

    /// The largest width of the readable content guide, in points: 672 unless changed.
    public var readableContentWidth: CGFloat

    /// How many pixels make a point, for rounding frames to the pixel grid: 1 unless changed.
    public var displayScale: CGFloat

    /// Creates an environment.
    ///
    /// - Parameters:
    ///   - layoutDirection: The reading direction.
    ///   - safeAreaInsets: What is covered at the sides of the root.
    ///   - systemSpacing: The unit of system spacing.
    ///   - readableContentWidth: The largest width of the readable content guide.
    ///   - displayScale: How many pixels make a point.
    public init(
        layoutDirection: UserInterfaceLayoutDirection = .leftToRight,
        safeAreaInsets: EdgeInsets = .zero,
        systemSpacing: CGFloat = 8,
        readableContentWidth: CGFloat = 672,
        displayScale: CGFloat = 1
    ) {
        self.layoutDirection = layoutDirection
        self.safeAreaInsets = safeAreaInsets
        self.systemSpacing = systemSpacing
        self.readableContentWidth = readableContentWidth
        self.displayScale = displayScale
    }
}
