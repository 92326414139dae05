import Foundation

/// Measures processor time, so that what else a machine does is not counted.
struct ProcessorTime {
    private let start = clock()

    /// The seconds since it was made.
    var seconds: Double { Double(clock() - start) / Double(CLOCKS_PER_SEC) }
}
