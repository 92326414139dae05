/// Powers with a fixed rational exponent a/b by table: x = 2^e c (1 + r) gives x^(a/b) = 2^⌊ea/b⌋ · 2^((ea mod b)/b) ·
/// c^(a/b) · (1 + r)^(a/b), where the two factors from tables have heads of 26 bits, so that their product is exact.
extension Double {
    /// Returns the cube root, within 0.53 ulp; exact for cubes.
    ///
    /// - Parameter x: Any number, negative ones too.
    /// - Returns: The cube root, with the sign of x.
    package static func cbrt(_ x: Double) -> Double {
        guard let (bits, extra) = positiveBits(x.magnitude) else { return x }
        let exponent = Int64(bits >> 52) &- 1023 &+ extra
        // Whole numbers of 3 · 400, so that division rounds down.
        let quotient = (exponent &+ 1200) / 3
        let step = Int(truncatingIfNeeded: exponent &+ 1200 &- quotient &* 3)
        let root = rationalPower(
            bits,
            step,
            RationalPowerTable.cubeRoot,
            RationalPowerTable.cubeRootSteps,
            RationalPowerTable.cubeRootNearOne
        )
        return (root * powerOfTwo(quotient &- 400)).withSign(of: x)
    }

    /// Returns x^(12/5), within 0.53 ulp (0.77 where the result is subnormal): the curved part of sRGB's decoding.
    ///
    /// The exponent is 2.4 itself, not the double nearest to it as in `pow(x, 2.4)`.
    ///
    /// - Parameter x: A number that is not negative.
    /// - Returns: The power; NaN below 0, 0 for ±0.
    package static func pow12Over5(_ x: Double) -> Double {
        guard x > 0x1p-400, x < 0x1p400 else { return pow12Over5AtTheEdge(x) }
        let (significand, exponent) = twelveFifths(x.bitPattern, 0)
        return significand * powerOfTwo(exponent)
    }

    /// x^(12/5) where the result may overflow or underflow.
    @inline(never)
    private static func pow12Over5AtTheEdge(_ x: Double) -> Double {
        guard x >= 0, let (bits, extra) = positiveBits(x) else { return x == 0 ? 0 : x > 0 ? x : .nan }
        let (significand, exponent) = twelveFifths(bits, extra)
        return significand.scaled(by: max(-1500, min(1500, exponent)))
    }

    @inline(__always)
    private static func twelveFifths(_ bits: UInt64, _ extra: Int64) -> (significand: Double, exponent: Int64) {
        // 12/5 of 1200 is a whole number, and the division rounds down.
        let exponent = 12 &* (Int64(bits >> 52) &- 1023 &+ extra &+ 1200)
        let quotient = exponent / 5
        let significand = rationalPower(
            bits,
            Int(truncatingIfNeeded: exponent &- quotient &* 5),
            RationalPowerTable.twelveFifths,
            RationalPowerTable.twelveFifthsSteps,
            RationalPowerTable.twelveFifthsNearOne
        )
        return (significand, quotient &- 2880)
    }

    /// Returns x^(5/12) = x^(1/2.4), within 0.53 ulp: the curved part of sRGB's encoding.
    ///
    /// - Parameter x: A number that is not negative.
    /// - Returns: The power; NaN below 0, 0 for ±0.
    package static func pow5Over12(_ x: Double) -> Double {
        guard x >= 0, let (bits, extra) = positiveBits(x) else { return x == 0 ? 0 : x > 0 ? x : .nan }
        let exponent = 5 &* (Int64(bits >> 52) &- 1023 &+ extra &+ 1200)
        let quotient = exponent / 12
        let significand = rationalPower(
            bits,
            Int(truncatingIfNeeded: exponent &- quotient &* 12),
            RationalPowerTable.fiveTwelfths,
            RationalPowerTable.fiveTwelfthsSteps,
            RationalPowerTable.fiveTwelfthsNearOne
        )
        return significand * powerOfTwo(quotient &- 500)
    }

    /// The power of the significand in `bits`, times 2^(step/b).
    @inline(__always)
    private static func rationalPower(
        _ bits: UInt64,
        _ step: Int,
        _ significands: [Double],
        _ steps: [Double],
        _ nearOne: [Double]
    ) -> Double {
        let entry = Int(truncatingIfNeeded: (bits >> 45) & 127)
        let middle = Double(bitPattern: (bits & 0x000F_E000_0000_0000) | 0x3FF0_1000_0000_0000)
        let z = Double(bitPattern: (bits & 0x000F_FFFF_FFFF_FFFF) | 0x3FF0_0000_0000_0000)
        let r = (z - middle) * RationalPowerTable.inverses[entry]
        let c = nearOne
        let square = r * r
        let growth = r * ((c[0] + r * c[1]) + square * ((c[2] + r * c[3]) + square * (c[4] + r * c[5])))
        let (headA, tailA) = (significands[2 &* entry], significands[2 &* entry &+ 1])
        let (headB, tailB) = (steps[2 &* step], steps[2 &* step &+ 1])
        let head = headA * headB
        let tail = headA * tailB + tailA * (headB + tailB)
        return head + (tail + (head + tail) * growth)
    }
}
