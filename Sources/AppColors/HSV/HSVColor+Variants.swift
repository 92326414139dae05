extension HSVColor {
    /// Returns the colour's counterpart for a dark appearance.
    ///
    /// - Returns: Saturation times 1.1 (at most 1), value times 0.6 (at least 0.15); hue and alpha unchanged.
    public func darkVariant() -> HSVColor {
        HSVColor(
            hue: hue,
            saturation: saturation * 1.1,
            value: max(value * 0.6, 0.15),
            alpha: alpha
        )
    }

    /// Returns the colour's counterpart for a light appearance.
    ///
    /// - Returns: Saturation times 0.85, value times 1.3 (at most 1); hue and alpha unchanged.
    public func lightVariant() -> HSVColor {
        HSVColor(hue: hue, saturation: saturation * 0.85, value: value * 1.3, alpha: alpha)
    }

    /// Returns the colour with another value.
    ///
    /// - Parameter factor: What the value is multiplied by; the product is clamped to 0...1.
    /// - Returns: The adjusted colour; everything else is unchanged.
    public func adjustingValue(by factor: Double) -> HSVColor {
        HSVColor(hue: hue, saturation: saturation, value: value * factor, alpha: alpha)
    }

    /// Returns the colour with another saturation.
    ///
    /// - Parameter factor: What the saturation is multiplied by; the product is clamped to 0...1.
    /// - Returns: The adjusted colour; everything else is unchanged.
    public func adjustingSaturation(by factor: Double) -> HSVColor {
        HSVColor(hue: hue, saturation: saturation * factor, value: value, alpha: alpha)
    }
}
