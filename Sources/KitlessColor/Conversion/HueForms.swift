/// HSL, HSV and HWB: sRGB by hue.
///
/// A. R. Smith, "Color gamut transform pairs", SIGGRAPH 1978; CSS Color 4, sections 7 and 8.
///
/// Hue is in degrees, 0..<360 on the way out and anything on the way in; a grey has hue 0. Outside sRGB these spaces
/// have no agreed meaning; here formulas go on as CSS Color 4's sample code does.
enum HueForms {
    /// sRGB to hue, saturation, lightness.
    static func hslFromSRGB(_ v: SIMD4<Double>) -> SIMD4<Double> {
        let (low, high, hue) = extremes(v)
        let lightness = (low + high) / 2
        guard high > low else { return SIMD4(0, 0, lightness, v.w) }
        let room = min(lightness, 1 - lightness)
        let saturation = room == 0 ? 0 : (high - lightness) / room
        // Lightness outside 0...1 makes the saturation negative; the opposite hue says the same with a positive one.
        guard saturation < 0 else { return SIMD4(hue, saturation, lightness, v.w) }
        return SIMD4(hue < 180 ? hue + 180 : hue - 180, -saturation, lightness, v.w)
    }

    /// Hue, saturation, lightness to sRGB.
    static func srgbFromHSL(_ v: SIMD4<Double>) -> SIMD4<Double> {
        let reach = v.y * min(v.z, 1 - v.z)
        return (reach * (chromaticWeights(v.x) * 2 - 1) + v.z).withAlpha(of: v)
    }

    /// sRGB to hue, saturation, value.
    static func hsvFromSRGB(_ v: SIMD4<Double>) -> SIMD4<Double> {
        let (low, high, hue) = extremes(v)
        guard high > low else { return SIMD4(0, 0, high, v.w) }
        return SIMD4(hue, high == 0 ? 0 : (high - low) / high, high, v.w)
    }

    /// Hue, saturation, value to sRGB.
    static func srgbFromHSV(_ v: SIMD4<Double>) -> SIMD4<Double> {
        let reach = v.y * v.z
        return (reach * (chromaticWeights(v.x) - 1) + v.z).withAlpha(of: v)
    }

    /// sRGB to hue, whiteness, blackness.
    static func hwbFromSRGB(_ v: SIMD4<Double>) -> SIMD4<Double> {
        let (low, high, hue) = extremes(v)
        return SIMD4(high > low ? hue : 0, low, 1 - high, v.w)
    }

    /// Hue, whiteness, blackness to sRGB; white and black that exceed 1 together are reduced in proportion.
    static func srgbFromHWB(_ v: SIMD4<Double>) -> SIMD4<Double> {
        let sum = v.y + v.z
        if sum >= 1 { return SIMD4(repeating: v.y / sum).withAlpha(of: v) }
        return ((1 - sum) * chromaticWeights(v.x) + v.y).withAlpha(of: v)
    }

    /// The pure colour of a hue: the highest component 1, the lowest 0.
    @inline(__always)
    private static func chromaticWeights(_ hue: Double) -> SIMD4<Double> {
        let sixth = PolarForm.wrapped(hue) / 60
        let turned = SIMD4(sixth, sixth + 4, sixth + 2, 0)
        let position = turned.select(turned - 6, where: turned .>= 6)
        return ((position - 3).magnitude - 1).clampedToUnit
    }

    /// The lowest and the highest component, and the hue.
    @inline(__always)
    private static func extremes(_ v: SIMD4<Double>) -> (low: Double, high: Double, hue: Double) {
        let low = min(v.x, min(v.y, v.z))
        let high = max(v.x, max(v.y, v.z))
        let reach = high - low
        let sixth: Double
        if high == v.x {
            sixth = (v.y - v.z) / reach
        } else if high == v.y {
            sixth = (v.z - v.x) / reach + 2
        } else {
            sixth = (v.x - v.y) / reach + 4
        }
        let hue = sixth * 60
        guard hue < 0 else { return (low, high, hue) }
        return (low, high, hue + 360 < 360 ? hue + 360 : 0)
    }
}
