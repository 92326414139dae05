/// The formats of picture files that asset catalogs hold, told by their content, not by their name.
public enum ImageFormat: String, Hashable, Sendable, CaseIterable {
    /// Portable Network Graphics, Apple's CgBI variant included.
    case png
    /// JPEG, baseline or progressive.
    case jpeg
    /// Graphics Interchange Format.
    case gif
    /// WebP: lossy, lossless or extended.
    case webp
    /// Portable Document Format.
    case pdf
    /// Scalable Vector Graphics.
    case svg
    /// High Efficiency Image File Format, HEIC included.
    case heif

    /// Whether the picture is made of shapes, so that its size is in points whatever the scale.
    public var isVector: Bool { self == .pdf || self == .svg }
}
