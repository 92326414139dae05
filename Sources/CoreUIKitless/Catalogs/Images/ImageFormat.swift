/// The file formats of images that can be told apart.
public enum ImageFormat: String, Sendable, Hashable, CaseIterable, Codable {
    /// Portable Network Graphics, also in the variant that Apple's build tools write (`CgBI`).
    case png
    /// JPEG in any of its processes.
    case jpeg
    /// Graphics Interchange Format.
    case gif
    /// WebP: lossy, lossless or extended.
    case webp
    /// Portable Document Format.
    case pdf
    /// Scalable Vector Graphics.
    case svg
    /// HEIF containers: HEIC and AVIF.
    case heif

    /// Whether the image has no pixels of its own and can be drawn at any size.
    public var isVector: Bool { self == .pdf || self == .svg }
}
