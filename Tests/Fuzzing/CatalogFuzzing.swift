import Foundation

@testable import CoreUIKitless

extension KitlessFuzz {
    /// Strings files: old-style, XML and binary lists, and the rules in them.
    static let strings: Body = { data in
        guard let table = try? PropertyListReader.read([UInt8](data), path: "") else { return }
        let rules = StringsDictionaryReader(table, path: "")
        for text in rules.texts.values { resolve(text) }
    }

    /// String catalogs.
    static let stringCatalog: Body = { data in
        guard let catalog = try? StringCatalog([UInt8](data), path: "", developmentLanguage: "en") else { return }
        for language in catalog.languages.prefix(4) {
            for text in catalog.texts(in: language).values.prefix(64) { resolve(text) }
        }
    }

    /// JSON, and colour and image sets made of it.
    static let assetContents: Body = { data in
        guard let root = try? JSONReader.read([UInt8](data), path: "") else { return }
        let set = try? ColorSet(root, name: "", path: "")
        let traits = TraitCollection {
            $0.userInterfaceStyle = .dark
            $0.language = "fr-CA"
            $0.displayScale = 2
        }
        _ = set?.value(for: traits)
        for entry in root["images"]?.elements ?? [] { _ = AssetQualifiers(entry) }
    }

    /// Image headers of every format, and PNG pixels.
    static let image: Body = { data in
        guard let image = try? Image(data: data) else { return }
        precondition(image.size.width > 0 && image.size.height > 0, "an image without a size")
        if image.format == .png { _ = try? PNGDecoder.decode([UInt8](data), maximumPixels: 1 << 20) }
    }

    /// A format with arguments, behind its first byte, which chooses how many there are.
    static let format: Body = { data in
        let text = String(decoding: data.dropFirst(), as: UTF8.self)
        let arguments: [FormatArgument] = [.integer(-3), .double(2.5), .text("x"), .unsigned(.max)]
        resolve(.template(text, variables: [:]), Array(arguments.prefix(Int(data.first ?? 0) % 5)))
        _ = FormatSignature(.text(text))
        _ = LanguageTag(text)
        _ = PluralOperands(decimal: text)
    }

    private static func resolve(_ text: LocalizedText, _ arguments: [FormatArgument] = [.integer(2), .text("t")]) {
        let context = LocalizationContext(
            plurals: PluralRules(language: "ar"),
            devices: ["mac"],
            width: 9,
            numberLocale: nil
        )
        var resolver = TextResolver(arguments: arguments, context: context)
        let result = try? resolver.resolve(text)
        precondition((result?.utf8.count ?? 0) <= TextResolver.lengthLimit, "a result without bound")
    }
}
