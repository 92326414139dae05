/// Sine, cosine and tangent: the argument less the nearest multiple of π/2, then minimax polynomials on [-π/4, π/4].
extension Double {
    /// Returns the sine, within 0.8 ulp for every finite angle.
    ///
    /// - Parameter x: An angle in radians, of any size.
    /// - Returns: The sine; x itself for ±0, NaN for infinities.
    package static func sin(_ x: Double) -> Double {
        if x.magnitude < 0x1.921fb54442d18p-1 {
            return x.magnitude < 0x1p-27 ? x : sineKernel(x, 0)
        }
        let angle = reducedAngle(x)
        let value = angle.quadrant & 1 == 0 ? sineKernel(angle.value, angle.rest) : cosineKernel(angle.value, angle.rest)
        return angle.quadrant & 2 == 0 ? value : -value
    }

    /// Returns the cosine, within 0.8 ulp for every finite angle.
    ///
    /// - Parameter x: An angle in radians, of any size.
    /// - Returns: The cosine; NaN for infinities.
    package static func cos(_ x: Double) -> Double {
        if x.magnitude < 0x1.921fb54442d18p-1 { return cosineKernel(x, 0) }
        let angle = reducedAngle(x)
        let value = angle.quadrant & 1 == 0 ? cosineKernel(angle.value, angle.rest) : sineKernel(angle.value, angle.rest)
        return (angle.quadrant &+ 1) & 2 == 0 ? value : -value
    }

    /// Returns sine and cosine of one angle, the same bits as `sin` and `cos` give, for little more than the cost of one.
    ///
    /// - Parameter x: An angle in radians, of any size.
    /// - Returns: The sine and the cosine.
    package static func sincos(_ x: Double) -> (sin: Double, cos: Double) {
        if x.magnitude < 0x1.921fb54442d18p-1 {
            return (x.magnitude < 0x1p-27 ? x : sineKernel(x, 0), cosineKernel(x, 0))
        }
        let angle = reducedAngle(x)
        let sine = sineKernel(angle.value, angle.rest)
        let cosine = cosineKernel(angle.value, angle.rest)
        let (first, second) = angle.quadrant & 1 == 0 ? (sine, cosine) : (cosine, sine)
        return (
            angle.quadrant & 2 == 0 ? first : -first,
            (angle.quadrant &+ 1) & 2 == 0 ? second : -second
        )
    }

    /// sin(x + rest) for |x| at most about π/4.
    @inline(__always)
    private static func sineKernel(_ x: Double, _ rest: Double) -> Double {
        let c = TrigonometryTable.sine
        let z = x * x
        let w = z * z
        let tail = (c[1] + z * c[2]) + w * ((c[3] + z * c[4]) + w * c[5])
        let cube = z * x
        // sin(x + rest) = sin x + rest cos x, and the cosine is 1 - z/2 to the digits that count.
        return x + (cube * c[0] + (cube * z * tail + rest * (1 - 0.5 * z)))
    }

    /// cos(x + rest) for |x| at most about π/4.
    @inline(__always)
    private static func cosineKernel(_ x: Double, _ rest: Double) -> Double {
        let c = TrigonometryTable.cosine
        let z = x * x
        let w = z * z
        let tail = (c[0] + z * c[1]) + w * ((c[2] + z * c[3]) + w * (c[4] + z * c[5]))
        let half = 0.5 * z
        let first = 1 - half
        return first + (((1 - first) - half) + (w * tail - x * rest))
    }
}
