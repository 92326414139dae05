/// sRGB by hue, saturation and value, which UIKit calls brightness.
///
/// A grey keeps the hue that it is given here; the hue of a grey that comes from RGB is 0.
public struct HSV: ColorCoordinates {
    /// `hsv`.
    public static var space: ColorSpace { .hsv }

    /// The hue in degrees: 0 red, 120 green, 240 blue; any value wraps.
    public var hue: Double

    /// The saturation, 0 (grey) to 1.
    public var saturation: Double

    /// The value, 0 (black) to 1 (the brightest of the hue).
    public var value: Double

    /// The opacity, 0...1.
    public var alpha: Double

    /// Makes a colour from its components.
    ///
    /// - Parameters:
    ///   - hue: The hue in degrees: 0 red, 120 green, 240 blue; any value wraps.
    ///   - saturation: The saturation, 0 (grey) to 1.
    ///   - value: The value, 0 (black) to 1 (the brightest of the hue).
    ///   - alpha: The opacity, 0...1.
    public init(hue: Double, saturation: Double, value: Double, alpha: Double = 1) {
        self.hue = hue
        self.saturation = saturation
        self.value = value
        self.alpha = alpha
    }

    /// Makes a colour from hue, saturation, value, alpha.
    ///
    /// - Parameter components: The four.
    public init(components: SIMD4<Double>) {
        self.init(hue: components.x, saturation: components.y, value: components.z, alpha: components.w)
    }

    /// Hue, saturation, value, alpha.
    public var components: SIMD4<Double> { SIMD4(hue, saturation, value, alpha) }

    /// The components and the alpha, for people.
    public var description: String { "HSV(hue: \(hue), saturation: \(saturation), value: \(value), alpha: \(alpha))" }
}
