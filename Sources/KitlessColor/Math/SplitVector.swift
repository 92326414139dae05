/// Four numbers of about 79 significant bits: a head of at most 26 bits and what is left.
///
/// Between two colour spaces whose axes differ much, a component near 0 is the small difference of large terms, and the
/// slope of 12.92 of sRGB's curve there magnifies what rounding has done to them: doubles alone return an 8-bit colour
/// from OKLab with an error of up to 5e-14. With a result rounded only once it is below 1e-14. Heads of 26 bits have
/// exact products, so this needs no fused operation and is far cheaper than double-double arithmetic (T. J. Dekker, "A
/// floating-point technique for extending the available precision", Numerische Mathematik 18, 1971).
struct SplitVector {
    let head: SIMD4<Double>
    let tail: SIMD4<Double>

    @inline(__always)
    init(head: SIMD4<Double>, tail: SIMD4<Double>) {
        self.head = head
        self.tail = tail
    }

    /// The sum of two vectors of which the second is at most a rounding error of the first.
    @inline(__always)
    init(_ value: SIMD4<Double>, plus rest: SIMD4<Double>) {
        head = Self.head(of: value)
        tail = (value - head) + rest
    }

    /// A vector of doubles, exactly.
    @inline(__always)
    init(_ value: SIMD4<Double>) {
        head = Self.head(of: value)
        tail = value - head
    }

    /// The vector rounded to doubles.
    @inline(__always)
    var rounded: SIMD4<Double> { head + tail }

    /// The third power.
    @inline(__always)
    var cubed: SplitVector {
        let square = head * head
        let high = Self.head(of: square)
        let low = square - high
        let rest = (head + head + tail) * tail
        let cube = high * head
        return SplitVector(cube, plus: low * head + (rest * (head + tail) + square * tail))
    }

    /// The cube root of numbers that are not negative.
    ///
    /// From a root of 26 bits, whose cube is known exactly, one correction gives all the rest. Never inlined, so that
    /// the lanes stay together (see `Roots`).
    var cubeRoot: SplitVector {
        @inline(never)
        get {
            let x = rounded
            let (inverse, estimate) = Roots.cubeRootEstimate(x)
            let root = Self.head(of: estimate)
            let square = root * root
            let high = Self.head(of: square)
            let difference = (head - high * root) + (tail - (square - high) * root)
            let step = difference * (inverse * inverse) * (1.0 / 3)
            let correction = step + step * step * inverse
            return SplitVector(
                head: x.select(root, where: x .< .infinity),
                tail: SIMD4<Double>.zero.select(correction, where: x .< .infinity)
            )
        }
    }

    /// The first 26 bits.
    @inline(__always)
    static func head(of value: SIMD4<Double>) -> SIMD4<Double> {
        unsafeBitCast(unsafeBitCast(value, to: SIMD4<UInt64>.self) & 0xFFFF_FFFF_F800_0000, to: SIMD4<Double>.self)
    }
}

extension Double {
    /// The first 26 bits.
    @inline(__always)
    var firstHalf: Double { Double(bitPattern: bitPattern & 0xFFFF_FFFF_F800_0000) }
}
