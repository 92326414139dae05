/// A colour of four bytes: sRGB as displays, image files and hex text hold it.
///
/// It is what ``Color`` becomes when it has to be shown: components are rounded half away from zero and clamped.
public struct RGBA8: Hashable, Sendable {
    /// Red, 0...255.
    public var red: UInt8

    /// Green, 0...255.
    public var green: UInt8

    /// Blue, 0...255.
    public var blue: UInt8

    /// Opacity, 0...255.
    public var alpha: UInt8

    /// Makes a colour from bytes.
    ///
    /// - Parameters:
    ///   - red: Red, 0...255.
    ///   - green: Green, 0...255.
    ///   - blue: Blue, 0...255.
    ///   - alpha: Opacity, 0...255.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Makes a colour from one integer, `0xRRGGBBAA`.
    ///
    /// - Parameter packed: Red in the highest byte, alpha in the lowest.
    public init(packed: UInt32) {
        self.init(
            red: UInt8(truncatingIfNeeded: packed >> 24),
            green: UInt8(truncatingIfNeeded: packed >> 16),
            blue: UInt8(truncatingIfNeeded: packed >> 8),
            alpha: UInt8(truncatingIfNeeded: packed)
        )
    }

    /// Rounds a colour to bytes.
    ///
    /// Each component times 255 is rounded half away from zero and clamped to 0...255. NaN becomes 0, as CSS Values 4
    /// has it.
    ///
    /// - Parameter color: Any colour, also one outside sRGB.
    public init(_ color: Color) {
        red = Self.byte(color.red)
        green = Self.byte(color.green)
        blue = Self.byte(color.blue)
        alpha = Self.byte(color.alpha)
    }

    /// The bytes as one integer, `0xRRGGBBAA`.
    public var packed: UInt32 {
        UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
    }

    /// Rounds half away from zero after scaling by 255 and clamps, without a branch; NaN gives 0.
    private static func byte(_ component: Double) -> UInt8 {
        let scaled = component * 255
        let positive = scaled > 0 ? scaled : 0
        let clamped = positive < 255 ? positive : 255
        // The sum ends at the units, and its last bits are the integer, a half going to the even one. The difference
        // from it is exact, whereas adding 0.5 first would round 0.49999999999999994 up.
        let shifted = clamped + 0x1p52
        let isHalfLost = clamped - (shifted - 0x1p52) >= 0.5
        return UInt8(truncatingIfNeeded: shifted.bitPattern &+ (isHalfLost ? 1 : 0))
    }
}

extension Color {
    /// Makes a colour from bytes, each divided by 255.
    ///
    /// - Parameter bytes: A colour of four bytes.
    public init(_ bytes: RGBA8) {
        self.init(
            red: Double(bytes.red) / 255,
            green: Double(bytes.green) / 255,
            blue: Double(bytes.blue) / 255,
            alpha: Double(bytes.alpha) / 255
        )
    }

    /// Whether no component needs clamping to become a byte; decided after rounding.
    ///
    /// A component of -0.0019 still rounds to 0 and is inside, -0.00197 rounds to -1 and is not.
    public var isInSRGB8: Bool {
        func isInside(_ component: Double) -> Bool {
            let scaled = component * 255
            return scaled > -0.5 && scaled < 255.5
        }
        return isInside(red) && isInside(green) && isInside(blue)
    }
}
