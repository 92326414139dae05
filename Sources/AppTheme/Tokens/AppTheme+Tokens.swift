import AppColors
import AppFont
public import CoreUIKitless

extension AppTheme {
    /// Returns the theme as design tokens.
    ///
    /// Groups are `color.light`, `color.dark`, `typography`, `spacing`, `shadow` and `motion`, named as the properties
    /// are. What the format has no place for (hue, saturation and value; a typography's scaling) stands in
    /// `$extensions`, so that reading the tokens gives the same theme.
    ///
    /// - Returns: The tokens.
    /// - Throws: `DesignTokenError.notRepresentable` for an animation that is no cubic Bézier curve.
    public func designTokens() throws(DesignTokenError) -> DesignTokens {
        var tokens = DesignTokens()
        for appearance in Appearance.allCases {
            for role in ColorRole.allCases {
                let path = Self.path(of: role, appearance)
                tokens.add(.init(path: path, hsv: colors[role].resolved(for: appearance)))
            }
        }
        for style in TextStyle.allCases {
            tokens.add(.init(path: "typography.\(style.rawValue)", typography: fonts[style]))
        }
        for (name, length) in Self.spacings {
            tokens.add(.init(path: "spacing.\(name)", value: .dimension(spacing[keyPath: length])))
        }
        for (name, elevation) in Self.shadows {
            tokens.add(.init(path: "shadow.\(name)", value: .shadow([elevations[keyPath: elevation]])))
        }
        for (name, animation) in Self.motions {
            try tokens.add(animations[keyPath: animation], at: "motion.\(name)")
        }
        return tokens
    }

    /// Creates a theme from design tokens.
    ///
    /// - Parameters:
    ///   - tokens: Tokens under the paths that ``designTokens()`` writes.
    ///   - base: Where what the tokens do not tell is taken from.
    /// - Throws: `DesignTokenError.missingToken` for a token that is there with a value of another type,
    ///   `DesignTokenError.invalidValue` for a font weight outside 1...1000.
    public init(tokens: DesignTokens, base: AppTheme = .system) throws(DesignTokenError) {
        self = base
        colors = try AppColors(tokens: tokens, base: base.colors)
        for style in TextStyle.allCases {
            let path = "typography.\(style.rawValue)"
            fonts[style] = try tokens.typography(at: path, style: style) ?? base.fonts[style]
        }
        for (name, length) in Self.spacings {
            spacing[keyPath: length] = try tokens.dimension(at: "spacing.\(name)") ?? base.spacing[keyPath: length]
        }
        for (name, elevation) in Self.shadows {
            elevations[keyPath: elevation] =
                try tokens.elevation(at: "shadow.\(name)") ?? base.elevations[keyPath: elevation]
        }
        for (name, animation) in Self.motions {
            animations[keyPath: animation] =
                try tokens.animation(at: "motion.\(name)", base: base.animations[keyPath: animation])
        }
    }

    /// The path of a colour's token.
    static func path(of role: ColorRole, _ appearance: Appearance) -> String {
        "color.\(appearance.rawValue).\(role.rawValue)"
    }

    private static var spacings: [(name: String, length: WritableKeyPath<ThemeSpacing, Double>)] {
        [
            ("extraSmall", \.extraSmall), ("small", \.small), ("medium", \.medium), ("large", \.large),
            ("extraLarge", \.extraLarge),
        ]
    }

    private static var shadows: [(name: String, elevation: WritableKeyPath<ThemeElevations, Elevation>)] {
        [("low", \.low), ("medium", \.medium), ("high", \.high)]
    }

    private static var motions: [(name: String, animation: WritableKeyPath<ThemeAnimations, Animation>)] {
        [("quick", \.quick), ("standard", \.standard), ("slow", \.slow)]
    }
}
