extension ColorSpace {
    /// Converts components of this space to another.
    ///
    /// Every path is the shortest in a tree whose root is linear sRGB, so that nothing is converted twice. Nothing is
    /// clamped. A hue that does not matter comes out as 0, and so does the chroma where it is rounding noise.
    ///
    /// - Parameters:
    ///   - components: Three components in the order of the space's name, then alpha, which stays as it is. Scales are
    ///     those of the typed form.
    ///   - target: The space to convert to.
    /// - Returns: Components of the target space, then alpha.
    @inline(__always)
    public func convert(_ components: SIMD4<Double>, to target: ColorSpace) -> SIMD4<Double> {
        // The way everything takes most often, without any search.
        if self == .srgb { return target.fromSRGB(components) }
        return convertByTree(components, to: target)
    }

    @usableFromInline
    func convertByTree(_ components: SIMD4<Double>, to target: ColorSpace) -> SIMD4<Double> {
        if self == target { return components }
        if depth > target.depth {
            return parent.convertByTree(toParent(components), to: target)
        }
        return target.fromParent(convertByTree(components, to: target.parent))
    }

    func fromSRGB(_ v: SIMD4<Double>) -> SIMD4<Double> {
        switch self {
        case .srgb: v
        case .hsl, .hsv, .hwb: fromParent(v)
        default: fromLinearSRGB(TransferFunction.linearFromSRGB(v))
        }
    }

    private func fromLinearSRGB(_ v: SIMD4<Double>) -> SIMD4<Double> {
        depth <= 1 ? fromParent(v) : fromParent(parent.fromLinearSRGB(v))
    }

    /// The space that this one is defined by; the root's is itself.
    private var parent: ColorSpace {
        switch self {
        case .linearSRGB, .srgb, .linearDisplayP3, .linearRec2020, .a98RGB, .proPhotoRGB, .xyzD65, .xyzD50, .labD50,
            .labD65, .oklab:
            .linearSRGB
        case .displayP3: .linearDisplayP3
        case .rec2020, .rec2020OETF: .linearRec2020
        case .lchD50: .labD50
        case .lchD65: .labD65
        case .oklch: .oklab
        case .hsl, .hsv, .hwb: .srgb
        }
    }

    /// The number of steps to the root.
    private var depth: Int {
        switch self {
        case .linearSRGB: 0
        case .srgb, .linearDisplayP3, .linearRec2020, .a98RGB, .proPhotoRGB, .xyzD65, .xyzD50, .labD50, .labD65, .oklab:
            1
        case .displayP3, .rec2020, .rec2020OETF, .lchD50, .lchD65, .oklch, .hsl, .hsv, .hwb: 2
        }
    }

    /// One step towards the root.
    private func toParent(_ v: SIMD4<Double>) -> SIMD4<Double> {
        switch self {
        case .linearSRGB: v
        case .srgb, .displayP3: TransferFunction.linearFromSRGB(v)
        case .linearDisplayP3: Matrix3.linearSRGBFromLinearDisplayP3(v)
        case .rec2020: TransferFunction.linearFromRec2020(v)
        case .rec2020OETF: TransferFunction.linearFromRec2020OETF(v)
        case .linearRec2020: Matrix3.linearSRGBFromLinearRec2020(v)
        case .a98RGB: Matrix3.linearSRGBFromLinearA98RGB(TransferFunction.linearFromA98RGB(v))
        case .proPhotoRGB: Matrix3.linearSRGBFromLinearProPhotoRGB(TransferFunction.linearFromProPhotoRGB(v))
        case .xyzD65: Matrix3.linearSRGBFromXYZD65(v)
        case .xyzD50: Matrix3.linearSRGBFromXYZD50(v)
        case .labD50: CIELab.toLinearSRGB(v, .linearSRGBFromRelativeXYZD50)
        case .labD65: CIELab.toLinearSRGB(v, .linearSRGBFromRelativeXYZD65)
        case .oklab: OKLabModel.toLinearSRGB(v)
        case .lchD50, .lchD65, .oklch: PolarForm.toRectangular(v)
        case .hsl: HueForms.srgbFromHSL(v)
        case .hsv: HueForms.srgbFromHSV(v)
        case .hwb: HueForms.srgbFromHWB(v)
        }
    }

    /// One step away from the root.
    func fromParent(_ v: SIMD4<Double>) -> SIMD4<Double> {
        switch self {
        case .linearSRGB: v
        case .srgb, .displayP3: TransferFunction.srgbFromLinear(v)
        case .linearDisplayP3: Matrix3.linearDisplayP3FromLinearSRGB(v)
        case .rec2020: TransferFunction.rec2020FromLinear(v)
        case .rec2020OETF: TransferFunction.rec2020OETFFromLinear(v)
        case .linearRec2020: Matrix3.linearRec2020FromLinearSRGB(v)
        case .a98RGB: TransferFunction.a98RGBFromLinear(Matrix3.linearA98RGBFromLinearSRGB(v))
        case .proPhotoRGB: TransferFunction.proPhotoRGBFromLinear(Matrix3.linearProPhotoRGBFromLinearSRGB(v))
        case .xyzD65: Matrix3.xyzD65FromLinearSRGB(v)
        case .xyzD50: Matrix3.xyzD50FromLinearSRGB(v)
        case .labD50: CIELab.fromLinearSRGB(v, .relativeXYZD50FromLinearSRGB)
        case .labD65: CIELab.fromLinearSRGB(v, .relativeXYZD65FromLinearSRGB)
        case .oklab: OKLabModel.fromLinearSRGB(v)
        case .lchD50, .lchD65: PolarForm.fromRectangular(v, noise: 1e-12)
        case .oklch: PolarForm.fromRectangular(v, noise: 4e-15)
        case .hsl: HueForms.hslFromSRGB(v)
        case .hsv: HueForms.hsvFromSRGB(v)
        case .hwb: HueForms.hwbFromSRGB(v)
        }
    }
}
