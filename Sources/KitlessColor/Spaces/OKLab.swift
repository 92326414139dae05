/// OKLab: perceptual, and even in hue where CIE L\*a\*b\* turns blue to purple.
///
/// B. Ottosson, "A perceptual color space for image processing", 2020.
///
/// Matrices are the 16-digit ones of CSS Color 4, section 18.
public struct OKLab: ColorCoordinates {
    /// `oklab`.
    public static var space: ColorSpace { .oklab }

    /// The lightness, 0 (black) to 1 (white).
    public var lightness: Double

    /// Green (negative) to red (positive), about -0.4...0.4.
    public var a: Double

    /// Blue (negative) to yellow (positive), about -0.4...0.4.
    public var b: Double

    /// The opacity, 0...1.
    public var alpha: Double

    /// Makes a colour from its components.
    ///
    /// - Parameters:
    ///   - lightness: The lightness, 0 (black) to 1 (white).
    ///   - a: Green (negative) to red (positive), about -0.4...0.4.
    ///   - b: Blue (negative) to yellow (positive), about -0.4...0.4.
    ///   - alpha: The opacity, 0...1.
    public init(lightness: Double, a: Double, b: Double, alpha: Double = 1) {
        self.lightness = lightness
        self.a = a
        self.b = b
        self.alpha = alpha
    }

    /// Makes a colour from lightness, a, b, alpha.
    ///
    /// - Parameter components: The four.
    public init(components: SIMD4<Double>) {
        self.init(lightness: components.x, a: components.y, b: components.z, alpha: components.w)
    }

    /// Lightness, a, b, alpha.
    public var components: SIMD4<Double> { SIMD4(lightness, a, b, alpha) }

    /// The components and the alpha, for people.
    public var description: String { "OKLab(lightness: \(lightness), a: \(a), b: \(b), alpha: \(alpha))" }
}
