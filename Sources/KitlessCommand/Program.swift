import Foundation

/// The command line: `coreuikitless SUBCOMMAND ...`.
@main
enum Program {
    /// Every subcommand, in the order in which `--help` lists them.
    static let subcommands: [Subcommand] = [
        .gallery,
        .layout,
        .audit,
        .color,
        .curve,
        .symbol,
    ]

    static func main() {
        exit(run(Array(CommandLine.arguments.dropFirst()), console: .standard).rawValue)
    }

    /// Runs the program.
    ///
    /// - Parameters:
    ///   - arguments: The words after the program's name.
    ///   - console: Where output and complaints go.
    /// - Returns: The exit status.
    static func run(_ arguments: [String], console: Console) -> ExitStatus {
        guard let name = arguments.first else {
            console.complain(usage)
            return .usage
        }
        if ["--help", "-h", "help"].contains(name) {
            console.print(usage)
            return .success
        }
        guard let subcommand = subcommands.first(where: { $0.name == name }) else {
            console.complain("coreuikitless: there is no subcommand '\(name)'\n\n\(usage)")
            return .usage
        }
        let rest = arguments.dropFirst()
        if rest.contains("--help") {
            console.print("usage: coreuikitless \(subcommand.usage)\n\n\(subcommand.summary)")
            return .success
        }
        do throws(CommandError) {
            return try subcommand.run(Array(rest), console)
        } catch {
            let hint = error.status == .usage ? "\nusage: coreuikitless \(subcommand.usage)" : ""
            console.complain("coreuikitless \(name): \(error.message)\(hint)")
            return error.status
        }
    }

    /// What the program can do, a line for each subcommand.
    static var usage: String {
        let width = subcommands.map(\.name.count).max() ?? 0
        let lines = subcommands.map { subcommand in
            "  \(subcommand.name.padding(toLength: width, withPad: " ", startingAt: 0))  \(subcommand.summary)"
        }
        return (["usage: coreuikitless SUBCOMMAND ... | SUBCOMMAND --help", ""] + lines).joined(separator: "\n")
    }
}
