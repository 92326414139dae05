/// Whether an image is drawn with its own colours or as a stencil.
public enum ImageRenderingMode: String, Sendable, Hashable, CaseIterable, Codable {
    /// As the place of use has it.
    case automatic
    /// With its own colours.
    case alwaysOriginal
    /// As a stencil in the tint colour.
    case alwaysTemplate
}
