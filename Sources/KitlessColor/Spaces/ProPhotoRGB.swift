/// ProPhoto RGB (ROMM RGB, ISO 22028-2), white D50.
///
/// Its green and blue primaries are no visible colours.
public struct ProPhotoRGB: ColorCoordinates {
    /// `prophoto-rgb`.
    public static var space: ColorSpace { .proPhotoRGB }

    /// The red component, gamma-encoded: 0...1 inside the gamut, any value outside.
    public var red: Double

    /// The green component, gamma-encoded: 0...1 inside the gamut, any value outside.
    public var green: Double

    /// The blue component, gamma-encoded: 0...1 inside the gamut, any value outside.
    public var blue: Double

    /// The opacity, 0...1.
    public var alpha: Double

    /// Makes a colour from its components.
    ///
    /// - Parameters:
    ///   - red: The red component, gamma-encoded: 0...1 inside the gamut, any value outside.
    ///   - green: The green component, gamma-encoded: 0...1 inside the gamut, any value outside.
    ///   - blue: The blue component, gamma-encoded: 0...1 inside the gamut, any value outside.
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
    public var description: String { "ProPhotoRGB(red: \(red), green: \(green), blue: \(blue), alpha: \(alpha))" }
}
