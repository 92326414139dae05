extension Color {
    /// Lays this colour over another, in encoded sRGB as CSS, UIKit and image editors do.
    ///
    /// - Parameter backdrop: The colour below, opaque or translucent.
    /// - Returns: What both look like together, not premultiplied; transparent black where nothing is visible.
    public func composited(over backdrop: Color) -> Color {
        composited(over: backdrop, by: .sourceOver)
    }

    /// Combines this colour, the source, with another by an operator of Porter and Duff.
    ///
    /// - Parameters:
    ///   - backdrop: The destination.
    ///   - operation: How the shapes combine.
    /// - Returns: The result, not premultiplied; transparent black where nothing is visible.
    public func composited(over backdrop: Color, by operation: PorterDuffOperator) -> Color {
        let share = operation.shares(source: alpha, destination: backdrop.alpha)
        var sum = premultiplied * share.source + backdrop.premultiplied * share.destination
        if operation == .lighter { sum = sum.select(.one, where: sum .> 1) }
        return Color(premultiplied: sum)
    }

    /// Lays this colour over another with a blend mode (W3C Compositing and Blending Level 1, section 10).
    ///
    /// The backdrop's own alpha decides how much of the blend is seen, as the specification says. Modes other than
    /// `normal` are defined for components in 0...1 and clamp both colours to that.
    ///
    /// - Parameters:
    ///   - backdrop: The colour below, opaque or translucent.
    ///   - mode: How the components mix where both colours are.
    /// - Returns: The result, not premultiplied; transparent black where nothing is visible.
    public func composited(over backdrop: Color, blending mode: BlendMode) -> Color {
        guard mode != .normal else { return composited(over: backdrop) }
        let source = components.clampedToUnit
        let below = backdrop.components.clampedToUnit
        var mixed = mode.mix(source: source, backdrop: below)
        mixed = mixed * below.w + source * (1 - below.w)
        return Color(components: mixed.withAlpha(of: source)).composited(over: Color(components: below))
    }

    /// Lays translucent layers over each other.
    ///
    /// - Parameter layers: The layers, the lowest first. An opaque one hides all below it.
    /// - Returns: What all look like together; ``clear`` for none.
    public static func flattened(_ layers: [Color]) -> Color {
        layers.reduce(.clear) { $1.composited(over: $0) }
    }

    /// The components times alpha, and alpha.
    var premultiplied: SIMD4<Double> {
        (components * alpha).withAlpha(of: components)
    }

    /// Makes a colour from components times alpha; transparent black where alpha is 0.
    init(premultiplied: SIMD4<Double>) {
        let alpha = premultiplied.w
        self.init(components: alpha == 0 ? .zero : (premultiplied / alpha).withAlpha(of: premultiplied))
    }
}
