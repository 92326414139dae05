import CoreUIKitless
import Foundation

/// Catalogs: the colours and strings of a small project, read from its own files.
enum CatalogSection {
    /// The section; `nil` where the program was moved away from its resources.
    static var section: Section? {
        guard let folder = Bundle.module.url(forResource: "Catalogs", withExtension: nil) else { return nil }
        let bundle = AssetBundle(url: folder)
        return Section(
            id: "catalogs",
            title: "Catalogs",
            lead: """
                An asset catalog and a string catalog as Xcode keeps them, read by plain Swift: no compiler of \
                catalogs, no Bundle that has to agree.
                """,
            blocks: [colors(of: bundle), strings(of: bundle)]
        )
    }

    private static let colorNames = ["ink", "paper", "accent", "success"]
    private static let languages = ["en", "de", "fr", "pl", "ar", "ja"]
    private static let counts = [0, 1, 2, 5, 21]

    private static func colors(of bundle: AssetBundle) -> Block {
        let traits = ["Light", "Dark", "Light, high contrast", "Dark, high contrast"]
        let head = traits.map { "<th>\($0)</th>" }.joined()
        let rows = colorNames.map { name in
            let set = try? bundle.colorSet(named: name)
            let cells = orderedTraits.map { traits in
                let hex = (try? set?.color(for: traits))?.rgbDisplayString(prefix: "#") ?? ""
                return "<td><i class=\"chip\" style=\"background:\(hex)\"></i><code>\(hex)</code></td>"
            }
            return "<tr><th>\(name)</th>\(cells.joined())</tr>"
        }
        return Block(
            title: "Colours in four traits",
            text: "Gallery.xcassets has one file a colour; each names its appearances.",
            body: Table(head: "<th></th>\(head)", rows: rows).html
        )
    }

    private static var orderedTraits: [TraitCollection] {
        [
            (UserInterfaceStyle.light, AccessibilityContrast.normal), (.dark, .normal), (.light, .high),
            (.dark, .high),
        ]
        .map { style, contrast in
            TraitCollection {
                $0.userInterfaceStyle = style
                $0.accessibilityContrast = contrast
            }
        }
    }

    private static func strings(of bundle: AssetBundle) -> Block {
        let head = counts.map { "<th>\($0)</th>" }.joined()
        let rows = languages.map { language in
            let options = StringOptions(languages: [language])
            let greeting = try? bundle.string(forKey: "greeting", options: options)
            let cells = counts.map { count in
                let text = try? bundle.string(
                    forKey: "pictures",
                    arguments: [count],
                    options: options
                )
                return cell(text, language)
            }
            return "<tr><th>\(language)</th>\(cell(greeting, language))\(cells.joined())</tr>"
        }
        return Block(
            title: "Strings in six languages",
            text: """
                One key, and a number that chooses the form: one in Japanese, four in Polish, six in Arabic, by the \
                rules of the CLDR.
                """,
            body: Table(head: "<th></th><th>greeting</th>\(head)", rows: rows).html
        )
    }

    private static func cell(_ text: String?, _ language: String) -> String {
        "<td lang=\"\(language)\" dir=\"auto\">\((text ?? "").escaped)</td>"
    }
}
