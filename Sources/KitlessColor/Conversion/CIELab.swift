/// CIE 1976 L*a*b* (CIE 15:2004, section 8.2.1) with the exact constants 216/24389 and 24389/27, for XYZ that is
/// already divided by that of white.
enum CIELab {
    /// Linear sRGB to L*a*b*.
    @inline(__always)
    static func fromLinearSRGB(_ v: SIMD4<Double>, _ matrix: SplitMatrix3) -> SIMD4<Double> {
        let f = curve(matrix(SplitVector(v)))
        let (head, tail) = (f.head, f.tail)
        // Heads have 26 bits, so all but the last addition of each is exact.
        return SIMD4(
            (116 * head.y - 16) + 116 * tail.y,
            500 * (head.x - head.y) + 500 * (tail.x - tail.y),
            200 * (head.y - head.z) + 200 * (tail.y - tail.z),
            v.w
        )
    }

    /// Four colours of linear sRGB to L*, a* and b*.
    @inline(__always)
    static func fromLinearSRGB(_ v: ColorQuadruple, _ matrix: SplitMatrix3) -> ColorQuadruple.Components {
        let f = matrix(v).map(curve)
        return (
            (116 * f.y.head - 16) + 116 * f.y.tail,
            500 * (f.x.head - f.y.head) + 500 * (f.x.tail - f.y.tail),
            200 * (f.y.head - f.z.head) + 200 * (f.y.tail - f.z.tail)
        )
    }

    /// The cube root, and the straight line near 0.
    @inline(__always)
    private static func curve(_ t: SplitVector) -> SplitVector {
        let value = t.rounded
        let root = t.cubeRoot
        let line = lineFromXYZ(value)
        let isAbove = value .> (216.0 / 24389)
        return SplitVector(
            head: line.head.select(root.head, where: isAbove),
            tail: line.tail.select(root.tail, where: isAbove)
        )
    }

    /// L*a*b* to linear sRGB.
    @inline(__always)
    static func toLinearSRGB(_ v: SIMD4<Double>, _ matrix: SplitMatrix3) -> SIMD4<Double> {
        let shifted = v.x + 16
        // What rounding took from the sum, as the larger term is known only by comparing.
        let rest = abs(v.x) < 16 ? (16 - shifted) + v.x : (v.x - shifted) + 16
        let f = SplitMatrix3.rootsFromShiftedLab(SplitVector(SIMD4(shifted, v.y, v.z, 0), plus: SIMD4(rest, 0, 0, 0)))
        let cube = f.cubed
        let line = ((f.head - fourTwentyNinthsHead) + (f.tail - fourTwentyNinthsTail)) * (108.0 / 841)
        let isAbove = f.rounded .> (6.0 / 29)
        let lineHead = SplitVector.head(of: line)
        let t = SplitVector(
            head: lineHead.select(cube.head, where: isAbove),
            tail: (line - lineHead).select(cube.tail, where: isAbove)
        )
        return matrix(t).rounded.withAlpha(of: v)
    }

    /// The straight part of the curve: 4/29 + 841/108 t.
    @inline(__always)
    private static func lineFromXYZ(_ t: SIMD4<Double>) -> SplitVector {
        let slope = t * (841.0 / 108)
        let sum = fourTwentyNinthsHead + slope
        return SplitVector(sum, plus: ((fourTwentyNinthsHead - sum) + slope) + fourTwentyNinthsTail)
    }

    /// 4/29 = 16/116, by its first 26 bits and the rest.
    @inline(__always)
    private static var fourTwentyNinthsHead: Double { 0.13793103396892548 }

    @inline(__always)
    private static var fourTwentyNinthsTail: Double { 5.138331446154364e-10 }
}
