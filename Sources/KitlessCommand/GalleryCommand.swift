import Foundation
import KitlessGallery

extension Subcommand {
    /// `coreuikitless gallery`: writes the gallery's page.
    static let gallery = Subcommand(
        name: "gallery",
        usage: "gallery [--output DIR]",
        summary: "Writes a page with laid-out screens and prints its path (into ./gallery without --output)."
    ) { words, console throws(CommandError) in
        let arguments = try Arguments(words, options: ["--output"])
        if let word = arguments.positional.first { throw .usage("'\(word)' is one word too many") }
        let path = (arguments["--output"] ?? "gallery") + "/index.html"
        let start = ProcessInfo.processInfo.systemUptime
        let gallery = Gallery { part in
            // Nobody wants to read about what takes no time.
            if ProcessInfo.processInfo.systemUptime - start > 1 { console.complain("drawing \(part) ...") }
        }
        try Files.write(gallery.html, to: path)
        console.print(URL(fileURLWithPath: path).standardizedFileURL.path)
        console.print("laid out in \(String(format: "%.1f", gallery.layoutDuration * 1000)) ms")
        return .success
    }
}
