public import Foundation

/// A distance along both axes, in points.
public struct Offset: Equatable, Hashable, Sendable {
    /// The distance to the right.
    public var horizontal: CGFloat
    /// The distance downwards.
    public var vertical: CGFloat

    /// No distance.
    public static let zero = Offset(horizontal: 0, vertical: 0)

    /// Creates an offset.
    ///
    /// - Parameters:
    ///   - horizontal: The distance to the right.
    ///   - vertical: The distance downwards.
    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
