/// OKLab by chroma and hue.
///
/// The space in which to change lightness or chroma and keep the hue a person sees.
public struct OKLCH: ColorCoordinates {
    /// `oklch`.
    public static var space: ColorSpace { .oklch }

    /// The lightness, 0 (black) to 1 (white).
    public var lightness: Double

    /// The distance from grey, 0 to about 0.32 inside sRGB.
    public var chroma: Double

    /// The hue in degrees, 0..<360; near 29 is red, 110 yellow, 142 green, 264 blue.
    public var hue: Double

    /// The opacity, 0...1.
    public var alpha: Double

    /// Makes a colour from its components.
    ///
    /// - Parameters:
    ///   - lightness: The lightness, 0 (black) to 1 (white).
    ///   - chroma: The distance from grey, 0 to about 0.32 inside sRGB.
    ///   - hue: The hue in degrees, 0..<360; near 29 is red, 110 yellow, 142 green, 264 blue.
    ///   - alpha: The opacity, 0...1.
    public init(lightness: Double, chroma: Double, hue: Double, alpha: Double = 1) {
        self.lightness = lightness
        self.chroma = chroma
        self.hue = hue
        self.alpha = alpha
    }

    /// Makes a colour from lightness, chroma, hue, alpha.
    ///
    /// - Parameter components: The four.
    public init(components: SIMD4<Double>) {
        self.init(lightness: components.x, chroma: components.y, hue: components.z, alpha: components.w)
    }

    /// Lightness, chroma, hue, alpha.
    public var components: SIMD4<Double> { SIMD4(lightness, chroma, hue, alpha) }

    /// The components and the alpha, for people.
    public var description: String { "OKLCH(lightness: \(lightness), chroma: \(chroma), hue: \(hue), alpha: \(alpha))" }
}
