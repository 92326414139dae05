/// The range of colours that a display shows.
public enum DisplayGamut: Int, CaseIterable, Codable, Sendable {
    /// Nothing is said; what is chosen by this trait falls back to its usual form.
    case unspecified = 0

    /// Colours of sRGB.
    case sRGB

    /// Colours of Display P3, about a quarter more area than sRGB in the plane of chromaticities.
    case displayP3
}
