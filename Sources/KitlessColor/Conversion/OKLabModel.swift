/// OKLab with the matrices of CSS Color 4.
///
/// B. Ottosson, "A perceptual color space for image processing", 2020.
enum OKLabModel {
    /// Linear sRGB to OKLab.
    @inline(__always)
    static func fromLinearSRGB(_ v: SIMD4<Double>) -> SIMD4<Double> {
        let cones = SplitMatrix3.conesFromLinearSRGB(SplitVector(v))
        let sign = cones.head
        let size = SplitVector(head: cones.head.magnitude, tail: cones.tail.flippingSign(by: sign))
        let root = size.cubeRoot
        let signed = SplitVector(head: root.head.flippingSign(by: sign), tail: root.tail.flippingSign(by: sign))
        return SplitMatrix3.oklabFromRootCones(signed).rounded.withAlpha(of: v)
    }

    /// OKLab to linear sRGB.
    @inline(__always)
    static func toLinearSRGB(_ v: SIMD4<Double>) -> SIMD4<Double> {
        let roots = SplitMatrix3.rootConesFromOKLab(SplitVector(v))
        return SplitMatrix3.linearSRGBFromCones(roots.cubed).rounded.withAlpha(of: v)
    }
}
