/// Exponential functions by table and polynomial (P. T. P. Tang, "Table-driven implementation of the exponential function
/// in IEEE floating-point arithmetic", ACM TOMS 15, 1989): x = (k/128) ln 2 + r, so e^x = 2^(k/128) e^r.
extension Double {
    /// Returns e^x, within 0.52 ulp (0.77 where the result is subnormal).
    ///
    /// - Parameter x: Any number.
    /// - Returns: e^x; infinity above 709.78, 0 below -745.13.
    package static func exp(_ x: Double) -> Double {
        if x.magnitude < 708 {
            let (index, r) = reducedExponent(x)
            let (head, growth, exponent) = expFactors(index, r, 0)
            return Double(bitPattern: (head + head * growth).bitPattern &+ UInt64(bitPattern: exponent << 52))
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
        let index = Int64(truncatingIfNeeded: Int32(truncatingIfNeeded: shifted.bitPattern))
        let (head, growth, exponent) = expFactors(index, r, 0)
        let value = head + head * growth
        if x.magnitude < 1021 {
            return Double(bitPattern: value.bitPattern &+ UInt64(bitPattern: exponent << 52))
        }
        return value.scaled(by: exponent)
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
        guard x.magnitude < 708 else {
            return x.isNaN ? x : expAtTheEdge(x, 0)
        }
        let (index, r) = reducedExponent(x)
        let (head, growth, exponent) = expFactors(index, r, 0)
        let scale = Double(bitPattern: head.bitPattern &+ UInt64(bitPattern: exponent << 52))
        let (difference, rest) = exactSum(scale, -1)
        return difference + (rest + scale * growth)
    }

    /// Splits x, below 2^16 in magnitude, into k steps of ln 2 / 128 and a remainder of half a step at most.
    @inline(__always)
    static func reducedExponent(_ x: Double) -> (index: Int64, remainder: Double) {
        let shifted = x * 0x1.71547652b82fep7 + roundingShift
        let steps = shifted - roundingShift
        let remainder = (x - steps * ExponentialTable.step[0]) - steps * ExponentialTable.step[1]
        return (Int64(truncatingIfNeeded: Int32(truncatingIfNeeded: shifted.bitPattern)), remainder)
    }

    /// 2^(index/128) e^(r + rest) as `head` (1 + `growth`) 2^`exponent`, with 1 <= head < 2.
    @inline(__always)
    static func expFactors(
        _ index: Int64,
        _ r: Double,
        _ rest: Double
    ) -> (head: Double, growth: Double, exponent: Int64) {
        let entry = Int(truncatingIfNeeded: index & 127) &* 2
        let c = ExponentialTable.nearZero
        let square = r * r
        let polynomial = (c[0] + r * c[1]) + square * (c[2] + r * c[3])
        let growth = (ExponentialTable.powers[entry] + rest) + square * polynomial + r
        return (ExponentialTable.powers[entry &+ 1], growth, index >> 7)
    }

    /// e^(x + rest) where the result may overflow or underflow.
    @inline(never)
    static func expAtTheEdge(_ x: Double, _ rest: Double) -> Double {
        if x.isNaN { return x }
        if x > 710 { return .infinity }
        if x < -746 { return 0 }
        let (index, r) = reducedExponent(x)
        let (head, growth, exponent) = expFactors(index, r, rest)
        return (head + head * growth).scaled(by: exponent)
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
