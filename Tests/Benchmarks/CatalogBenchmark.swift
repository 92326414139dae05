import CoreUIKitless
import Foundation

/// Catalogs and strings beside Foundation: `kitless-bench catalogs`.
enum CatalogBenchmark {
    static func run(_ arguments: [String]) throws -> Int32 {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("kitless-bench-\(UUID().uuidString)", isDirectory: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(to: folder)
        try measureParsing(folder)
        try measureLookups(folder)
        try measureColors(folder)
        return 0
    }

    private static let entryCount = 10_000
    private static let colorCount = 100

    /// A table as translators deliver it, with comments, escapes and text beyond ASCII; a catalog of plain colours.
    private static func write(to folder: URL) throws {
        var table = ""
        for number in 0..<entryCount {
            table += """
                /* The title of screen \(number) */
                "screen.\(number).title" = "Überschrift \(number): \\"%@\\" von %d\\n";


                """
        }
        let project = folder.appendingPathComponent("en.lproj", isDirectory: true)
        try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
        try Data(table.utf8).write(to: project.appendingPathComponent("Localizable.strings"))
        for number in 0..<colorCount {
            let set = folder.appendingPathComponent("Colors.xcassets/Color\(number).colorset", isDirectory: true)
            try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
            try Data(contents(number).utf8).write(to: set.appendingPathComponent("Contents.json"))
        }
    }

    private static func contents(_ number: Int) -> String {
        func entry(_ appearance: String, _ red: String) -> String {
            """
            {"idiom":"universal",\(appearance)"color":{"color-space":"srgb","components":{
            "red":"\(red)","green":"0x\(String(format: "%02X", number))","blue":"0.500","alpha":"1.000"}}}
            """
        }
        let dark = #""appearances":[{"appearance":"luminosity","value":"dark"}],"#
        return """
            {"colors":[\(entry("", "0.100")),\(entry(dark, "0.900"))],"info":{"author":"xcode","version":1}}
            """
    }

    private static func measureParsing(_ folder: URL) throws {
        let data = try Data(contentsOf: folder.appendingPathComponent("en.lproj/Localizable.strings"))
        var ours = Measurement()
        var foundations = Measurement()
        for _ in 0..<7 {
            ours.sample(iterations: 1) { keep(try? StringsFile(data: data).texts.count) }
            foundations.sample(iterations: 1) {
                keep(try? PropertyListSerialization.propertyList(from: data, format: nil))
            }
        }
        printRatio("catalogs/strings-parse", ours: ours.best, peerName: "foundation", peer: foundations.best)
        let megabytes = String(format: "%.1f", Double(data.count) / ours.best * 1e3)
        print("NOTE catalogs/strings-parse: \(megabytes) MB/s of \(data.count) bytes")
    }

    private static func measureLookups(_ folder: URL) throws {
        guard let bundle = Bundle(path: folder.path) else { return }
        let assets = AssetBundle(url: folder)
        let keys = (0..<1_000).map { "screen.\($0 * 7).title" }
        var ours = Measurement()
        var foundations = Measurement()
        for _ in 0..<7 {
            ours.sample(iterations: keys.count) { for key in keys { keep(try? assets.string(forKey: key)) } }
            foundations.sample(iterations: keys.count) {
                for key in keys { keep(bundle.localizedString(forKey: key, value: nil, table: nil)) }
            }
        }
        printRatio("catalogs/string-lookup", ours: ours.best, peerName: "foundation", peer: foundations.best)
    }

    /// Foundation has no asset catalogs; the peer is the time that the issue allows.
    private static func measureColors(_ folder: URL) throws {
        let url = folder.appendingPathComponent("Colors.xcassets", isDirectory: true)
        var loading = Measurement()
        for _ in 0..<7 {
            loading.sample(iterations: 1) {
                let catalog = AssetCatalog(url: url)
                for name in catalog.names(of: .color) { keep(try? catalog.color(named: name)) }
            }
        }
        printRatio("catalogs/load-100-colors", ours: loading.best, peerName: "limit", peer: 5e6)
        let catalog = AssetCatalog(url: url)
        let names = catalog.names(of: .color)
        let traits = TraitCollection(userInterfaceStyle: .dark)
        var lookup = Measurement()
        for _ in 0..<7 {
            lookup.sample(iterations: names.count * 10) {
                for _ in 0..<10 { for name in names { keep(try? catalog.color(named: name, traits: traits)) } }
            }
        }
        printRatio("catalogs/color-lookup", ours: lookup.best, peerName: "limit", peer: 200)
    }
}
