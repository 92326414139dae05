public import AppColors
public import CoreUIKitless

/// Colours from hue, saturation and value of the palette.
extension Color {
    /// Creates a colour from a palette's colour.
    ///
    /// - Parameter hsv: The colour by hue, saturation and value.
    public init(_ hsv: HSVColor) {
        let rgb = hsv.rgbComponents
        self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: rgb.alpha)
    }
}

/// The way back from a colour.
extension HSVColor {
    /// Creates a palette's colour; what lies outside sRGB is clamped by component.
    ///
    /// - Parameter color: The colour.
    public init(_ color: Color) {
        self.init(RGBComponents(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha))
    }
}

/// The appearance that traits ask for.
extension Appearance {
    /// Creates the appearance that a trait asks for; light where the trait says nothing.
    ///
    /// - Parameter style: The trait.
    public init(_ style: UserInterfaceStyle) {
        self = style == .dark ? .dark : .light
    }
}

/// The colour of a pair for traits.
extension DynamicHSVColor {
    /// Returns the colour for the surroundings.
    ///
    /// - Parameter traits: The surroundings.
    /// - Returns: The colour of their appearance; the light one where they have none.
    public func resolvedColor(for traits: TraitCollection) -> Color {
        Color(resolved(for: Appearance(traits.userInterfaceStyle)))
    }
}

/// The palette for traits.
extension AppColors {
    /// Returns the colour that plays a role in the surroundings.
    ///
    /// - Parameters:
    ///   - role: One of the nine semantic names.
    ///   - traits: The surroundings.
    /// - Returns: The colour of their appearance.
    public func color(_ role: ColorRole, for traits: TraitCollection) -> Color {
        self[role].resolvedColor(for: traits)
    }
}
