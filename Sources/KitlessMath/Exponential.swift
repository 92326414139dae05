/// Exponential functions by table and polynomial (P. T. P. Tang, "Table-driven implementation of the exponential
/// function in IEEE floating-point arithmetic", ACM TOMS 15, 1989): x = (k/128) ln 2 + r, so e^x = 2^(k/128) e^r.
extension Double {
    /// Returns e^x, within 0.52 ulp (0.77 where the result is subnormal).
    ///
    /// - Parameter x: Any number.
    /// - Returns: e^x; infinity above 709.78, 0 below -745.13.
    package static func exp(_ x: Double) -> Double {
        if x.magnitude < 690 {
            let (steps, r) = reducedExponent(x)
            let (scale, growth) = expFactors(steps, r)
            return scale + scale * growth
        }
        return expAtTheEdge(x, 0)
    }

    /// Returns 2^x, within 0.52 ulp (0.77 where the result is subnormal); exact for integers.
    ///
    /// - Parameter x: Any number.
    /// - Returns: 2^x; infinity from 1024 on, 0 below -1075.
    package static func exp2(_ x: Double) -> Double {
        guard x.magnitude < 1100 else { return x.isNaN ? x : x > 0 ? .infinity : 0 }
        let shifted = x + 0x1.8p45
        let r = (x - (shifted - 0x1.8p45)) * 0x1.62e42fefa39efp-1
        let steps = shifted.bitPattern
        if x.magnitude < 1000 {
            let (scale, growth) = expFactors(steps, r)
            return scale + scale * growth
        }
        let (scale, growth) = expFactors(steps & 127, r)
        return (scale + scale * growth).scaled(by: wholePowers(steps))
    }

    /// Returns e^x - 1 without losing digits near 0, within 0.8 ulp.
    ///
    /// - Parameter x: Any number.
    /// - Returns: e^x - 1; x itself for x = ±0, -1 for minus infinity.
    package static func expm1(_ x: Double) -> Double {
        if x.magnitude < 0.35 {
            if x.magnitude < 0x1p-54 { return x }
            let square = x * x
            let head = x.head
            // x²/2 as a head that is exact and a rest, for it is up to a sixth of the result.
            let half = 0.5 * head * head
            let rest = 0.5 * (x - head) * (x + head)
            let sum = x + half
            return sum + (((x - sum) + half) + (rest + square * x * wideExponential(x, square)))
        }
        if x < -40 { return -1 }
        guard x.magnitude < 690 else {
            return x.isNaN ? x : expAtTheEdge(x, 0)
        }
        let (steps, r) = reducedExponent(x)
        let (scale, growth) = expFactors(steps, r)
        let (difference, rest) = exactSum(scale, -1)
        return difference + (rest + scale * growth)
    }

    /// Splits x, below 2^16 in magnitude, into a number of steps of ln 2 / 128, of which the low 32 bits count, and a
    /// remainder of half a step at most.
    @inline(__always)
    static func reducedExponent(_ x: Double) -> (steps: UInt64, remainder: Double) {
        let shifted = x * 0x1.71547652b82fep7 + roundingShift
        let count = shifted - roundingShift
        let remainder = (x - count * ExponentialTable.step[0]) - count * ExponentialTable.step[1]
        return (shifted.bitPattern, remainder)
    }

    /// 2^(steps/128) e^r as `scale` (1 + `growth`); the scale must be a normal number.
    @inline(__always)
    static func expFactors(_ steps: UInt64, _ r: Double) -> (scale: Double, growth: Double) {
        let entry = Int(truncatingIfNeeded: steps & 127) &* 2
        let c = ExponentialTable.nearZero
        let square = r * r
        let polynomial = (c[0] + r * c[1]) + square * (c[2] + r * c[3])
        let growth = ExponentialTable.powers[entry] + square * polynomial + r
        return (Double(bitPattern: ExponentialTable.powers[entry &+ 1].bitPattern &+ steps << 45), growth)
    }

    /// The whole powers of two in a number of steps.
    @inline(__always)
    static func wholePowers(_ steps: UInt64) -> Int64 {
        Int64(Int32(truncatingIfNeeded: steps) >> 7)
    }

    /// e^(x + rest) where the result may overflow or underflow.
    @inline(never)
    static func expAtTheEdge(_ x: Double, _ rest: Double) -> Double {
        if x.isNaN { return x }
        if x > 710 { return .infinity }
        if x < -746 { return 0 }
        let (steps, r) = reducedExponent(x)
        let (scale, growth) = expFactors(steps & 127, r + rest)
        return (scale + scale * growth).scaled(by: wholePowers(steps))
    }

    /// (e^x - 1 - x - x²/2) / x³ for |x| at most 0.36.
    @inline(__always)
    private static func wideExponential(_ x: Double, _ square: Double) -> Double {
        let c = ExponentialTable.wide
        let fourth = square * square
        let low = (c[0] + x * c[1]) + square * (c[2] + x * c[3])
        let middle = (c[4] + x * c[5]) + square * (c[6] + x * c[7])
        let high = (c[8] + x * c[9]) + square * c[10]
        return low + fourth * (middle + fourth * high)
    }
}
