/// The components of a colour function while they are collected.
struct CSSArguments {
    let function: CSSColorFunction

    /// The first component where commas separate them, `nil` in the modern syntax.
    let legacyFirst: CSSComponent?

    private(set) var values = SIMD4<Double>(0, 0, 0, 1)
    private(set) var missing: UInt8 = 0

    init(function: CSSColorFunction, legacyFirst: CSSComponent?) {
        self.function = function
        self.legacyFirst = legacyFirst
    }

    /// Stores one of the three components.
    mutating func set(_ component: CSSComponent, at index: Int, offset: Int) throws(ColorTextError) {
        if let legacyFirst, !function.allowsLegacy(component, at: index, first: legacyFirst) {
            throw ColorTextError(reason: .wrongComponentKind, offset: offset)
        }
        if component == .none {
            missing |= 1 << index
        } else if let value = function.value(of: component, at: index) {
            values[index] = value
        } else {
            throw ColorTextError(reason: .wrongComponentKind, offset: offset)
        }
    }

    /// Stores the alpha, clamped to 0...1.
    mutating func setAlpha(_ component: CSSComponent, offset: Int) throws(ColorTextError) {
        switch component {
        case .number(let number), .percentage(let number): values.w = min(max(number, 0), 1)
        case .none where legacyFirst == nil:
            values.w = 0
            missing |= 8
        case .none, .angle: throw ColorTextError(reason: .wrongComponentKind, offset: offset)
        }
    }
}
