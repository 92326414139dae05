/// OKLab with the matrices of CSS Color 4.
///
/// B. Ottosson, "A perceptual color space for image processing", 2020.
enum OKLabModel {
    /// Linear sRGB to OKLab.
    @inline(__always)
    static func fromLinearSRGB(_ v: SIMD4<Double>) -> SIMD4<Double> {
        let roots = signedRoot(SplitMatrix3.conesFromLinearSRGB(SplitVector(v)))
        return SplitMatrix3.oklabFromRootCones(roots).rounded.withAlpha(of: v)
    }

    /// Four colours of linear sRGB to lightness, a and b.
    @inline(__always)
    static func fromLinearSRGB(_ v: ColorQuadruple) -> ColorQuadruple.Components {
        let lab = SplitMatrix3.oklabFromRootCones(SplitMatrix3.conesFromLinearSRGB(v).map(signedRoot))
        return (lab.x.rounded, lab.y.rounded, lab.z.rounded)
    }

    /// The cube root, of negative numbers too.
    @inline(__always)
    private static func signedRoot(_ cones: SplitVector) -> SplitVector {
        let sign = cones.head
        let root = SplitVector(head: cones.head.magnitude, tail: cones.tail.flippingSign(by: sign)).cubeRoot
        return SplitVector(head: root.head.flippingSign(by: sign), tail: root.tail.flippingSign(by: sign))
    }

    /// OKLab to linear sRGB.
    @inline(__always)
    static func toLinearSRGB(_ v: SIMD4<Double>) -> SIMD4<Double> {
        let roots = SplitMatrix3.rootConesFromOKLab(SplitVector(v))
        return SplitMatrix3.linearSRGBFromCones(roots.cubed).rounded.withAlpha(of: v)
    }
}
