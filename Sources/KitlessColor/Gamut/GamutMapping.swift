/// Clipping, and the binary search of CSS Color 4, section 13.2.4.
enum GamutMapping {
    /// The difference that counts as just noticeable.
    private static let justNoticeable = 0.02
    private static let precision = 0.0001

    /// How far outside a component may lie and still need no mapping.
    private static let tolerance = 1e-12

    @inline(__always)
    static func isInside(_ v: SIMD4<Double>, _ tolerance: Double) -> Bool {
        let low = -tolerance
        let high = 1 + tolerance
        return v.x >= low && v.x <= high && v.y >= low && v.y <= high && v.z >= low && v.z <= high
    }

    /// Whether the light of components lies inside, where the gamut's curve is upright at 0: a rounding error of light
    /// there is 1e-7 of a component.
    static func isLightInside(_ v: SIMD4<Double>, _ gamut: RGBGamut, _ tolerance: Double) -> Bool {
        switch gamut {
        case .rec2020: isInside(TransferFunction.linearFromRec2020(v), tolerance)
        case .a98RGB: isInside(TransferFunction.linearFromA98RGB(v), tolerance)
        case .srgb, .displayP3, .proPhotoRGB: false
        }
    }

    /// Components clamped to 0...1, NaN to 0; never negative zero.
    @inline(__always)
    static func clip(_ v: SIMD4<Double>) -> SIMD4<Double> {
        v.clampedToUnit.withAlpha(of: v)
    }

    /// Maps a colour and returns it in the space of the gamut.
    static func css(_ v: SIMD4<Double>, from space: ColorSpace, to gamut: RGBGamut) -> SIMD4<Double> {
        let oklch = space.convert(v, to: .oklch)
        if oklch.x >= 1 { return SIMD4<Double>.one.withAlpha(of: v) }
        // Exactly 0 with a chroma, which no conversion into OKLCH yields but for rounding, is searched like its
        // neighbours; what comes out is black within 1e-4 of a component.
        if oklch.x < 0 { return SIMD4<Double>.zero.withAlpha(of: v) }
        let direct = space.convert(v, to: gamut.space)
        if isInside(direct, tolerance) { return clip(direct) }
        guard oklch.y.isFinite, oklch.x.isFinite, oklch.z.isFinite else { return clip(direct) }
        return search(oklch, gamut)
    }

    /// Less and less chroma, by halves.
    private static func search(_ oklch: SIMD4<Double>, _ gamut: RGBGamut) -> SIMD4<Double> {
        let hue = PolarForm.direction(oklch.z)
        let direction = SIMD4(0, hue.cos, hue.sin, 0)
        let start = SIMD4(oklch.x, 0, 0, oklch.w)

        let space = gamut.linearSpace ?? gamut.space

        var candidate = Candidate(start + direction * oklch.y, space)
        if candidate.difference < justNoticeable { return space.convert(candidate.clipped, to: gamut.space) }
        var low = 0.0
        var high = oklch.y
        var isLowInside = true
        while high - low > precision {
            let chroma = (low + high) / 2
            let next = Candidate(start + direction * chroma, space)
            if isLowInside, next.isInside {
                low = chroma
                continue
            }
            candidate = next
            if candidate.difference >= justNoticeable {
                high = chroma
            } else if justNoticeable - candidate.difference < precision {
                break
            } else {
                isLowInside = false
                low = chroma
            }
        }
        return space.convert(candidate.clipped, to: gamut.space)
    }

    /// A colour of less chroma in the space to search in, and how far clipping moves it.
    private struct Candidate {
        let clipped: SIMD4<Double>
        let difference: Double
        let isInside: Bool

        init(_ oklab: SIMD4<Double>, _ space: ColorSpace) {
            let direct = ColorSpace.oklab.convert(oklab, to: space)
            isInside = GamutMapping.isInside(direct, tolerance)
            clipped = GamutMapping.clip(direct)
            difference = isInside ? 0 : ColorDifference.euclidean(oklab, space.convert(clipped, to: .oklab))
        }
    }
}
