/// The formulas of colour difference, on plain Lab numbers; the fourth lane is ignored.
enum ColorDifference {
    /// The distance.
    @inline(__always)
    static func euclidean(_ first: SIMD4<Double>, _ second: SIMD4<Double>) -> Double {
        let d = first - second
        return (d.x * d.x + d.y * d.y + d.z * d.z).squareRoot()
    }

    /// CIE 116-1995, graphic arts.
    static func cie94(_ standard: SIMD4<Double>, _ sample: SIMD4<Double>) -> Double {
        let parts = Parts(standard, sample)
        let l = parts.lightness
        let c = parts.chroma / (1 + 0.045 * parts.standardChroma)
        let h = 1 + 0.015 * parts.standardChroma
        return (l * l + c * c + parts.hueSquare / (h * h)).squareRoot()
    }

    /// CMC l:c.
    static func cmc(
        _ standard: SIMD4<Double>,
        _ sample: SIMD4<Double>,
        lightness: Double,
        chroma: Double
    ) -> Double {
        let parts = Parts(standard, sample)
        let c1 = parts.standardChroma
        let hue = PolarForm.degrees(standard.z, standard.y)
        let tone: Double
        if hue >= 164, hue <= 345 {
            tone = 0.56 + abs(0.2 * PolarForm.direction(hue + 168).cos)
        } else {
            tone = 0.36 + abs(0.4 * PolarForm.direction(hue + 35).cos)
        }
        let fourth = c1 * c1 * c1 * c1
        let f = (fourth / (fourth + 1900)).squareRoot()
        let sl = standard.x < 16 ? 0.511 : 0.040975 * standard.x / (1 + 0.01765 * standard.x)
        let sc = 0.0638 * c1 / (1 + 0.0131 * c1) + 0.638
        let sh = sc * (f * tone + 1 - f)
        let l = parts.lightness / (lightness * sl)
        let c = parts.chroma / (chroma * sc)
        return (l * l + c * c + parts.hueSquare / (sh * sh)).squareRoot()
    }

    /// The differences in lightness, chroma and hue that CIE 94 and CMC weigh.
    private struct Parts {
        let lightness: Double
        let chroma: Double
        let hueSquare: Double
        let standardChroma: Double

        @inline(__always)
        init(_ standard: SIMD4<Double>, _ sample: SIMD4<Double>) {
            lightness = standard.x - sample.x
            let c1 = (standard.y * standard.y + standard.z * standard.z).squareRoot()
            let c2 = (sample.y * sample.y + sample.z * sample.z).squareRoot()
            chroma = c1 - c2
            standardChroma = c1
            // 2 (C1 C2 - a1 a2 - b1 b2) written without its cancellation: the sine of half the angle between the hues.
            let dot = standard.y * sample.y + standard.z * sample.z
            let cross = standard.y * sample.z - standard.z * sample.y
            let sum = c1 * c2 + dot
            hueSquare = dot > 0 ? 2 * cross * cross / sum : 2 * (c1 * c2 - dot)
        }
    }
}
