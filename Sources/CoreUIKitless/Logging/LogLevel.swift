extension CoreUI {
    /// How grave an event is, with the names and the order of swift-log's levels.
    public enum LogLevel: String, Sendable, CaseIterable, Comparable, Codable {
        /// Follows the program step by step.
        case trace
        /// Helps to find a mistake.
        case debug
        /// Worth knowing.
        case info
        /// Out of the ordinary, though nothing is wrong.
        case notice
        /// Something is wrong, though the program goes on with a replacement.
        case warning
        /// Something has failed.
        case error
        /// Something has failed that needs attention at once.
        case critical

        /// Whether the first level is less grave.
        ///
        /// - Parameters:
        ///   - left: The first level.
        ///   - right: The second level.
        /// - Returns: `true` if `left` is less grave than `right`.
        public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

        private var rank: Int {
            switch self {
            case .trace: 0
            case .debug: 1
            case .info: 2
            case .notice: 3
            case .warning: 4
            case .error: 5
            case .critical: 6
            }
        }
    }
}
