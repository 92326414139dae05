/// Powers as e^(y log x), the logarithm and the product carried with 15 bits more than a double has.
extension Double {
    /// Returns x^y, within 0.53 ulp (0.77 where the result is subnormal).
    ///
    /// - Parameters:
    ///   - x: Any number.
    ///   - y: Any number.
    /// - Returns: The power, with the special values of C99 Annex F: 1 for y = ±0 and for x = 1 whatever the other is,
    ///   NaN for a negative x with a y that is no integer.
    package static func pow(_ x: Double, _ y: Double) -> Double {
        let bits = x.bitPattern
        guard
            bits &- 0x0010_0000_0000_0000 < 0x7FE0_0000_0000_0000,
            // |y| from 2^-64 to below 2^65: neither tiny nor huge.
            (y.bitPattern >> 52) & 0x7FF &- 0x3BF < 0x81
        else { return powOfAnEdge(x, y) }
        return positivePower(bits, 0, y)
    }

    /// x^y for a positive x given by its bits.
    @inline(__always)
    private static func positivePower(_ bits: UInt64, _ extra: Int64, _ y: Double) -> Double {
        let (value, rest) = preciseLogarithm(reducedLogarithm(bits, extra))
        let (headY, head) = (y.head, value.head)
        let product = headY * head
        let tail = (y - headY) * head + y * ((value - head) + rest)
        guard product.magnitude < 690 else { return expAtTheEdge(product, tail) }
        let (steps, r) = reducedExponent(product)
        let (scale, growth) = expFactors(steps, r + tail)
        return scale + scale * growth
    }

    /// Powers with a negative or special base or a special exponent.
    @inline(never)
    private static func powOfAnEdge(_ x: Double, _ y: Double) -> Double {
        if y == 0 || x == 1 { return 1 }
        if x.isNaN || y.isNaN { return .nan }
        let size = x.magnitude
        if y.isInfinite {
            if size == 1 { return 1 }
            return (size > 1) == (y > 0) ? .infinity : 0
        }
        // Without `rounded`, which some boards have no function for.
        let whole = y.magnitude >= 0x1p52 || Double(Int64(y)) == y
        let isOdd = whole && y.magnitude < 0x1p53 && Int64(y) & 1 == 1
        let sign: Double = x.sign == .minus && isOdd ? -1 : 1
        if size == 0 || size.isInfinite { return sign * ((size == 0) == (y < 0) ? .infinity : 0) }
        if x < 0 && !whole { return .nan }
        if size == 1 { return sign }
        // 1 ± y log x rounds to 1 here, whatever x is.
        if y.magnitude < 0x1p-64 { return 1 }
        if y.magnitude >= 0x1p65 { return sign * ((size > 1) == (y > 0) ? .infinity : 0) }
        if let (bits, extra) = positiveBits(size) { return sign * positivePower(bits, extra, y) }
        return .nan
    }
}
