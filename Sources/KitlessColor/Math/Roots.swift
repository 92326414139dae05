/// Four roots or powers at once, by multiplications and additions alone.
///
/// An integer operation on the upper half of the bits gives x^(-1/n) to a few percent; two corrections by the binomial
/// series of (1 - r)^(-1/n), where r = 1 - x y^n, make it exact to rounding. There is no table, no division, no libm and
/// no fused operation, so results are the same bits on every platform, and four lanes cost what one does.
///
/// Bounds were measured against 50-digit values over all magnitudes; the tests repeat that. Arguments must not be
/// negative. Subnormal arguments give tiny results of the right order at best; NaN and infinity pass through.
enum Roots {
    /// x^(1/3), within 1.4 ulp.
    @inline(__always)
    static func cubeRoot(_ x: SIMD4<Double>) -> SIMD4<Double> {
        var y = inverseRootGuess(x, third, 0x553E_E964)
        var r = 1 - (x * y) * (y * y)
        let low = 1.0 / 3 + r * (2.0 / 9)
        let high = 14.0 / 81 + r * (35.0 / 243)
        y += y * (r * (low + (r * r) * high))
        let root = (x * y) * y
        r = 1 - root * y
        return passing(x, root + root * (r * (2.0 / 3 + r * (5.0 / 9))))
    }

    /// x^(-1/3) and x^(1/3) to about 35 bits, for a correction that knows the rest.
    @inline(__always)
    static func cubeRootEstimate(_ x: SIMD4<Double>) -> (inverse: SIMD4<Double>, root: SIMD4<Double>) {
        var y = inverseRootGuess(x, third, 0x553E_E964)
        var r = 1 - (x * y) * (y * y)
        let low = 1.0 / 3 + r * (2.0 / 9)
        let high = 14.0 / 81 + r * (35.0 / 243)
        y += y * (r * (low + (r * r) * high))
        r = 1 - (x * y) * (y * y)
        y += y * (r * (1.0 / 3))
        return (y, (x * y) * y)
    }

    /// x^(12/5) = x^2.4, within 2.6 ulp.
    @inline(__always)
    static func twelveFifthsPower(_ x: SIMD4<Double>) -> SIMD4<Double> {
        var y = inverseRootGuess(x, fifth, 0x4CB8_9C6A)
        var square = y * y
        var r = 1 - (x * y) * (square * square)
        let low = 0.2 + r * 0.12
        let high = 0.088 + r * 0.0704
        y += y * (r * (low + (r * r) * high))
        square = y * y
        let twoFifths = (x * y) * square
        r = 1 - twoFifths * square
        return passing(x, (x * x) * (twoFifths + twoFifths * (r * (0.6 + r * (0.48 + r * 0.416)))))
    }

    /// x^(5/12) = x^(1/2.4), within 1.7 ulp: the cube root of x^(5/4).
    @inline(__always)
    static func fiveTwelfthsPower(_ x: SIMD4<Double>) -> SIMD4<Double> {
        cubeRoot(x * x.squareRoot().squareRoot())
    }

    private static let third = 1.0 / 3
    private static let fifth = 1.0 / 5

    /// Bits of x^(-1/n) from those of x.
    ///
    /// The exponent and the first bits of the significand, read as one integer, are nearly the logarithm. `offset` makes
    /// the largest |r| of an octave smallest.
    ///
    /// The integer goes through the significand of a double near 2^52, because vectors of 64-bit integers have no
    /// division, and none of the conversions either on x86-64 before AVX-512.
    @inline(__always)
    private static func inverseRootGuess(_ x: SIMD4<Double>, _ inverse: Double, _ offset: Double) -> SIMD4<Double> {
        let upper = unsafeBitCast(x, to: SIMD4<UInt64>.self) &>> SIMD4(repeating: 32)
        let asDouble = unsafeBitCast(upper | SIMD4(repeating: 0x4330_0000_0000_0000), to: SIMD4<Double>.self)
        let guess = (0x1p52 + offset) - (asDouble - 0x1p52) * inverse
        return unsafeBitCast(
            unsafeBitCast(guess, to: SIMD4<UInt64>.self) &<< SIMD4(repeating: 32),
            to: SIMD4<Double>.self
        )
    }

    /// The result for finite arguments, the argument itself for infinity and NaN.
    @inline(__always)
    static func passing(_ x: SIMD4<Double>, _ result: SIMD4<Double>) -> SIMD4<Double> {
        x.replacing(with: result, where: x .< .infinity)
    }
}

extension SIMD4<Double> {
    /// The sizes of the lanes.
    @inline(__always)
    var magnitude: SIMD4<Double> {
        unsafeBitCast(unsafeBitCast(self, to: SIMD4<UInt64>.self) & 0x7FFF_FFFF_FFFF_FFFF, to: SIMD4<Double>.self)
    }

    /// These numbers, negated where another vector is negative.
    @inline(__always)
    func flippingSign(by other: SIMD4<Double>) -> SIMD4<Double> {
        let sign = unsafeBitCast(other, to: SIMD4<UInt64>.self) & 0x8000_0000_0000_0000
        return unsafeBitCast(unsafeBitCast(self, to: SIMD4<UInt64>.self) ^ sign, to: SIMD4<Double>.self)
    }
}
