extension Color {
    /// Returns the colour nearest in lightness that has sufficient contrast to every one of several backgrounds.
    ///
    /// Only the OKLCH lightness changes; hue stays, and chroma is lowered where sRGB has less at that lightness. The
    /// smallest change is taken, to the lighter or the darker side: no colour on that line whose lightness is nearer by
    /// more than a 255th passes. The result passes after rounding to bytes as well, if any colour within a 255th does.
    ///
    /// ```swift
    /// let link = Color(rgb: 0x0A84FF).nearestAccessible(against: [.white, Color(rgb: 0xF2F2F7)])
    /// ```
    ///
    /// - Parameters:
    ///   - backgrounds: What the colour has to stand out from, each opaque (or translucent under an opaque colour).
    ///   - context: How the colour is used.
    ///   - level: AA or AAA.
    /// - Returns: This very colour when it passes; `nil` when no lightness passes against all backgrounds.
    public func nearestAccessible(
        against backgrounds: [Color],
        context: WCAGContext = .normalText,
        level: WCAGLevel = .aa
    ) -> Color? {
        let search = AccessibilitySearch(color: self, backgrounds: backgrounds, needed: context.threshold(for: level))
        return search.result
    }
}

/// The search along the line of one OKLCH hue.
private struct AccessibilitySearch {
    private let color: Color
    private let line: OKLCH
    private let backgrounds: [Color]
    private let needed: Double

    /// The step of lightness in which the first pass looks: half of what a byte can tell.
    private static let step = 1.0 / 512

    init(color: Color, backgrounds: [Color], needed: Double) {
        self.color = color
        self.backgrounds = backgrounds
        self.needed = needed
        line = OKLCH(color)
    }

    var result: Color? {
        if passes(color) { return color }
        guard line.lightness.isFinite, line.chroma.isFinite, line.hue.isFinite, !needed.isNaN else { return nil }
        // Contrast is tried further and further away, on both sides in turn.
        for index in 1...512 {
            let distance = Double(index) * Self.step
            for direction in [1.0, -1.0] {
                let lightness = line.lightness + direction * distance
                // One step beyond the ends, so that black and white themselves are tried.
                guard lightness > -Self.step, lightness < 1 + Self.step, passes(at: lightness) else { continue }
                return safeForBytes(boundary(from: lightness - direction * Self.step, to: lightness), direction)
            }
        }
        return nil
    }

    /// Halves the step between a lightness that fails and one that passes, and returns the one that passes.
    private func boundary(from failing: Double, to passing: Double) -> Double {
        var (low, high) = (failing, passing)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if passes(at: middle) { high = middle } else { low = middle }
        }
        return high
    }

    /// Goes on by at most a 255th until the colour passes after rounding to bytes too.
    private func safeForBytes(_ lightness: Double, _ direction: Double) -> Color {
        for index in 0...16 {
            let candidate = candidate(at: lightness + direction * Double(index) / (16 * 255))
            let alpha = candidate.alpha
            if passes(candidate), passes(Color(RGBA8(candidate)).withAlphaComponent(alpha)) { return candidate }
        }
        return candidate(at: lightness)
    }

    private func passes(at lightness: Double) -> Bool {
        passes(candidate(at: lightness))
    }

    private func passes(_ candidate: Color) -> Bool {
        backgrounds.allSatisfy { candidate.contrastRatio(to: $0) >= needed }
    }

    /// The colour of this hue at a lightness, with as much of its chroma as sRGB has there.
    private func candidate(at lightness: Double) -> Color {
        guard lightness > 0 else { return Color.black.withAlphaComponent(color.alpha) }
        guard lightness < 1 else { return Color.white.withAlphaComponent(color.alpha) }
        var oklch = line
        oklch.lightness = lightness
        if oklch.isInGamut(.srgb) { return oklch.color }
        var (low, high) = (0.0, oklch.chroma)
        for _ in 0..<16 {
            oklch.chroma = (low + high) / 2
            if oklch.isInGamut(.srgb) { low = oklch.chroma } else { high = oklch.chroma }
        }
        oklch.chroma = low
        return oklch.clipped(to: .srgb)
    }
}
