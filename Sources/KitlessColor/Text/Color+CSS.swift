extension Color {
    /// Reads a colour of CSS Color 4 and converts it to extended sRGB; missing components count as 0.
    ///
    /// See ``CSSColor/init(css:)`` for what is understood.
    ///
    /// - Parameter css: The text, such as `rebeccapurple` or `color(display-p3 1 0 0)`.
    /// - Throws: ``ColorTextError``, which says what is wrong and where.
    public init(css: String) throws(ColorTextError) {
        self.init(try CSSColor(css: css))
    }

    /// The colour as CSS writes it: `rgb(0, 120, 215)` where every component is a byte, `color(srgb ...)` otherwise.
    ///
    /// It reads back as the same colour, but for components that are no finite numbers.
    public var cssText: String {
        cssText(in: .srgb) ?? ""
    }

    /// The colour as CSS writes it in a space.
    ///
    /// A hue that says nothing, as that of a grey, is written `none`.
    ///
    /// - Parameters:
    ///   - space: The space.
    ///   - fractionDigits: How many digits may follow the point at most; `nil` writes as many as reading back the same
    ///     numbers needs.
    /// - Returns: The text, or `nil` in a space that CSS has no syntax for, see ``CSSColor/cssText(fractionDigits:)``.
    public func cssText(in space: ColorSpace, fractionDigits: Int? = nil) -> String? {
        CSSColor(self).converted(to: space).cssText(fractionDigits: fractionDigits)
    }

    /// The first name, in the order of the alphabet, that CSS has for the colour; `nil` when it has none.
    ///
    /// Only opaque colours and `transparent` (transparent black) have names.
    public var cssName: String? {
        if self == .clear { return "transparent" }
        let bytes = RGBA8(self)
        guard alpha == 1, Color(bytes) == self else { return nil }
        return NamedColors.name(of: bytes.packed >> 8).map { $0.description }
    }
}
