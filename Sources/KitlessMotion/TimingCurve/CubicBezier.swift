/// A cubic Bézier easing curve from (0, 0) to (1, 1), the function `cubic-bezier()` of CSS.
///
/// The curve is x(t), y(t) with two control points, and the easing is y as a function of x. It is inverted to full
/// double precision: the x of the parameter found is within a few units in the last place of 1 from the x asked for.
///
/// Outside 0...1 the curve goes on along the tangent at its end, as CSS Easing Functions Level 2 (section 2.2) asks and
/// as browsers do.
public struct CubicBezier: Hashable, Sendable {
    /// The x of the first control point, from 0 to 1.
    public let x1: Double
    /// The y of the first control point, any finite number.
    public let y1: Double
    /// The x of the second control point, from 0 to 1.
    public let x2: Double
    /// The y of the second control point, any finite number.
    public let y2: Double

    /// Makes the curve of two control points.
    ///
    /// - Parameters:
    ///   - x1: The x of the first control point, from 0 to 1.
    ///   - y1: The y of the first control point, any finite number.
    ///   - x2: The x of the second control point, from 0 to 1.
    ///   - y2: The y of the second control point, any finite number.
    /// - Throws: ``TimingCurveError/controlPointOutOfRange(name:value:)`` for an x outside 0...1, where y would have
    ///   several values, or a coordinate that is not finite.
    public init(x1: Double, y1: Double, x2: Double, y2: Double) throws(TimingCurveError) {
        for (name, value) in [("x1", x1), ("x2", x2)] where !(0...1).contains(value) {
            throw .controlPointOutOfRange(name: name, value: value)
        }
        for (name, value) in [("y1", y1), ("y2", y2)] where !value.isFinite {
            throw .controlPointOutOfRange(name: name, value: value)
        }
        self.init(trusted: x1, y1, x2, y2)
    }

    /// Makes a curve whose control points are known to be in range.
    init(trusted x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = x1
        self.y1 = y1
        self.x2 = x2
        self.y2 = y2
    }

    /// The curve `ease` of CSS, which is also Core Animation's default: (0.25, 0.1, 0.25, 1).
    public static let ease = CubicBezier(trusted: 0.25, 0.1, 0.25, 1)

    /// The curve `ease-in` of CSS and UIKit: (0.42, 0, 1, 1).
    public static let easeIn = CubicBezier(trusted: 0.42, 0, 1, 1)

    /// The curve `ease-out` of CSS and UIKit: (0, 0, 0.58, 1).
    public static let easeOut = CubicBezier(trusted: 0, 0, 0.58, 1)

    /// The curve `ease-in-out` of CSS and UIKit: (0.42, 0, 0.58, 1).
    public static let easeInOut = CubicBezier(trusted: 0.42, 0, 0.58, 1)
}
