extension CoreUI {
    /// One thing that was logged.
    public struct LogEvent: Sendable, Hashable {
        /// How grave it is.
        public var level: LogLevel
        /// Which part of the package speaks: `colors`, `images`, `strings`, `layout`.
        public var category: String
        /// What happened, in one line.
        public var message: String
        /// Further facts by name.
        public var metadata: [String: String]
        /// The source file, as `#fileID` spells it.
        public var file: String
        /// The function.
        public var function: String
        /// The line in the source file.
        public var line: UInt

        /// Creates an event.
        ///
        /// - Parameters:
        ///   - level: How grave it is.
        ///   - category: Which part of the package speaks.
        ///   - message: What happened.
        ///   - metadata: Further facts by name.
        ///   - file: The source file.
        ///   - function: The function.
        ///   - line: The line in the source file.
        public init(
            level: LogLevel,
            category: String,
            message: String,
            metadata: [String: String] = [:],
            file: String = #fileID,
            function: String = #function,
            line: UInt = #line
        ) {
            self.level = level
            self.category = category
            self.message = message
            self.metadata = metadata
            self.file = file
            self.function = function
            self.line = line
        }
    }
}

extension CoreUI.LogEvent: CustomStringConvertible {
    /// The event as one line, such as `warning colors: no color named brand/primary [bundle=App]`.
    public var description: String {
        let facts = metadata.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
        return "\(level.rawValue) \(category): \(message)" + (facts.isEmpty ? "" : " [\(facts)]")
    }
}
