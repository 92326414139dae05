public import KitlessColor

/// A colour that depends on appearance, contrast and the display's gamut, as a value.
///
/// ```swift
/// let ink = DynamicColor(light: .black, dark: .white)
/// ink.resolved(for: TraitCollection(userInterfaceStyle: .dark))  // white
/// ```
///
/// Resolving is a pure function of the traits: nothing current or global is asked, so a test can go through
/// ``TraitCollection/allColorSpaces``.
public struct DynamicColor: Hashable, Codable, Sendable {
    /// The colour in light appearance, and where no appearance is given.
    public var light: Color

    /// The colour in dark appearance.
    public var dark: Color

    /// The colour in light appearance with high contrast.
    public var highContrastLight: Color

    /// The colour in dark appearance with high contrast.
    public var highContrastDark: Color

    /// What displays of the gamut Display P3 show instead; `nil` for the same.
    public var displayP3: WideVariants?

    /// The variants for displays of a wide gamut.
    ///
    /// One that is missing is that for sRGB of the same appearance and contrast.
    public struct WideVariants: Hashable, Codable, Sendable {
        /// The colour in light appearance.
        public var light: Color?

        /// The colour in dark appearance.
        public var dark: Color?

        /// The colour in light appearance with high contrast.
        public var highContrastLight: Color?

        /// The colour in dark appearance with high contrast.
        public var highContrastDark: Color?

        /// Makes variants.
        ///
        /// - Parameters:
        ///   - light: The colour in light appearance.
        ///   - dark: The colour in dark appearance.
        ///   - highContrastLight: The colour in light appearance with high contrast.
        ///   - highContrastDark: The colour in dark appearance with high contrast.
        public init(
            light: Color? = nil,
            dark: Color? = nil,
            highContrastLight: Color? = nil,
            highContrastDark: Color? = nil
        ) {
            self.light = light
            self.dark = dark
            self.highContrastLight = highContrastLight
            self.highContrastDark = highContrastDark
        }
    }

    /// Makes a colour of its variants.
    ///
    /// - Parameters:
    ///   - light: The colour in light appearance.
    ///   - dark: The colour in dark appearance.
    ///   - highContrastLight: The colour in light appearance with high contrast; `light` if left out.
    ///   - highContrastDark: The colour in dark appearance with high contrast; `dark` if left out.
    ///   - displayP3: What displays of Display P3 show instead. Where high contrast is left out here and there, it is
    ///     the colour of normal contrast there too.
    public init(
        light: Color,
        dark: Color,
        highContrastLight: Color? = nil,
        highContrastDark: Color? = nil,
        displayP3: WideVariants? = nil
    ) {
        self.light = light
        self.dark = dark
        self.highContrastLight = highContrastLight ?? light
        self.highContrastDark = highContrastDark ?? dark
        self.displayP3 = displayP3
        if highContrastLight == nil, displayP3?.highContrastLight == nil {
            self.displayP3?.highContrastLight = displayP3?.light
        }
        if highContrastDark == nil, displayP3?.highContrastDark == nil {
            self.displayP3?.highContrastDark = displayP3?.dark
        }
    }

    /// Makes a colour that is the same everywhere.
    ///
    /// - Parameter color: The colour.
    public init(_ color: Color) {
        self.init(light: color, dark: color)
    }

    /// Makes a colour by asking for it under each of the four combinations of ``TraitCollection/allColorSpaces``, and
    /// under each with a display of Display P3.
    ///
    /// - Parameter provider: Gives the colour for traits, as the closure of UIKit's dynamic provider does.
    /// - Throws: What the provider throws.
    public init<Failure: Error>(provider: (TraitCollection) throws(Failure) -> Color) throws(Failure) {
        var colors: [Color] = []
        var wide: [Color?] = []
        for traits in TraitCollection.allColorSpaces {
            let color = try provider(traits)
            let other = try provider(traits.modifyingTraits { $0.displayGamut = .displayP3 })
            colors.append(color)
            wide.append(other == color ? nil : other)
        }
        (light, dark, highContrastLight, highContrastDark) = (colors[0], colors[2], colors[1], colors[3])
        guard wide.contains(where: { $0 != nil }) else { return }
        displayP3 = WideVariants(
            light: wide[0],
            dark: wide[2],
            highContrastLight: wide[1],
            highContrastDark: wide[3]
        )
    }

    /// Returns the colour under given traits.
    ///
    /// Appearance comes first, then contrast, then gamut, as in asset catalogs: dark appearance on a display of Display
    /// P3 takes ``dark`` rather than what there is of Display P3 for light appearance alone.
    ///
    /// - Parameter traits: The traits; no appearance means light, no contrast normal, no gamut sRGB.
    /// - Returns: The colour.
    public func resolved(for traits: TraitCollection) -> Color {
        let wide = traits.displayGamut == .displayP3 ? displayP3 : nil
        return switch (traits.userInterfaceStyle == .dark, traits.accessibilityContrast == .high) {
        case (false, false): wide?.light ?? light
        case (true, false): wide?.dark ?? dark
        case (false, true): wide?.highContrastLight ?? highContrastLight
        case (true, true): wide?.highContrastDark ?? highContrastDark
        }
    }
}
