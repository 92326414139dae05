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
        var line = OKLCH(color)
        // Of a colour brighter than white, and of one darker than black, the nearest candidate is the end itself.
        if line.lightness.isFinite { line.lightness = min(max(line.lightness, 0), 1) }
        self.line = line
    }

    var result: Color? {
        if surplus(color) >= 0 { return color }
        guard line.lightness.isFinite, line.chroma.isFinite, line.hue.isFinite, !needed.isNaN else { return nil }
        // Less chroma or an end of the range alone may be enough.
        let start = surplus(at: line.lightness)
        if start >= 0 { return safeForBytes(line.lightness, line.lightness < 0.5 ? 1 : -1) }
        // No lightness makes up for a second translucent colour, or for a number that is none.
        guard start > -.infinity else { return nil }
        // Contrast is tried further and further away, on both sides in turn.
        var lighter = Side(direction: 1, surplus: start)
        var darker = Side(direction: -1, surplus: start)
        for index in 1...512 {
            let distance = Double(index) * Self.step
            if let found = look(distance, on: &lighter) { return found }
            if let found = look(distance, on: &darker) { return found }
        }
        return nil
    }

    /// Tries the lightness one step further on a side, and what may lie between the last two steps.
    private func look(_ distance: Double, on side: inout Side) -> Color? {
        let direction = side.direction
        let lightness = line.lightness + direction * distance
        // One step beyond the ends, so that black and white themselves are tried.
        guard lightness > -Self.step, lightness < 1 + Self.step else { return nil }
        let isPeak = side.append(surplus(at: lightness))
        let before = line.lightness + direction * max(distance - 2 * Self.step, 0)
        if isPeak, let peak = passingPeak(before, lightness) {
            return safeForBytes(boundary(from: before, to: peak), direction)
        }
        guard side.last >= 0 else { return nil }
        return safeForBytes(boundary(from: lightness - direction * Self.step, to: lightness), direction)
    }

    /// The last surpluses on the way to one side.
    private struct Side {
        let direction: Double
        private(set) var last: Double
        private var secondLast = -Double.infinity

        init(direction: Double, surplus: Double) {
            self.direction = direction
            last = surplus
        }

        /// Goes on by a step, and tells whether the surplus has risen and falls now, without having been enough.
        mutating func append(_ surplus: Double) -> Bool {
            defer { (secondLast, last) = (last, surplus) }
            return last < 0 && surplus < 0 && last >= secondLast && last > surplus
        }
    }

    /// The lightness that passes between two that do not, where the surplus rises and falls; `nil` when none does.
    private func passingPeak(_ first: Double, _ second: Double) -> Double? {
        var (low, high) = (min(first, second), max(first, second))
        for _ in 0..<40 {
            let (left, right) = (low + (high - low) / 3, high - (high - low) / 3)
            let (leftSurplus, rightSurplus) = (surplus(at: left), surplus(at: right))
            if leftSurplus >= 0 { return left }
            if rightSurplus >= 0 { return right }
            if leftSurplus < rightSurplus { low = left } else { high = right }
        }
        return nil
    }

    /// Halves the step between a lightness that fails and one that passes, and returns the one that passes.
    private func boundary(from failing: Double, to passing: Double) -> Double {
        var (low, high) = (failing, passing)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if surplus(at: middle) >= 0 { high = middle } else { low = middle }
        }
        return high
    }

    /// Goes on by at most a 255th until the colour passes after rounding to bytes too.
    private func safeForBytes(_ lightness: Double, _ direction: Double) -> Color {
        for index in 0...16 {
            let candidate = candidate(at: lightness + direction * Double(index) / (16 * 255))
            let bytes = Color(RGBA8(candidate)).withAlphaComponent(candidate.alpha)
            if surplus(candidate) >= 0, surplus(bytes) >= 0 { return candidate }
        }
        return candidate(at: lightness)
    }

    private func surplus(at lightness: Double) -> Double {
        surplus(candidate(at: lightness))
    }

    /// By how much the contrast to the worst of the backgrounds is more than needed; without any there is enough.
    private func surplus(_ candidate: Color) -> Double {
        var least = Double.infinity
        for background in backgrounds {
            let surplus = candidate.contrastRatio(to: background) - needed
            // Colours without a contrast, whose ratio is NaN, are the worst.
            guard !surplus.isNaN else { return -.infinity }
            least = min(least, surplus)
        }
        return least
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
