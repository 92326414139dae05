/// The red, green, blue and alpha of a colour, as a user interface wants them.
///
/// Encoded sRGB, each component 0 to 1, alpha not multiplied in.
public struct RGBComponents: Sendable, Hashable {
    /// The red component, 0 to 1.
    public let red: Double

    /// The green component, 0 to 1.
    public let green: Double

    /// The blue component, 0 to 1.
    public let blue: Double

    /// The opacity, 0 to 1.
    public let alpha: Double

    /// Creates components.
    ///
    /// - Parameters:
    ///   - red: The red component, clamped to 0...1.
    ///   - green: The green component, clamped to 0...1.
    ///   - blue: The blue component, clamped to 0...1.
    ///   - alpha: The opacity, clamped to 0...1.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red.clampedToUnit
        self.green = green.clampedToUnit
        self.blue = blue.clampedToUnit
        self.alpha = alpha.clampedToUnit
    }
}
