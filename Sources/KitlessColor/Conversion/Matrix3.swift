/// A 3 by 3 matrix, given by rows.
struct Matrix3 {
    let m00, m01, m02: Double
    let m10, m11, m12: Double
    let m20, m21, m22: Double

    @inline(__always)
    init(
        _ m00: Double,
        _ m01: Double,
        _ m02: Double,
        _ m10: Double,
        _ m11: Double,
        _ m12: Double,
        _ m20: Double,
        _ m21: Double,
        _ m22: Double
    ) {
        (self.m00, self.m01, self.m02) = (m00, m01, m02)
        (self.m10, self.m11, self.m12) = (m10, m11, m12)
        (self.m20, self.m21, self.m22) = (m20, m21, m22)
    }

    /// The product with the first three lanes; the fourth, alpha, stays.
    @inline(__always)
    func callAsFunction(_ v: SIMD4<Double>) -> SIMD4<Double> {
        ((column0 * v.x + column1 * v.y) + column2 * v.z).withAlpha(of: v)
    }

    @inline(__always)
    var column0: SIMD4<Double> { SIMD4(m00, m10, m20, 0) }

    @inline(__always)
    var column1: SIMD4<Double> { SIMD4(m01, m11, m21, 0) }

    @inline(__always)
    var column2: SIMD4<Double> { SIMD4(m02, m12, m22, 0) }
}

extension SIMD4<Double> {
    /// These three components with the alpha of another vector.
    @inline(__always)
    func withAlpha(of other: SIMD4<Double>) -> SIMD4<Double> {
        var result = self
        result.w = other.w
        return result
    }
}
