import Foundation

/// The switches behind ``CoreUI``, guarded by a lock.
///
/// The lock is Foundation's because `Synchronization.Mutex` would raise the Apple floors; all access goes through
/// ``read(_:)`` and ``write(_:)``, which is what makes the class safe to share.
final class LogSettings: @unchecked Sendable {
    struct Values: Sendable {
        var isEnabled = true
        var sink: CoreUI.LogSink? = .standardError()
    }

    static let shared = LogSettings()

    /// The sink of the current task: absent, or present and perhaps nowhere.
    @TaskLocal static var ofTask: CoreUI.LogSink??

    private let lock = NSLock()
    private var values = Values()

    /// Where an event of the given level goes now, or `nil` if nobody wants it.
    static func sink(for level: CoreUI.LogLevel) -> CoreUI.LogSink? {
        let values = shared.read { $0 }
        guard values.isEnabled else { return nil }
        guard let sink = ofTask ?? values.sink, level >= sink.minimumLevel else { return nil }
        return sink
    }

    func read<Result>(_ body: (Values) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(values)
    }

    func write(_ body: (inout Values) -> Void) {
        lock.lock()
        defer { lock.unlock() }
        body(&values)
    }
}
