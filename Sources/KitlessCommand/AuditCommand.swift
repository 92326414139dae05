import CoreUIKitless
import Foundation

extension Subcommand {
    /// `coreuikitless audit`: assets and strings of a project.
    static let audit = Subcommand(
        name: "audit",
        usage: "audit PATH [--json] [--languages TAG,TAG] [--development-language TAG] [--contrast FILE]",
        summary: "Looks through a project for broken assets, missing texts and colours too close; 1 for findings."
    ) { words, console throws(CommandError) in
        let arguments = try Arguments(
            words,
            options: ["--languages", "--development-language", "--contrast"],
            flags: ["--json"]
        )
        let path = try arguments.only("the project's folder")
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            throw CommandError(status: .noInput, message: "there is no folder \(path)")
        }
        var audit = ProjectAudit(url: URL(fileURLWithPath: path, isDirectory: true))
        audit.languages = try arguments["--languages"].map(languages(in:)) ?? []
        if let language = arguments["--development-language"] { audit.developmentLanguage = language }
        audit.contrast = try arguments["--contrast"].map(contrastPairs(in:))
        let report = audit.run(progress: Progress(console).step)
        console.print(arguments.has("--json") ? report.json : report.table)
        return report.isClean ? .success : .findings
    }

    private static func languages(in list: String) throws(CommandError) -> [String] {
        let languages = list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        guard languages.allSatisfy({ !$0.isEmpty }) else {
            throw .usage("--languages needs tags between commas, not '\(list)'")
        }
        return languages
    }

    private static func contrastPairs(in path: String) throws(CommandError) -> ContrastPairs {
        let data = try Files.read(path)
        do throws(CatalogProblem) {
            return try ContrastPairs(data: data, path: path)
        } catch {
            throw .badData("\(error)")
        }
    }

    /// Says on a terminal what a long run is at; silent for the first second and where nobody watches.
    private final class Progress {
        private let console: Console
        private let isWatched = isatty(FileHandle.standardError.fileDescriptor) == 1
        private var last = Date()

        init(_ console: Console) {
            self.console = console
        }

        func step(_ path: String) {
            guard isWatched, Date().timeIntervalSince(last) > 1 else { return }
            last = Date()
            console.complain("… \(path)")
        }
    }
}
