/// An app's type: one typography for each of the eleven text styles.
///
/// ```swift
/// let fonts = AppFont(family: FontFamily("Inter", fallbacks: ["Noto Sans"]))
/// fonts[.body].resolved(for: .accessibilityMedium).lineHeight  // 34
/// ```
public struct AppFont: Sendable, Hashable {
    private var typographies: [TextStyle: Typography]

    /// Creates the documented text styles in one family.
    ///
    /// - Parameters:
    ///   - family: The font family of all styles.
    ///   - overrides: Styles that differ; the others are as documented.
    public init(family: FontFamily = .system, overrides: [TextStyle: Typography] = [:]) {
        typographies = overrides
        for style in TextStyle.allCases where overrides[style] == nil {
            typographies[style] = Typography(style: style, family: family)
        }
    }

    /// The documented text styles in the platform's own font.
    public static let system = AppFont()

    /// The typography of a text style.
    ///
    /// - Parameter style: The style.
    /// - Returns: Its typography.
    public subscript(style: TextStyle) -> Typography {
        get { typographies[style] ?? Typography(style: style) }
        set { typographies[style] = newValue }
    }
}
