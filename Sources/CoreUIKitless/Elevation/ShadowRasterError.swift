/// Why a shadow cannot be rendered.
public enum ShadowRasterError: Error, Hashable, Sendable {
    /// The raster has a negative side, one of more than 2^26 pixels, or more than 2^26 pixels in all.
    case size(width: Int, height: Int)
    /// The scale is not a positive, finite number of ordinary size.
    case scale(Double)
    /// The raster's top left corner is not finite.
    case origin(x: Double, y: Double)

    /// The largest number of pixels.
    private static let largestSize = 1 << 26

    /// Refuses a size that is negative or too large.
    static func check(width: Int, height: Int) throws(ShadowRasterError) {
        guard width >= 0, height >= 0, max(width, height) <= largestSize,
            width == 0 || height <= largestSize / width
        else {
            throw .size(width: width, height: height)
        }
    }

    /// Refuses a scale that no pixel can have.
    static func check(scale: Double) throws(ShadowRasterError) {
        guard scale > 0, scale.isFinite, (1 / scale).isFinite else { throw .scale(scale) }
    }
}

extension ShadowRasterError: CustomStringConvertible {
    /// The reason in a sentence.
    public var description: String {
        switch self {
        case .size(let width, let height): "a raster of \(width) by \(height) pixels cannot be rendered"
        case .scale(let scale): "there is no raster of \(scale) pixels a point"
        case .origin(let x, let y): "the raster's corner (\(x), \(y)) is not finite"
        }
    }
}
