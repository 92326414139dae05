/// The contrast that a person has asked for in the system's settings.
public enum AccessibilityContrast: Int, CaseIterable, Codable, Sendable {
    /// Nothing is said; what is chosen by this trait falls back to its usual form.
    case unspecified = 0

    /// The usual contrast.
    case normal

    /// Increased contrast.
    case high
}
