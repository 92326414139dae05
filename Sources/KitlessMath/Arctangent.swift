/// Arctangents: the slope's nearest 32nd i/32 from a table, and the angle between by
/// atan(y/x) = atan(i/32) + atan((y - x i/32) / (x + y i/32)).
extension Double {
    /// Returns the arctangent, within 0.6 ulp.
    ///
    /// - Parameter x: Any number.
    /// - Returns: The angle in radians, from -π/2 to π/2; ±0 for ±0.
    package static func atan(_ x: Double) -> Double {
        let size = x.magnitude
        if size < 0x1p-27 || x.isNaN { return x }
        // Beyond 2^60 the difference from π/2 is less than half an ulp.
        let steep = min(size, 0x1p60)
        let angle = size <= 1 ? angleUpToEighth(size, 1) : angleFromTurn(1, angleUpToEighthParts(1, steep), -1)
        return angle.withSign(of: x)
    }

    /// Returns the angle of the point (x, y) from the positive x axis, within 0.6 ulp (1 where it is subnormal).
    ///
    /// - Parameters:
    ///   - y: The ordinate.
    ///   - x: The abscissa.
    /// - Returns: The angle in radians, from -π to π, with the special values of C99 Annex F: the sign of a zero tells
    ///   the side it came from, so that `atan2(-0, -1)` is -π.
    package static func atan2(_ y: Double, _ x: Double) -> Double {
        let (sizeX, sizeY) = (x.magnitude, y.magnitude)
        let (smaller, larger) = sizeX < sizeY ? (sizeX, sizeY) : (sizeY, sizeX)
        // Both far from overflow and underflow, and the slope not tiny.
        guard smaller > 0x1p-900, larger < 0x1p900, smaller > larger * 0x1p-60 else {
            return angleOfAnEdge(y, x)
        }
        return angle(smaller, larger, isSteep: sizeX < sizeY, isLeft: x < 0, isBelow: y < 0)
    }

    /// The angle of a point from the sizes of its coordinates and its octant.
    @inline(__always)
    private static func angle(
        _ smaller: Double,
        _ larger: Double,
        isSteep: Bool,
        isLeft: Bool,
        isBelow: Bool
    ) -> Double {
        let result: Double
        if isSteep || isLeft {
            let parts = angleUpToEighthParts(smaller, larger)
            result = angleFromTurn(isSteep ? 1 : 2, parts, isSteep == isLeft ? 1 : -1)
        } else {
            result = angleUpToEighth(smaller, larger)
        }
        return isBelow ? -result : result
    }

    /// The arctangent of y/x, 0 < y <= x, as one number.
    @inline(__always)
    private static func angleUpToEighth(_ y: Double, _ x: Double) -> Double {
        let quotient = y / x
        if quotient >= 0.109375 {
            let parts = angleUpToEighthParts(y, x)
            return parts.head + parts.tail
        }
        // The quotient's own rounding would show in so small an angle.
        let (product, rest) = exactProduct(quotient, x)
        let correction = ((y - product) - rest) / x
        let c = ArctangentTable.wide
        let z = quotient * quotient
        let w = z * z
        let low = (c[0] + z * c[1]) + w * (c[2] + z * c[3])
        let high = (c[4] + z * c[5]) + w * (c[6] + z * c[7])
        return quotient + (correction + quotient * z * (low + w * w * high))
    }

    /// The arctangent of y/x, 0 < y <= x, as an entry of the table and a small rest.
    @inline(__always)
    private static func angleUpToEighthParts(_ y: Double, _ x: Double) -> (head: Double, tail: Double) {
        let shifted = y / x * 32 + roundingShift
        let entry = Int(truncatingIfNeeded: shifted.bitPattern & 63)
        let slope = (shifted - roundingShift) * 0.03125
        // slope · x exactly: six bits by the two parts of x.
        let headX = x.head
        let numerator = (y - slope * headX) - slope * (x - headX)
        let t = numerator / (x + slope * y)
        let c = ArctangentTable.nearZero
        let z = t * t
        let polynomial = (c[0] + z * c[1]) + z * z * (c[2] + z * c[3])
        return (
            ArctangentTable.slopes[2 &* entry],
            ArctangentTable.slopes[2 &* entry &+ 1] + t * z * polynomial + t
        )
    }

    /// A number of quarter turns plus or less a small angle.
    @inline(__always)
    private static func angleFromTurn(
        _ quarters: Int,
        _ parts: (head: Double, tail: Double),
        _ sign: Double
    ) -> Double {
        let turn = ArctangentTable.turns[2 &* quarters]
        let sum = turn + sign * parts.head
        let lost = (turn - sum) + sign * parts.head
        return sum + (lost + (ArctangentTable.turns[2 &* quarters &+ 1] + sign * parts.tail))
    }

    /// Angles with a zero, an infinity, NaN, very large or very small coordinates, or close to an axis.
    @inline(never)
    private static func angleOfAnEdge(_ y: Double, _ x: Double) -> Double {
        if x.isNaN || y.isNaN { return .nan }
        let (sizeX, sizeY) = (x.magnitude, y.magnitude)
        let isLeft = x.sign == .minus
        let isBelow = y.sign == .minus
        let result: Double
        if sizeY == 0 || (sizeX.isInfinite && sizeY.isFinite) {
            result = isLeft ? .pi : 0
        } else if sizeX == 0 || (sizeY.isInfinite && sizeX.isFinite) {
            result = ArctangentTable.turns[2]
        } else if sizeX.isInfinite {
            result = (isLeft ? 3 : 1) * 0x1.921fb54442d18p-1
        } else {
            return angleAfterScaling(y, x)
        }
        return isBelow ? -result : result
    }

    /// Angles of finite points off the axes, after a scaling by a power of two that changes no ratio.
    private static func angleAfterScaling(_ y: Double, _ x: Double) -> Double {
        let larger = max(x.magnitude, y.magnitude)
        let scale = larger > 1 ? 0x1p-600 : 0x1p600
        let (sizeX, sizeY) = (x.magnitude, y.magnitude)
        // Where the slope is below 2^-60 the arctangent is the slope.
        if sizeY <= sizeX * 0x1p-60 {
            if x < 0 { return y < 0 ? -ArctangentTable.turns[4] : ArctangentTable.turns[4] }
            return y / x
        }
        if sizeX <= sizeY * 0x1p-60 {
            return y < 0 ? -ArctangentTable.turns[2] : ArctangentTable.turns[2]
        }
        let (scaledX, scaledY) = (sizeX * scale, sizeY * scale)
        return angle(
            min(scaledX, scaledY),
            max(scaledX, scaledY),
            isSteep: sizeX < sizeY,
            isLeft: x < 0,
            isBelow: y < 0
        )
    }
}
