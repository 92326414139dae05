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

extension PNGDecoderError: CustomStringConvertible {
    /// The reason in a sentence.
    public var description: String {
        switch self {
        case .notPNG: "the bytes do not begin as a PNG file does"
        case .truncated: "the PNG file ends too early"
        case .chunk(let type): "the PNG chunk \(CatalogProblem.Reason.printable(type)) is missing or broken"
        case .unsupported: "the PNG file combines a bit depth and a colour type that PNG does not have"
        case .tooLarge(let width, let height): "a picture of \(width) by \(height) pixels is too large to decode"
        case .data: "the compressed pixels of the PNG file are damaged"
        }
    }
}
