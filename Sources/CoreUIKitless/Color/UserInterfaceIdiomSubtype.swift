/// A refinement of the kind of device.
public enum UserInterfaceIdiomSubtype: Int, CaseIterable, Codable, Sendable {
    /// Nothing is said; what is chosen by this trait falls back to its usual form.
    case unspecified = 0

    /// An iPad app that runs on a Mac.
    case macCatalyst
}
