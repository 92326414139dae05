/// A pair of colours of which the appearance chooses one.
///
/// On Apple's platforms the pair becomes a dynamic `UIColor`, `NSColor` or SwiftUI `Color` that follows the system;
/// elsewhere ``resolved(for:)`` makes the choice.
public struct DynamicHSVColor: Sendable, Hashable {
    /// The colour of a light appearance, and where there is no appearance.
    public let light: HSVColor

    /// The colour of a dark appearance.
    public let dark: HSVColor

    /// Creates a pair from both its colours.
    ///
    /// - Parameters:
    ///   - light: The colour of a light appearance.
    ///   - dark: The colour of a dark appearance.
    public init(light: HSVColor, dark: HSVColor) {
        self.light = light
        self.dark = dark
    }

    /// Creates a pair from its light colour; the dark one is ``HSVColor/darkVariant()`` of it.
    ///
    /// - Parameter lightHSV: The colour of a light appearance.
    public init(lightHSV: HSVColor) {
        self.init(light: lightHSV, dark: lightHSV.darkVariant())
    }

    /// Creates a pair from its dark colour; the light one is ``HSVColor/lightVariant()`` of it.
    ///
    /// - Parameter darkHSV: The colour of a dark appearance.
    public init(darkHSV: HSVColor) {
        self.init(light: darkHSV.lightVariant(), dark: darkHSV)
    }

    /// Returns the colour for an appearance.
    ///
    /// - Parameter appearance: The appearance; light where the platform has none.
    /// - Returns: ``light`` or ``dark``.
    public func resolved(for appearance: Appearance = .light) -> HSVColor {
        switch appearance {
        case .light: light
        case .dark: dark
        }
    }
}
