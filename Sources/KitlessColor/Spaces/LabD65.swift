/// CIE 1976 L\*a\*b\* relative to D65.
///
/// The same numbers mean another colour relative to D50, CSS's `lab()`, see ``LabD50``.
public struct LabD65: ColorCoordinates {
    /// `lab-d65`.
    public static var space: ColorSpace { .labD65 }

    /// The lightness, 0 (black) to 100 (white).
    public var lightness: Double

    /// Green (negative) to red (positive), about -125...125.
    public var a: Double

    /// Blue (negative) to yellow (positive), about -125...125.
    public var b: Double

    /// The opacity, 0...1.
    public var alpha: Double

    /// Makes a colour from its components.
    ///
    /// - Parameters:
    ///   - lightness: The lightness, 0 (black) to 100 (white).
    ///   - a: Green (negative) to red (positive), about -125...125.
    ///   - b: Blue (negative) to yellow (positive), about -125...125.
    ///   - alpha: The opacity, 0...1.
    public init(lightness: Double, a: Double, b: Double, alpha: Double = 1) {
        self.lightness = lightness
        self.a = a
        self.b = b
        self.alpha = alpha
    }

    /// Makes a colour from lightness, a, b, alpha.
    ///
    /// - Parameter components: The four.
    public init(components: SIMD4<Double>) {
        self.init(lightness: components.x, a: components.y, b: components.z, alpha: components.w)
    }

    /// Lightness, a, b, alpha.
    public var components: SIMD4<Double> { SIMD4(lightness, a, b, alpha) }

    /// The components and the alpha, for people.
    public var description: String { "LabD65(lightness: \(lightness), a: \(a), b: \(b), alpha: \(alpha))" }
}
