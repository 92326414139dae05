/// Whether text is to be drawn heavier (Bold Text in the system's settings).
public enum LegibilityWeight: Int, CaseIterable, Codable, Sendable {
    /// Nothing is said; what is chosen by this trait falls back to its usual form.
    case unspecified = 0

    /// The usual weight.
    case regular

    /// Heavier than usual.
    case bold
}
