#if canImport(os)
    import os

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    extension CoreUI.LogSink {
        /// Writes events to the unified log of Apple's systems, each category under its own name.
        ///
        /// - Parameter subsystem: The subsystem, usually a bundle identifier.
        /// - Returns: The sink.
        public static func unifiedLog(subsystem: String) -> CoreUI.LogSink {
            CoreUI.LogSink { event in
                os.Logger(subsystem: subsystem, category: event.category)
                    .log(level: event.level.unifiedLogType, "\(event.message, privacy: .public)")
            }
        }
    }

    extension CoreUI.LogLevel {
        fileprivate var unifiedLogType: OSLogType {
            switch self {
            case .trace, .debug: .debug
            case .info: .info
            case .notice, .warning: .default
            case .error: .error
            case .critical: .fault
            }
        }
    }
#endif
