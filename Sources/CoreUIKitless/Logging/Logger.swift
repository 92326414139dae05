extension CoreUI {
    /// Speaks for one part of the package.
    ///
    /// It lies in ``CoreUI`` so that it does not clash with swift-log's or Apple's type of the same name.
    public struct Logger: Sendable {
        /// Which part of the package speaks.
        public let category: String

        /// Creates a logger.
        ///
        /// - Parameter category: Which part speaks.
        public init(category: String) {
            self.category = category
        }

        /// Logs an event if logging is on and the sink wants the level; else the message is not put together.
        ///
        /// - Parameters:
        ///   - level: How grave it is.
        ///   - message: What happened, in one line.
        ///   - metadata: Further facts by name.
        ///   - file: The source file; leave it to the compiler.
        ///   - function: The function; leave it to the compiler.
        ///   - line: The line; leave it to the compiler.
        public func log(
            level: LogLevel,
            _ message: @autoclosure () -> String,
            metadata: @autoclosure () -> [String: String] = [:],
            file: String = #fileID,
            function: String = #function,
            line: UInt = #line
        ) {
            guard let sink = LogSettings.sink(for: level) else { return }
            sink(
                LogEvent(
                    level: level,
                    category: category,
                    message: message(),
                    metadata: metadata(),
                    file: file,
                    function: function,
                    line: line
                )
            )
        }

        /// Logs a warning: something is wrong, though the program goes on with a replacement.
        ///
        /// - Parameters:
        ///   - message: What happened, in one line.
        ///   - metadata: Further facts by name.
        ///   - file: The source file; leave it to the compiler.
        ///   - function: The function; leave it to the compiler.
        ///   - line: The line; leave it to the compiler.
        public func warning(
            _ message: @autoclosure () -> String,
            metadata: @autoclosure () -> [String: String] = [:],
            file: String = #fileID,
            function: String = #function,
            line: UInt = #line
        ) {
            log(level: .warning, message(), metadata: metadata(), file: file, function: function, line: line)
        }
    }
}
