/// Decoded pixels: rows from top to bottom, four bytes a pixel, red first, alpha not multiplied in.
public struct PixelBuffer: Sendable, Hashable {
    /// Columns.
    public let width: Int
    /// Rows.
    public let height: Int
    /// Red, green, blue and alpha of each pixel, `4 * width * height` bytes.
    public let bytes: [UInt8]

    /// Takes pixels over.
    ///
    /// - Parameters:
    ///   - width: Columns, at least 1.
    ///   - height: Rows, at least 1.
    ///   - bytes: Red, green, blue and alpha of each pixel, `4 * width * height` bytes.
    public init(width: Int, height: Int, bytes: [UInt8]) {
        precondition(
            width > 0 && height > 0 && width <= Int.max / 4 / height && bytes.count == 4 * width * height,
            "a pixel buffer needs four bytes for each pixel"
        )
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// Returns one pixel.
    ///
    /// - Parameters:
    ///   - x: The column, 0 at the left.
    ///   - y: The row, 0 at the top.
    /// - Returns: Red, green, blue and alpha, 0...255; `nil` outside.
    public subscript(x x: Int, y y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)? {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
        let start = 4 * (y * width + x)
        return (bytes[start], bytes[start + 1], bytes[start + 2], bytes[start + 3])
    }
}
