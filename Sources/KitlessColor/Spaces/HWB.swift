/// sRGB by hue, whiteness and blackness (CSS Color 4, section 8).
///
/// Where whiteness and blackness exceed 1 together, the colour is a grey of their proportion.
public struct HWB: ColorCoordinates {
    /// `hwb`.
    public static var space: ColorSpace { .hwb }

    /// The hue in degrees: 0 red, 120 green, 240 blue; any value wraps.
    public var hue: Double

    /// The share of white, 0...1.
    public var whiteness: Double

    /// The share of black, 0...1.
    public var blackness: Double

    /// The opacity, 0...1.
    public var alpha: Double

    /// Makes a colour from its components.
    ///
    /// - Parameters:
    ///   - hue: The hue in degrees: 0 red, 120 green, 240 blue; any value wraps.
    ///   - whiteness: The share of white, 0...1.
    ///   - blackness: The share of black, 0...1.
    ///   - alpha: The opacity, 0...1.
    public init(hue: Double, whiteness: Double, blackness: Double, alpha: Double = 1) {
        self.hue = hue
        self.whiteness = whiteness
        self.blackness = blackness
        self.alpha = alpha
    }

    /// Makes a colour from hue, whiteness, blackness, alpha.
    ///
    /// - Parameter components: The four.
    public init(components: SIMD4<Double>) {
        self.init(hue: components.x, whiteness: components.y, blackness: components.z, alpha: components.w)
    }

    /// Hue, whiteness, blackness, alpha.
    public var components: SIMD4<Double> { SIMD4(hue, whiteness, blackness, alpha) }

    /// The components and the alpha, for people.
    public var description: String {
        "HWB(hue: \(hue), whiteness: \(whiteness), blackness: \(blackness), alpha: \(alpha))"
    }
}
