public import AppColors
public import AppFont

/// Everything that gives an app its look: colours, type, spacing, elevations and animations.
///
/// ```swift
/// var theme = AppTheme.system
/// theme.colors = .accessible
/// let title = theme.fonts[.title1].resolved(for: .extraLarge)
/// ```
///
/// Where SwiftUI exists, a theme travels in the environment (`.appTheme(_:)`); elsewhere it is passed by hand, and what
/// depends on the surroundings is resolved by a `TraitCollection`.
public struct AppTheme: Sendable, Hashable {
    /// The palette.
    public var colors: AppColors

    /// The typography of the text styles.
    public var fonts: AppFont

    /// The distances between things.
    public var spacing: ThemeSpacing

    /// How far things are raised above their ground.
    public var elevations: ThemeElevations

    /// How things move.
    public var animations: ThemeAnimations

    /// Creates a theme.
    ///
    /// - Parameters:
    ///   - colors: The palette.
    ///   - fonts: The typography of the text styles.
    ///   - spacing: The distances between things.
    ///   - elevations: How far things are raised above their ground.
    ///   - animations: How things move.
    public init(
        colors: AppColors,
        fonts: AppFont,
        spacing: ThemeSpacing = .system,
        elevations: ThemeElevations = .system,
        animations: ThemeAnimations = .system
    ) {
        self.colors = colors
        self.fonts = fonts
        self.spacing = spacing
        self.elevations = elevations
        self.animations = animations
    }

    /// The system palette, the documented text styles, and distances on a grid of 4 points.
    public static let system = AppTheme(colors: .system, fonts: .system)
}
