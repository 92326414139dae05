/// Where symbols come from that no catalog holds, such as a set of icons that an app ships as files.
///
/// No symbol of Apple's exists off Apple's systems: its font and the names are licensed for these alone.
public struct SymbolSource: Sendable {
    private let load: @Sendable (String) -> SymbolTemplate?

    /// Creates a source.
    ///
    /// - Parameter load: Returns the template of a name, or `nil` if the source has none; called on any thread.
    public init(_ load: @escaping @Sendable (String) -> SymbolTemplate?) {
        self.load = load
    }

    /// Returns the template of a name.
    ///
    /// - Parameter name: The symbol's name.
    /// - Returns: The template, or `nil` if the source has none.
    public func template(named name: String) -> SymbolTemplate? {
        load(name)
    }
}
