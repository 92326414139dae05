import KitlessColor

/// What the page asks of colours.
enum LiveColor {
    /// A colour given in OKLCH as 0xRRGGBB, mapped into sRGB as CSS does it; 0x1000000 is added where mapping was
    /// needed.
    static func hex(_ lightness: Double, _ chroma: Double, _ hue: Double) -> Int32 {
        let asked = OKLCH(lightness: lightness, chroma: chroma, hue: hue)
        let mapped = RGBA8(asked.gamutMapped(to: .srgb)).packed >> 8
        return Int32(truncatingIfNeeded: mapped) | (Color(asked).isInSRGB8 ? 0 : 0x100_0000)
    }

    /// The WCAG contrast of two colours given as 0xRRGGBB.
    static func contrast(_ first: Int32, _ second: Int32) -> Double {
        bytes(first).contrastRatio(to: bytes(second))
    }

    private static func bytes(_ hex: Int32) -> RGBA8 {
        RGBA8(packed: UInt32(bitPattern: hex) << 8 | 0xFF)
    }
}
