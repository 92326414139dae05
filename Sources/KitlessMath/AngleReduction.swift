/// An angle less a multiple of π/2: `value` + `rest` in [-π/4, π/4] about, and that multiple modulo 4.
struct ReducedAngle {
    let value: Double
    let rest: Double
    let quadrant: UInt64
}

extension Double {
    /// Takes the nearest multiple of π/2 from a finite angle (NaN from any other), with a relative error below 2^-66.
    ///
    /// For ordinary angles π/2 is taken in pieces of 33 bits, whose multiples by integers of 20 bits are exact (W. J.
    /// Cody and W. Waite, "Software Manual for the Elementary Functions", 1980).
    @inline(__always)
    static func reducedAngle(_ x: Double) -> ReducedAngle {
        guard x.magnitude < 0x1p19 else { return angleByProduct(x) }
        let shifted = x * 0x1.45f306dc9c883p-1 + roundingShift
        let k = shifted - roundingShift
        let first = x - k * TrigonometryTable.halfPi[0]
        let piece = k * TrigonometryTable.halfPi[1]
        let second = first - piece
        // Next to a multiple the pieces cancel, and the sums below would no longer be in order of size.
        guard second.magnitude > 0x1p-13 else { return angleByProduct(x) }
        let last = k * TrigonometryTable.halfPi[2]
        let value = second - last
        let rest = ((second - value) - last) + ((first - second) - piece)
        return ReducedAngle(value: value, rest: rest, quadrant: shifted.bitPattern)
    }

    /// Does the same for an angle of any size, by the bits of 2/π that matter times the significand.
    ///
    /// M. H. Payne and R. N. Hanek, "Radian reduction for trigonometric functions", ACM SIGNUM 18, 1983; in words of 32
    /// bits, which every platform multiplies.
    @inline(never)
    private static func angleByProduct(_ x: Double) -> ReducedAngle {
        guard x.isFinite else { return ReducedAngle(value: .nan, rest: .nan, quadrant: 0) }
        let bits = x.bitPattern
        let significand = (bits & 0x000F_FFFF_FFFF_FFFF) | 0x0010_0000_0000_0000
        // |x| = significand · 2^scale. Bits of 2/π worth a multiple of 4 and more make whole turns and are left out.
        let scale = Int(truncatingIfNeeded: (bits >> 52) & 0x7FF) &- 1075
        let product = productOfTwoOverPi(significand, skipping: scale &+ 62)
        var quadrant = UInt64(product[0] >> 30)
        var words = product
        words[0] &= 0x3FFF_FFFF
        let isAboveHalf = words[0] >= 0x2000_0000
        // The fraction of a quarter turn, from words of decreasing weight.
        var (value, rest) = (0.0, 0.0)
        var weight = 0x1p-30
        if isAboveHalf {
            quadrant &+= 1
            value = -1
        }
        for index in 0..<7 {
            let part = Double(words[index]) * weight
            let next = value + part
            rest += (value - next) + part
            value = next
            weight *= 0x1p-32
        }
        let (angle, lost) = exactProduct(value, TrigonometryTable.halfPiPair[0])
        let tail = lost + (value * TrigonometryTable.halfPiPair[1] + rest * TrigonometryTable.halfPiPair[0])
        let sum = angle + tail
        let left = (angle - sum) + tail
        return bits >> 63 == 0
            ? ReducedAngle(value: sum, rest: left, quadrant: quadrant)
            : ReducedAngle(value: -sum, rest: -left, quadrant: 0 &- quadrant)
    }

    /// The last seven words, highest first, of the significand times the 224 bits of 2/π after `bit`.
    private static func productOfTwoOverPi(_ significand: UInt64, skipping bit: Int) -> SIMD8<UInt32> {
        let first = bit >> 5
        let shift = UInt32(truncatingIfNeeded: bit & 31)
        let low = significand & 0xFFFF_FFFF
        let high = significand >> 32
        var product = SIMD8<UInt32>()
        var carry: UInt64 = 0
        var previous: UInt64 = 0
        for place in stride(from: 6, through: 0, by: -1) {
            let index = first &+ place
            let here = TrigonometryTable.twoOverPi[index] << shift
            let next = shift == 0 ? 0 : TrigonometryTable.twoOverPi[index &+ 1] >> (32 &- shift)
            let word = UInt64(here | next)
            // word · low + previous · high + carry stays below 2^64: the high factor has 21 bits.
            let lowProduct = word &* low
            let highProduct = previous &* high
            let sum = (lowProduct & 0xFFFF_FFFF) &+ (highProduct & 0xFFFF_FFFF) &+ (carry & 0xFFFF_FFFF)
            product[place] = UInt32(truncatingIfNeeded: sum)
            carry = (lowProduct >> 32) &+ (highProduct >> 32) &+ (carry >> 32) &+ (sum >> 32)
            previous = word
        }
        return product
    }
}
