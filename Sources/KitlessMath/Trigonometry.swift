/// Sine, cosine and tangent: the argument less the nearest multiple of π/2, then minimax polynomials on [-π/4, π/4].
extension Double {
    /// Returns the sine, within 0.8 ulp for every finite angle.
    ///
    /// - Parameter x: An angle in radians, of any size.
    /// - Returns: The sine; x itself for ±0, NaN for infinities.
    package static func sin(_ x: Double) -> Double {
        if x.magnitude < 0x1p-27 { return x }
        let angle = nearestAngle(x)
        let both = sineAndCosine(angle)
        return pick(both, angle.quadrant)
    }

    /// Returns the cosine, within 0.8 ulp for every finite angle.
    ///
    /// - Parameter x: An angle in radians, of any size.
    /// - Returns: The cosine; NaN for infinities.
    package static func cos(_ x: Double) -> Double {
        let angle = nearestAngle(x)
        let both = sineAndCosine(angle)
        return pick(both, angle.quadrant &+ 1)
    }

    /// Returns sine and cosine of one angle, the same bits as `sin` and `cos` give, for little more than the cost of
    /// one.
    ///
    /// - Parameter x: An angle in radians, of any size.
    /// - Returns: The sine and the cosine.
    package static func sincos(_ x: Double) -> (sin: Double, cos: Double) {
        let angle = nearestAngle(x)
        let both = sineAndCosine(angle)
        let sine = x.magnitude < 0x1p-27 ? x : pick(both, angle.quadrant)
        return (sine, pick(both, angle.quadrant &+ 1))
    }

    /// Returns the tangent, within 0.9 ulp for every finite angle.
    ///
    /// - Parameter x: An angle in radians, of any size.
    /// - Returns: The tangent; x itself for ±0, NaN for infinities.
    package static func tan(_ x: Double) -> Double {
        if x.magnitude < 0x1p-27 { return x }
        let angle = nearestAngle(x)
        let (head, tail) = sineAndCosineParts(angle)
        return angle.quadrant & 1 == 0
            ? quotient((head[0], tail[0]), (head[1], tail[1]))
            : -quotient((head[1], tail[1]), (head[0], tail[0]))
    }

    /// The quotient of two numbers given as a double and a small rest.
    @inline(__always)
    private static func quotient(_ a: (Double, Double), _ b: (Double, Double)) -> Double {
        let divisor = b.0 + b.1
        let lost = (b.0 - divisor) + b.1
        let value = (a.0 + a.1) / divisor
        let (product, rest) = exactProduct(value, divisor)
        return value + ((((a.0 - product) + a.1) - rest) - value * lost) / divisor
    }

    /// The angle less the nearest multiple of π/2; unchanged up to π/4.
    @inline(__always)
    private static func nearestAngle(_ x: Double) -> ReducedAngle {
        x.magnitude < 0x1.921fb54442d18p-1 ? ReducedAngle(value: x, rest: 0, quadrant: 0) : reducedAngle(x)
    }

    /// The sine (even quadrants) or cosine (odd ones) with the quadrant's sign, without a branch: which it is cannot be
    /// foreseen.
    @inline(__always)
    private static func pick(_ both: SIMD2<Double>, _ quadrant: UInt64) -> Double {
        let mask = 0 &- (quadrant & 1)
        let bits = (both[0].bitPattern & ~mask) | (both[1].bitPattern & mask)
        return Double(bitPattern: bits ^ (quadrant & 2) << 62)
    }

    @inline(__always)
    private static func sineAndCosine(_ angle: ReducedAngle) -> SIMD2<Double> {
        let (head, tail) = sineAndCosineParts(angle)
        return head + tail
    }

    /// Sine and cosine of a reduced angle, each as a double and a small rest, side by side in one vector.
    @inline(__always)
    private static func sineAndCosineParts(_ angle: ReducedAngle) -> (head: SIMD2<Double>, tail: SIMD2<Double>) {
        let x = angle.value
        let z = x * x
        let half = 0.5 * z
        let first = 1 - half
        let square = SIMD2(repeating: z)
        let fourth = square * square
        let low = coefficients(0) + square * coefficients(1)
        let middle = coefficients(2) + square * coefficients(3)
        let high = coefficients(4) + square * coefficients(5)
        let polynomial = low + fourth * (middle + fourth * high)
        // sin(x + rest) = sin x + rest cos x and cos(x + rest) = cos x - rest sin x, to the digits that count.
        let correction = SIMD2(angle.rest * first, ((1 - first) - half) - angle.rest * x)
        return (SIMD2(x, first), SIMD2(z * x, z * z) * polynomial + correction)
    }

    @inline(__always)
    private static func coefficients(_ power: Int) -> SIMD2<Double> {
        SIMD2(TrigonometryTable.sineAndCosine[2 &* power], TrigonometryTable.sineAndCosine[2 &* power &+ 1])
    }
}
