/// Whether content runs from left to right or from right to left.
public enum TraitEnvironmentLayoutDirection: Int, CaseIterable, Codable, Sendable {
    /// Nothing is said; what is chosen by this trait falls back to its usual form.
    case unspecified = 0

    /// As in English.
    case leftToRight

    /// As in Arabic and Hebrew.
    case rightToLeft
}
