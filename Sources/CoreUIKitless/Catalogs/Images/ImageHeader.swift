/// What the first bytes of a picture file say about it.
///
/// Nothing is decoded, so a picture that declares billions of pixels costs no more than a small one.
public struct ImageHeader: Hashable, Sendable {
    /// The format, told by the content.
    public let format: ImageFormat

    /// The width as stored: pixels, points for PDF, user units for SVG.
    public let width: Double

    /// The height as stored: pixels, points for PDF, user units for SVG.
    public let height: Double

    /// How the stored pixels are to be turned for display; `up` where the format has no such notion.
    public let orientation: ImageOrientation

    /// The width for display, after turning.
    public var displayWidth: Double { orientation.swapsAxes ? height : width }

    /// The height for display, after turning.
    public var displayHeight: Double { orientation.swapsAxes ? width : height }

    init(
        format: ImageFormat,
        width: Double,
        height: Double,
        orientation: ImageOrientation = .up
    ) throws(ImageHeaderError) {
        guard width > 0, height > 0, width.isFinite, height.isFinite else { throw .noSize(format) }
        self.format = format
        self.width = width
        self.height = height
        self.orientation = orientation
    }

    /// Reads the header of a picture file.
    ///
    /// - Parameter bytes: The file's content; PDF needs the whole file, the other formats their beginning.
    /// - Throws: `ImageHeaderError`.
    /// - Complexity: O(1) for the pixel formats but JPEG and HEIF, whose segments before the size are skipped over, and
    ///   SVG, whose root tag is read; O(n) for PDF.
    public init(bytes: [UInt8]) throws(ImageHeaderError) {
        func has(_ text: StaticString, at place: Int = 0) -> Bool {
            text.withUTF8Buffer { bytes.dropFirst(place).starts(with: $0) }
        }
        if bytes.starts(with: PNGChunks.signature) {
            self = try .png(ByteReader(bytes, from: PNGChunks.signature.count))
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = try .jpeg(ByteReader(bytes, from: 2))
        } else if has("GIF87a") || has("GIF89a") {
            self = try .gif(ByteReader(bytes, from: 6))
        } else if has("RIFF"), has("WEBP", at: 8) {
            self = try .webp(ByteReader(bytes, from: 12))
        } else if has("ftyp", at: 4) {
            self = try .heif(ByteReader(bytes))
        } else if has("%PDF-") {
            self = try .pdf(bytes)
        } else if Self.looksLikeXML(bytes) {
            self = try .svg(bytes)
        } else {
            throw .unknownFormat
        }
    }

    private static func looksLikeXML(_ bytes: [UInt8]) -> Bool {
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        return text.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "<")
    }
}
