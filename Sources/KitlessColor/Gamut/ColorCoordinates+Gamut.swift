extension ColorCoordinates {
    /// Tells whether a display of this gamut can show the colour.
    ///
    /// - Parameters:
    ///   - gamut: The gamut.
    ///   - tolerance: How far outside 0...1 a component may lie; the default forgives rounding. Near 0, where the
    ///     curves of BT.2020 and Adobe RGB are upright, it is the light that may lie as far outside, but by 1e-14 at
    ///     most.
    /// - Returns: Whether all components lie inside; false when one is NaN.
    public func isInGamut(_ gamut: RGBGamut, within tolerance: Double = 1e-12) -> Bool {
        let encoded = Self.space.convert(components, to: gamut.space)
        return GamutMapping.isInside(encoded, tolerance)
            || GamutMapping.isLightInside(encoded, gamut, min(tolerance, 1e-14))
    }

    /// Clamps each component in the gamut's own space.
    ///
    /// Fast, but hue and lightness shift; see `gamutMapped(to:)`.
    ///
    /// - Parameter gamut: The gamut.
    /// - Returns: A colour inside the gamut.
    public func clipped(to gamut: RGBGamut) -> Color {
        let clipped = GamutMapping.clip(Self.space.convert(components, to: gamut.space))
        return Color(components: gamut.space.convert(clipped, to: .srgb))
    }

    /// Maps the colour into a gamut as CSS Color 4 (section 13.2.4) does: by less chroma at the same OKLCH hue and
    /// lightness, until what is left to clip cannot be seen (delta E OK below 0.02).
    ///
    /// Colours inside stay as they are; a lightness of 1 and more is white, of 0 and less is black. About 10 steps, no
    /// allocation.
    ///
    /// - Parameter gamut: The gamut.
    /// - Returns: A colour inside the gamut.
    public func gamutMapped(to gamut: RGBGamut) -> Color {
        let mapped = GamutMapping.css(components, from: Self.space, to: gamut)
        return Color(components: gamut.space.convert(mapped, to: .srgb))
    }
}
