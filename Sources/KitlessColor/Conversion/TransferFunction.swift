import KitlessMath

/// The curves between light and code values, mirrored through 0, on the first three lanes; alpha stays.
///
/// sRGB has the thresholds that IEC 61966-2-1 and CSS give to a few digits, 0.04045 and 0.0031308. They do not quite
/// meet: a code value between 0.04044997 and 0.04045 (no 8-bit, 10-bit or 12-bit code is there) comes back up to 3e-8
/// smaller. Everywhere else decoding and encoding are inverses to rounding.
enum TransferFunction {
    /// IEC 61966-2-1 (sRGB), also Display P3's: code values to light.
    @inline(__always)
    static func linearFromSRGB(_ v: SIMD4<Double>) -> SIMD4<Double> {
        eachComponent(v) { $0 > 0.04045 ? .pow12Over5(($0 + 0.055) * (1 / 1.055)) : $0 * (1 / 12.92) }
    }

    /// IEC 61966-2-1 (sRGB), also Display P3's: light to code values.
    @inline(__always)
    static func srgbFromLinear(_ v: SIMD4<Double>) -> SIMD4<Double> {
        eachComponent(v) { $0 > 0.0031308 ? 1.055 * .pow5Over12($0) - 0.055 : $0 * 12.92 }
    }

    /// ITU-R BT.1886 as CSS Color 4 uses it for `rec2020`: a pure power of 2.4, code values to light.
    static func linearFromRec2020(_ v: SIMD4<Double>) -> SIMD4<Double> {
        eachComponent(v) { .pow12Over5($0) }
    }

    /// ITU-R BT.1886 as CSS Color 4 uses it for `rec2020`: a pure power of 1/2.4, light to code values.
    static func rec2020FromLinear(_ v: SIMD4<Double>) -> SIMD4<Double> {
        eachComponent(v) { .pow5Over12($0) }
    }

    /// ITU-R BT.2020-2, table 4: the camera curve's inverse, code values to light.
    static func linearFromRec2020OETF(_ v: SIMD4<Double>) -> SIMD4<Double> {
        eachComponent(v) { size in
            size < 4.5 * cameraBeta ? size / 4.5 : .pow((size + (cameraAlpha - 1)) / cameraAlpha, 1 / 0.45)
        }
    }

    /// ITU-R BT.2020-2, table 4: the camera curve, light to code values.
    static func rec2020OETFFromLinear(_ v: SIMD4<Double>) -> SIMD4<Double> {
        eachComponent(v) { size in
            size < cameraBeta ? 4.5 * size : cameraAlpha * .pow(size, 0.45) - (cameraAlpha - 1)
        }
    }

    /// Adobe RGB (1998), section 4.3.4.2: a power of 563/256, code values to light.
    static func linearFromA98RGB(_ v: SIMD4<Double>) -> SIMD4<Double> {
        eachComponent(v) { .pow($0, 563.0 / 256) }
    }

    /// Adobe RGB (1998), section 4.3.4.2: a power of 256/563, light to code values.
    static func a98RGBFromLinear(_ v: SIMD4<Double>) -> SIMD4<Double> {
        eachComponent(v) { .pow($0, 256.0 / 563) }
    }

    /// ISO 22028-2 (ROMM RGB): code values to light.
    static func linearFromProPhotoRGB(_ v: SIMD4<Double>) -> SIMD4<Double> {
        eachComponent(v) { $0 < 16.0 / 512 ? $0 / 16 : .pow($0, 1.8) }
    }

    /// ISO 22028-2 (ROMM RGB): light to code values.
    static func proPhotoRGBFromLinear(_ v: SIMD4<Double>) -> SIMD4<Double> {
        eachComponent(v) { $0 < 1.0 / 512 ? $0 * 16 : .pow($0, 1 / 1.8) }
    }

    /// The alpha and beta of BT.2020-2 to full precision: where line and curve meet with one slope.
    private static let cameraAlpha = 1.09929682680944
    private static let cameraBeta = 0.018053968510807

    @inline(__always)
    private static func eachComponent(_ v: SIMD4<Double>, _ curve: (Double) -> Double) -> SIMD4<Double> {
        let size = v.magnitude
        return SIMD4(curve(size.x), curve(size.y), curve(size.z), 0).flippingSign(by: v).withAlpha(of: v)
    }
}
