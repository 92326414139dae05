extension Color {
    /// Makes a colour from CIE LCh relative to D65.
    ///
    /// The same numbers relative to D50, which is what CSS's `lch()` means, are another colour (CIEDE2000 1 to 5):
    /// that is `Color(LChD50(lightness: 100 * luminance, chroma: chroma, hue: hue))`.
    ///
    /// - Parameters:
    ///   - luminance: The lightness L\*, 0 (black) to 1 (white).
    ///   - chroma: The distance from grey, 0 to about 180; up to 134 fits sRGB, up to 158 Display P3.
    ///   - hue: The hue in degrees; any value wraps.
    ///   - alpha: The opacity, 0...1.
    public init(luminance: Double, chroma: Double, hue: Double, alpha: Double = 1) {
        self.init(LChD65(lightness: 100 * luminance, chroma: chroma, hue: hue, alpha: alpha))
    }
}
