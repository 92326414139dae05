import CoreUIKitless
import Foundation
import KitlessTestSupport
import XCTest

/// The catalog fixtures: what each lookup must give, and a copy of the files that a test may write to.
struct CatalogVectors {
    let folder: URL
    let expected: JSONValue
    private var total: VectorTally

    /// `nil` where another folder of vectors lacks the area.
    init?() throws {
        guard let folder = Vectors.folder(of: "catalogs") else { return nil }
        self.folder = folder
        let file = folder.appendingPathComponent("expected.json")
        expected = try JSONValue(parsing: Data(contentsOf: file))
        total = VectorTally(file: file, area: "catalogs")
    }

    /// Reports all sections as one file.
    func report() {
        total.report()
    }

    var bundle: AssetBundle { AssetBundle(url: folder) }

    /// Judges every case of a section and reports under the section's name.
    mutating func judge(_ section: String, _ body: (JSONValue) throws -> String?) throws {
        let file = folder.appendingPathComponent("expected.json#\(section)")
        var tally = VectorTally(file: file, area: "catalogs")
        for (number, line) in (expected[section].array ?? []).enumerated() {
            let name = line["name"].string ?? line["key"].string ?? line["id"].string ?? ""
            let failure: String?
            do {
                failure = try body(line)
            } catch {
                failure = "\(error)"
            }
            tally.count("\(section) \(number) \(name)", failure: failure)
            total.count("\(section) \(number) \(name)", failure: failure)
        }
        tally.report()
    }

    /// A trait collection of a case; throws for a trait that is not known.
    static func traits(_ value: JSONValue) throws -> TraitCollection {
        var traits = TraitCollection()
        for key in value.keys {
            let entry = value[key]
            switch (key, entry.string, entry.double) {
            case ("appearance", "light"?, _): traits.userInterfaceStyle = .light
            case ("appearance", "dark"?, _): traits.userInterfaceStyle = .dark
            case ("contrast", "high"?, _): traits.accessibilityContrast = .high
            case ("contrast", "normal"?, _): traits.accessibilityContrast = .normal
            case ("gamut", "sRGB"?, _): traits.displayGamut = .sRGB
            case ("gamut", "P3"?, _): traits.displayGamut = .displayP3
            case ("subtype", "mac-catalyst"?, _): traits.userInterfaceIdiomSubtype = .macCatalyst
            case ("direction", "ltr"?, _): traits.layoutDirection = .leftToRight
            case ("direction", "rtl"?, _): traits.layoutDirection = .rightToLeft
            case ("locale", let tag?, _): traits.language = tag
            case ("scale", _, let scale?): traits.displayScale = scale
            case ("screenWidth", _, let width?): traits.screenWidth = width
            case ("widthClass", let name?, _): traits.horizontalSizeClass = try sizeClass(name)
            case ("heightClass", let name?, _): traits.verticalSizeClass = try sizeClass(name)
            case ("idiom", let name?, _): traits.userInterfaceIdiom = try idiom(name)
            default: throw Unknown(what: "trait \(key)")
            }
        }
        return traits
    }

    /// The arguments of a case: `@X` is a text, all others are whole numbers.
    static func arguments(_ value: JSONValue) throws -> [FormatArgument] {
        try (value.array ?? []).map { argument in
            if let integer = argument.int { return .integer(Int64(integer)) }
            guard let text = argument.string else { throw Unknown(what: "argument") }
            if text.hasPrefix("@") { return .text(String(text.dropFirst())) }
            guard let integer = Int64(text) else { throw Unknown(what: "argument \(text)") }
            return .integer(integer)
        }
    }

    struct Unknown: Error {
        var what: String
    }

    private static func sizeClass(_ name: String) throws -> UserInterfaceSizeClass {
        switch name {
        case "compact": .compact
        case "regular": .regular
        default: throw Unknown(what: "size class \(name)")
        }
    }

    private static func idiom(_ name: String) throws -> UserInterfaceIdiom {
        let idioms: [String: UserInterfaceIdiom] = [
            "phone": .phone, "pad": .pad, "mac": .mac, "tv": .tv, "watch": .watch, "car": .carPlay, "vision": .vision,
            "other": .other, "universal": .unspecified,
        ]
        guard let idiom = idioms[name] else { throw Unknown(what: "idiom \(name)") }
        return idiom
    }
}
