public import KitlessColor

/// A colour that depends on appearance and contrast, as a value.
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

    /// Makes a colour of its variants.
    ///
    /// - Parameters:
    ///   - light: The colour in light appearance.
    ///   - dark: The colour in dark appearance.
    ///   - highContrastLight: The colour in light appearance with high contrast; `light` if left out.
    ///   - highContrastDark: The colour in dark appearance with high contrast; `dark` if left out.
    public init(light: Color, dark: Color, highContrastLight: Color? = nil, highContrastDark: Color? = nil) {
        self.light = light
        self.dark = dark
        self.highContrastLight = highContrastLight ?? light
        self.highContrastDark = highContrastDark ?? dark
    }

    /// Makes a colour that is the same everywhere.
    ///
    /// - Parameter color: The colour.
    public init(_ color: Color) {
        self.init(light: color, dark: color)
    }

    /// Makes a colour by asking for it under each of the four combinations of ``TraitCollection/allColorSpaces``.
    ///
    /// - Parameter provider: Gives the colour for traits, as the closure of UIKit's dynamic provider does.
    public init(provider: (TraitCollection) -> Color) {
        let colors = TraitCollection.allColorSpaces.map(provider)
        self.init(light: colors[0], dark: colors[2], highContrastLight: colors[1], highContrastDark: colors[3])
    }

    /// Returns the colour under given traits.
    ///
    /// - Parameter traits: The traits; no appearance means light, no contrast normal.
    /// - Returns: The colour.
    public func resolved(for traits: TraitCollection) -> Color {
        switch (traits.userInterfaceStyle == .dark, traits.accessibilityContrast == .high) {
        case (false, false): light
        case (true, false): dark
        case (false, true): highContrastLight
        case (true, true): highContrastDark
        }
    }
}
