/// BT.2020 as CSS Color 4 defines `rec2020` now: primaries of ITU-R BT.2020-2, a pure power of 2.4 (BT.1886).
///
/// CSS used the camera curve before, and some libraries still do: that is ``Rec2020OETF``.
public struct Rec2020: ColorCoordinates {
    /// `rec2020`.
    public static var space: ColorSpace { .rec2020 }

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
    public var description: String { "Rec2020(red: \(red), green: \(green), blue: \(blue), alpha: \(alpha))" }
}
