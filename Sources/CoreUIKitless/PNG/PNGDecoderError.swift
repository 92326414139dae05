/// Why bytes are not a PNG picture that can be decoded.
public enum PNGDecoderError: Error, Hashable, Sendable {
    /// The bytes do not begin with PNG's signature.
    case notPNG
    /// The file ends too early.
    case truncated
    /// A chunk is malformed or missing, or its checksum is wrong; its four-letter type.
    case chunk(String)
    /// The combination of bit depth, colour type, compression, filter and interlace methods is not one of PNG's.
    case unsupported
    /// The picture has more pixels than allowed.
    case tooLarge(width: Int, height: Int)
    /// The compressed data are damaged.
    case data
}
