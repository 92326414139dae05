import KitlessMath

/// Lab-like coordinates by chroma and hue instead of a and b.
enum PolarForm {
    /// Lightness, a, b to lightness, chroma, hue in degrees 0..<360.
    ///
    /// Chroma of rounding noise counts as none, so that a grey has chroma 0 and hue 0.
    @inline(__always)
    static func fromRectangular(_ v: SIMD4<Double>, noise: Double) -> SIMD4<Double> {
        let chroma = (v.y * v.y + v.z * v.z).squareRoot()
        guard chroma > noise else { return SIMD4(v.x, chroma.isNaN ? chroma : 0, 0, v.w) }
        return SIMD4(v.x, chroma, degrees(v.z, v.y), v.w)
    }

    /// Lightness, chroma, hue in degrees to lightness, a, b.
    @inline(__always)
    static func toRectangular(_ v: SIMD4<Double>) -> SIMD4<Double> {
        let direction = direction(v.z)
        return SIMD4(v.x, v.y * direction.cos, v.y * direction.sin, v.w)
    }

    /// The cosine and the sine of an angle in degrees.
    ///
    /// What rounding takes from the angle in radians is put back by a turn that small.
    @inline(__always)
    static func direction(_ degrees: Double) -> (cos: Double, sin: Double) {
        let head = degrees.firstHalf
        let large = head * 0.01745329238474369
        let small = head * 1.3519960527851425e-10 + (degrees - head) * (Double.pi / 180)
        let radians = large + small
        let rest = (large - radians) + small
        let (sin, cos) = Double.sincos(radians)
        return (cos - sin * rest, sin + cos * rest)
    }

    /// The angle of a point, 0..<360 degrees.
    @inline(__always)
    static func degrees(_ y: Double, _ x: Double) -> Double {
        let radians = Double.atan2(y, x)
        let head = radians.firstHalf
        let large = head * 57.29577922821045
        let small = head * 2.8487187165804814e-07 + (radians - head) * (180 / Double.pi)
        if radians >= 0 { return large + small }
        let turned = 360 + large
        let degrees = turned + (((360 - turned) + large) + small)
        return degrees < 360 ? degrees : 0
    }

    /// A hue brought to 0..<360 degrees; NaN for NaN and infinity.
    @inline(__always)
    static func wrapped(_ degrees: Double) -> Double {
        if degrees >= 0, degrees < 360 { return degrees }
        let rest = degrees.truncatingRemainder(dividingBy: 360)
        guard rest < 0 else { return rest }
        return rest + 360 < 360 ? rest + 360 : 0
    }
}
