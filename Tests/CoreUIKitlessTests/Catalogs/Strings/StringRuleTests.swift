import Foundation
import XCTest

@testable import CoreUIKitless

/// Forms by number, device and width, in `.stringsdict` and `.xcstrings` files.
final class StringRuleTests: XCTestCase {
    private func list(_ entry: String) -> String {
        #"<plist version="1.0"><dict><key>k</key>\#(entry)</dict></plist>"#
    }

    private func variable(_ name: String, type: String = "d", _ forms: [String: String]) -> String {
        let body = forms.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
        return """
            <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>\
            <key>NSStringFormatValueTypeKey</key><string>\(type)</string>\(body)</dict>
            """
    }

    private func rule(_ format: String, _ variables: String...) -> String {
        """
        <dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(variables.joined())</dict>
        """
    }

    private func bundle(rule: String, language: String = "en") throws -> TemporaryBundle {
        try temporaryBundle(["\(language).lproj/Localizable.stringsdict": list(rule)])
    }

    private func reason(_ body: () throws -> String) -> String {
        do {
            return "no reason but \(try body())"
        } catch {
            return (error as? StringLookupError)?.reason ?? "\(error)"
        }
    }

    func testFractionDigitsCountIfTheSpecifierSaysHowMany() throws {
        let forms = ["one": "%.1f mile", "other": "%.1f miles"]
        let shown = try bundle(rule: rule("%#@m@", variable("m", type: ".1f", forms)))
        XCTAssertEqual(try shown.string("k", [.double(1)]), "1.0 miles")
        let plain = try bundle(rule: rule("%#@m@", variable("m", type: "f", ["one": "%g mile", "other": "%g miles"])))
        XCTAssertEqual(try plain.string("k", [.double(1)]), "1 mile")
        XCTAssertEqual(try plain.string("k", [.double(1.5)]), "1.5 miles")
        XCTAssertEqual(try plain.string("k", [.unsigned(1)]), "1 mile")
        XCTAssertEqual(try plain.string("k", [.text("1")]), "1 mile")
        XCTAssertEqual(try plain.string("k", [.text("x")]), "x miles")
    }

    func testVariablesWithoutPositionsTakeTheNextArguments() throws {
        let forms = ["one": "one", "other": "%d"]
        let both = try bundle(rule: rule("%@: %#@a@, %#@b@, %@", variable("a", forms), variable("b", forms)))
        let arguments: [FormatArgument] = ["x", 1, 5, "y"]
        XCTAssertEqual(try both.string("k", arguments), "x: one, 5, y")
    }

    func testFormsThatNameEachOtherEndInAReason() throws {
        let loop = rule("%#@a@", variable("a", ["other": "%#@b@"]), variable("b", ["other": "%#@a@"]))
        XCTAssertEqual(
            reason { try bundle(rule: loop).string("k", [2, 2]) },
            "a number that decides between the forms is not given"
        )
        let wide = rule("%#@a@", variable("a", ["other": String(repeating: "%1$#@a@", count: 10)]))
        XCTAssertEqual(
            reason { try bundle(rule: wide).string("k", [2]) },
            "variables nest deeper than 16"
        )
        let long = variable("b", ["other": String(repeating: "x", count: 100_000)])
        let often = rule("%#@a@", variable("a", ["other": String(repeating: "%1$#@b@", count: 2_000)]), long)
        XCTAssertNotNil(reason { try bundle(rule: often).string("k", [2]) }, "200 MB are not read")
        let signature = FormatSignature(
            .template(
                "%#@a@",
                variables: [
                    "a": .init(valueType: "d", forms: .plural([.other: .text(String(repeating: "%#@a@", count: 100))]))
                ]
            )
        )
        XCTAssertEqual(signature.mismatch(with: signature), "has forms that name each other without end")
    }

    func testWhatCannotBePutTogetherSaysWhy() throws {
        let forms = variable("n", ["one": "one"])
        XCTAssertEqual(
            reason { try bundle(rule: rule("%#@n@", forms)).string("k", [2]) },
            "the form 'other' is missing, and so is 'other'"
        )
        XCTAssertEqual(
            reason { try bundle(rule: rule("%#@m@", forms)).string("k", [2]) },
            "the variable 'm' is not defined"
        )
        XCTAssertEqual(
            reason { try bundle(rule: rule("%#@n@", forms)).string("k") },
            "a number that decides between the forms is not given"
        )
        let device =
            "<dict><key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key><string>Mac</string></dict></dict>"
        XCTAssertEqual(
            reason { try bundle(rule: device).string("k") },
            "there is neither a text for the device nor for 'other'"
        )
    }

    func testDevicesMayHoldRulesAndRulesDevices() throws {
        let inner = rule("%#@n@", variable("n", ["one": "a tab", "other": "%d tabs"]))
        let device = """
            <dict><key>NSStringDeviceSpecificRuleType</key><dict><key>iphone</key>\(inner)\
            <key>other</key><string>windows</string></dict></dict>
            """
        let bundle = try bundle(rule: device).bundle
        var options = StringOptions(languages: ["en"], idiom: .phone)
        XCTAssertEqual(try bundle.string(forKey: "k", arguments: [3], options: options), "3 tabs")
        for idiom in UserInterfaceIdiom.allCases where idiom != .phone {
            options.idiom = idiom
            XCTAssertEqual(try bundle.string(forKey: "k", arguments: [3], options: options), "windows")
        }
    }

    func testEntriesThatMakeNoSenseAreReported() throws {
        for entry in [
            "<integer>1</integer>", "<dict/>", "<dict><key>NSStringVariableWidthRuleType</key><dict/></dict>",
        ] {
            let temporary = try bundle(rule: entry)
            let problems = temporary.bundle.problems
            XCTAssertEqual(problems.map(\.reason), [.invalidValue("the entry 'k' is neither a text nor a rule")], entry)
            XCTAssertThrowsError(try temporary.string("k"))
        }
    }

    func testStringCatalogsHaveWidthsDevicesAndPhrases() throws {
        func unit(_ text: String) -> String { #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"# }
        let temporary = try temporaryBundle([
            "Localizable.xcstrings": """
            {"sourceLanguage":"en","strings":{
            "w":{"localizations":{"en":{"variations":{"width":{"20":\(unit("wide")),"5":\(unit("slim")),"x":{}}}}}},
            "s":{"localizations":{"en":{"stringSet":{"state":"new","values":["first","second"]}}}},
            "e":{"localizations":{"en":{}}},
            "n":{"localizations":{"en":{"variations":{"plural":{"one":\(unit("1")),"odd":\(unit("2"))}}}}},
            "p":{"localizations":{"en":{"variations":{"device":{"ipad":\(unit("pad"))}}}}},
            "b":{"localizations":{"en":{"variations":{}},"fr":{"stringUnit":{}},"de":5}},
            "d":{"localizations":{"en":{"variations":{"device":{}}}}},
            "u":{"localizations":{"en":{"stringUnit":{"state":"new","value":""}}}}
            }}
            """
        ])
        let bundle = temporary.bundle
        let english = StringOptions(languages: ["en"], width: 7)
        XCTAssertEqual(try bundle.string(forKey: "w", options: english), "slim")
        XCTAssertEqual(try bundle.string(forKey: "w", options: StringOptions(languages: ["en"])), "wide")
        XCTAssertEqual(try bundle.string(forKey: "s", options: english), "first")
        XCTAssertEqual(try bundle.string(forKey: "e", options: english), "e")
        XCTAssertEqual(try bundle.string(forKey: "u", options: english), "u")
        XCTAssertEqual(try bundle.string(forKey: "p", options: StringOptions(languages: ["en"], idiom: .pad)), "pad")
        XCTAssertThrowsError(try bundle.string(forKey: "b", options: english))
        XCTAssertThrowsError(try bundle.string(forKey: "n", arguments: [2], options: english))
        XCTAssertEqual(bundle.problems.count, 4)
        XCTAssertEqual(bundle.languages, ["en"])
    }

    /// Ten thousand forms with ten thousand variables each would fill the memory, and be looked at for hours.
    func testVariablesOfAnEntryAreLimited() throws {
        func catalog(_ count: Int) throws -> StringCatalog {
            let unit = #"{"stringUnit":{"value":"%#@v0@"}}"#
            let variables = (0..<count).map { #""v\#($0)":{"variations":{"plural":{"other":\#(unit)}}}"# }
            let forms = (0..<count).map { #""d\#($0)":\#(unit)"# }
            let entry = """
                {"substitutions":{\(variables.joined(separator: ","))},\
                "variations":{"device":{\(forms.joined(separator: ","))}}}
                """
            let text = #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"en":\#(entry)}}}}"#
            return try StringCatalog(Array(text.utf8), path: "L.xcstrings", developmentLanguage: "en")
        }
        XCTAssertEqual(try catalog(64).problems, [])
        XCTAssertEqual(
            try catalog(10_000).problems.map(\.description),
            ["L.xcstrings: the entry 'k' makes no sense in en"]
        )
    }

    func testAThousandLanguagesAreTheLimit() throws {
        func catalog(_ count: Int) -> [UInt8] {
            let localizations = (0..<count).map { #""x\#($0)":{"stringUnit":{"value":"v"}}"# }
            let list = localizations.joined(separator: ",")
            return Array(#"{"sourceLanguage":"x0","strings":{"k":{"localizations":{\#(list)}}}}"#.utf8)
        }
        XCTAssertEqual(try StringCatalog(catalog(1_000), path: "L", developmentLanguage: "en").languages.count, 1_000)
        XCTAssertThrowsError(try StringCatalog(catalog(1_001), path: "L", developmentLanguage: "en")) { error in
            XCTAssertEqual("\(error)", "L: there are more than 1000 languages")
        }
    }

    func testACatalogForMultipleLanguagesIsReadInEachOfThem() throws {
        let unit = #"{"stringUnit":{"state":"translated","value":"Hallo"}}"#
        let catalog = #"{"sourceLanguage":"en","strings":{"hello":{"localizations":{"de":\#(unit)}}}}"#
        let temporary = try temporaryBundle(["mul.lproj/Main.xcstrings": catalog])
        XCTAssertEqual(temporary.bundle.languages, ["de", "en"])
        XCTAssertEqual(try temporary.string("hello", table: "Main", languages: ["de-AT"]), "Hallo")
        XCTAssertEqual(try temporary.string("hello", table: "Main", languages: ["en"]), "hello")
        XCTAssertEqual(temporary.bundle.problems, [])
        // One that lies in the folder of a language is looked at though that language is none of its own.
        let other = try temporaryBundle(["fr.lproj/Main.xcstrings": "x"])
        XCTAssertEqual(other.bundle.problems.map(\.path), ["fr.lproj/Main.xcstrings"])
    }

    func testAStringCatalogThatIsNoneIsReported() throws {
        for text in ["", "{}", "[]", #"{"strings":[]}"#] {
            let temporary = try temporaryBundle(["Localizable.xcstrings": text])
            XCTAssertEqual(temporary.bundle.problems.count, 1, text)
            XCTAssertThrowsError(try temporary.string("k")) { error in
                XCTAssertEqual((error as? StringLookupError)?.problems.count, 1)
            }
        }
    }

    func testFilesOfOneTableAreJoined() throws {
        let temporary = try temporaryBundle([
            "Localizable.strings": #""root" = "root"; "both" = "root";"#,
            "en.lproj/Localizable.strings": #""both" = "en"; "own" = "en"; "rule" = "plain";"#,
            "EN.lproj/Localizable.strings": #""second" = "EN";"#,
            "en.lproj/Localizable.stringsdict": #"{ rule = "from dict"; }"#,
            "Localizable.xcstrings": #"{"sourceLanguage":"en","strings":{"catalog":{},"own":{}}}"#,
            "fr.lproj/Other.strings": "",
        ])
        XCTAssertEqual(try temporary.string("root"), "root")
        XCTAssertEqual(try temporary.string("both"), "root")
        XCTAssertEqual(try temporary.string("own"), "own")
        XCTAssertEqual(try temporary.string("second"), "EN")
        XCTAssertEqual(try temporary.string("rule"), "from dict")
        XCTAssertEqual(try temporary.string("catalog"), "catalog")
        XCTAssertEqual(temporary.bundle.languages, ["EN", "en", "fr"])
    }
}
