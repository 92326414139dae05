/// Four cube roots at once, by multiplications and additions alone.
///
/// An integer operation on the upper half of the bits gives x^(-1/3) to a few percent; corrections by the binomial
/// series of (1 - r)^(-1/3), where r = 1 - x y^3, do the rest. There is no table, no division and no fused operation,
/// so results are the same bits on every platform.
enum Roots {
    /// x^(-1/3) and x^(1/3) to about 35 bits, for a correction that knows the rest.
    ///
    /// Arguments must not be negative. Those of subnormal numbers are of the right order at best.
    @inline(__always)
    static func cubeRootEstimate(_ x: SIMD4<Double>) -> (inverse: SIMD4<Double>, root: SIMD4<Double>) {
        var y = inverseCubeRootGuess(x)
        var r = 1 - (x * y) * (y * y)
        let low = 1.0 / 3 + r * (2.0 / 9)
        let high = 14.0 / 81 + r * (35.0 / 243)
        y += y * (r * (low + (r * r) * high))
        r = 1 - (x * y) * (y * y)
        y += y * (r * (1.0 / 3))
        return (y, (x * y) * y)
    }

    /// Bits of x^(-1/3) from those of x.
    ///
    /// The exponent and the first bits of the significand, read as one integer, are nearly the logarithm. The constant
    /// makes the largest |r| of an octave smallest, 0.103. The integer goes through the significand of a double near
    /// 2^52, because vectors of 64-bit integers have no division, and no conversion either on x86-64 before AVX-512.
    @inline(__always)
    private static func inverseCubeRootGuess(_ x: SIMD4<Double>) -> SIMD4<Double> {
        let upper = unsafeBitCast(x, to: SIMD4<UInt64>.self) &>> SIMD4(repeating: 32)
        let asDouble = unsafeBitCast(upper | SIMD4(repeating: 0x4330_0000_0000_0000), to: SIMD4<Double>.self)
        let guess = (0x1p52 + 0x553E_E964) - (asDouble - 0x1p52) * (1.0 / 3)
        return unsafeBitCast(
            unsafeBitCast(guess, to: SIMD4<UInt64>.self) &<< SIMD4(repeating: 32),
            to: SIMD4<Double>.self
        )
    }
}
