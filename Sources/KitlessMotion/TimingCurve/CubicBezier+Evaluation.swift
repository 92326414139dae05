extension CubicBezier {
    /// Returns the eased progress.
    ///
    /// - Parameter x: The progress in time, usually 0...1. NaN gives NaN.
    /// - Returns: y at x: exactly 0 at 0 and 1 at 1, possibly outside 0...1 between; infinite at an infinite x unless
    ///   the tangent there is level.
    /// - Complexity: O(1), two or three steps of Halley's method for common curves.
    @inlinable
    public func value(at x: Double) -> Double {
        // Written so that NaN goes the way of the numbers outside.
        guard x > 0, x < 1 else { return tangentValue(at: x) }
        return isStraight ? x : y(at: parameter(for: x))
    }

    /// Returns the slope dy/dx of the curve.
    ///
    /// - Parameter x: The progress in time, usually 0...1. NaN gives NaN.
    /// - Returns: The slope; at 0 and 1 from the inside, outside 0...1 that of the tangent that goes on. It is infinite
    ///   where the tangent is vertical, and 0 at a cusp, where it has no value.
    /// - Complexity: O(1).
    @inlinable
    public func slope(at x: Double) -> Double {
        valueAndSlope(at: x).slope
    }

    /// Returns the eased progress and its slope, for the cost of one inversion.
    ///
    /// - Parameter x: The progress in time, usually 0...1. NaN gives NaN.
    /// - Returns: What ``value(at:)`` and ``slope(at:)`` return.
    /// - Complexity: O(1).
    @inlinable
    public func valueAndSlope(at x: Double) -> (value: Double, slope: Double) {
        guard x > 0, x < 1 else { return (tangentValue(at: x), tangentSlope(at: x)) }
        if isStraight { return (x, 1) }
        let t = parameter(for: x)
        let run = Self.derivative(x1, x2, t)
        let rise = Self.derivative(y1, y2, t)
        // Only curves (1, ·, 0, ·) come to a stop in x, and with y at rest as well they have a cusp there.
        if run <= 0 { return (y(at: t), rise == 0 ? 0 : rise / 0) }
        return (y(at: t), rise / run)
    }

    /// Whether the curve is the diagonal: both control points lie on it.
    @inlinable var isStraight: Bool { x1 == y1 && x2 == y2 }

    @inlinable
    @inline(__always)
    func y(at t: Double) -> Double { Self.bernstein(y1, y2, t) }

    /// The curve in one coordinate with control values 0, a, b, 1.
    ///
    /// In Bernstein's form, whose terms do not cancel; the powers of t come last, so that small results keep their
    /// digits.
    @inlinable
    @inline(__always)
    static func bernstein(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let s = 1 - t
        return t * (3 * s * (s * a + t * b) + t * t)
    }

    @inlinable
    @inline(__always)
    static func derivative(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let s = 1 - t
        return 3 * (s * (s * a + 2 * t * (b - a)) + t * t * (1 - b))
    }

    /// Finds the parameter t of an x strictly between 0 and 1.
    ///
    /// Householder's method of third order (A. S. Householder, *The Numerical Treatment of a Single Nonlinear
    /// Equation*, 1970), which uses all derivatives of a cubic, from t = x and kept inside a bracket that shrinks with
    /// every step. It ends when the step just made was in the range of its convergence of order 4 and has left no error
    /// that a double could show.
    @inlinable
    @inline(__always)
    func parameter(for x: Double) -> Double {
        // A sixth of the second derivative at both ends, and of the third.
        let start = x2 - 2 * x1
        let end = 1 - 2 * x2 + x1
        let third = end - start
        var low = 0.0
        var high = 1.0
        var t = x
        for _ in 0..<Self.mostSteps {
            let error = Self.bernstein(x1, x2, t) - x
            if error == 0 { return t }
            if error < 0 { low = t } else { high = t }
            let first = Self.derivative(x1, x2, t)
            let second = 3 * ((1 - t) * start + t * end)
            let square = first * first
            let bend = error * second
            let swerve = error * error * third
            let step = error * (square - bend) / (first * (square - 2 * bend) + swerve)
            let next = t - step
            guard next > low, next < high else {
                let middle = low + (high - low) / 2
                if middle <= low || middle >= high { return t }
                t = middle
                continue
            }
            let stepSquare = step * step
            let twist = third.magnitude * first
            // What the step leaves is below 5 (|A₂|³ + |A₂A₃|) step⁴ + 5 A₃² step⁵, with A₂ and A₃ the second and third
            // coefficient of Taylor's series by the first.
            let rest = second.magnitude * (second * second + twist) + (step * third).magnitude * twist
            let left = 5 * stepSquare * stepSquare * rest
            let isInRange = first * bend.magnitude + swerve.magnitude < first * square / 16
            if isInRange && left <= Self.resolution * x * square || next == t { return next }
            t = next
        }
        return t
    }

    /// No curve needs as many steps: bisection alone would be done.
    @inlinable static var mostSteps: Int { 128 }

    /// The relative error of x at which the search ends, half a unit in the last place.
    @inlinable static var resolution: Double { 0x1p-53 }
}

extension CubicBezier {
    /// y on the tangent at the nearer end, for an x outside 0..<1 or NaN.
    @usableFromInline
    func tangentValue(at x: Double) -> Double {
        if x == 0 || x == 1 { return x }
        let slope = tangentSlope(at: x)
        if slope == 0 { return x < 0 ? 0 : 1 }
        return x < 0 ? slope * x : 1 + slope * (x - 1)
    }

    /// The slope at 0 and 1 from the inside, and of the continued tangent beyond.
    @usableFromInline
    func tangentSlope(at x: Double) -> Double {
        if x.isNaN { return x }
        return x <= 0
            ? Self.endSlope(x1, y1, x2, y2, isBeyond: x < 0)
            : Self.endSlope(1 - x2, 1 - y2, 1 - x1, 1 - y1, isBeyond: x > 1)
    }

    /// The slope at an end, from the control points as seen from there, the nearer first.
    ///
    /// A vertical tangent cannot be continued; browsers hold the value then (WebKit's `UnitBezier`).
    private static func endSlope(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, isBeyond: Bool) -> Double {
        if x1 > 0 { return y1 / x1 }
        if y1 != 0 { return isBeyond ? 0 : (y1 > 0 ? .infinity : -.infinity) }
        if x2 > 0 { return y2 / x2 }
        if y2 != 0 { return isBeyond ? 0 : (y2 > 0 ? .infinity : -.infinity) }
        return 1
    }
}
