/// Whether content lies on the base of a window or above it, as a sheet does.
///
/// System backgrounds are lighter when elevated in dark appearance.
public enum UserInterfaceLevel: Int, CaseIterable, Codable, Sendable {
    /// Nothing is said; what is chosen by this trait falls back to its usual form.
    case unspecified = 0

    /// At the back of a window.
    case base

    /// Above other content.
    case elevated
}
