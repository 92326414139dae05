public import KitlessColor
public import KitlessMotion

/// A colour as a vector in a space of choice, so that it can move on springs and between keyframes.
///
/// Components are premultiplied by alpha, except a hue, so that what fades out does not change its colour. A hue is
/// animated as a number: it does not look for the shorter way round the circle, as `ColorInterpolation` does.
///
/// ```swift
/// let motion = SpringMotion(
///     spring: .smooth,
///     from: AnimatableColor<OKLab>(.white),
///     to: AnimatableColor<OKLab>(Color(rgb: 0x0078D7))
/// )
/// motion.state(at: 0.1).value.color
/// ```
public struct AnimatableColor<Space: ColorCoordinates>: AnimatableVector {
    /// The components by alpha, and alpha.
    private var premultiplied: SIMD4<Double>

    /// Makes a vector of a colour.
    ///
    /// - Parameter color: The colour.
    public init(_ color: Color) {
        let components = Space(color).components
        premultiplied = Self.multiplied(components, by: components.w)
    }

    private init(premultiplied: SIMD4<Double>) {
        self.premultiplied = premultiplied
    }

    /// The colour of the vector; where alpha is 0 or below it is clear black, and above 1 alpha counts as 1.
    public var color: Color {
        let alpha = premultiplied.w
        guard alpha > 0 else { return .clear }
        var components = Self.multiplied(premultiplied, by: 1 / alpha)
        components.w = min(alpha, 1)
        return Space(components: components).color
    }

    private static func multiplied(_ components: SIMD4<Double>, by factor: Double) -> SIMD4<Double> {
        var result = components * factor
        if let hue = Space.space.hueIndex { result[hue] = components[hue] }
        result.w = components.w
        return result
    }

    /// The vector that changes nothing when added: clear black.
    public static var zero: AnimatableColor { AnimatableColor(premultiplied: .zero) }

    /// Returns the sum with another colour, component by component.
    ///
    /// - Parameter other: Another colour.
    /// - Returns: The sum.
    public func adding(_ other: AnimatableColor) -> AnimatableColor {
        AnimatableColor(premultiplied: premultiplied + other.premultiplied)
    }

    /// Returns the difference to another colour, component by component.
    ///
    /// - Parameter other: The colour to subtract.
    /// - Returns: The difference.
    public func subtracting(_ other: AnimatableColor) -> AnimatableColor {
        AnimatableColor(premultiplied: premultiplied - other.premultiplied)
    }

    /// Returns the colour with each component multiplied by a factor.
    ///
    /// - Parameter factor: The factor.
    /// - Returns: The product.
    public func scaled(by factor: Double) -> AnimatableColor {
        AnimatableColor(premultiplied: premultiplied * factor)
    }

    /// The sum of the squares of the components.
    public var magnitudeSquared: Double { premultiplied.magnitudeSquared }
}
