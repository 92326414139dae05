import Foundation

/// Times of one thing measured, in nanoseconds of processor time, so that a busy machine disturbs them little.
struct Measurement {
    /// The smallest time of one iteration over all samples.
    private(set) var best = Double.infinity

    /// The processor time that this process has used, in nanoseconds.
    static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }

    /// Takes one sample: runs the body and divides the time by the number of iterations it stands for.
    mutating func sample(iterations: Int, _ body: () -> Void) {
        let start = Self.processorTime
        body()
        best = min(best, (Self.processorTime - start) / Double(iterations))
    }
}

/// Keeps a result alive, so that the optimiser cannot drop the work that made it.
///
/// Not being inlined is not enough: the optimiser sees that the body does nothing.
@inline(never)
@_optimize(none)
func keep<Value>(_ value: Value) {}

/// A peer's program, built by `run.sh` from `Peers`: it prints `NAME NANOSECONDS` a line, best of its own samples.
struct Peer {
    let path: String

    /// Runs the program once and returns the nanoseconds of each name.
    func run(_ arguments: [String] = []) throws -> [String: Double] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        var times: [String: Double] = [:]
        for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
            let words = line.split(separator: " ")
            if words.count == 2, let time = Double(words[1]) { times[String(words[0])] = time }
        }
        return times
    }
}

/// Prints one line of the report: our time, the peer's and their ratio (below 1 we are faster).
func printRatio(_ name: String, ours: Double, peerName: String, peer: Double) {
    func number(_ value: Double) -> String { String(format: "%.2f", value) }
    print("BENCH \(name) ours=\(number(ours)) \(peerName)=\(number(peer)) ratio=\(String(format: "%.3f", ours / peer))")
}
