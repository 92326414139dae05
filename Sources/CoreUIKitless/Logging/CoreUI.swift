/// The package-wide switches: what is logged, and where to.
///
/// The namespace is not called like the module, so that qualified names such as `CoreUIKitless.Color` stay usable.
public enum CoreUI {
    /// Whether the package logs at all; `true` at first.
    ///
    /// Safe to read and to write from any thread. While it is `false`, no message is even put together.
    public static var isLoggingEnabled: Bool {
        get { LogSettings.shared.read { $0.isEnabled } }
        set { LogSettings.shared.write { $0.isEnabled = newValue } }
    }

    /// Logs what colour lookups have to report, in the category `colors`.
    public static let colorLogger = Logger(category: "colors")

    /// Logs what image and symbol lookups have to report, in the category `images`.
    public static let imageLogger = Logger(category: "images")

    /// Logs what string lookups have to report, in the category `strings`.
    public static let stringLogger = Logger(category: "strings")

    /// Logs what layout has to report, such as conflicts, in the category `layout`.
    public static let layoutLogger = Logger(category: "layout")

    /// Sends all later events to another place; the standard error stream is the first one.
    ///
    /// Safe to call from any thread.
    ///
    /// - Parameter sink: Where events go, or `nil` for nowhere.
    public static func setLogSink(_ sink: LogSink?) {
        LogSettings.shared.write { $0.sink = sink }
    }

    /// Sends the events of one operation to a place of its own, whatever other tasks do meanwhile.
    ///
    /// Tests that run in parallel use this with a ``LogRecorder``.
    ///
    /// - Parameters:
    ///   - sink: Where the operation's events go, or `nil` for nowhere.
    ///   - operation: What to do; tasks that it starts inherit the place.
    /// - Returns: What the operation returns.
    /// - Throws: What the operation throws.
    public static func withLogSink<Result>(_ sink: LogSink?, operation: () throws -> Result) rethrows -> Result {
        try LogSettings.$ofTask.withValue(.some(sink), operation: operation)
    }

    /// Sends the events of one asynchronous operation to a place of its own, whatever other tasks do meanwhile.
    ///
    /// - Parameters:
    ///   - sink: Where the operation's events go, or `nil` for nowhere.
    ///   - isolation: The actor that the operation runs on; leave it to the compiler.
    ///   - operation: What to do; tasks that it starts inherit the place.
    /// - Returns: What the operation returns.
    /// - Throws: What the operation throws.
    public static func withLogSink<Result>(
        _ sink: LogSink?,
        isolation: isolated (any Actor)? = #isolation,
        operation: () async throws -> Result
    ) async rethrows -> Result {
        try await LogSettings.$ofTask.withValue(.some(sink), operation: operation, isolation: isolation)
    }
}
