/// CIE 1931 XYZ adapted to D50 by Bradford's method; white has Y 1.
///
/// White is (0.3457/0.3585, 1, 0.2958/0.3585), as in ICC profiles but unrounded.
public struct XYZD50: ColorCoordinates {
    /// `xyz-d50`.
    public static var space: ColorSpace { .xyzD50 }

    /// The X component; 0.9643 for white.
    public var x: Double

    /// The Y component, the luminance; 1 for white.
    public var y: Double

    /// The Z component; 0.8251 for white.
    public var z: Double

    /// The opacity, 0...1.
    public var alpha: Double

    /// Makes a colour from its components.
    ///
    /// - Parameters:
    ///   - x: The X component; 0.9643 for white.
    ///   - y: The Y component, the luminance; 1 for white.
    ///   - z: The Z component; 0.8251 for white.
    ///   - alpha: The opacity, 0...1.
    public init(x: Double, y: Double, z: Double, alpha: Double = 1) {
        self.x = x
        self.y = y
        self.z = z
        self.alpha = alpha
    }

    /// Makes a colour from x, y, z, alpha.
    ///
    /// - Parameter components: The four.
    public init(components: SIMD4<Double>) {
        self.init(x: components.x, y: components.y, z: components.z, alpha: components.w)
    }

    /// X, y, z, alpha.
    public var components: SIMD4<Double> { SIMD4(x, y, z, alpha) }

    /// The components and the alpha, for people.
    public var description: String { "XYZD50(x: \(x), y: \(y), z: \(z), alpha: \(alpha))" }
}
