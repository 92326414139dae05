/// How the components of two layers mix (W3C Compositing and Blending Level 1, section 10).
///
/// Raw values are the names of CSS's `mix-blend-mode`.
public enum BlendMode: String, CaseIterable, Sendable {
    /// The source alone.
    case normal = "normal"

    /// The product: never lighter than either.
    case multiply = "multiply"

    /// The product of the complements: never darker than either.
    case screen = "screen"

    /// Multiply or screen, by the backdrop.
    case overlay = "overlay"

    /// The darker, component by component.
    case darken = "darken"

    /// The lighter, component by component.
    case lighten = "lighten"

    /// Brightens the backdrop to reflect the source.
    case colorDodge = "color-dodge"

    /// Darkens the backdrop to reflect the source.
    case colorBurn = "color-burn"

    /// Multiply or screen, by the source.
    case hardLight = "hard-light"

    /// Darkens or lightens as a diffused light would, by the source.
    case softLight = "soft-light"

    /// The distance between the components.
    case difference = "difference"

    /// Like difference with less contrast.
    case exclusion = "exclusion"

    /// The hue of the source with saturation and luminosity of the backdrop.
    case hue = "hue"

    /// The saturation of the source with hue and luminosity of the backdrop.
    case saturation = "saturation"

    /// Hue and saturation of the source with the luminosity of the backdrop.
    case color = "color"

    /// The luminosity of the source with hue and saturation of the backdrop.
    case luminosity = "luminosity"

    /// Mixes components in 0...1.
    func mix(source: SIMD4<Double>, backdrop: SIMD4<Double>) -> SIMD4<Double> {
        switch self {
        case .hue, .saturation, .color, .luminosity:
            NonSeparableBlend.mix(self, source: source, backdrop: backdrop)
        default:
            SIMD4(
                mix(source.x, backdrop.x),
                mix(source.y, backdrop.y),
                mix(source.z, backdrop.z),
                source.w
            )
        }
    }

    /// Mixes one component, for the modes that look at one at a time.
    private func mix(_ source: Double, _ backdrop: Double) -> Double {
        switch self {
        case .multiply: source * backdrop
        case .screen: Self.screen(source, backdrop)
        case .overlay: Self.hardLight(backdrop, source)
        case .darken: min(source, backdrop)
        case .lighten: max(source, backdrop)
        case .colorDodge: backdrop == 0 ? 0 : source == 1 ? 1 : min(1, backdrop / (1 - source))
        case .colorBurn: backdrop == 1 ? 1 : source == 0 ? 0 : 1 - min(1, (1 - backdrop) / source)
        case .hardLight: Self.hardLight(source, backdrop)
        case .softLight: Self.softLight(source, backdrop)
        case .difference: abs(source - backdrop)
        case .exclusion: source + backdrop - 2 * source * backdrop
        case .normal, .hue, .saturation, .color, .luminosity: source
        }
    }

    private static func screen(_ source: Double, _ backdrop: Double) -> Double {
        source + backdrop - source * backdrop
    }

    private static func hardLight(_ source: Double, _ backdrop: Double) -> Double {
        source <= 0.5 ? 2 * source * backdrop : screen(2 * source - 1, backdrop)
    }

    private static func softLight(_ source: Double, _ backdrop: Double) -> Double {
        if source <= 0.5 { return backdrop - (1 - 2 * source) * backdrop * (1 - backdrop) }
        let lifted =
            backdrop <= 0.25
            ? ((16 * backdrop - 12) * backdrop + 4) * backdrop
            : backdrop.squareRoot()
        return backdrop + (2 * source - 1) * (lifted - backdrop)
    }
}
