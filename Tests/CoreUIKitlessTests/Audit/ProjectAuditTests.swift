import CoreUIKitless
import Foundation
import XCTest

final class ProjectAuditTests: XCTestCase {
    private func audit(_ files: [String: String], _ change: (inout ProjectAudit) throws -> Void = { _ in }) throws
        -> AuditReport
    {
        var audit = ProjectAudit(url: try temporaryBundle(files).url)
        try change(&audit)
        return audit.run()
    }

    private func lines(_ report: AuditReport) -> [String] {
        report.findings.map { "\($0.severity.rawValue) \($0.kind.rawValue) \($0.path) \($0.message)" }
    }

    func testACleanProjectIsClean() throws {
        let report = try audit([
            "App/en.lproj/Localizable.strings": #""a" = "x %@"; "b" = "100 % sure";"#,
            "App/de.lproj/Localizable.strings": #""a" = "%1$@ y"; "b" = "100 % sicher";"#, "README.md": "",
        ])
        XCTAssertEqual(lines(report), [])
        XCTAssertTrue(report.isClean)
        XCTAssertEqual([report.catalogs, report.assets, report.stringFiles, report.strings], [0, 0, 2, 4])
        XCTAssertEqual(
            report.table,
            "0 catalogs with 0 assets, 2 strings files with 4 texts: 0 errors, 0 warnings, 0 notes"
        )
    }

    func testLanguagesAreComparedWithTheDevelopmentLanguage() throws {
        let report = try audit([
            "en.lproj/T.strings": #""a" = "%@"; "b" = "%d"; "c" = "x"; "f" = "%@ %@";"#,
            "de.lproj/T.strings": #""a" = "%d"; "b" = "%2$d"; "d" = "y"; "f" = "%@";"#,
            "fr.lproj/T.strings": #""a" = "%@"; "b" = "%d" "c" = "x";"#,
        ])
        XCTAssertEqual(
            lines(report),
            [
                "error format-mismatch de.lproj/T.strings 'a' in de reads argument 1 as whole number, the original as text",
                "error format-mismatch de.lproj/T.strings 'b' in de takes an argument 2 that the original lacks",
                "error format-mismatch de.lproj/T.strings 'f' in de leaves out argument 2",
                "warning missing-key de.lproj/T.strings 'c' is missing in de",
                "warning extra-key de.lproj/T.strings 'd' is in de alone",
                "warning missing-key fr.lproj/T.strings 'a' is missing in fr",
                "warning missing-key fr.lproj/T.strings 'b' is missing in fr",
                "warning missing-key fr.lproj/T.strings 'c' is missing in fr",
                "warning missing-key fr.lproj/T.strings 'f' is missing in fr",
                "error unreadable-strings fr.lproj/T.strings ';' is missing",
            ].sorted { first, second in order(first) < order(second) }
        )
        XCTAssertFalse(report.isClean)
    }

    /// Findings are sorted by path, line, kind and name.
    private func order(_ line: String) -> String {
        let words = line.split(separator: " ")
        let isLater = words[1] == "unreadable-strings" ? "1" : "0"
        return "\(words[2]) \(isLater) \(words[1]) \(words[3])"
    }

    func testAReportKeepsAHundredThousandFindings() throws {
        let table = (0..<30_000).map { "k\($0)=v;" }.joined()
        let report = try audit([
            "en.lproj/T.strings": table, "de.lproj/T.strings": "", "fr.lproj/T.strings": "", "it.lproj/T.strings": "",
            "pl.lproj/T.strings": "",
        ])
        XCTAssertEqual(report.findings.count, 100_000)
        XCTAssertEqual(report.omittedFindings, 20_000)
        XCTAssertFalse(report.isClean)
        XCTAssertTrue(report.table.hasSuffix("0 errors, 100000 warnings, 0 notes, 20000 more left out"))
        XCTAssertTrue(report.json.contains("\"omittedFindings\" : 20000"))
    }

    func testPluralFormsAreThoseOfTheLanguage() throws {
        func list(_ forms: String...) -> String {
            let body = forms.map { "<key>\($0)</key><string>%d</string>" }.joined()
            return """
                <plist><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string><key>v</key><dict>\
                <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>\(body)</dict></dict></dict></plist>
                """
        }
        let report = try audit([
            "en.lproj/T.stringsdict": list("one", "other"), "pl.lproj/T.stringsdict": list("one", "other"),
            "be.lproj/T.stringsdict": list("one", "few", "many"), "fr.lproj/T.stringsdict": list("one", "other"),
        ])
        XCTAssertEqual(
            lines(report),
            [
                "note missing-plural fr.lproj/T.stringsdict 'n' lacks the form many",
                "error missing-plural pl.lproj/T.stringsdict 'n' lacks the form few, many",
            ]
        )
    }

    func testStringCatalogsAreComparedWithinTheirFile() throws {
        func unit(_ text: String) -> String { #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"# }
        let report = try audit(
            [
                "L.xcstrings": """
                {"sourceLanguage":"en","strings":{"a %@":{"localizations":{"de":\(unit("b"))}},"v":{"shouldTranslate":false},
                "c":{"localizations":{"en":\(unit("C")),"de":\(unit("K"))}},
                "w":{"localizations":{"en":{"variations":{"device":{"mac":\(unit("%d"))}}},
                "de":{"variations":{"width":{"9":\(unit("%d"))}}}}}}}
                """,
                "M.xcstrings": "{",
            ]
        ) { $0.languages = ["de", "ja"] }
        XCTAssertEqual(
            lines(report),
            [
                "error format-mismatch L.xcstrings 'a %@' in de leaves out argument 1",
                "warning missing-key L.xcstrings 'a %@' is missing in ja",
                "warning missing-key L.xcstrings 'c' is missing in ja",
                "warning missing-key L.xcstrings 'w' is missing in ja",
                "error unreadable-strings M.xcstrings the JSON text ends too early",
            ]
        )
        XCTAssertEqual(report.stringFiles, 2)
    }

    /// Xcode puts the string catalogs of storyboards into `mul.lproj`.
    func testStringCatalogsInLanguageFoldersAreLookedAt() throws {
        let unit = #"{"stringUnit":{"state":"translated","value":"%d"}}"#
        let catalog = #"{"sourceLanguage":"en","strings":{"a %@":{"localizations":{"de":\#(unit)}}}}"#
        let report = try audit([
            "mul.lproj/Main.xcstrings": catalog, "en.lproj/Other.xcstrings": catalog, "fr.lproj/Main.xcstrings": "x",
        ])
        XCTAssertEqual(
            lines(report),
            [
                "error format-mismatch en.lproj/Other.xcstrings 'a %@' in de reads argument 1 as whole number, the original as text",
                "error unreadable-strings fr.lproj/Main.xcstrings not a JSON value",
                "error format-mismatch mul.lproj/Main.xcstrings 'a %@' in de reads argument 1 as whole number, the original as text",
            ]
        )
        XCTAssertEqual(report.stringFiles, 3)
    }

    func testALanguageThatIsAskedForMustBeThere() throws {
        let report = try audit(["de.lproj/T.strings": "a = b;", "T.strings": "r = s;"]) {
            $0.languages = ["de-AT", "fr"]
            $0.developmentLanguage = "de"
        }
        XCTAssertEqual(lines(report), ["error missing-table de.lproj/T.strings the table 'T' is missing in fr"])
        XCTAssertEqual(report.findings.first?.language, "fr")
    }

    private func set(_ value: String, dark: String? = nil) -> String {
        func entry(_ appearances: String, _ value: String) -> String {
            #"{\#(appearances)"color":{"color-space":"extended-gray","components":{"white":"\#(value)"}}}"#
        }
        let other = dark.map { "," + entry(#""appearances":[{"appearance":"luminosity","value":"dark"}],"#, $0) } ?? ""
        return #"{"colors":[\#(entry("", value))\#(other)]}"#
    }

    func testCatalogsAreCheckedForFilesNamesAndVariants() throws {
        let report = try audit([
            "App/A.xcassets/Ink.colorset/Contents.json": set("0.0", dark: "1.0"),
            "App/B.xcassets/Ink.colorset/Contents.json": set("0.0"),
            "App/B.xcassets/I.imageset/Contents.json": #"{"images":[{"filename":"i.png"}]}"#,
            "App/B.xcassets/C.colorset/Contents.json": "x",
            "Other/A.xcassets/Ink.colorset/Contents.json": set("0.0", dark: "1.0"),
            ".build/X.xcassets/C.colorset/Contents.json": "x",
            "node_modules/X.xcassets/C.colorset/Contents.json": "x",
        ])
        XCTAssertEqual(
            lines(report),
            [
                "note missing-high-contrast App/A.xcassets/Ink.colorset 'Ink' has no value for high contrast",
                "warning duplicate-name App/B.xcassets color 'Ink' is in App/A.xcassets too, which is used",
                "error unreadable-asset App/B.xcassets/C.colorset/Contents.json not a JSON value",
                "error missing-file App/B.xcassets/I.imageset/i.png does not exist",
                "note missing-dark App/B.xcassets/Ink.colorset 'Ink' has no value for dark appearance",
                "note missing-high-contrast App/B.xcassets/Ink.colorset 'Ink' has no value for high contrast",
                "note missing-high-contrast Other/A.xcassets/Ink.colorset 'Ink' has no value for high contrast",
            ]
        )
        XCTAssertEqual([report.catalogs, report.assets], [3, 5])
    }

    func testPairsAreMeasuredInEveryAppearance() throws {
        let pairs =
            #"{"ratio":3,"pairs":[{"text":"Ink","background":"Paper"},{"text":"Gone","background":"Ink","ratio":7}]}"#
        let report = try audit([
            "A.xcassets/Ink.colorset/Contents.json": set("0.0", dark: "1.0"),
            "A.xcassets/Paper.colorset/Contents.json": set("1.0"),
        ]) { $0.contrast = try ContrastPairs(data: Data(pairs.utf8)) }
        let low = report.findings.filter { $0.kind == .lowContrast }.map(\.message)
        XCTAssertEqual(
            low,
            [
                "'Ink' on 'Paper' has a contrast of 1.00, below 3.00, in dark",
                "'Ink' on 'Paper' has a contrast of 1.00, below 3.00, in dark, high contrast",
            ]
        )
        XCTAssertEqual(report.findings.filter { $0.kind == .unknownColor }.map(\.name), ["Gone"])
    }

    func testPairsAreMadeInCodeAsWell() throws {
        let file = #"{"pairs":[{"text":"a","background":"b"},{"text":"b","background":"c","ratio":3}]}"#
        XCTAssertEqual(
            ContrastPairs([.init(text: "a", background: "b"), .init(text: "b", background: "c", ratio: 3)]),
            try ContrastPairs(data: Data(file.utf8))
        )
    }

    func testAFileOfPairsMustSayWhatItMeans() {
        for text in ["", "{}", #"{"pairs":[{"text":"a"}]}"#, #"{"ratio":30,"pairs":[]}"#, #"{"ratio":"x","pairs":[]}"#]
        {
            XCTAssertThrowsError(try ContrastPairs(data: Data(text.utf8), path: "p.json"), text) { error in
                XCTAssertEqual((error as? CatalogProblem)?.path, "p.json")
            }
        }
        let second = #"{"pairs":[{"text":"a","background":"b"},{"text":"a","background":"b","ratio":0}]}"#
        XCTAssertThrowsError(try ContrastPairs(data: Data(second.utf8), path: "p.json")) { error in
            XCTAssertEqual("\(error)", "p.json: the ratio of pair 2 is not a number from 1 to 21")
        }
    }

    func testTheJSONReadsBackAndItsKeysAreStable() throws {
        let report = try audit(["en.lproj/T.strings": "a = b", "A.xcassets/x": ""])
        let data = Data(report.json.utf8)
        XCTAssertEqual(try JSONDecoder().decode(AuditReport.self, from: data), report)
        let object = try XCTUnwrap(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        XCTAssertEqual(object.keys.sorted(), ["assets", "catalogs", "findings", "schema", "stringFiles", "strings"])
        XCTAssertEqual(object["schema"] as? Int, 1)
        let finding = try XCTUnwrap((object["findings"] as? [[String: Any]])?.first)
        XCTAssertEqual(finding.keys.sorted(), ["kind", "line", "message", "path", "severity"])
        XCTAssertEqual(
            report.findings.map(\.description),
            ["error  unreadable-strings  en.lproj/T.strings:1  ';' is missing"]
        )
    }

    func testTheTableHasALineForEachFinding() throws {
        let report = try audit(["en.lproj/T.strings": "a = b"])
        XCTAssertEqual(
            report.table,
            """
            error  unreadable-strings  en.lproj/T.strings:1: ';' is missing
            0 catalogs with 0 assets, 1 strings files with 0 texts: 1 errors, 0 warnings, 0 notes
            """
        )
    }

    func testProgressNamesWhatIsLookedAt() throws {
        let temporary = try temporaryBundle(["b/en.lproj/T.strings": "", "a/A.xcassets/x": ""])
        var steps: [String] = []
        _ = ProjectAudit(url: temporary.url).run { steps.append($0) }
        XCTAssertEqual(steps, ["a/A.xcassets", "b"])
    }

    func testAProjectThatIsNotThereIsAFinding() {
        let report = ProjectAudit(url: URL(fileURLWithPath: "/nonexistent")).run()
        XCTAssertEqual(report.findings.map(\.kind), [.missingFile])
        XCTAssertEqual(report.findings.map(\.path), ["/nonexistent"])
    }
}
