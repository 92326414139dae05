/// A 3 by 3 matrix of about 79 significant bits: heads of 26 bits and what is left.
struct SplitMatrix3 {
    let heads: Matrix3
    let tails: Matrix3

    /// The product with the first three lanes.
    ///
    /// Products of heads are exact; their sums are followed by what rounding took away (D. E. Knuth, "The Art of
    /// Computer Programming" 2, section 4.2.2).
    @inline(__always)
    func callAsFunction(_ v: SplitVector) -> SplitVector {
        let full = v.rounded
        let small =
            (heads.column0 * v.tail.x + tails.column0 * full.x)
            + (heads.column1 * v.tail.y + tails.column1 * full.y)
            + (heads.column2 * v.tail.z + tails.column2 * full.z)
        return Self.sum(heads.column0 * v.head.x, heads.column1 * v.head.y, heads.column2 * v.head.z, small)
    }

    /// The sum of three exact products and a rest.
    @inline(__always)
    static func sum(
        _ x: SIMD4<Double>,
        _ y: SIMD4<Double>,
        _ z: SIMD4<Double>,
        _ small: SIMD4<Double>
    ) -> SplitVector {
        let (first, firstRest) = exactSum(x, y)
        let (sum, secondRest) = exactSum(first, z)
        return SplitVector(sum, plus: (firstRest + secondRest) + small)
    }

    @inline(__always)
    private static func exactSum(
        _ a: SIMD4<Double>,
        _ b: SIMD4<Double>
    ) -> (value: SIMD4<Double>, rest: SIMD4<Double>) {
        let sum = a + b
        let second = sum - a
        return (sum, (a - (sum - second)) + (b - second))
    }
}
