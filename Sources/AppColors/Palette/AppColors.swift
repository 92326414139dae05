/// An app's palette: nine colours with semantic names, each a light and dark pair.
///
/// ```swift
/// let colors = AppColors.system
/// colors.primary.resolved(for: .dark).rgbComponents  // (0.065, 0.312, 0.54)
/// ```
///
/// Names say what a colour is for, never what it looks like, so that a theme can be replaced as a whole.
public struct AppColors: Sendable, Hashable {
    /// The main action and the app's own tint.
    public let primary: DynamicHSVColor

    /// Something that went well.
    public let success: DynamicHSVColor

    /// A less prominent action.
    public let secondary: DynamicHSVColor

    /// An action that destroys data.
    public let destructive: DynamicHSVColor

    /// Text of primary content.
    public let label: DynamicHSVColor

    /// Text of less important content.
    public let secondaryLabel: DynamicHSVColor

    /// Text and icons on a filled ``primary`` control.
    public let onPrimary: DynamicHSVColor

    /// The main background.
    public let background: DynamicHSVColor

    /// A background for content grouped on the main background.
    public let secondaryBackground: DynamicHSVColor

    /// Creates a palette from explicit pairs.
    ///
    /// - Parameters:
    ///   - primary: The main action and the app's own tint.
    ///   - success: Something that went well.
    ///   - secondary: A less prominent action.
    ///   - destructive: An action that destroys data.
    ///   - label: Text of primary content.
    ///   - secondaryLabel: Text of less important content.
    ///   - onPrimary: Text and icons on a filled primary control.
    ///   - background: The main background.
    ///   - secondaryBackground: A background for grouped content.
    public init(
        primary: DynamicHSVColor,
        success: DynamicHSVColor,
        secondary: DynamicHSVColor,
        destructive: DynamicHSVColor,
        label: DynamicHSVColor,
        secondaryLabel: DynamicHSVColor,
        onPrimary: DynamicHSVColor,
        background: DynamicHSVColor,
        secondaryBackground: DynamicHSVColor
    ) {
        self.primary = primary
        self.success = success
        self.secondary = secondary
        self.destructive = destructive
        self.label = label
        self.secondaryLabel = secondaryLabel
        self.onPrimary = onPrimary
        self.background = background
        self.secondaryBackground = secondaryBackground
    }

    /// Creates a palette from nine colours of one appearance; those of the other are calculated.
    ///
    /// The rules are ``HSVColor/darkVariant()`` and ``HSVColor/lightVariant()``. They suit hues, not greys: text and
    /// backgrounds both get darker, so check the contrast or pass explicit pairs (see <doc:Contrast>).
    ///
    /// - Parameters:
    ///   - primary: The main action and the app's own tint.
    ///   - success: Something that went well.
    ///   - secondary: A less prominent action.
    ///   - destructive: An action that destroys data.
    ///   - label: Text of primary content.
    ///   - secondaryLabel: Text of less important content.
    ///   - onPrimary: Text and icons on a filled primary control.
    ///   - background: The main background.
    ///   - secondaryBackground: A background for grouped content.
    ///   - appearance: The appearance that the nine colours are for.
    public init(
        primary: HSVColor,
        success: HSVColor,
        secondary: HSVColor,
        destructive: HSVColor,
        label: HSVColor,
        secondaryLabel: HSVColor,
        onPrimary: HSVColor,
        background: HSVColor,
        secondaryBackground: HSVColor,
        for appearance: Appearance = .light
    ) {
        func pair(_ color: HSVColor) -> DynamicHSVColor {
            switch appearance {
            case .light: DynamicHSVColor(lightHSV: color)
            case .dark: DynamicHSVColor(darkHSV: color)
            }
        }
        self.init(
            primary: pair(primary),
            success: pair(success),
            secondary: pair(secondary),
            destructive: pair(destructive),
            label: pair(label),
            secondaryLabel: pair(secondaryLabel),
            onPrimary: pair(onPrimary),
            background: pair(background),
            secondaryBackground: pair(secondaryBackground)
        )
    }

    /// The pair that plays a role.
    ///
    /// - Parameter role: One of the nine semantic names.
    /// - Returns: The pair of that name.
    public subscript(role: ColorRole) -> DynamicHSVColor {
        switch role {
        case .primary: primary
        case .success: success
        case .secondary: secondary
        case .destructive: destructive
        case .label: label
        case .secondaryLabel: secondaryLabel
        case .onPrimary: onPrimary
        case .background: background
        case .secondaryBackground: secondaryBackground
        }
    }
}
