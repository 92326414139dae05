import CoreUIKitless
import Foundation
import KitlessTestSupport
import XCTest

/// Public bug reports of other projects, with a small input and the right value; those about hostile files are held by
/// ``CatalogVectorTests``.
final class CatalogReportVectorTests: XCTestCase {
    func testEveryReport() throws {
        guard let folder = Vectors.folder(of: "reports") else { throw XCTSkip("no reports") }
        let file = folder.appendingPathComponent("catalogs.jsonl")
        guard FileManager.default.fileExists(atPath: file.path) else { throw XCTSkip("no reports on catalogs") }
        try VectorTally.run(file, area: "reports") { line in
            do {
                return try judge(line)
            } catch {
                return "\(error)"
            }
        }
    }

    private func judge(_ line: JSONValue) throws -> String? {
        let input = line["input"]
        let right = line["right"]
        switch line["id"].string {
        case "R01"?: return try judgeComponents(input, right)
        case "R03"?: return try judgeGroup()
        case "R05"?: return try judgeAppearance()
        case "R07"?, "R35"?: return try judgeRawCatalogs()
        case "R09"?: return try judgePlurals()
        case "R11"?, "R37"?: return judgeEnvironment()
        case "R13"?: return try judgeVariableAlone(input)
        case "R15"?: return try judgeStray(input, right)
        case "R17"?: return try judgeWidth(input)
        case "R19"?: return try judgeSkippedArgument(input, right)
        case "R21"?: return try judgeSubstitution(input, right)
        case "R23"?: return try judgeSilentForms(input, right)
        case "R25"?: return try judgeNewKey(input, right)
        case "R27"?: return try judgeNamespaces(right)
        case "R29"?: return try judgeEmptyFolder()
        case "R31"?: return try judgeCase()
        case "R33"?: return judgeBundleForClass()
        case "R39"?: return judgeBelarusian(right)
        case "R41"?: return try judgeEmptyFile(right)
        case "R43"?: return try judgeUTF8()
        case let id? where id.hasPrefix("H"): return try judgeHostile(id)
        default: return "unknown report"
        }
    }

    private func text(_ value: JSONValue) -> String {
        switch value {
        case .text(let text): return "\"\(text)\""
        case .number(let number): return "\(number)"
        case .object:
            return "{" + value.keys.map { "\"\($0)\":\(text(value[$0]))" }.joined(separator: ",") + "}"
        default: return "null"
        }
    }

    private func judgeComponents(_ input: JSONValue, _ right: JSONValue) throws -> String? {
        let temporary = try temporaryBundle([
            "A.xcassets/C.colorset/Contents.json": #"{"colors":[{"color":\#(text(input))}]}"#
        ])
        let color = try temporary.bundle.color(named: "C")
        let expected = right["srgb"].doubles ?? []
        return zip([color.red, color.green, color.blue, color.alpha], expected)
            .compactMap { difference($0, from: $1, tolerance: 1e-6) }.first
    }

    private let ink = #"{"colors":[{"color":{"components":{"red":"0","green":"0","blue":"0"}}}]}"#

    private func judgeGroup() throws -> String? {
        let temporary = try temporaryBundle(["Module.xcassets/Colors/Ink.colorset/Contents.json": ink])
        return try temporary.bundle.color(named: "Ink") == .black ? nil : "not found"
    }

    private func judgeAppearance() throws -> String? {
        let dark =
            #"{"appearances":[{"appearance":"luminosity","value":"dark"}],"color":{"components":{"red":"1.0","green":"1.0","blue":"1.0"}}}"#
        let any = #"{"color":{"components":{"red":"0","green":"0","blue":"0"}}}"#
        let temporary = try temporaryBundle(["A.xcassets/C.colorset/Contents.json": #"{"colors":[\#(dark),\#(any)]}"#])
        let light = try temporary.bundle.color(named: "C", traits: TraitCollection(userInterfaceStyle: .light))
        return light == .black ? nil : "dark in light"
    }

    private func judgeRawCatalogs() throws -> String? {
        let temporary = try temporaryBundle([
            "Assets.xcassets/C.colorset/Contents.json": ink,
            "Localizable.xcstrings": #"{"sourceLanguage":"en","strings":{"k":{}}}"#,
        ])
        return try temporary.bundle.color(named: "C") == .black && temporary.string("k") == "k" ? nil : "not loaded"
    }

    private func stringsDictionary(_ key: String, _ format: String, _ forms: [String: String]) -> String {
        let body = forms.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
        return """
            <plist version="1.0"><dict><key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key>\
            <string>\(format)</string><key>c</key><dict><key>NSStringFormatSpecTypeKey</key>\
            <string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string>\(body)\
            </dict><key>count</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>\
            <key>NSStringFormatValueTypeKey</key><string>d</string>\(body)</dict></dict></dict></plist>
            """
    }

    private func judgePlurals() throws -> String? {
        let temporary = try temporaryBundle([
            "en.lproj/Localizable.strings": #""items" = "plain";"#,
            "en.lproj/Localizable.stringsdict": stringsDictionary(
                "items",
                "%#@c@",
                ["one": "an item", "other": "%d items"]
            ),
        ])
        let texts = [try temporary.string("items", [1]), try temporary.string("items", [4])]
        return texts == ["an item", "4 items"] ? nil : "\(texts)"
    }

    private func judgeEnvironment() -> String? {
        let languages = LanguagePreferences.languages(of: ["LANG": "fr_FR.UTF-8"])
        return languages == ["fr-FR"]
            && LanguageNegotiation.choose(from: ["en", "fr"], preferences: languages) == "fr" ? nil : "\(languages)"
    }

    private func judgeVariableAlone(_ input: JSONValue) throws -> String? {
        let format = try XCTUnwrap(input.string)
        let temporary = try temporaryBundle(["en.lproj/Localizable.strings": #""k" = "\#(format)";"#])
        // A variable that nothing defines is a fault with a reason, never a read of memory.
        return (try? temporary.string("k", [3])).map { "'\($0)'" }
    }

    private func judgeStray(_ input: JSONValue, _ right: JSONValue) throws -> String? {
        let temporary = try temporaryBundle(["en.lproj/Localizable.strings": try XCTUnwrap(input.string)])
        let bundle = temporary.bundle
        let found = try bundle.string(forKey: "a")
        let lost = try? bundle.string(forKey: "b")
        let problems = bundle.problems.map { "\($0)" }
        return found == right["a"].string && lost == nil && bundle.problems.map(\.line) == [1]
            && bundle.problems.first?.reason == .ignoredRest ? nil : "\(found) \(lost ?? "nil") \(problems)"
    }

    private func judgeWidth(_ input: JSONValue) throws -> String? {
        let format = try XCTUnwrap(input.string)
        let temporary = try temporaryBundle([
            "en.lproj/Localizable.stringsdict": stringsDictionary("k", format, ["one": "one", "other": "%d"])
        ])
        let text = try temporary.string("k", [7])
        return text == "7" ? nil : text
    }

    private func judgeSkippedArgument(_ input: JSONValue, _ right: JSONValue) throws -> String? {
        var forms: [String: String] = [:]
        for key in input["c"].keys { forms[key] = input["c"][key].string }
        let format = try XCTUnwrap(input["format"].string)
        let temporary = try temporaryBundle([
            "en.lproj/Localizable.stringsdict": stringsDictionary("k", format, forms)
        ])
        let text = try temporary.string("k", try CatalogVectors.arguments(input["args"]))
        return text == right["text"].string ? nil : text
    }

    private func catalog(_ localization: String) throws -> TemporaryBundle {
        try temporaryBundle([
            "Localizable.xcstrings": """
            {"sourceLanguage":"en","version":"1.0","strings":{"k":{"localizations":{"en":\(localization)}}}}
            """
        ])
    }

    private func unit(_ text: String) -> String { #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"# }

    private func judgeSubstitution(_ input: JSONValue, _ right: JSONValue) throws -> String? {
        let plural = input["substitutions"]["count"]["variations"]["plural"]
        let forms = plural.keys.map { "\"\($0)\":\(unit(plural[$0].string ?? ""))" }.joined(separator: ",")
        let temporary = try catalog(
            #"""
            {"stringUnit":{"state":"translated","value":"\#(input["value"].string ?? "")"},"substitutions":{"count":
            {"formatSpecifier":"lld","variations":{"plural":{\#(forms)}}}}}
            """#
        )
        let text = try temporary.string("k", try CatalogVectors.arguments(input["args"]))
        return text == right["text"].string ? nil : text
    }

    private func judgeSilentForms(_ input: JSONValue, _ right: JSONValue) throws -> String? {
        let temporary = try catalog(
            #"""
            {"stringUnit":{"state":"translated","value":"\#(input["value"].string ?? "")"},"substitutions":{"cats":
            {"argNum":1,"formatSpecifier":"lld","variations":{"plural":{"one":\#(unit(input["one"].string ?? "")),
            "other":\#(unit(input["other"].string ?? ""))}}}}}
            """#
        )
        let text = try temporary.string("k", try CatalogVectors.arguments(input["args"]))
        return text == right["text"].string ? nil : text
    }

    private func judgeNewKey(_ input: JSONValue, _ right: JSONValue) throws -> String? {
        let key = try XCTUnwrap(input["strings"].keys.first)
        let temporary = try temporaryBundle([
            "Localizable.xcstrings": #"{"sourceLanguage":"en","strings":{"\#(key)":{}}}"#
        ])
        let text = try temporary.string(key)
        return text == right["text"].string ? nil : text
    }

    private func judgeNamespaces(_ right: JSONValue) throws -> String? {
        let namespace = #"{"properties":{"provides-namespace":true}}"#
        let image = #"{"images":[]}"#
        var files: [String: String] = [:]
        for user in ["Admin", "User"] {
            files["A.xcassets/\(user)/Contents.json"] = namespace
            files["A.xcassets/\(user)/HowItWorks/Contents.json"] = namespace
            files["A.xcassets/\(user)/HowItWorks/image1.imageset/Contents.json"] = image
        }
        let names = try temporaryBundle(files).bundle.catalogs[0].names(of: .image)
        return names == right["names"].array?.compactMap(\.string) ? nil : "\(names)"
    }

    private func judgeEmptyFolder() throws -> String? {
        let temporary = try temporaryBundle(["Assets.xcassets/C.colorset/Contents.json": ink])
        try temporary.makeFolder("Assets.xcassets/Empty")
        let catalog = temporary.bundle.catalogs[0]
        return catalog.problems.isEmpty && catalog.names(of: .color) == ["C"] ? nil : "\(catalog.problems)"
    }

    private func judgeCase() throws -> String? {
        let temporary = try temporaryBundle(["A.xcassets/Apple.imageset/Contents.json": #"{"images":[]}"#])
        do {
            _ = try temporary.bundle.image(named: "apple")
            return "found"
        } catch {
            return error.similarName == "Apple" && "\(error)".contains("there is 'Apple'") ? nil : "\(error)"
        }
    }

    /// The main bundle and those of modules serve; nothing asks for the bundle of a class.
    private func judgeBundleForClass() -> String? {
        AssetBundle.shared(for: .main) === AssetBundle.shared(for: .main) ? nil : "another bundle"
    }

    private func judgeBelarusian(_ right: JSONValue) -> String? {
        let rules = PluralRules(language: "be")
        let categories = [1, 3, 5].map { rules.category(for: $0).rawValue }
        return categories == right["categories"].array?.compactMap(\.string) ? nil : "\(categories)"
    }

    private func judgeEmptyFile(_ right: JSONValue) throws -> String? {
        let temporary = try temporaryBundle(["en.lproj/Localizable.strings": ""])
        let bundle = temporary.bundle
        guard right["keys"].int == 0, bundle.problems.isEmpty else { return "\(bundle.problems)" }
        return (try? bundle.string(forKey: "k")).map { "'\($0)'" }
    }

    private func judgeUTF8() throws -> String? {
        let temporary = try temporaryBundle(["en.lproj/Localizable.strings": #""k" = "ünï";"#])
        let text = try temporary.string("k")
        return text == "ünï" ? nil : text
    }

    /// The hostile section of the catalog fixtures has these as files; each of its kinds must be among them.
    private func judgeHostile(_ id: String) throws -> String? {
        let cases: [String: [String]] = [
            "H01": ["EvilPath1"], "H03": ["EvilName1", "EvilName6"], "H05": ["EvilLink"], "H07": ["EvilHuge"],
            "H09": ["EvilLaugh"], "H11": ["EvilBomb"], "H13": [], "H15": [], "H17": ["EvilFifo", "EvilDir"],
            "H19": ["EvilLone"],
        ]
        guard let wanted = cases[id] else { return "unknown report" }
        guard let vectors = try CatalogVectors() else { return "no catalogs" }
        if id == "H15" {
            let text = try? vectors.bundle.string(forKey: "self", table: "Rules", arguments: [1])
            return text.map { "'\($0)'" }
        }
        if id == "H13" { return try judgeCutImages(vectors.folder) }
        let files = try HostileFiles(copying: vectors.folder)
        defer { files.remove() }
        for line in vectors.expected["hostile"].array ?? [] where wanted.contains(line["id"].string ?? "") {
            if let failure = try files.judge(line) { return failure }
        }
        return nil
    }

    /// Every image cut at every length has no size or the right one.
    private func judgeCutImages(_ folder: URL) throws -> String? {
        let catalog = folder.appendingPathComponent("Pictures.xcassets")
        for name in ["f_pngCgBI/x.png", "f_jpegProg/x.jpg", "f_gif/x.gif", "f_webpExt/x.webp", "f_heic/x.heic"] {
            let file = name.replacingOccurrences(of: "/", with: ".imageset/")
            let data = try Data(contentsOf: catalog.appendingPathComponent(file))
            let size = try Image(data: data).size
            for length in 0..<min(data.count, 1_024) {
                let cut = try? Image(data: data.prefix(length))
                if let cut, cut.size != size { return "\(name) cut at \(length) is \(cut.size)" }
            }
        }
        return nil
    }
}
