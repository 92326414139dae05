/// A rectangle of pixels: red, green, blue and straight (not premultiplied) alpha, 8 bits each.
///
/// Rows follow each other from the top without padding, so a bitmap of 2 by 1 pixels has 8 bytes.
public struct Bitmap: Hashable, Sendable {
    /// How many pixels a row has.
    public let width: Int

    /// How many rows there are.
    public let height: Int

    /// Four bytes a pixel: red, green, blue, alpha.
    public let pixels: [UInt8]

    /// Creates a bitmap.
    ///
    /// - Parameters:
    ///   - width: How many pixels a row has, at least 0.
    ///   - height: How many rows there are, at least 0.
    ///   - pixels: Four bytes a pixel, row by row from the top.
    /// - Precondition: `pixels` has exactly `4 * width * height` bytes.
    public init(width: Int, height: Int, pixels: [UInt8]) {
        precondition(
            width >= 0 && height >= 0 && pixels.count == 4 * width * height,
            "a bitmap of \(width) by \(height) pixels takes \(4 * width * height) bytes, not \(pixels.count)"
        )
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// The four bytes of one pixel: red, green, blue, alpha.
    ///
    /// - Parameters:
    ///   - x: The column, from 0 at the left.
    ///   - y: The row, from 0 at the top.
    /// - Returns: The bytes of the pixel.
    /// - Precondition: The pixel lies in the bitmap.
    public subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        precondition((0..<width).contains(x) && (0..<height).contains(y), "no pixel at (\(x), \(y))")
        let start = 4 * (y * width + x)
        return (pixels[start], pixels[start + 1], pixels[start + 2], pixels[start + 3])
    }
}
