import KitlessColor

extension DesignTokenValueReader {
    /// A colour: `{"colorSpace": "srgb", "components": [...], "alpha": 1}`, or `"#0078d7"` in earlier drafts.
    func color(_ node: JSONNode) throws(DesignTokenError) -> Color {
        if let text = node.text {
            guard let color = try? Color(hex: text) else { throw invalidColor("\(text) is no colour") }
            return color
        }
        guard let name = node["colorSpace"]?.text else { throw invalidColor("a colour has a colorSpace") }
        guard let space = Self.spaces[name] else { throw invalidColor("the colour space \(name) is unknown") }
        let alpha = node["alpha"] == nil ? 1 : node["alpha"]?.number ?? .nan
        guard (0...1).contains(alpha) else { throw invalidColor("the alpha of a colour is 0 to 1") }
        let numbers = (node["components"]?.elements ?? []).compactMap { $0.text == "none" ? 0 : $0.number }
        guard numbers.count == 3, node["components"]?.elements?.count == 3, numbers.allSatisfy(\.isFinite) else {
            throw invalidColor("a colour has three components")
        }
        return space(SIMD4(numbers[0], numbers[1], numbers[2], alpha))
    }

    private func invalidColor(_ reason: String) -> DesignTokenError { .invalidValue(path: path, reason: reason) }

    /// The spaces of the format's colour module, with its scales.
    private static let spaces: [String: @Sendable (SIMD4<Double>) -> Color] = [
        "srgb": { Color(components: $0) },
        "srgb-linear": { Color(LinearSRGB(components: $0)) },
        "hsl": { Color(HSL(components: $0 / percent)) },
        "hwb": { Color(HWB(components: $0 / percent)) },
        "lab": { Color(LabD50(components: $0)) },
        "lch": { Color(LChD50(components: $0)) },
        "oklab": { Color(OKLab(components: $0)) },
        "oklch": { Color(OKLCH(components: $0)) },
        "display-p3": { Color(DisplayP3(components: $0)) },
        "a98-rgb": { Color(A98RGB(components: $0)) },
        "prophoto-rgb": { Color(ProPhotoRGB(components: $0)) },
        "rec2020": { Color(Rec2020(components: $0)) },
        "xyz-d65": { Color(XYZD65(components: $0)) },
        "xyz-d50": { Color(XYZD50(components: $0)) },
    ]

    /// What saturation, lightness, whiteness and blackness are divided by; the format has them in per cent.
    private static let percent = SIMD4<Double>(1, 100, 100, 1)
}
