import KitlessMath

extension CSSColor {
    /// Reads a colour of CSS Color 4: hex, a name, or `rgb()`, `hsl()`, `hwb()`, `lab()`, `lch()`, `oklab()`,
    /// `oklch()`, `color()` in the modern and, where there is one, the legacy syntax.
    ///
    /// White space and comments may stand around it. Colours that depend on their surroundings (`currentcolor`, system
    /// colours) and `calc()` are refused. Time is linear in the length; nothing is allocated for ordinary numbers.
    ///
    /// - Parameter css: The text, such as `oklch(60% 0.15 250 / 50%)`.
    /// - Throws: ``ColorTextError``, which says what is wrong and where.
    public init(css: String) throws(ColorTextError) {
        self = try css.parseUTF8 { bytes throws(ColorTextError) in
            var parser = CSSColorParser(bytes)
            return try parser.parse()
        }
    }

    /// The colour as CSS writes it, or `nil` in a space that CSS has no syntax for.
    ///
    /// There is none for HSV, Lab and LCh relative to D65, and BT.2020 in linear form or with the camera curve.
    ///
    /// Missing components, and any that is not a finite number, are `none`. Numbers have no exponent and a decimal
    /// point whatever the locale.
    ///
    /// - Parameter fractionDigits: How many digits may follow the point at most; `nil` writes as many as reading back
    ///   the same number needs.
    /// - Returns: The text; colours of `rgb()` that are whole bytes take its legacy form.
    public func cssText(fractionDigits: Int? = nil) -> String? {
        if space == .srgb, missing == 0, let legacy = Self.legacyText(values, fractionDigits) { return legacy }
        guard let opening = CSSColorSyntax.opening(of: space) else { return nil }
        var text = opening.prefix
        for index in 0..<3 {
            if index > 0 { text += " " }
            text += number(index, opening.scales[index], opening.suffixes[index], fractionDigits)
        }
        if alpha != 1 { text += " / " + number(3, 1, "", fractionDigits) }
        return text + ")"
    }

    private func number(_ index: Int, _ scale: Double, _ unit: String, _ fractionDigits: Int?) -> String {
        guard let value = self[index], (value * scale).isFinite else { return "none" }
        return DecimalText.text(value * scale, fractionDigits: fractionDigits) + unit
    }

    /// `rgb(0, 120, 215)` where every component is a byte.
    private static func legacyText(_ v: SIMD4<Double>, _ fractionDigits: Int?) -> String? {
        let bytes = RGBA8(Color(components: v))
        guard Color(bytes).components.withAlpha(of: v) == v, v.w >= 0, v.w <= 1 else { return nil }
        let list = "\(bytes.red), \(bytes.green), \(bytes.blue)"
        guard v.w < 1 else { return "rgb(\(list))" }
        return "rgba(\(list), \(DecimalText.text(v.w, fractionDigits: fractionDigits)))"
    }
}
