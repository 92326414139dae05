/// Four linear sRGB colours by component: one red, green and blue vector each of four colours.
///
/// The lanes of a vector then hold four colours, where those of one colour's components leave the fourth idle. Every
/// operation is that of the single colour, so that results have the same bits.
struct ColorQuadruple {
    /// The results for four colours by component.
    typealias Components = (x: SIMD4<Double>, y: SIMD4<Double>, z: SIMD4<Double>)

    let x: SplitVector
    let y: SplitVector
    let z: SplitVector

    @inline(__always)
    init(x: SplitVector, y: SplitVector, z: SplitVector) {
        (self.x, self.y, self.z) = (x, y, z)
    }

    /// Four colours, component by component.
    @inline(__always)
    init(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ c: SIMD4<Double>, _ d: SIMD4<Double>) {
        x = SplitVector(SIMD4(a.x, b.x, c.x, d.x))
        y = SplitVector(SIMD4(a.y, b.y, c.y, d.y))
        z = SplitVector(SIMD4(a.z, b.z, c.z, d.z))
    }

    /// Applies a function to each component.
    @inline(__always)
    func map(_ function: (SplitVector) -> SplitVector) -> ColorQuadruple {
        ColorQuadruple(x: function(x), y: function(y), z: function(z))
    }
}

extension SplitMatrix3 {
    /// The products with four colours.
    @inline(__always)
    func callAsFunction(_ v: ColorQuadruple) -> ColorQuadruple {
        let (h, t) = (heads, tails)
        return ColorQuadruple(
            x: row((h.m00, h.m01, h.m02), (t.m00, t.m01, t.m02), v),
            y: row((h.m10, h.m11, h.m12), (t.m10, t.m11, t.m12), v),
            z: row((h.m20, h.m21, h.m22), (t.m20, t.m21, t.m22), v)
        )
    }

    private typealias Row = (Double, Double, Double)

    @inline(__always)
    private func row(_ head: Row, _ tail: Row, _ v: ColorQuadruple) -> SplitVector {
        let small =
            (head.0 * v.x.tail + tail.0 * v.x.rounded)
            + (head.1 * v.y.tail + tail.1 * v.y.rounded)
            + (head.2 * v.z.tail + tail.2 * v.z.rounded)
        return Self.sum(head.0 * v.x.head, head.1 * v.y.head, head.2 * v.z.head, small)
    }
}

extension ColorSpace {
    /// Four colours.
    @usableFromInline
    typealias Four = (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

    /// Whether four colours at once come from sRGB faster than one by one.
    @usableFromInline var takesFourFromSRGB: Bool {
        switch self {
        case .labD50, .labD65, .lchD50, .lchD65, .oklab, .oklch: true
        default: false
        }
    }

    /// Converts four colours from sRGB to a space that takes four.
    @usableFromInline
    func fourFromSRGB(_ v: Four) -> Four {
        let (a, b) = (TransferFunction.linearFromSRGB(v.0), TransferFunction.linearFromSRGB(v.1))
        let (c, d) = (TransferFunction.linearFromSRGB(v.2), TransferFunction.linearFromSRGB(v.3))
        let lab = fourFromLinear(ColorQuadruple(a, b, c, d))
        return (
            ofLab(SIMD4(lab.x.x, lab.y.x, lab.z.x, v.0.w)), ofLab(SIMD4(lab.x.y, lab.y.y, lab.z.y, v.1.w)),
            ofLab(SIMD4(lab.x.z, lab.y.z, lab.z.z, v.2.w)), ofLab(SIMD4(lab.x.w, lab.y.w, lab.z.w, v.3.w))
        )
    }

    private func fourFromLinear(_ v: ColorQuadruple) -> ColorQuadruple.Components {
        switch self {
        case .labD50, .lchD50: CIELab.fromLinearSRGB(v, .relativeXYZD50FromLinearSRGB)
        case .labD65, .lchD65: CIELab.fromLinearSRGB(v, .relativeXYZD65FromLinearSRGB)
        default: OKLabModel.fromLinearSRGB(v)
        }
    }

    /// The colour in this space, from its rectangular form.
    private func ofLab(_ v: SIMD4<Double>) -> SIMD4<Double> {
        switch self {
        case .lchD50, .lchD65, .oklch: fromParent(v)
        default: v
        }
    }
}
