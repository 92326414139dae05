/// Logarithms by table and polynomial: x = 2^k z with z between 45/64 and 45/32, log x = k ln 2 + log c + log(z/c),
/// where 1/c has so few bits that z/c - 1 is the sum of two doubles exactly (P. T. P. Tang, "Table-driven
/// implementation of the logarithm function in IEEE floating-point arithmetic", ACM TOMS 16, 1990).
extension Double {
    /// Returns the natural logarithm, within 0.53 ulp.
    ///
    /// - Parameter x: Any number.
    /// - Returns: log x; minus infinity for ±0, NaN below 0.
    package static func log(_ x: Double) -> Double {
        guard let (bits, extra) = positiveBits(x) else { return logOfAnEdge(x) }
        let reduced = reducedLogarithm(bits, extra)
        let r = reduced.r
        let head = reduced.base + r
        let tail = (reduced.base - head) + r + (reduced.baseRest + reduced.rest)
        return head + (tail + r * r * (-0.5 + r * logarithmNearOne(r)))
    }

    /// Returns log(1 + x) without losing digits near 0, within 0.6 ulp.
    ///
    /// - Parameter x: Any number.
    /// - Returns: log(1 + x); x itself for x = ±0, minus infinity for -1, NaN below.
    package static func log1p(_ x: Double) -> Double {
        if x.magnitude < 0x1p-8 {
            if x.magnitude < 0x1p-54 { return x }
            return x + x * x * (-0.5 + x * logarithmNearOne(x))
        }
        if x >= 0x1p54 { return log(x) }
        let sum = 1 + x
        guard sum > 0 else { return logOfAnEdge(sum) }
        let lost = x.magnitude < 1 ? x - (sum - 1) : 1 - (sum - x)
        let reduced = reducedLogarithm(sum.bitPattern, 0)
        let r = reduced.r
        let scale = Double(bitPattern: (2046 << 52) &- (UInt64(bitPattern: reduced.exponent &+ 1023) << 52))
        let rest = (reduced.rest + lost * scale * reduced.inverse) * (1 - r)
        let head = reduced.base + r
        let tail = (reduced.base - head) + r + (reduced.baseRest + rest)
        return head + (tail + r * r * (-0.5 + r * logarithmNearOne(r)))
    }

    /// Returns the logarithm to base 2, within 0.52 ulp; exact for powers of two.
    ///
    /// - Parameter x: Any number.
    /// - Returns: log2 x; minus infinity for ±0, NaN below 0.
    package static func log2(_ x: Double) -> Double {
        guard let (bits, extra) = positiveBits(x) else { return logOfAnEdge(x) }
        let reduced = reducedLogarithm(bits, extra, ln2: (0, 0))
        let (value, rest) = preciseLogarithm(reduced)
        let head = value.head
        let product = head * LogarithmTable.log2e[0]
        let tail = head * LogarithmTable.log2e[1] + ((value - head) + rest) * 0x1.71547652b82fep0
        let k = Double(reduced.exponent)
        let sum = k + product
        return sum + ((k - sum) + product + tail)
    }

    /// Returns the logarithm to base 10, within 0.52 ulp; exact for the powers of ten that are doubles.
    ///
    /// - Parameter x: Any number.
    /// - Returns: log10 x; minus infinity for ±0, NaN below 0.
    package static func log10(_ x: Double) -> Double {
        guard let (bits, extra) = positiveBits(x) else { return logOfAnEdge(x) }
        let reduced = reducedLogarithm(bits, extra, ln2: (0, 0))
        let (value, rest) = preciseLogarithm(reduced)
        let head = value.head
        let product = head * LogarithmTable.log10e[0]
        let tail = head * LogarithmTable.log10e[1] + ((value - head) + rest) * 0x1.bcb7b1526e50ep-2
        let k = Double(reduced.exponent)
        let (sum, lost) = exactSum(k * LogarithmTable.log10Of2[0], product)
        return sum + (lost + (tail + k * LogarithmTable.log10Of2[1]))
    }

    /// A positive number's logarithm as k ln 2 + log c (`base` and `baseRest`) + log(1 + `r` + `rest`).
    struct ReducedLogarithm {
        let base: Double
        let baseRest: Double
        let r: Double
        let rest: Double
        let inverse: Double
        let exponent: Int64
    }

    /// The bits of a positive, finite number, and the power of two by which they had to be scaled up.
    @inline(__always)
    static func positiveBits(_ x: Double) -> (bits: UInt64, exponent: Int64)? {
        let bits = x.bitPattern
        if bits &- 0x0010_0000_0000_0000 < 0x7FE0_0000_0000_0000 { return (bits, 0) }
        if x > 0 && x < .infinity { return ((x * 0x1p54).bitPattern, -54) }
        return nil
    }

    @inline(__always)
    static func reducedLogarithm(
        _ bits: UInt64,
        _ extra: Int64,
        ln2: (Double, Double) = (0x1.62e42fefa38p-1, 0x1.ef35793c7673p-45)
    ) -> ReducedLogarithm {
        let offset = bits &- 0x3FE6_8000_0000_0000
        let exponent = Int64(bitPattern: offset) >> 52
        let z = Double(bitPattern: bits &- UInt64(bitPattern: exponent << 52))
        let entry = Int(truncatingIfNeeded: (offset >> 45) & 127) &* 3
        let inverse = LogarithmTable.points[entry]
        let top = Double(bitPattern: z.bitPattern & 0xFFFF_FFFF_0000_0000)
        let head = top * inverse - 1
        let tail = (z - top) * inverse
        let r = head + tail
        let total = exponent &+ extra
        let k = Double(total)
        return ReducedLogarithm(
            base: k * ln2.0 + LogarithmTable.points[entry &+ 1],
            baseRest: k * ln2.1 + LogarithmTable.points[entry &+ 2],
            r: r,
            rest: tail - (r - head),
            inverse: inverse,
            exponent: total
        )
    }

    /// The logarithm as a double and a rest of up to 2^-22, together with a relative error below 2^-67.
    @inline(__always)
    static func preciseLogarithm(_ reduced: ReducedLogarithm) -> (value: Double, rest: Double) {
        let r = reduced.r
        let head = r.head
        // r²/2 as an exact head and a rest.
        let half = -0.5 * head * head
        let halfRest = -0.5 * (r - head) * (r + head) - r * reduced.rest
        let first = reduced.base + r
        let firstRest = (reduced.base - first) + r
        let second = first + half
        let secondRest = (first - second) + half
        let cubic = r * r * (r * logarithmNearOne(r))
        return (second, cubic + (halfRest + (reduced.baseRest + reduced.rest)) + (firstRest + secondRest))
    }

    /// (log(1 + r) - r + r²/2) / r³.
    @inline(__always)
    private static func logarithmNearOne(_ r: Double) -> Double {
        let c = LogarithmTable.nearOne
        let square = r * r
        return (c[0] + r * c[1]) + square * ((c[2] + r * c[3]) + square * (c[4] + r * c[5]))
    }

    /// The logarithm of a number that is not positive and finite.
    @inline(never)
    private static func logOfAnEdge(_ x: Double) -> Double {
        if x == 0 { return -.infinity }
        return x < 0 ? .nan : x
    }
}
