/// sRGB by hue, saturation and lightness (CSS Color 4, section 7).
///
/// Not perceptual: yellow and blue of one lightness here are far apart to the eye.
public struct HSL: ColorCoordinates {
    /// `hsl`.
    public static var space: ColorSpace { .hsl }

    /// The hue in degrees: 0 red, 120 green, 240 blue; any value wraps.
    public var hue: Double

    /// The saturation, 0 (grey) to 1.
    public var saturation: Double

    /// The lightness, 0 (black) to 1 (white); pure colours have 0.5.
    public var lightness: Double

    /// The opacity, 0...1.
    public var alpha: Double

    /// Makes a colour from its components.
    ///
    /// - Parameters:
    ///   - hue: The hue in degrees: 0 red, 120 green, 240 blue; any value wraps.
    ///   - saturation: The saturation, 0 (grey) to 1.
    ///   - lightness: The lightness, 0 (black) to 1 (white); pure colours have 0.5.
    ///   - alpha: The opacity, 0...1.
    public init(hue: Double, saturation: Double, lightness: Double, alpha: Double = 1) {
        self.hue = hue
        self.saturation = saturation
        self.lightness = lightness
        self.alpha = alpha
    }

    /// Makes a colour from hue, saturation, lightness, alpha.
    ///
    /// - Parameter components: The four.
    public init(components: SIMD4<Double>) {
        self.init(hue: components.x, saturation: components.y, lightness: components.z, alpha: components.w)
    }

    /// Hue, saturation, lightness, alpha.
    public var components: SIMD4<Double> { SIMD4(hue, saturation, lightness, alpha) }

    /// The components and the alpha, for people.
    public var description: String {
        "HSL(hue: \(hue), saturation: \(saturation), lightness: \(lightness), alpha: \(alpha))"
    }
}
