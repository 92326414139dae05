/// A level of conformance of the Web Content Accessibility Guidelines.
public enum WCAGLevel: String, CaseIterable, Sendable {
    /// The level that laws usually ask for.
    case aa = "AA"

    /// The stricter level.
    case aaa = "AAA"
}
