public import Foundation

extension Bitmap {
    /// The bitmap as a PNG file of 8-bit RGBA; `nil` for one without pixels, which PNG cannot hold.
    public var pngData: Data? {
        PNGEncoder.encode(pixels, width: width, colorType: .trueColorAlpha).map { Data($0) }
    }
}
