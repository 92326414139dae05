/// A colour: gamma-encoded sRGB components that may leave 0...1, and an alpha.
///
/// This is extended sRGB, the space in which UIKit reports any colour: 0 is none and 1 is all of a primary of
/// IEC 61966-2-1 (sRGB), values below 0 and above 1 stand for colours outside its gamut, and the transfer function is
/// mirrored through 0. Nothing is clamped until text or 8-bit values are asked for, so every visible colour survives.
///
/// ```swift
/// let brand = Color(rgb: 0x0078D7)
/// brand.contrastRatio(to: .white)                       // 4.498861479739533
/// brand.isSufficientContrast(to: .white)                // false
/// OKLCH(brand).lightness                                // 0.570...
/// Color(DisplayP3(red: 1, green: 0, blue: 0)).red       // 1.0930663624351613
/// ```
///
/// Two colours are equal when their components and alphas are; see `isClose(to:within:)` for the other question.
public struct Color: Hashable, Sendable {
    /// The red component: 0...1 inside sRGB, any value outside.
    public var red: Double

    /// The green component: 0...1 inside sRGB, any value outside.
    public var green: Double

    /// The blue component: 0...1 inside sRGB, any value outside.
    public var blue: Double

    /// The opacity: 0 is transparent, 1 is opaque.
    public var alpha: Double

    /// Makes a colour from gamma-encoded sRGB components.
    ///
    /// - Parameters:
    ///   - red: The red component, 0...1 inside sRGB.
    ///   - green: The green component, 0...1 inside sRGB.
    ///   - blue: The blue component, 0...1 inside sRGB.
    ///   - alpha: The opacity, 0...1.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Makes a grey.
    ///
    /// - Parameters:
    ///   - white: The value of all three components, 0 (black) to 1 (white).
    ///   - alpha: The opacity, 0...1.
    public init(white: Double, alpha: Double = 1) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Makes a colour from a 24-bit integer, such as `0x0078D7`.
    ///
    /// An integer has no digit count, so it is always read as `0xRRGGBB`: bits above the low 24 are ignored.
    ///
    /// - Parameters:
    ///   - rgb: Eight bits each of red, green and blue, red highest.
    ///   - alpha: The opacity, 0...1.
    public init(rgb: UInt, alpha: Double = 1) {
        self.init(
            red: Double(rgb >> 16 & 0xFF) / 255,
            green: Double(rgb >> 8 & 0xFF) / 255,
            blue: Double(rgb & 0xFF) / 255,
            alpha: alpha
        )
    }

    /// Opaque black.
    public static let black = Color(white: 0)

    /// Opaque white.
    public static let white = Color(white: 1)

    /// Fully transparent black.
    public static let clear = Color(white: 0, alpha: 0)

    /// The four components by name, as UIKit reports them.
    public var rgbaComponents: (red: Double, green: Double, blue: Double, alpha: Double) {
        (red, green, blue, alpha)
    }

    /// Returns the same colour with another opacity.
    ///
    /// - Parameter alpha: The opacity, 0...1.
    /// - Returns: A colour with these components and that alpha.
    public func withAlphaComponent(_ alpha: Double) -> Color {
        Color(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Whether all three components lie in 0...1, so that an sRGB display shows the colour as it is.
    public var isInSRGB: Bool {
        (0...1).contains(red) && (0...1).contains(green) && (0...1).contains(blue)
    }

    /// Tells whether no component and no alpha differs by more than a tolerance.
    ///
    /// - Parameters:
    ///   - other: The colour to compare with, from whatever space it came.
    ///   - tolerance: The largest difference allowed; a 16-bit step is about 1.5e-5.
    /// - Returns: Whether the two are that close; false when a component is NaN.
    public func isClose(to other: Color, within tolerance: Double = 1e-6) -> Bool {
        abs(red - other.red) <= tolerance
            && abs(green - other.green) <= tolerance
            && abs(blue - other.blue) <= tolerance
            && abs(alpha - other.alpha) <= tolerance
    }
}

extension Color: CustomStringConvertible {
    /// The components and the alpha, for people: `Color(red: 1.0, green: 0.5, blue: 0.0, alpha: 1.0)`.
    public var description: String {
        "Color(red: \(red), green: \(green), blue: \(blue), alpha: \(alpha))"
    }
}
