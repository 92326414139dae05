public import Foundation

/// An image: its encoded bytes and what must be known to lay it out.
///
/// Every format says its size; pixels are decoded for PNG.
public struct Image: Sendable, Hashable {
    /// The file as it is.
    public let data: Data
    /// The format, as the bytes have it.
    public let format: ImageFormat
    /// The stored size, before the orientation is applied: pixels, or points for PDF, or user units for SVG.
    public let pixelSize: CGSize
    /// Pixels for each point.
    public let scale: Double
    /// How stored rows and columns lie in the picture.
    public let orientation: ImageOrientation
    /// Whether the image is drawn with its own colours.
    public internal(set) var renderingMode = ImageRenderingMode.automatic
    /// The file's name, if it comes from a file.
    public internal(set) var fileName: String?
    /// Which parts stretch.
    public internal(set) var resizing: ImageResizing?
    /// What lies outside the part that is aligned, in pixels of the file.
    public internal(set) var alignmentInsets: ImageInsets?
    /// How a symbol was configured; `nil` for other images.
    public internal(set) var symbolConfiguration: SymbolConfiguration?
    /// Whether the image is meant for left-to-right and was asked for right-to-left, so that it is to be mirrored.
    public internal(set) var isFlippedForRightToLeft = false

    /// The size in points, with the orientation applied.
    public var size: CGSize {
        let (width, height) = (Double(pixelSize.width) / scale, Double(pixelSize.height) / scale)
        return orientation.swapsAxes ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    /// Returns the image with another rendering mode.
    ///
    /// - Parameter renderingMode: Whether the image is drawn with its own colours.
    /// - Returns: A copy that differs in the mode alone.
    public func withRenderingMode(_ renderingMode: ImageRenderingMode) -> Image {
        var image = self
        image.renderingMode = renderingMode
        return image
    }
}

extension Image {
    /// Reads an image from the bytes of a file.
    ///
    /// - Parameters:
    ///   - data: The file: PNG, JPEG, GIF, WebP, PDF, SVG, HEIC or AVIF.
    ///   - scale: Pixels for each point; more than 0.
    /// - Throws: ``ImageHeaderError`` if the bytes are no image of a known format and size.
    public init(data: Data, scale: Double = 1) throws(ImageHeaderError) {
        try self.init(bytes: Array(data), scale: scale)
    }

    /// Encodes pixels as a PNG image.
    ///
    /// - Parameters:
    ///   - bitmap: The pixels, at least one.
    ///   - scale: Pixels for each point; more than 0.
    public init(bitmap: Bitmap, scale: Double = 1) {
        precondition(bitmap.width > 0 && bitmap.height > 0, "an image has at least one pixel")
        data = bitmap.pngData ?? Data()
        format = .png
        pixelSize = CGSize(width: bitmap.width, height: bitmap.height)
        self.scale = Self.usable(scale)
        orientation = .up
    }

    /// Decodes the pixels of a PNG image.
    ///
    /// - Returns: The pixels as stored; the orientation is not applied.
    /// - Throws: ``PNGDecoderError`` if the format is not PNG or the file is broken.
    public func bitmap() throws(PNGDecoderError) -> Bitmap {
        try PNGDecoder.decode(Array(data))
    }

    init(bytes: [UInt8], scale: Double) throws(ImageHeaderError) {
        let header = try ImageHeader(bytes: bytes)
        data = Data(bytes)
        format = header.format
        pixelSize = CGSize(width: header.width, height: header.height)
        self.scale = Self.usable(scale)
        orientation = header.orientation
    }

    private static func usable(_ scale: Double) -> Double {
        scale > 0 && scale.isFinite ? scale : 1
    }
}
