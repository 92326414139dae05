import CoreUIKitless
import Foundation

extension Subcommand {
    /// `coreuikitless symbol`: mends and checks SF-Symbol templates.
    static let symbol = Subcommand(
        name: "symbol",
        usage: "symbol fix IN.svg [OUT.svg] | symbol check IN.svg",
        summary: "Moves the transforms of groups into the variants of a symbol template, or says what it lacks."
    ) { words, console throws(CommandError) in
        let words = try Arguments(words).positional
        switch words.first {
        case "fix" where words.count == 2 || words.count == 3:
            return try fix(words[1], into: words.last ?? words[1], console)
        case "check" where words.count == 2:
            return try check(words[1], console)
        case "fix", "check":
            throw .usage(words.count < 2 ? "the template is missing" : "there is a word too many")
        case let other?:
            throw .usage("there is no '\(other)'")
        case nil:
            throw .usage("fix or check is missing")
        }
    }

    /// Mends a template; without another path, in place.
    private static func fix(_ path: String, into output: String, _ console: Console) throws(CommandError)
        -> ExitStatus
    {
        let template = try template(at: path)
        let fixed = template.fixingTransforms()
        let isChanged = fixed.data != template.data
        if isChanged || output != path {
            try Files.write(String(decoding: fixed.data, as: UTF8.self), to: output)
        }
        console.print(isChanged ? "\(output): transforms moved into the variants" : "\(output): nothing to mend")
        return .success
    }

    /// Says what keeps a template from being used, a line each.
    private static func check(_ path: String, _ console: Console) throws(CommandError) -> ExitStatus {
        let problems = try template(at: path).problems
        for problem in problems { console.print("\(path): \(problem)") }
        return problems.isEmpty ? .success : .findings
    }

    private static func template(at path: String) throws(CommandError) -> SymbolTemplate {
        let data = try Files.read(path)
        do throws(SymbolTemplateError) {
            return try SymbolTemplate(data: data)
        } catch {
            throw .badData("\(path): \(error)")
        }
    }
}
