import Foundation

extension CoreUI {
    /// Keeps events in memory, for tests.
    ///
    /// ```swift
    /// let recorder = CoreUI.LogRecorder()
    /// CoreUI.withLogSink(recorder.sink) { _ = Brand.missing.color }
    /// recorder.events.count // 1
    /// ```
    ///
    /// Safe to use from any thread: the one stored list is only touched under the lock.
    public final class LogRecorder: @unchecked Sendable {
        private let lock = NSLock()
        private var recorded: [LogEvent] = []

        /// Creates a recorder that holds nothing yet.
        public init() {}

        /// The events so far, oldest first.
        public var events: [LogEvent] {
            lock.lock()
            defer { lock.unlock() }
            return recorded
        }

        /// The sink that records here.
        public var sink: LogSink { LogSink { self.append($0) } }

        /// Forgets the events so far.
        public func removeAll() {
            lock.lock()
            defer { lock.unlock() }
            recorded.removeAll()
        }

        private func append(_ event: LogEvent) {
            lock.lock()
            defer { lock.unlock() }
            recorded.append(event)
        }
    }
}
