/// CIE LCh relative to D65: ``LabD65`` by chroma and hue.
public struct LChD65: ColorCoordinates {
    /// `lch-d65`.
    public static var space: ColorSpace { .lchD65 }

    /// The lightness, 0 (black) to 100 (white).
    public var lightness: Double

    /// The distance from grey, 0 to about 134 inside sRGB.
    public var chroma: Double

    /// The hue in degrees, 0..<360; near 40 is red, 100 yellow, 135 green, 300 blue.
    public var hue: Double

    /// The opacity, 0...1.
    public var alpha: Double

    /// Makes a colour from its components.
    ///
    /// - Parameters:
    ///   - lightness: The lightness, 0 (black) to 100 (white).
    ///   - chroma: The distance from grey, 0 to about 134 inside sRGB.
    ///   - hue: The hue in degrees, 0..<360; near 40 is red, 100 yellow, 135 green, 300 blue.
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
    public var description: String {
        "LChD65(lightness: \(lightness), chroma: \(chroma), hue: \(hue), alpha: \(alpha))"
    }
}
