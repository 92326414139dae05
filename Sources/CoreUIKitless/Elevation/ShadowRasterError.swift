/// Why a shadow cannot be rendered.
public enum ShadowRasterError: Error, Hashable, Sendable {
    /// The raster has a negative side, one of more than 2^26 pixels, or more than 2^26 pixels in all.
    case size(width: Int, height: Int)
    /// The scale is not a positive, finite number of ordinary size, or the origin is not finite.
    case scale(Double)

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
}
