/// How progress in time becomes progress of the animation: an easing function of CSS Easing Functions Level 2.
///
/// ```swift
/// let curve = TimingCurve.easeInOut
/// curve.value(at: 0.25)  // 0.1291…
/// let bounce = try TimingCurve(css: "linear(0, 1 40%, 0.8 60%, 1)")
/// ```
public enum TimingCurve: Hashable, Sendable {
    /// No easing.
    case linear

    /// A cubic Bézier curve.
    case cubicBezier(CubicBezier)

    /// A staircase.
    case steps(StepCurve)

    /// Straight lines between stops.
    case piecewiseLinear(PiecewiseLinearCurve)

    /// The curve `ease` of CSS, (0.25, 0.1, 0.25, 1).
    public static let ease = TimingCurve.cubicBezier(.ease)

    /// The curve `ease-in` of CSS and UIKit, (0.42, 0, 1, 1).
    public static let easeIn = TimingCurve.cubicBezier(.easeIn)

    /// The curve `ease-out` of CSS and UIKit, (0, 0, 0.58, 1).
    public static let easeOut = TimingCurve.cubicBezier(.easeOut)

    /// The curve `ease-in-out` of CSS and UIKit, (0.42, 0, 0.58, 1).
    public static let easeInOut = TimingCurve.cubicBezier(.easeInOut)

    /// The curve `step-start` of CSS: 1 from the start.
    public static let stepStart = TimingCurve.steps(StepCurve(trusted: 1, .start))

    /// The curve `step-end` of CSS: 0 until the end.
    public static let stepEnd = TimingCurve.steps(StepCurve(trusted: 1, .end))

    /// Makes a cubic Bézier curve.
    ///
    /// - Parameters:
    ///   - x1: The x of the first control point, from 0 to 1.
    ///   - y1: The y of the first control point, any finite number.
    ///   - x2: The x of the second control point, from 0 to 1.
    ///   - y2: The y of the second control point, any finite number.
    /// - Returns: The curve.
    /// - Throws: ``TimingCurveError/controlPointOutOfRange(name:value:)``.
    public static func cubicBezier(
        _ x1: Double,
        _ y1: Double,
        _ x2: Double,
        _ y2: Double
    ) throws(TimingCurveError) -> TimingCurve {
        .cubicBezier(try CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2))
    }

    /// Makes a staircase.
    ///
    /// - Parameters:
    ///   - count: The number of steps, at least 1, and at least 2 for ``StepCurve/Jump/none``.
    ///   - jump: Where the jumps lie.
    /// - Returns: The curve.
    /// - Throws: ``TimingCurveError/stepCountOutOfRange(_:)``.
    public static func steps(_ count: Int, jump: StepCurve.Jump = .end) throws(TimingCurveError) -> TimingCurve {
        .steps(try StepCurve(count: count, jump: jump))
    }

    /// Returns the eased progress.
    ///
    /// - Parameters:
    ///   - x: The progress in time, usually 0...1. NaN gives NaN.
    ///   - isBefore: The *before flag* of CSS, which decides at a jump exactly at `x`; see ``StepCurve``.
    /// - Returns: The progress of the animation, usually but not always in 0...1.
    /// - Complexity: O(1), O(log *n*) for *n* stops; nothing is allocated.
    public func value(at x: Double, isBefore: Bool = false) -> Double {
        switch self {
        case .linear: x
        case .cubicBezier(let curve): curve.value(at: x)
        case .steps(let curve): curve.value(at: x, isBefore: isBefore)
        case .piecewiseLinear(let curve): curve.value(at: x, isBefore: isBefore)
        }
    }

    /// Returns the slope of the curve: how fast the animation goes by its mean speed.
    ///
    /// - Parameter x: The progress in time, usually 0...1. NaN gives NaN.
    /// - Returns: The slope; infinite at a vertical tangent, 0 on a staircase.
    /// - Complexity: O(1), O(log *n*) for *n* stops; nothing is allocated.
    public func slope(at x: Double) -> Double {
        switch self {
        case .linear: x.isNaN ? x : 1
        case .cubicBezier(let curve): curve.slope(at: x)
        case .steps: x.isNaN ? x : 0
        case .piecewiseLinear(let curve): curve.slope(at: x)
        }
    }
}
