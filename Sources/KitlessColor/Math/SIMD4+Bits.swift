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

    /// These numbers, but those of another vector where a condition holds.
    ///
    /// The same as `replacing(with:where:)`, which sign-extends the mask once more than it need.
    @inline(__always)
    func select(_ other: SIMD4<Double>, where mask: SIMDMask<SIMD4<Int64>>) -> SIMD4<Double> {
        let bits = unsafeBitCast(mask, to: SIMD4<UInt64>.self)
        let kept = unsafeBitCast(self, to: SIMD4<UInt64>.self) & ~bits
        return unsafeBitCast(kept | unsafeBitCast(other, to: SIMD4<UInt64>.self) & bits, to: SIMD4<Double>.self)
    }

    /// These numbers clamped to 0...1; NaN becomes 0, and 0 is never negative.
    @inline(__always)
    var clampedToUnit: SIMD4<Double> {
        SIMD4<Double>.zero.select(self, where: self .> 0).select(.one, where: self .> 1)
    }
}
