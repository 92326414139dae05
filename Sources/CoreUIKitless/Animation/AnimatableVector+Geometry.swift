public import Foundation
public import KitlessMotion

/// Lengths are animated as numbers.
extension CGFloat: AnimatableVector {}

/// Points are animated by their coordinates.
extension CGPoint: AnimatableVector {
    /// Returns the sum with another point, coordinate by coordinate.
    ///
    /// - Parameter other: Another point.
    /// - Returns: The sum.
    public func adding(_ other: CGPoint) -> CGPoint { CGPoint(x: x + other.x, y: y + other.y) }

    /// Returns the difference to another point, coordinate by coordinate.
    ///
    /// - Parameter other: The point to subtract.
    /// - Returns: The difference.
    public func subtracting(_ other: CGPoint) -> CGPoint { CGPoint(x: x - other.x, y: y - other.y) }

    /// Returns the point with both coordinates multiplied by a factor.
    ///
    /// - Parameter factor: The factor.
    /// - Returns: The product.
    public func scaled(by factor: Double) -> CGPoint { CGPoint(x: x * factor, y: y * factor) }

    /// The square of the distance from the origin.
    public var magnitudeSquared: Double { x.magnitudeSquared + y.magnitudeSquared }
}

/// Sizes are animated by their sides.
extension CGSize: AnimatableVector {
    /// Returns the sum with another size, side by side.
    ///
    /// - Parameter other: Another size.
    /// - Returns: The sum.
    public func adding(_ other: CGSize) -> CGSize {
        CGSize(width: width + other.width, height: height + other.height)
    }

    /// Returns the difference to another size, side by side.
    ///
    /// - Parameter other: The size to subtract.
    /// - Returns: The difference.
    public func subtracting(_ other: CGSize) -> CGSize {
        CGSize(width: width - other.width, height: height - other.height)
    }

    /// Returns the size with both sides multiplied by a factor.
    ///
    /// - Parameter factor: The factor.
    /// - Returns: The product.
    public func scaled(by factor: Double) -> CGSize { CGSize(width: width * factor, height: height * factor) }

    /// The square of the diagonal.
    public var magnitudeSquared: Double { width.magnitudeSquared + height.magnitudeSquared }
}

/// Rectangles are animated by origin and size.
extension CGRect: AnimatableVector {
    /// Returns the sum with another rectangle, number by number.
    ///
    /// - Parameter other: Another rectangle.
    /// - Returns: The sum.
    public func adding(_ other: CGRect) -> CGRect {
        CGRect(origin: origin.adding(other.origin), size: size.adding(other.size))
    }

    /// Returns the difference to another rectangle, number by number; its size may be negative.
    ///
    /// - Parameter other: The rectangle to subtract.
    /// - Returns: The difference.
    public func subtracting(_ other: CGRect) -> CGRect {
        CGRect(origin: origin.subtracting(other.origin), size: size.subtracting(other.size))
    }

    /// Returns the rectangle with origin and size multiplied by a factor.
    ///
    /// - Parameter factor: The factor.
    /// - Returns: The product.
    public func scaled(by factor: Double) -> CGRect {
        CGRect(origin: origin.scaled(by: factor), size: size.scaled(by: factor))
    }

    /// The sum of the squares of the four numbers.
    public var magnitudeSquared: Double { origin.magnitudeSquared + size.magnitudeSquared }
}
