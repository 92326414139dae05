/// Light or dark appearance.
public enum UserInterfaceStyle: Int, CaseIterable, Codable, Sendable {
    /// Nothing is said; what is chosen by this trait falls back to its usual form.
    case unspecified = 0

    /// Dark text on a light ground.
    case light

    /// Light text on a dark ground.
    case dark
}
