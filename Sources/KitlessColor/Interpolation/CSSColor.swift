/// A colour in a named space any of whose components may be missing, which CSS writes as `none`.
///
/// It is what CSS text says before it is turned into something to show. A missing component counts as 0 when it is
/// shown, and takes the other colour's value when it is interpolated.
public struct CSSColor: Hashable, Sendable {
    /// The space.
    public let space: ColorSpace

    /// Three components in the order of the space's name, then alpha; 0 where missing.
    let values: SIMD4<Double>

    /// Which of the four are missing: bits 0 to 3.
    let missing: UInt8

    /// Makes a colour.
    ///
    /// - Parameters:
    ///   - space: The space.
    ///   - first: The first component in the scale of the typed space; `nil` is missing.
    ///   - second: The second component.
    ///   - third: The third component.
    ///   - alpha: The opacity, 0...1.
    public init(space: ColorSpace, _ first: Double?, _ second: Double?, _ third: Double?, alpha: Double? = 1) {
        self.init(
            space: space,
            values: SIMD4(first ?? 0, second ?? 0, third ?? 0, alpha ?? 0),
            missing: (first == nil ? 1 : 0) | (second == nil ? 2 : 0) | (third == nil ? 4 : 0) | (alpha == nil ? 8 : 0)
        )
    }

    /// Takes over a colour in any space, with nothing missing.
    ///
    /// - Parameter color: The colour.
    public init<Coordinates: ColorCoordinates>(_ color: Coordinates) {
        self.init(space: Coordinates.space, values: color.components, missing: 0)
    }

    init(space: ColorSpace, values: SIMD4<Double>, missing: UInt8) {
        self.space = space
        self.values = values
        self.missing = missing
    }

    /// Returns a component.
    ///
    /// - Parameter index: 0, 1, 2 for the components in the order of the space's name, 3 for alpha.
    /// - Returns: The component in the scale of the typed space; `nil` when it is missing, or there is none of that
    ///   number.
    public subscript(index: Int) -> Double? {
        (0...3).contains(index) && missing >> index & 1 == 0 ? values[index] : nil
    }

    /// The opacity; `nil` when it is missing.
    public var alpha: Double? { self[3] }

    /// Converts to another space as CSS Color 4 (section 12) does.
    ///
    /// A hue that the conversion makes powerless becomes missing. A missing component is 0 for the conversion, and
    /// stays missing when the target has a component of the same meaning: lightness, hue, chroma or saturation, a, b,
    /// red or X, green or Y, blue or Z.
    ///
    /// - Parameter target: The space to convert to.
    /// - Returns: The colour there; this very colour when it is the same space.
    public func converted(to target: ColorSpace) -> CSSColor {
        guard target != space else { return self }
        let converted = space.convert(values, to: target)
        var gone = missing & 8
        if let hue = target.hueIndex, target.isHuePowerless(converted) { gone |= 1 << hue }
        for (index, meaning) in space.meanings.enumerated() where missing >> index & 1 == 1 {
            if let meaning, let place = target.meanings.firstIndex(of: meaning) { gone |= 1 << place }
        }
        return CSSColor(space: target, values: converted, missing: gone)
    }

    /// Fills what is missing from another colour of the same space.
    func filled(from other: CSSColor) -> CSSColor {
        var filled = values
        for index in 0..<4 where missing >> index & 1 == 1 { filled[index] = other.values[index] }
        return CSSColor(space: space, values: filled, missing: missing & other.missing)
    }
}

extension Color {
    /// Converts a colour whose components may be missing; those count as 0.
    ///
    /// - Parameter color: The colour, from CSS text or by components.
    public init(_ color: CSSColor) {
        self.init(components: color.space.convert(color.values, to: .srgb))
    }
}

extension ColorSpace {
    /// What a component means to another space (CSS Color 4, section 12.2, "analogous components").
    enum Meaning {
        case redOrX
        case greenOrY
        case blueOrZ
        case lightness
        case colorfulness
        case hue
        case opponentA
        case opponentB
    }

    /// What the three components mean; `nil` for one that has no counterpart anywhere.
    var meanings: [Meaning?] {
        switch self {
        case .labD50, .labD65, .oklab: [.lightness, .opponentA, .opponentB]
        case .lchD50, .lchD65, .oklch: [.lightness, .colorfulness, .hue]
        case .hsl: [.hue, .colorfulness, .lightness]
        case .hsv: [.hue, .colorfulness, nil]
        case .hwb: [.hue, nil, nil]
        default: [.redOrX, .greenOrY, .blueOrZ]
        }
    }
}
