/// The colours between two, in a space of choice, as CSS Color 4 (section 12) has it.
///
/// Components are premultiplied by alpha on the way, except a hue; a missing component takes the other colour's value.
/// Everything that depends on the two ends alone is done once, so a gradient asks for many fractions cheaply.
///
/// ```swift
/// let sky = ColorInterpolation(from: .white, to: Color(rgb: 0x0078D7), in: .oklch)
/// let middle = sky.color(at: 0.5)
/// ```
public struct ColorInterpolation: Hashable, Sendable {
    /// The space in which components are interpolated.
    public let space: ColorSpace

    private let start: SIMD4<Double>
    private let end: SIMD4<Double>
    private let missing: UInt8

    /// Prepares the way between two colours.
    ///
    /// - Parameters:
    ///   - start: The colour at 0.
    ///   - end: The colour at 1.
    ///   - space: The space in which components are interpolated.
    ///   - hue: The way a hue takes round the circle.
    public init(from start: CSSColor, to end: CSSColor, in space: ColorSpace, hue: HueInterpolation = .shorter) {
        let first = start.converted(to: space)
        let second = end.converted(to: space)
        let from = first.filled(from: second)
        let to = second.filled(from: first)
        missing = from.missing
        // Without any alpha there is nothing to weigh by.
        let isWeighted = missing & 8 == 0
        let head = Self.premultiplied(from.values, in: space, isWeighted)
        var tail = Self.premultiplied(to.values, in: space, isWeighted)
        if let index = space.hueIndex {
            tail[index] = head[index] + hue.distance(from: from.values[index], to: to.values[index])
        }
        self.space = space
        self.start = head
        self.end = tail
    }

    /// Prepares the way between two colours.
    ///
    /// - Parameters:
    ///   - start: The colour at 0.
    ///   - end: The colour at 1.
    ///   - space: The space in which components are interpolated.
    ///   - hue: The way a hue takes round the circle.
    public init(from start: Color, to end: Color, in space: ColorSpace = .oklab, hue: HueInterpolation = .shorter) {
        self.init(from: CSSColor(start), to: CSSColor(end), in: space, hue: hue)
    }

    /// Returns the colour at a fraction, in the space of interpolation.
    ///
    /// - Parameter fraction: 0 is the start, 1 the end; values outside go on beyond them.
    /// - Returns: The colour; what both ends lack is missing.
    public func cssColor(at fraction: Double) -> CSSColor {
        CSSColor(space: space, values: values(at: fraction), missing: missing)
    }

    /// Returns the colour at a fraction.
    ///
    /// - Parameter fraction: 0 is the start, 1 the end; values outside go on beyond them.
    /// - Returns: The colour, which may lie outside sRGB.
    public func color(at fraction: Double) -> Color {
        Color(components: space.convert(values(at: fraction), to: .srgb))
    }

    private func values(at fraction: Double) -> SIMD4<Double> {
        let mixed = start * (1 - fraction) + end * fraction
        guard missing & 8 == 0, mixed.w != 0 else { return wrapped(mixed) }
        var straight = mixed / mixed.w
        if let index = space.hueIndex { straight[index] = mixed[index] }
        return wrapped(straight.withAlpha(of: mixed))
    }

    private func wrapped(_ v: SIMD4<Double>) -> SIMD4<Double> {
        guard let index = space.hueIndex else { return v }
        var result = v
        result[index] = PolarForm.wrapped(v[index])
        return result
    }

    private static func premultiplied(
        _ v: SIMD4<Double>,
        in space: ColorSpace,
        _ isWeighted: Bool
    ) -> SIMD4<Double> {
        guard isWeighted else { return v }
        var result = (v * v.w).withAlpha(of: v)
        if let index = space.hueIndex { result[index] = PolarForm.wrapped(v[index]) }
        return result
    }
}

extension Color {
    /// Returns the colour at a fraction of the way to another, premultiplied.
    ///
    /// - Parameters:
    ///   - other: The colour at 1.
    ///   - fraction: 0 is this colour; values outside 0...1 go on beyond the ends.
    ///   - space: The space in which components are interpolated; OKLab looks even.
    ///   - hue: The way a hue takes round the circle, in a space that has one.
    /// - Returns: The colour, which may lie outside sRGB.
    public func interpolated(
        to other: Color,
        at fraction: Double,
        in space: ColorSpace = .oklab,
        hue: HueInterpolation = .shorter
    ) -> Color {
        ColorInterpolation(from: self, to: other, in: space, hue: hue).color(at: fraction)
    }
}
