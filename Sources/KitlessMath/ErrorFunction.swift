/// The error function and its complement by tables of polynomials; the complement carries exp(-x²) with more digits
/// than a double has, so that it is right far out in the tail.
extension Double {
    /// Returns the error function 2/√π ∫₀ˣ exp(-t²) dt, within 0.7 ulp.
    ///
    /// - Parameter x: Any number.
    /// - Returns: From -1 to 1; ±0 for ±0.
    package static func erf(_ x: Double) -> Double {
        let size = x.magnitude
        if size < 0.5 { return erfNearZero(x) }
        guard size < 5.9375 else { return x.isNaN ? x : x < 0 ? -1 : 1 }
        let place = Int32(size * 16)
        let entry = (Int(truncatingIfNeeded: place) &- 8) &* 11
        let h = size - (Double(place) + 0.5) * 0.0625
        let c = ErrorFunctionTable.middles
        let growth = h * polynomial(c, entry &+ 2, h)
        let value = c[entry] + (c[entry &+ 1] + growth)
        return x < 0 ? -value : value
    }

    /// Returns the complementary error function 1 - erf x, within 0.8 ulp (0.8 where it is subnormal).
    ///
    /// - Parameter x: Any number.
    /// - Returns: From 2 down to 0; 0 above 27.23.
    package static func erfc(_ x: Double) -> Double {
        let size = x.magnitude
        if size < 0.5 {
            let sum = 1 - x
            let lost = (1 - sum) - x
            return sum + (lost - x * smallErrorRatio(x * x))
        }
        if x < 0 || x.isNaN { return x.isNaN ? x : 1 + erf(size) }
        return x < 27.25 ? upperTail(x) : 0
    }

    /// erf for |x| below 1/2.
    @inline(__always)
    private static func erfNearZero(_ x: Double) -> Double {
        // Below the smallest normal number x + 0.128 x would round twice.
        if x.magnitude < 0x1p-1000 { return (x * 0x1p200 * 0x1.20dd750429b6dp0) * 0x1p-200 }
        return x + x * smallErrorRatio(x * x)
    }

    /// erf(x)/x - 1 for x² below 1/4.
    @inline(__always)
    private static func smallErrorRatio(_ z: Double) -> Double {
        let c = ErrorFunctionTable.nearZero
        let w = z * z
        let low = (c[0] + z * c[1]) + w * (c[2] + z * c[3])
        let high = (c[4] + z * c[5]) + w * ((c[6] + z * c[7]) + w * c[8])
        return low + w * w * high
    }

    /// erfc from 1/2 on: exp(-x²) times a smooth function that falls like 1/x.
    private static func upperTail(_ x: Double) -> Double {
        let bits = x.bitPattern &- 0x3FE0_0000_0000_0000
        let entry = Int(truncatingIfNeeded: bits >> 48) &* 11
        // The interval's middle, and its half width as a power of two.
        let middle = Double(bitPattern: x.bitPattern & 0xFFFF_0000_0000_0000 | 0x0000_8000_0000_0000)
        let narrowing = powerOfTwo(1028 &- Int64(x.bitPattern >> 52))
        let u = (x - middle) * narrowing
        let c = ComplementaryErrorFunctionTable.middles
        let growth = c[entry &+ 1] + u * polynomial(c, entry &+ 2, u)

        let (square, lost) = exactProduct(x, x)
        let (steps, r) = reducedExponent(-square)
        let (scale, small) = expFactors(steps & 127, r - lost)
        let head = scale.head
        let product = head * c[entry]
        let value = product + ((scale - head) * c[entry] + (scale * growth + scale * small * (c[entry] + growth)))
        return value.scaled(by: wholePowers(steps))
    }

    /// The polynomial of nine coefficients that begins at a place of a table.
    @inline(__always)
    private static func polynomial(_ c: [Double], _ start: Int, _ x: Double) -> Double {
        let square = x * x
        let fourth = square * square
        let low = (c[start] + x * c[start &+ 1]) + square * (c[start &+ 2] + x * c[start &+ 3])
        let high = (c[start &+ 4] + x * c[start &+ 5]) + square * (c[start &+ 6] + x * c[start &+ 7])
        return low + fourth * (high + fourth * c[start &+ 8])
    }
}
