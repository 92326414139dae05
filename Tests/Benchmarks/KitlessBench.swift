import Foundation

/// The benchmarks of the package.
///
/// `kitless-bench AREA [options]`; each area says its own options with `--help`.
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
        "color": ColorBenchmark.command,
        "layout": LayoutBenchmark.run,
        "math": MathBenchmark.run,
        "motion": MotionBenchmark.run,
        "shadow": ShadowBenchmark.run,
        "solver": SolverBenchmark.run,
        "theme": ThemeBenchmark.run,
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

    private static func say(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
