import KitlessMath

extension ColorDifference {
    /// CIEDE2000, by the notation of Sharma, Wu and Dalal (2005).
    ///
    /// The four cosines of multiples of the mean hue are polynomials in its cosine and sine, which come from the two
    /// vectors (a', b') by algebra: of the formula's nine trigonometric functions one arctangent and one sine are left,
    /// and these matter only near blue.
    static func ciede2000(_ first: SIMD4<Double>, _ second: SIMD4<Double>) -> Double {
        let c1 = (first.y * first.y + first.z * first.z).squareRoot()
        let c2 = (second.y * second.y + second.z * second.z).squareRoot()
        let stretch = 1 + 0.5 * (1 - saturation((c1 + c2) / 2))
        let hues = MeanHue(first, second, stretch)

        let meanL = (first.x + second.x) / 2 - 50
        let square = meanL * meanL
        let sl = 1 + 0.015 * square / (20 + square).squareRoot()
        let meanC = (hues.chroma1 + hues.chroma2) / 2
        let sc = 1 + 0.045 * meanC
        let sh = 1 + 0.015 * meanC * hues.tone

        let l = (second.x - first.x) / sl
        let c = (hues.chroma2 - hues.chroma1) / sc
        let h = hues.difference / sh
        let rotation = -2 * saturation(meanC) * hues.sineOfRotation
        return (l * l + c * c + h * h + rotation * c * h).squareRoot()
    }

    /// √(C⁷ / (C⁷ + 25⁷)).
    @inline(__always)
    private static func saturation(_ chroma: Double) -> Double {
        let square = chroma * chroma
        let seventh = square * square * square * chroma
        return (seventh / (seventh + 6_103_515_625)).squareRoot()
    }

    /// What CIEDE2000 wants to know of the two hues.
    private struct MeanHue {
        let chroma1: Double
        let chroma2: Double

        /// ΔH' = 2 √(C1' C2') sin(Δh'/2), with the sign of the shorter turn.
        let difference: Double

        /// T.
        let tone: Double

        /// sin 2Δθ.
        let sineOfRotation: Double

        init(_ first: SIMD4<Double>, _ second: SIMD4<Double>, _ stretch: Double) {
            let (a1, b1) = (first.y * stretch, first.z)
            let (a2, b2) = (second.y * stretch, second.z)
            chroma1 = (a1 * a1 + b1 * b1).squareRoot()
            chroma2 = (a2 * a2 + b2 * b2).squareRoot()
            let product = chroma1 * chroma2
            guard product > 0 else {
                // A hue that does not exist counts as 0, and the mean as the sum: the hue of the other colour.
                difference = 0
                let chroma = chroma1 + chroma2
                (tone, sineOfRotation) =
                    chroma > 0
                    ? Self.functions(cosine: (a1 + a2) / chroma, sine: (b1 + b2) / chroma)
                    : Self.functions(cosine: 1, sine: 0)
                return
            }
            let dot = a1 * a2 + b1 * b2
            let cross = stretch * (first.y * second.z - first.z * second.y)
            var bisector: (x: Double, y: Double)
            if dot >= 0 {
                difference = cross / ((product + dot) / 2).squareRoot()
                bisector = (a1 * chroma2 + a2 * chroma1, b1 * chroma2 + b2 * chroma1)
            } else {
                // More than a right angle apart the sum cancels and the difference does not; the bisector stands
                // upright on it, on the side of the shorter turn. Of two opposite hues the mean lies a quarter turn
                // beyond the smaller one, and the turn is counted from the first to the second.
                let isFirstSmaller = b1 > 0 || (b1 == 0 && a1 > 0)
                let isForward = cross > 0 || (cross == 0 && isFirstSmaller)
                let size = (2 * (product - dot)).squareRoot()
                difference = isForward ? size : -size
                bisector = (a1 * chroma2 - a2 * chroma1, b1 * chroma2 - b2 * chroma1)
                bisector = isForward ? (-bisector.y, bisector.x) : (bisector.y, -bisector.x)
            }
            let length = (bisector.x * bisector.x + bisector.y * bisector.y).squareRoot()
            (tone, sineOfRotation) = Self.functions(cosine: bisector.x / length, sine: bisector.y / length)
        }

        /// T and sin 2Δθ for a mean hue given by cosine and sine.
        @inline(__always)
        private static func functions(cosine c: Double, sine s: Double) -> (tone: Double, sineOfRotation: Double) {
            let (c2, s2) = (c * c - s * s, 2 * s * c)
            let (c3, s3) = (c2 * c - s2 * s, s2 * c + c2 * s)
            let (c4, s4) = (c2 * c2 - s2 * s2, 2 * s2 * c2)
            // cos(x - d) = cos x cos d + sin x sin d, for 30, -6 and 63 degrees.
            let tone =
                1
                - 0.17 * (c * 0.8660254037844386 + s * 0.5)
                + 0.24 * c2
                + 0.32 * (c3 * 0.9945218953682733 - s3 * 0.10452846326765347)
                - 0.2 * (c4 * 0.45399049973954675 + s4 * 0.8910065241883679)
            // Δθ = 30° exp(-((h - 275°) / 25°)²) is below 1e-16 of a degree more than 160 degrees from 275.
            guard c * 0.08715574274765817 - s * 0.9961946980917455 > -0.9396926207859084 else { return (tone, 0) }
            let distance = (PolarForm.degrees(s, c) - 275) / 25
            let angle = Double.pi / 3 * Double.exp(-distance * distance)
            return (tone, Double.sin(angle))
        }
    }
}
