public import Foundation

/// A rectangle with rounded corners.
public struct RoundedRect: Hashable, Sendable {
    /// The rectangle, y growing downwards.
    public let rect: CGRect

    /// The radii, fitted to the rectangle.
    public let radii: CornerRadii

    /// Creates a rounded rectangle.
    ///
    /// - Parameters:
    ///   - rect: The rectangle; a negative width or height counts in the other direction, as for `CGRect`.
    ///   - radii: The radii, which are fitted to the rectangle (``CornerRadii/fitted(to:)``).
    public init(_ rect: CGRect, radii: CornerRadii = .zero) {
        self.rect = rect.standardized
        self.radii = radii.fitted(to: self.rect.size)
    }

    /// Creates a rounded rectangle with the same radius at every corner.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerRadius: The radius, which is fitted to the rectangle.
    public init(_ rect: CGRect, cornerRadius: CGFloat) {
        self.init(rect, radii: CornerRadii(all: cornerRadius))
    }

    /// Returns the shape with every side moved outwards.
    ///
    /// - Parameters:
    ///   - spread: How far; negative for inwards.
    ///   - rule: How the radii grow.
    /// - Returns: The shape, or `nil` when nothing is left of it.
    public func spread(by spread: CGFloat, rule: CornerSpreadRule = .css) -> RoundedRect? {
        let size = CGSize(width: rect.width + 2 * spread, height: rect.height + 2 * spread)
        guard size.width > 0, size.height > 0 else { return nil }
        let origin = CGPoint(x: rect.minX - spread, y: rect.minY - spread)
        return RoundedRect(
            CGRect(origin: origin, size: size),
            radii: radii.map { rule.radius($0, of: rect.size, spreadBy: spread) }
        )
    }

    /// Returns the shape moved by an offset.
    ///
    /// - Parameter offset: How far to the right and down.
    /// - Returns: The shape, its size and radii unchanged.
    public func offset(by offset: CGSize) -> RoundedRect {
        RoundedRect(rect.offsetBy(dx: offset.width, dy: offset.height), radii: radii)
    }

    /// Returns whether a point lies in the shape, the top and left sides belonging to it and the others not.
    ///
    /// - Parameter point: The point.
    /// - Returns: Whether it lies inside.
    public func contains(_ point: CGPoint) -> Bool {
        guard point.x >= rect.minX, point.x < rect.maxX, point.y >= rect.minY, point.y < rect.maxY else { return false }
        let (left, right) = (point.x - rect.minX, rect.maxX - point.x)
        let (top, bottom) = (point.y - rect.minY, rect.maxY - point.y)
        return !Self.isBeyondArc(left, top, radii.topLeft) && !Self.isBeyondArc(right, top, radii.topRight)
            && !Self.isBeyondArc(right, bottom, radii.bottomRight) && !Self.isBeyondArc(left, bottom, radii.bottomLeft)
    }

    /// Whether a point at these distances from a corner's two sides is cut off by the corner's arc.
    private static func isBeyondArc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Bool {
        guard x < radius, y < radius else { return false }
        let (dx, dy) = (radius - x, radius - y)
        return dx * dx + dy * dy > radius * radius
    }
}
