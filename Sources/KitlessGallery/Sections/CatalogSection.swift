import CoreUIKitless
import Foundation

/// Catalogs: a colour catalog in four appearances, and a strings table in six languages.
enum CatalogSection {
    static var section: Section {
        Section(
            id: "catalogs",
            title: "Catalogs",
            lead: """
                Read from an asset catalog, strings and stringsdict files as they lie in a project, on a machine \
                without Xcode.
                """,
            blocks: [colors, texts]
        )
    }

    private static let assets = AssetBundle(
        url: (Bundle.module.resourceURL ?? Bundle.module.bundleURL).appendingPathComponent("Catalogs")
    )

    private static var colors: Block {
        let names = assets.catalogs.flatMap { $0.names(of: .color) }
        let lists = zip(
            ["Light", "Light, high contrast", "Dark", "Dark, high contrast"],
            TraitCollection.allColorSpaces
        )
        .map { title, traits in
            let items = names.map { swatch($0, traits) }.joined()
            return "<h4>\(title)</h4><ul class=\"swatches\">\(items)</ul>"
        }
        return Block(
            title: "One catalog in four appearances",
            text: "Each color set has a value for both appearances and both contrasts; the traits choose.",
            body: lists.joined(),
            code: "try assets.color(named: \"ink\", traits: TraitCollection(userInterfaceStyle: .dark))"
        )
    }

    private static func swatch(_ name: String, _ traits: TraitCollection) -> String {
        guard let color = try? assets.color(named: name, traits: traits) else { return "" }
        let hex = color.rgbDisplayString(prefix: "#")
        return "<li><i style=\"background:\(hex)\"></i><div><b>\(name.escaped)</b><code>\(hex)</code></div></li>"
    }

    private static let languages = ["en", "de", "pl", "ar", "ja", "cy"]
    private static let numbers: [Int64] = [0, 1, 2, 3, 6, 11, 100]

    private static var texts: Block {
        let heads = languages.map { "<th scope=\"col\" lang=\"\($0)\">\($0)</th>" }.joined()
        let welcome = row("", languages.map { text("welcome", [.text("Ada")], $0) })
        let rows = numbers.map { number in
            row("\(number)", languages.map { text("pages", [.integer(number)], $0) })
        }
        return Block(
            title: "Six languages and their plurals",
            text: "Polish has four forms, Arabic and Welsh six, Japanese one; the rules are those of Unicode's CLDR.",
            body: """
                <div class="stage"><table><thead><tr><th scope="col">Number</th>\(heads)</tr></thead>\
                <tbody>\(welcome)\(rows.joined())</tbody></table></div>
                """,
            code: "try assets.string(forKey: \"pages\", arguments: [.integer(3)])"
        )
    }

    private static func row(_ head: String, _ texts: [String]) -> String {
        let cells = zip(languages, texts).map { language, text in
            "<td lang=\"\(language)\" dir=\"auto\">\(text.escaped)</td>"
        }
        return "<tr><th scope=\"row\">\(head)</th>\(cells.joined())</tr>"
    }

    private static func text(_ key: String, _ arguments: [FormatArgument], _ language: String) -> String {
        let options = StringOptions(languages: [language])
        return (try? assets.string(forKey: key, arguments: arguments, options: options)) ?? key
    }
}
