import KitlessMath

extension Color {
    /// Returns the lightness contrast Lc of APCA-W3 0.1.9 (0.98G-4g) for this colour as text.
    ///
    /// APCA (Accessible Perceptual Contrast Algorithm, A. Somers) is a candidate for WCAG 3; unlike the ratio of WCAG 2
    /// it depends on which colour is the text. Body text wants 75 to 90, large text 60, an outline 30. Components are
    /// clamped to sRGB, as the definition takes 8-bit colours.
    ///
    /// - Parameter background: The colour behind the text, opaque. Translucent text is composited over it first.
    /// - Returns: Positive for dark on light, up to about 106; negative for light on dark, down to about -108; 0 for
    ///   too little. NaN when the background is translucent or a component is NaN.
    public func apcaContrast(on background: Color) -> Double {
        // What is not a number differs from itself; clamping would take it for 0.
        guard background.alpha >= 1, components == components, background.components == background.components else {
            return .nan
        }
        let text = alpha < 1 ? background.blended(by: alpha, with: withAlphaComponent(1)) : self
        let (textY, backgroundY) = (text.apcaLuminance, background.apcaLuminance)
        guard abs(backgroundY - textY) >= 0.0005 else { return 0 }
        let contrast: Double
        if backgroundY > textY {
            contrast = (.pow(backgroundY, 0.56) - .pow(textY, 0.57)) * 1.14
            return contrast < 0.1 ? 0 : (contrast - 0.027) * 100
        }
        contrast = (.pow(backgroundY, 0.65) - .pow(textY, 0.62)) * 1.14
        return contrast > -0.1 ? 0 : (contrast + 0.027) * 100
    }

    /// The screen luminance of APCA, with black softened.
    private var apcaLuminance: Double {
        let light = TransferFunction.linearFromRec2020(components.clampedToUnit)
        let y = 0.2126729 * light.x + 0.7151522 * light.y + 0.0721750 * light.z
        return y >= 0.022 ? y : y + .pow(0.022 - y, 1.414)
    }
}
