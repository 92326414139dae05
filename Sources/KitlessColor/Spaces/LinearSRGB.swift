/// sRGB proportional to light (IEC 61966-2-1 without its curve).
///
/// Light adds up here: blurs, averages and shading belong in this space.
public struct LinearSRGB: ColorCoordinates {
    /// `srgb-linear`.
    public static var space: ColorSpace { .linearSRGB }

    /// The red component, proportional to light: 0...1 inside the gamut, any value outside.
    public var red: Double

    /// The green component, proportional to light: 0...1 inside the gamut, any value outside.
    public var green: Double

    /// The blue component, proportional to light: 0...1 inside the gamut, any value outside.
    public var blue: Double

    /// The opacity, 0...1.
    public var alpha: Double

    /// Makes a colour from its components.
    ///
    /// - Parameters:
    ///   - red: The red component, proportional to light: 0...1 inside the gamut, any value outside.
    ///   - green: The green component, proportional to light: 0...1 inside the gamut, any value outside.
    ///   - blue: The blue component, proportional to light: 0...1 inside the gamut, any value outside.
    ///   - alpha: The opacity, 0...1.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Makes a colour from red, green, blue, alpha.
    ///
    /// - Parameter components: The four.
    public init(components: SIMD4<Double>) {
        self.init(red: components.x, green: components.y, blue: components.z, alpha: components.w)
    }

    /// Red, green, blue, alpha.
    public var components: SIMD4<Double> { SIMD4(red, green, blue, alpha) }

    /// The components and the alpha, for people.
    public var description: String { "LinearSRGB(red: \(red), green: \(green), blue: \(blue), alpha: \(alpha))" }
}
