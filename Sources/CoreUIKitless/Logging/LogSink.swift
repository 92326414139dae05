import Foundation

extension CoreUI {
    /// Where events go: a closure and the least level that it wants.
    ///
    /// ```swift
    /// CoreUI.setLogSink(CoreUI.LogSink { event in print(event) })
    /// ```
    public struct LogSink: Sendable {
        /// The least level that is written; a message below it is not even put together.
        public let minimumLevel: LogLevel

        private let write: @Sendable (LogEvent) -> Void

        /// Creates a sink.
        ///
        /// - Parameters:
        ///   - minimumLevel: The least level that is written.
        ///   - write: Takes an event, on whatever thread it happens.
        public init(minimumLevel: LogLevel = .trace, _ write: @escaping @Sendable (LogEvent) -> Void) {
            self.minimumLevel = minimumLevel
            self.write = write
        }

        /// Writes one event if its level is wanted.
        ///
        /// - Parameter event: The event.
        public func callAsFunction(_ event: LogEvent) {
            if event.level >= minimumLevel { write(event) }
        }

        /// Writes one line an event to the standard error stream, after the package's name.
        ///
        /// - Parameter minimumLevel: The least level that is written.
        /// - Returns: The sink.
        public static func standardError(minimumLevel: LogLevel = .info) -> LogSink {
            LogSink(minimumLevel: minimumLevel) { write($0, to: .standardError) }
        }

        /// Writes one line; nothing where the stream is closed, as a message is no reason to end the process.
        static func write(_ event: LogEvent, to stream: FileHandle) {
            try? stream.write(contentsOf: Data("CoreUIKitless \(event)\n".utf8))
        }
    }
}
