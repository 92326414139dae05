/// Why the header of a picture file tells no size.
public enum ImageHeaderError: Error, Hashable, Sendable {
    /// The content is of no known format.
    case unknownFormat
    /// The file ends inside its header.
    case truncated(ImageFormat)
    /// The header breaks the rules of its format; the text says where.
    case malformed(ImageFormat, String)
    /// Width or height is missing, zero or not finite.
    case noSize(ImageFormat)
}

extension ImageHeaderError: CustomStringConvertible {
    /// The reason in words.
    public var description: String {
        switch self {
        case .unknownFormat: "the content is no picture of a known format"
        case .truncated(let format): "the \(format.rawValue) file ends inside its header"
        case .malformed(let format, let what): "the \(format.rawValue) header is malformed: \(what)"
        case .noSize(let format): "the \(format.rawValue) file tells no size"
        }
    }
}
