public import Foundation
public import KitlessColor

extension ShadowRaster {
    /// The alpha of every pixel as a PNG file of 8-bit grey, 255 for 1, rounded; `nil` for a raster without pixels.
    public var pngData: Data? {
        PNGEncoder.encode(alpha.map(Self.byte), width: width, colorType: .grayscale).map { Data($0) }
    }

    /// Returns the shadow as a bitmap of one colour, with the raster's alpha.
    ///
    /// - Parameter color: The colour; its components are limited to sRGB, its alpha is that of the raster already.
    /// - Returns: The bitmap, to be laid over what is below.
    public func bitmap(color: Color) -> Bitmap {
        let bytes = RGBA8(color)
        var pixels: [UInt8] = []
        pixels.reserveCapacity(4 * alpha.count)
        for value in alpha { pixels += [bytes.red, bytes.green, bytes.blue, Self.byte(value)] }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    private static func byte(_ alpha: Double) -> UInt8 {
        UInt8((255 * max(0, min(1, alpha))).rounded())
    }
}
