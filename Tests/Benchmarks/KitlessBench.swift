import Foundation

/// The benchmarks of the package.
///
/// `kitless-bench AREA [options]`; an area that does not understand its options says which it has.
@main
enum KitlessBench {
    /// A subcommand: takes its arguments, returns the exit status.
    typealias Command = @Sendable ([String]) throws -> Int32

    /// Every subcommand by name.
    ///
    /// An area adds itself here, in a file of its own.
    static let commands: [String: Command] = [
        "allocations": AllocationBenchmark.run,
        "audit": AuditBenchmark.run,
        "catalogs": CatalogBenchmark.run,
        "color": besidePeer("color") { try ColorBenchmark(peer: $0).run() },
        "layout": LayoutBenchmark.run,
        "math": besidePeer("math", MathBenchmark.run),
        "motion": besidePeer("motion", MotionBenchmark.run),
        "shadow": besidePeer("shadow", ShadowBenchmark.run),
        "solver": SolverBenchmark.run,
        "theme": besidePeer("theme") { try ThemeBenchmark(peer: $0).run() },
    ]

    static func main() {
        var arguments = Array(CommandLine.arguments.dropFirst())
        guard let name = arguments.first, let command = commands[name] else {
            say("usage: kitless-bench \(commands.keys.sorted().joined(separator: "|")) [options]")
            exit(64)
        }
        arguments.removeFirst()
        do {
            exit(try command(arguments))
        } catch {
            say("kitless-bench \(name): \(error)")
            exit(1)
        }
    }

    /// A subcommand that measures beside a peer and takes nothing but `--peer PROGRAM`.
    private static func besidePeer(_ area: String, _ measure: @escaping @Sendable (Peer) throws -> Void) -> Command {
        { arguments in
            guard arguments.count == 2, arguments[0] == "--peer" else {
                say("usage: kitless-bench \(area) --peer PROGRAM")
                return 64
            }
            try measure(Peer(path: arguments[1]))
            return 0
        }
    }

    private static func say(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
