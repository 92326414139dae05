/// How the functions of this module take doubles apart, the same way on every platform.
///
/// Everything here is exact or rounds once per operation in the order written. Fused multiply-add is left out on
/// purpose: without hardware for it (baseline x86-64, WebAssembly) it costs tens of nanoseconds.
extension Double {
    /// 2^52 + 2^51: adding it and taking it away rounds a number below 2^51 to the nearest integer, ties to even.
    @inline(__always)
    static var roundingShift: Double { 0x1.8p52 }

    /// The number without the lower half of its significand: 26 bits are left, so that products of two are exact.
    @inline(__always)
    var head: Double { Double(bitPattern: bitPattern & 0xFFFF_FFFF_F800_0000) }

    /// This positive number with the sign of another.
    @inline(__always)
    func withSign(of other: Double) -> Double {
        Double(bitPattern: bitPattern | (other.bitPattern & 0x8000_0000_0000_0000))
    }

    /// Two to an integer power in the range of normal numbers.
    @inline(__always)
    static func powerOfTwo(_ exponent: Int64) -> Double {
        Double(bitPattern: UInt64(bitPattern: exponent &+ 1023) << 52)
    }

    /// This number, of ordinary size, times two to any power that the result of an overflow or underflow needs.
    ///
    /// Only the last of the products rounds.
    @inline(never)
    func scaled(by exponent: Int64) -> Double {
        if exponent > 1000 { return self * Self.powerOfTwo(exponent - 600) * Self.powerOfTwo(600) }
        if exponent < -1000 { return self * Self.powerOfTwo(exponent + 600) * Self.powerOfTwo(-600) }
        return self * Self.powerOfTwo(exponent)
    }

    /// The product of two numbers and what its rounding took away (Dekker 1971), exact but for overflow and underflow.
    @inline(__always)
    static func exactProduct(_ a: Double, _ b: Double) -> (value: Double, rest: Double) {
        let product = a * b
        let (headA, headB) = (a.head, b.head)
        let (tailA, tailB) = (a - headA, b - headB)
        return (product, ((headA * headB - product) + headA * tailB + tailA * headB) + tailA * tailB)
    }

    /// The sum of two numbers and what its rounding took away (Knuth 1969).
    @inline(__always)
    static func exactSum(_ a: Double, _ b: Double) -> (value: Double, rest: Double) {
        let sum = a + b
        let other = sum - a
        return (sum, (a - (sum - other)) + (b - other))
    }
}
