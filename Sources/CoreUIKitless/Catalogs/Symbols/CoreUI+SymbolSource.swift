import Foundation

extension CoreUI {
    /// Asks a source for symbols that the catalog of a ``SystemImage`` lacks; sources are asked in the order in which
    /// they were registered.
    ///
    /// Safe to call from any thread.
    ///
    /// - Parameter source: The source.
    public static func registerSymbolSource(_ source: SymbolSource) {
        SymbolSources.shared.add(source)
    }

    /// Forgets all registered sources.
    ///
    /// Safe to call from any thread.
    public static func removeSymbolSources() {
        SymbolSources.shared.removeAll()
    }
}

/// The registered sources, guarded by a lock.
final class SymbolSources: @unchecked Sendable {
    static let shared = SymbolSources()

    private let lock = NSLock()
    private var sources: [SymbolSource] = []

    func add(_ source: SymbolSource) {
        lock.lock()
        defer { lock.unlock() }
        sources.append(source)
    }

    func removeAll() {
        lock.lock()
        defer { lock.unlock() }
        sources.removeAll()
    }

    /// The first template of a name; a source is asked outside of the lock, as it may take its time.
    func template(named name: String) -> SymbolTemplate? {
        lock.lock()
        let sources = sources
        lock.unlock()
        for source in sources {
            if let template = source.template(named: name) { return template }
        }
        return nil
    }
}
