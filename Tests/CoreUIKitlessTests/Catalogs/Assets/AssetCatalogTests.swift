import Foundation
import XCTest

@testable import CoreUIKitless

final class AssetCatalogTests: XCTestCase {
    private func catalog(_ files: [String: String]) throws -> AssetCatalog {
        var inside: [String: String] = [:]
        for (path, text) in files { inside["A.xcassets/\(path)"] = text }
        return try temporaryBundle(inside).bundle.catalogs[0]
    }

    private func color(_ red: String, _ qualifiers: String = "") -> String {
        #"{\#(qualifiers)"color":{"components":{"red":"\#(red)","green":"0","blue":"0"}}}"#
    }

    private func set(_ entries: String...) -> [String: String] {
        ["C.colorset/Contents.json": #"{"colors":[\#(entries.joined(separator: ","))]}"#]
    }

    func testComponentsAreReadInEveryNotationAndNoOther() throws {
        let cases: [(String, Double?)] = [
            (#""0x80""#, 128.0 / 255), (#""0XfF""#, 1), (#""128""#, 128.0 / 255), (#""1""#, 1.0 / 255), (#""1.0""#, 1),
            (#"".5""#, 0.5), (#""1e-1""#, 0.1), ("0.25", 0.25), ("1", 1), (#""-5""#, -5.0 / 255), (#""0x""#, nil),
            (#""0x1p3""#, nil),
            (#""nan""#, nil), (#""inf""#, nil), (#""""#, nil), (#""1,5""#, nil), (#"" 1""#, nil), (#""1e999""#, nil),
            ("true", nil),
            ("null", nil), ("[]", nil), (#""0x1FFFFFFFFF""#, nil),
        ]
        for (text, red) in cases {
            let catalog = try catalog([
                "C.colorset/Contents.json":
                    #"{"colors":[{"color":{"components":{"red":\#(text),"green":0,"blue":0}}}]}"#
            ])
            XCTAssertEqual(try? catalog.color(named: "C").red, red, text)
            if red == nil { XCTAssertEqual(catalog.problems.count, 1, text) }
        }
    }

    func testAnAlphaOfOneIsOne() throws {
        for (text, alpha) in [("1", 1), ("0", 0), ("51", 0.2), ("0.5", 0.5), ("0x33", 0.2)] as [(String, Double)] {
            let catalog = try catalog([
                "C.colorset/Contents.json":
                    #"{"colors":[{"color":{"color-space":"gray-gamma-22","components":{"white":"1.0","alpha":"\#(text)"}}}]}"#
            ])
            XCTAssertEqual(try catalog.color(named: "C").alpha, alpha, text)
        }
    }

    func testEntriesForOtherRolesAreNeverUsed() throws {
        for qualifiers in [
            #""idiom":"watch-marketing","#, #""subtype":"retina4","#, #""display-gamut":"rec2020","#, #""scale":"x","#,
            #""appearances":[{"appearance":"luminosity","value":"tinted"}],"#, #""width-class":"any","#,
            #""screen-width":"=9","#,
            #""language-direction":"up","#, #""scale":"-1x","#,
        ] {
            let catalog = try catalog(set(color("1.0", qualifiers)))
            XCTAssertThrowsError(try catalog.color(named: "C"), qualifiers) { error in
                XCTAssertEqual((error as? AssetError)?.exists, true)
            }
        }
    }

    func testHardwareIsDemandedOnlyWhereNothingElseFits() throws {
        let demanding = color("1.0", #""memory":"2GB","#)
        XCTAssertEqual(try catalog(set(demanding)).color(named: "C").red, 1)
        XCTAssertEqual(try catalog(set(demanding, color("0.5"))).color(named: "C").red, 0.5)
    }

    func testNormalContrastIsAValueOfItsOwn() throws {
        let catalog = try catalog(
            set(color("0.5"), color("1.0", #""appearances":[{"appearance":"contrast","value":"normal"}],"#))
        )
        XCTAssertEqual(try catalog.color(named: "C").red, 1)
        XCTAssertEqual(try catalog.color(named: "C", traits: TraitCollection(accessibilityContrast: .high)).red, 0.5)
    }

    /// Pictures can be mirrored, so that one for left-to-right serves both directions; colours and data cannot.
    func testAnEntryForTheOtherDirectionIsNotUsed() throws {
        let direction = #""language-direction":"left-to-right","#
        var files = set(color("0.5", direction))
        files["D.dataset/Contents.json"] = #"{"data":[{\#(direction)"filename":"d"}]}"#
        files["D.dataset/d"] = "text"
        let catalog = try catalog(files)
        let rightToLeft = TraitCollection { $0.layoutDirection = .rightToLeft }
        XCTAssertEqual(try catalog.color(named: "C").red, 0.5)
        XCTAssertNil(try catalog.colorSet(named: "C").value(for: rightToLeft))
        XCTAssertEqual(try catalog.data(named: "D").data.count, 4)
        XCTAssertThrowsError(try catalog.data(named: "D", traits: rightToLeft))
        let both = try self.catalog(set(color("0.5", direction), color("0.25")))
        XCTAssertEqual(try both.color(named: "C", traits: rightToLeft).red, 0.25)
    }

    func testTheTightestScreenWidthWins() throws {
        let catalog = try catalog(
            set(color("0.1"), color("0.2", #""screen-width":">145","#), color("0.3", #""screen-width":"<=200","#))
        )
        func red(_ width: Double) throws -> Double {
            try catalog.color(named: "C", traits: TraitCollection { $0.screenWidth = width }).red
        }
        XCTAssertEqual(try red(0), 0.1)
        XCTAssertEqual(try red(100), 0.3)
        XCTAssertEqual(try red(150), 0.3)
        XCTAssertEqual(try red(300), 0.2)
    }

    func testTheFirstOfTwoAssetsWithOneNameIsUsedAndTheOtherReported() throws {
        let contents = #"{"colors":[\#(color("1.0"))]}"#
        let catalog = try catalog([
            "B/C.colorset/Contents.json": contents, "A/C.colorset/Contents.json": #"{"colors":[\#(color("0.5"))]}"#,
            "A/Contents.json": "{}", "B/Contents.json": "{", "v1.0/D.colorset/Contents.json": contents,
            "S.spriteatlas/Contents.json": #"{"properties":{"provides-namespace":true}}"#,
            "S.spriteatlas/E.colorset/Contents.json": contents, "Icon.appiconset/F.colorset/Contents.json": contents,
        ])
        XCTAssertEqual(try catalog.color(named: "C").red, 0.5)
        XCTAssertEqual(catalog.names(of: .color), ["C", "D", "S/E"])
        XCTAssertEqual(
            catalog.problems,
            [
                CatalogProblem(path: "B/C.colorset", reason: .duplicateName(of: "A/C.colorset")),
                CatalogProblem(path: "B/Contents.json", line: 1, reason: .syntax("the JSON text ends too early")),
            ]
        )
    }

    func testProblemsNameEveryUnreadableAsset() throws {
        let catalog = try catalog([
            "A.imageset/Contents.json":
                #"{"images":[{"filename":5},{"filename":"gone.png"},{"filename":"text.png"},{"filename":"d"}]}"#,
            "A.imageset/text.png": "text", "A.imageset/d/x": "",
            "B.symbolset/Contents.json": #"{"symbols":[{"filename":"b.svg"}]}"#,
            "B.symbolset/b.svg": "<svg", "C.dataset/Contents.json": #"{"data":[{"filename":"none"}]}"#,
            "D.colorset/Contents.json": "[]", "E.symbolset/Contents.json": #"{"symbols":[]}"#,
            "F.imageset/Contents.json": "{}",
            "G.dataset/Contents.json": "\u{FEFF}{",
        ])
        XCTAssertEqual(
            catalog.problems.map(\.path),
            [
                "A.imageset/Contents.json", "A.imageset/d", "A.imageset/gone.png", "A.imageset/text.png",
                "B.symbolset/b.svg",
                "C.dataset/none", "D.colorset/Contents.json", "E.symbolset", "F.imageset/Contents.json",
                "G.dataset/Contents.json",
            ]
        )
        for problem in catalog.problems { XCTAssertTrue("\(problem)".hasPrefix(problem.path)) }
        XCTAssertThrowsError(try catalog.data(named: "C"))
        XCTAssertThrowsError(try catalog.image(named: "A")) { error in
            XCTAssertTrue("\(error)".hasPrefix("no value of image 'A' can be used: "), "\(error)")
        }
    }

    func testNamesAreShownWithoutControlCharacters() throws {
        let catalog = try catalog(set())
        XCTAssertThrowsError(try catalog.color(named: "a\u{1B}[31m\u{202E}" + String(repeating: "x", count: 200))) {
            error in
            let text = "\(error)"
            XCTAssertTrue(text.hasPrefix(#"no color named 'a\u{1b}[31m\u{202e}xxx"#), text)
            XCTAssertLessThan(text.count, 150)
        }
        XCTAssertNil(AssetError(kind: .data, name: "x").similarName)
    }

    /// What a file says must not move a terminal's cursor or look like a line of a log; a path stays whole.
    func testWhatAFileSaysIsShownWithoutControlCharacters() {
        let text = "x\u{1B}[2J\n\u{2028}\u{2029}\u{202E}"
        let long = String(repeating: "folder/", count: 40) + "a.png"
        let reasons: [CatalogProblem.Reason] = [
            .leavesFolder(text), .syntax(text), .invalidValue(text), .unknownColorSpace(text), .unreadable(text),
            .unresolvedReference(text), .unreadableImage(text), .duplicateName(of: text),
        ]
        for reason in reasons {
            let problem = CatalogProblem(path: long + text, line: 7, reason: reason)
            let finding = AuditFinding(problem, in: "", isAsset: true)
            var report = AuditReport()
            report.findings = [finding]
            for shown in ["\(problem)", "\(finding)", String(report.table.split(separator: "\n")[0])] {
                XCTAssertFalse(shown.unicodeScalars.contains { $0.value < 32 || $0.value >= 0x2028 }, shown)
                XCTAssertTrue(shown.contains(long + #"x\u{1b}[2J\u{a}\u{2028}\u{2029}\u{202e}:7"#), shown)
            }
        }
        let endless = CatalogProblem(path: "", reason: .syntax(String(repeating: "x", count: 1_000_000)))
        XCTAssertEqual("\(endless)".count, 401)
    }

    func testEveryFileOfADataSetIsLookedAt() throws {
        let files = #"{"filename":"a"},{"filename":"gone","idiom":"ipad"},{"filename":"link","idiom":"mac"}"#
        let temporary = try temporaryBundle([
            "A.xcassets/D.dataset/Contents.json": #"{"data":[\#(files)]}"#,
            "A.xcassets/D.dataset/a": "x",
        ])
        let folder = temporary.url.appendingPathComponent("A.xcassets/D.dataset")
        let link = folder.appendingPathComponent("link").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nowhere")
        XCTAssertEqual(try temporary.bundle.data(named: "D").data, Data("x".utf8))
        XCTAssertEqual(temporary.bundle.problems.map(\.path), ["gone", "link"].map { "A.xcassets/D.dataset/\($0)" })
    }

    /// Compared with each other, ten thousand locales would take minutes; a colour is looked up at every drawing.
    func testManyLocalesOfOneLanguageTakeNoTime() throws {
        let entries = (0..<10_000).map { number in
            #"{"locale":"en-GB-x-\#(number)","color":{"color-space":"extended-gray","components":{"white":"0.5"}}}"#
        }
        let contents = #"{"colors":[\#(entries.joined(separator: ","))]}"#
        let catalog = try catalog(["A.colorset/Contents.json": contents])
        let color = try catalog.color(named: "A", traits: TraitCollection { $0.language = "en-AU" })
        XCTAssertEqual(color, Color(white: 0.5))
    }

    func testANameThatIsNotThereIsNotKept() throws {
        let memo = Memo<String, Int>()
        XCTAssertNil(memo.valueIfAny(for: "a", orMake: { nil }))
        XCTAssertEqual(memo.valueIfAny(for: "a", orMake: { 1 }), 1)
        XCTAssertEqual(memo.valueIfAny(for: "a", orMake: { nil }), 1)
        XCTAssertEqual(memo.value(for: "a", orMake: { 2 }), 1)
        let catalog = try catalog(["Ink.colorset/Contents.json": "{}", "ink.colorset/Contents.json": "{}"])
        for _ in 0..<2 {
            XCTAssertThrowsError(try catalog.colorSet(named: "INK")) { error in
                XCTAssertEqual((error as? AssetError)?.similarName, "Ink")
                XCTAssertEqual((error as? AssetError)?.exists, false)
            }
        }
    }

    func testAColorOfTheSystemIsThatOfTheTable() throws {
        let catalog = try catalog([
            "C.colorset/Contents.json": #"{"colors":[{"color":{"platform":"ios","reference":"systemTealColor"}}]}"#
        ])
        for traits in TraitCollection.allColorSpaces {
            let teal = DynamicColor.system(.teal).resolved(for: traits)
            XCTAssertEqual(try catalog.color(named: "C", traits: traits), teal)
        }
        XCTAssertEqual(try catalog.colorSet(named: "C").dynamicColor(), .system(.teal))
    }

    func testADynamicColorNeedsAllItsValues() throws {
        let dark = color("1.0", #""appearances":[{"appearance":"luminosity","value":"dark"}],"#)
        XCTAssertThrowsError(try catalog(set(dark)).colorSet(named: "C").dynamicColor())
        let red = try catalog(set(dark, color("0.5"))).colorSet(named: "C").dynamicColor()
        XCTAssertEqual(
            [red.light.red, red.highContrastLight.red, red.dark.red, red.highContrastDark.red],
            [0.5, 0.5, 1, 1]
        )
    }

    func testADynamicColorHasTheVariantsOfTheWideGamut() throws {
        let wide = #""display-gamut":"display-P3","#
        let dark = #""appearances":[{"appearance":"luminosity","value":"dark"}],"#
        let set = try catalog(set(color("0.1"), color("0.2", wide), color("0.3", dark))).colorSet(named: "C")
        let color = try set.dynamicColor()
        XCTAssertEqual([color.light.red, color.dark.red], [0.1, 0.3])
        XCTAssertEqual(color.displayP3?.light?.red, 0.2)
        // Appearance decides before gamut does.
        XCTAssertNil(color.displayP3?.dark)
        for traits in TraitCollection.allColorSpaces {
            for gamut in DisplayGamut.allCases {
                let place = traits.modifyingTraits { $0.displayGamut = gamut }
                XCTAssertEqual(color.resolved(for: place), try set.color(for: place))
                XCTAssertNil(try set.dynamicColor(for: place).displayP3.flatMap { gamut == .unspecified ? nil : $0 })
            }
        }
        let fixed = try set.dynamicColor(for: TraitCollection(displayGamut: .displayP3))
        XCTAssertEqual([fixed.light.red, fixed.dark.red], [0.2, 0.3])
    }

    func testAColorOfTheSystemWithoutATableIsReported() throws {
        let catalog = try catalog([
            "C.colorset/Contents.json": #"{"colors":[{"color":{"reference":"noSuchColor"}}]}"#
        ])
        XCTAssertEqual(
            try catalog.colorSet(named: "C").value(),
            .systemColor(platform: "universal", name: "noSuchColor")
        )
        XCTAssertThrowsError(try catalog.color(named: "C")) { error in
            XCTAssertEqual((error as? AssetError)?.problems.map(\.reason), [.unresolvedReference("noSuchColor")])
        }
    }

    func testAMissingFolderIsAnEmptyCatalogWithAReason() {
        let catalog = AssetCatalog(url: URL(fileURLWithPath: "/nonexistent/A.xcassets"))
        XCTAssertEqual(catalog.problems.map(\.reason), [.missing])
        XCTAssertEqual(catalog.name, "A")
        XCTAssertThrowsError(try catalog.data(named: "x"))
        let bundle = AssetBundle(url: URL(fileURLWithPath: "/nonexistent"))
        XCTAssertEqual(bundle.problems.map(\.reason), [.missing])
        XCTAssertThrowsError(try bundle.string(forKey: "k"))
    }

    func testLinksWithinTheCatalogAreFollowedAndNoOthers() throws {
        let temporary = try temporaryBundle([
            "A.xcassets/D.dataset/Contents.json": #"{"data":[{"filename":"inner"}]}"#,
            "A.xcassets/E.dataset/Contents.json": #"{"data":[{"filename":"outer"}]}"#, "A.xcassets/D.dataset/real": "x",
            "secret": "s",
        ])
        func link(_ path: String, _ target: String) throws {
            let file = temporary.url.appendingPathComponent("A.xcassets/\(path)").path
            try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: target)
        }
        try link("D.dataset/inner", "real")
        try link("E.dataset/outer", "../../secret")
        try link("dead", "nowhere")
        let catalog = temporary.bundle.catalogs[0]
        XCTAssertEqual(try catalog.data(named: "D").data, Data("x".utf8))
        XCTAssertThrowsError(try catalog.data(named: "E")) { error in
            XCTAssertEqual((error as? AssetError)?.problems.map(\.reason), [.leavesFolder("E.dataset/outer")])
        }
        try link("inside.dataset", "D.dataset")
        XCTAssertEqual(
            temporary.bundle.catalogs[0].problems.map(\.description),
            [
                "E.dataset/outer: 'E.dataset/outer' leaves the folder", "dead: is a link, and not followed here",
                "inside.dataset: is a link, and not followed here",
            ]
        )
    }

    /// Many threads ask for the same things at once; each is parsed once, and the thread sanitizer sees no race.
    func testManyThreadsReadOneBundle() throws {
        var files: [String: String] = ["en.lproj/Localizable.strings": #""k" = "%@";"#]
        for number in 0..<20 {
            files["A.xcassets/C\(number).colorset/Contents.json"] = #"{"colors":[\#(color("0.\(number)"))]}"#
        }
        let bundle = try temporaryBundle(files).bundle
        let options = StringOptions(languages: ["en"])
        DispatchQueue.concurrentPerform(iterations: 64) { number in
            let color = try? bundle.color(named: "C\(number % 20)")
            XCTAssertEqual(color?.red, Double("0.\(number % 20)"))
            let text = try? bundle.string(forKey: "k", arguments: [number], options: options)
            XCTAssertEqual(text, "\(number)")
            XCTAssertNil(try? bundle.image(named: "C0"))
        }
        XCTAssertTrue(bundle.problems.isEmpty)
    }
}
