/// The absolute units of length in CSS and SVG.
enum CSSLengthUnit {
    /// How many pixels of CSS each unit is, by its name in lower case (CSS Values 4, section 6.2).
    static let pixels: [String: Double] = [
        "px": 1, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4, "q": 96 / 101.6, "pt": 96 / 72, "pc": 16,
    ]
}
