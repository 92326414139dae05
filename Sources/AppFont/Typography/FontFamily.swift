/// The name of a font family, and the families that step in for it.
public struct FontFamily: Sendable, Hashable {
    /// The family's name, as the font file's `name` table has it.
    public let name: String

    /// The names of families to try in turn, where the first one is not there or lacks a character.
    public let fallbacks: [String]

    /// Creates a family.
    ///
    /// - Parameters:
    ///   - name: The family's name; compared without regard to case.
    ///   - fallbacks: The names of families to try in turn.
    public init(_ name: String, fallbacks: [String] = []) {
        self.name = name
        self.fallbacks = fallbacks
    }

    /// All names in the order in which they are tried.
    public var names: [String] { [name] + fallbacks }

    /// The platform's own font; where no platform font exists, whatever is registered first.
    public static let system = FontFamily("system-ui")

    /// Whether this is ``system``.
    public var isSystem: Bool { name == Self.system.name }
}
