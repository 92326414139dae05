/// The light colours of ``AppColors/system``.
public enum SystemColorDefaults {
    /// A blue for the main action.
    public static let primary = HSVColor(hue: 0.58, saturation: 0.8, value: 0.9)

    /// A green for success.
    public static let success = HSVColor(hue: 0.33, saturation: 0.7, value: 0.8)

    /// A violet for less prominent actions.
    public static let secondary = HSVColor(hue: 0.75, saturation: 0.6, value: 0.85)

    /// A red for what destroys data.
    public static let destructive = HSVColor(hue: 0, saturation: 0.8, value: 0.9)

    /// A near-black for text.
    public static let label = HSVColor(hue: 0, saturation: 0, value: 0.1)

    /// A mid grey for less important text.
    public static let secondaryLabel = HSVColor(hue: 0, saturation: 0, value: 0.5)

    /// White, for text on the primary colour.
    public static let onPrimary = HSVColor(hue: 0, saturation: 0, value: 1)

    /// White, for the main background.
    public static let background = HSVColor(hue: 0, saturation: 0, value: 1)

    /// A very light grey for grouped content.
    public static let secondaryBackground = HSVColor(hue: 0, saturation: 0, value: 0.95)
}
