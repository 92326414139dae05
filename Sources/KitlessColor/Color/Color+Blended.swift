extension Color {
    /// Mixes in another colour, component by component in encoded sRGB, alpha too.
    ///
    /// Components are not premultiplied and may lie outside sRGB. It is the plain mixture that YCoreUI has; for one
    /// layer above another see `composited(over:)`, and for even gradients `interpolated(to:at:in:hue:)`.
    ///
    /// - Parameters:
    ///   - amount: The share of the other colour, clamped to 0...1; NaN counts as 0.
    ///   - other: The colour to mix in.
    /// - Returns: The mixture.
    public func blended(by amount: Double = 0.5, with other: Color) -> Color {
        guard amount > 0 else { return self }
        guard amount < 1 else { return other }
        return Color(components: components * (1 - amount) + other.components * amount)
    }

    /// Mixes in opaque white.
    ///
    /// - Parameter amount: The share of white, clamped to 0...1.
    /// - Returns: The mixture.
    public func lightened(by amount: Double = 0.5) -> Color {
        blended(by: amount, with: .white)
    }

    /// Mixes in opaque black.
    ///
    /// - Parameter amount: The share of black, clamped to 0...1.
    /// - Returns: The mixture.
    public func darkened(by amount: Double = 0.5) -> Color {
        blended(by: amount, with: .black)
    }
}
