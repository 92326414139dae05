/// How much room there is in one direction.
public enum UserInterfaceSizeClass: Int, CaseIterable, Codable, Sendable {
    /// Nothing is said; what is chosen by this trait falls back to its usual form.
    case unspecified = 0

    /// Little room, such as the width of a phone held upright.
    case compact

    /// Ample room, such as the width of a tablet.
    case regular
}
