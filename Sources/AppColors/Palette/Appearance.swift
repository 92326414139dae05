/// Whether a user interface is light or dark.
public enum Appearance: String, Sendable, Hashable, CaseIterable {
    /// Dark text on light backgrounds; what a platform without appearances shows.
    case light

    /// Light text on dark backgrounds.
    case dark
}
