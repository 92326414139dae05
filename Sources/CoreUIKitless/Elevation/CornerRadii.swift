public import Foundation

/// The radii of a rectangle's four corners, each a quarter of a circle, in points.
public struct CornerRadii: Hashable, Codable, Sendable {
    /// The radius at the top left.
    public var topLeft: CGFloat

    /// The radius at the top right.
    public var topRight: CGFloat

    /// The radius at the bottom right.
    public var bottomRight: CGFloat

    /// The radius at the bottom left.
    public var bottomLeft: CGFloat

    /// Square corners.
    public static let zero = CornerRadii(all: 0)

    /// Creates radii, clockwise from the top left as CSS's `border-radius` lists them.
    ///
    /// - Parameters:
    ///   - topLeft: The radius at the top left.
    ///   - topRight: The radius at the top right.
    ///   - bottomRight: The radius at the bottom right.
    ///   - bottomLeft: The radius at the bottom left.
    public init(topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    /// Creates the same radius at every corner.
    ///
    /// - Parameter radius: The radius.
    public init(all radius: CGFloat) {
        self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }

    /// Whether every corner is square.
    public var isZero: Bool { self == .zero }

    /// Returns the radii as they fit a rectangle: all times one factor, the largest up to 1 with which no two
    /// neighbours are longer than the side between them (CSS Backgrounds 3, section 4.5).
    ///
    /// - Parameter size: The size of the rectangle.
    /// - Returns: The radii; negative ones and those that are no finite numbers become 0.
    public func fitted(to size: CGSize) -> CornerRadii {
        let radii = map { $0 > 0 && $0.isFinite ? $0 : 0 }
        let sides = [
            (size.width, radii.topLeft + radii.topRight),
            (size.height, radii.topRight + radii.bottomRight),
            (size.width, radii.bottomRight + radii.bottomLeft),
            (size.height, radii.bottomLeft + radii.topLeft),
        ]
        let factor = sides.reduce(1) { $1.1 > 0 ? min($0, max(0, $1.0) / $1.1) : $0 }
        return factor < 1 ? radii.map { $0 * factor } : radii
    }

    /// Returns the radii after a function of each.
    ///
    /// - Parameter transform: The function.
    /// - Returns: The results at the same corners.
    func map(_ transform: (CGFloat) -> CGFloat) -> CornerRadii {
        CornerRadii(
            topLeft: transform(topLeft),
            topRight: transform(topRight),
            bottomRight: transform(bottomRight),
            bottomLeft: transform(bottomLeft)
        )
    }
}
