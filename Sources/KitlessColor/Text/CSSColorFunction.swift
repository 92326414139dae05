/// A colour function of CSS Color 4.
enum CSSColorFunction {
    case rgb
    case hsl
    case hwb
    case lab
    case lch
    case oklab
    case oklch
    case color

    /// The function of a name, `nil` for an unknown one.
    init?(_ name: UnsafeBufferPointer<UInt8>) {
        let functions: [(StaticString, CSSColorFunction)] = [
            ("rgb", .rgb), ("rgba", .rgb), ("hsl", .hsl), ("hsla", .hsl), ("hwb", .hwb), ("lab", .lab), ("lch", .lch),
            ("oklab", .oklab), ("oklch", .oklch), ("color", .color),
        ]
        guard let found = functions.first(where: { CSSKeyword.equals(name, $0.0) }) else { return nil }
        self = found.1
    }

    /// The space of its components; `nil` for `color()`, which names one.
    var space: ColorSpace? {
        switch self {
        case .rgb: .srgb
        case .hsl: .hsl
        case .hwb: .hwb
        case .lab: .labD50
        case .lch: .lchD50
        case .oklab: .oklab
        case .oklch: .oklch
        case .color: nil
        }
    }

    /// Whether commas may separate the components.
    var hasLegacySyntax: Bool { self == .rgb || self == .hsl }

    /// Which component is a hue.
    private var hueIndex: Int? { space?.hueIndex }

    /// Whether a component may stand here between commas: no `none`; all of one kind in `rgb()`, percentages for
    /// saturation and lightness in `hsl()` (CSS Color 4, sections 5.1 and 7.1).
    func allowsLegacy(_ component: CSSComponent, at index: Int, first: CSSComponent) -> Bool {
        switch (component, first) {
        case (.none, _): false
        case (.number, .number), (.percentage, .percentage): self == .rgb || index == 0
        case (.percentage, _): self == .hsl
        default: index == 0
        }
    }

    /// The component in the scale of the typed space, `nil` when its kind does not fit.
    ///
    /// Components that CSS clamps when it reads them are clamped: `rgb()` to its range, lightness of Lab and LCh and
    /// their OK forms, chroma and saturation below 0.
    func value(of component: CSSComponent, at index: Int) -> Double? {
        if index == hueIndex {
            switch component {
            case .number(let value), .angle(let value):
                // Degrees beyond every number have no place on the circle; CSS takes 0 for them.
                return value.isFinite ? PolarForm.wrapped(value) : 0
            case .percentage, .none: return nil
            }
        }
        let scale = scale(at: index)
        switch component {
        case .number(let value): return clamp(value / scale.numbersPerUnit, at: index)
        case .percentage(let value): return clamp(value * scale.perHundred, at: index)
        case .angle, .none: return nil
        }
    }

    /// By what a number is divided, and what 100% stands for.
    private struct Scale {
        let numbersPerUnit: Double
        let perHundred: Double
    }

    private func scale(at index: Int) -> Scale {
        switch (self, index) {
        case (.rgb, _): Scale(numbersPerUnit: 255, perHundred: 1)
        case (.hsl, _), (.hwb, _): Scale(numbersPerUnit: 100, perHundred: 1)
        case (.lab, 0), (.lch, 0): Scale(numbersPerUnit: 1, perHundred: 100)
        case (.lab, _): Scale(numbersPerUnit: 1, perHundred: 125)
        case (.lch, _): Scale(numbersPerUnit: 1, perHundred: 150)
        case (.oklab, 1...), (.oklch, 1...): Scale(numbersPerUnit: 1, perHundred: 0.4)
        default: Scale(numbersPerUnit: 1, perHundred: 1)
        }
    }

    private func clamp(_ value: Double, at index: Int) -> Double {
        switch (self, index) {
        case (.rgb, _), (.oklab, 0), (.oklch, 0): min(max(value, 0), 1)
        case (.lab, 0), (.lch, 0): min(max(value, 0), 100)
        case (.lch, 1), (.oklch, 1), (.hsl, 1): max(value, 0)
        default: value
        }
    }
}
