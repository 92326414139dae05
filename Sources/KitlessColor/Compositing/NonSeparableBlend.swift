/// The blend modes that look at all components at once (W3C Compositing and Blending Level 1, section 10.2).
enum NonSeparableBlend {
    static func mix(_ mode: BlendMode, source: SIMD4<Double>, backdrop: SIMD4<Double>) -> SIMD4<Double> {
        switch mode {
        case .hue: withLuminosity(withSaturation(source, saturation(backdrop)), luminosity(backdrop))
        case .saturation: withLuminosity(withSaturation(backdrop, saturation(source)), luminosity(backdrop))
        case .color: withLuminosity(source, luminosity(backdrop))
        default: withLuminosity(backdrop, luminosity(source))
        }
    }

    private static func luminosity(_ v: SIMD4<Double>) -> Double {
        0.3 * v.x + 0.59 * v.y + 0.11 * v.z
    }

    private static func saturation(_ v: SIMD4<Double>) -> Double {
        highest(v) - lowest(v)
    }

    private static func lowest(_ v: SIMD4<Double>) -> Double { min(v.x, min(v.y, v.z)) }

    private static func highest(_ v: SIMD4<Double>) -> Double { max(v.x, max(v.y, v.z)) }

    /// Stretches the components so that the lowest is 0 and the highest the saturation; a grey becomes black.
    private static func withSaturation(_ v: SIMD4<Double>, _ saturation: Double) -> SIMD4<Double> {
        let (low, high) = (lowest(v), highest(v))
        guard high > low else { return .zero }
        return (v - low) * (saturation / (high - low))
    }

    /// Shifts the components to a luminosity, then pulls them towards it until they fit 0...1.
    private static func withLuminosity(_ v: SIMD4<Double>, _ wanted: Double) -> SIMD4<Double> {
        let shifted = v + (wanted - luminosity(v))
        let center = luminosity(shifted)
        let (low, high) = (lowest(shifted), highest(shifted))
        var result = shifted
        if low < 0 { result = center + (result - center) * (center / (center - low)) }
        if high > 1 { result = center + (result - center) * ((1 - center) / (high - center)) }
        return result
    }
}
