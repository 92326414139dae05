/// A colour in one space: three named components and an alpha.
///
/// Every type that conforms is made from every other by its initialiser, so that a conversion reads as what it is:
///
/// ```swift
/// let lab = LabD50(Color(rgb: 0x0078D7))
/// let back = Color(OKLCH(lab))
/// ```
public protocol ColorCoordinates: Hashable, Sendable, CustomStringConvertible {
    /// The space's name.
    static var space: ColorSpace { get }

    /// The three components in the order of the initialiser, then alpha.
    var components: SIMD4<Double> { get }

    /// Makes a colour from three components in that order, then alpha.
    ///
    /// - Parameter components: The components.
    init(components: SIMD4<Double>)
}

extension ColorCoordinates {
    /// Converts a colour from another space; nothing is clamped and alpha stays as it is.
    ///
    /// Where hue is powerless, as for a grey, it comes out as 0.
    ///
    /// - Parameter other: A colour in any space.
    @inlinable
    public init<Other: ColorCoordinates>(_ other: Other) {
        self.init(components: Other.space.convert(other.components, to: Self.space))
    }

    /// The colour in extended sRGB.
    public var color: Color { Color(self) }

    /// Whether the hue says nothing, because the colour is a grey or all but one.
    ///
    /// The limit is CSS's: the chroma is at most a 100,000th of the reference range, 0.0015 in LCh, 4e-6 in OKLCH, 1e-5
    /// of saturation in HSL and HSV (CSS working group, issue 11706). Always false in a space without hue.
    public var isHuePowerless: Bool {
        Self.space.isHuePowerless(components)
    }
}

extension ColorSpace {
    /// Tells whether the hue of a colour says nothing.
    ///
    /// - Parameter components: Components of this space, then alpha.
    /// - Returns: Whether chroma is at most a 100,000th of the reference range; false in a space without hue.
    func isHuePowerless(_ components: SIMD4<Double>) -> Bool {
        switch self {
        case .lchD50, .lchD65: components.y <= 0.0015
        case .oklch: components.y <= 4e-6
        case .hsl, .hsv: components.y <= 1e-5
        case .hwb: components.y + components.z >= 1 - 1e-5
        default: false
        }
    }
}

extension Color: ColorCoordinates {
    /// `srgb`.
    public static var space: ColorSpace { .srgb }

    /// Red, green, blue, alpha.
    public var components: SIMD4<Double> { SIMD4(red, green, blue, alpha) }

    /// Makes a colour from red, green, blue, alpha.
    ///
    /// - Parameter components: The four, gamma-encoded.
    public init(components: SIMD4<Double>) {
        self.init(red: components.x, green: components.y, blue: components.z, alpha: components.w)
    }
}
