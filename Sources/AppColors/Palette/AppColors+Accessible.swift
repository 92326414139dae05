extension AppColors {
    /// A palette whose every text and background pair meets WCAG 2.2 level AA (4.5 to 1) in both appearances.
    ///
    /// Opt in by passing it where ``system`` is the default. The pairs are those of ``textPairs``; <doc:Contrast>
    /// lists the contrast of each.
    public static let accessible = AppColors(
        primary: pair(hue: 0.58, light: (0.9, 0.72), dark: (0.5, 1)),
        success: pair(hue: 0.36, light: (0.9, 0.44), dark: (0.5, 0.8)),
        secondary: pair(hue: 0.75, light: (0.6, 0.7), dark: (0.35, 1)),
        destructive: pair(hue: 0, light: (0.85, 0.75), dark: (0.45, 1)),
        label: pair(hue: 0, light: (0, 0.1), dark: (0, 0.95)),
        secondaryLabel: pair(hue: 0, light: (0, 0.38), dark: (0, 0.68)),
        onPrimary: pair(hue: 0, light: (0, 1), dark: (0, 0.08)),
        background: pair(hue: 0, light: (0, 1), dark: (0, 0.07)),
        secondaryBackground: pair(hue: 0, light: (0, 0.95), dark: (0, 0.14))
    )

    /// Every pair of roles that an interface sets as text on a background.
    ///
    /// Labels and the four accents stand on both backgrounds, ``onPrimary`` on all four accents.
    public static let textPairs: [(text: ColorRole, background: ColorRole)] = {
        let accents: [ColorRole] = [.primary, .success, .secondary, .destructive]
        let onBackgrounds = ([.label, .secondaryLabel] + accents).flatMap { text in
            [(text: text, background: ColorRole.background), (text: text, background: .secondaryBackground)]
        }
        return onBackgrounds + accents.map { (text: .onPrimary, background: $0) }
    }()

    private static func pair(
        hue: Double,
        light: (saturation: Double, value: Double),
        dark: (saturation: Double, value: Double)
    ) -> DynamicHSVColor {
        DynamicHSVColor(
            light: HSVColor(hue: hue, saturation: light.saturation, value: light.value),
            dark: HSVColor(hue: hue, saturation: dark.saturation, value: dark.value)
        )
    }
}
