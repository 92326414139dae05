import CoreUIKitless
import Foundation
import XCTest

final class LanguageTests: XCTestCase {
    private func choose(_ available: String, _ preferences: String, development: String = "en") -> String? {
        LanguageNegotiation.choose(
            from: available.split(separator: " ").map(String.init),
            preferences: preferences.split(separator: " ").map(String.init),
            developmentLanguage: development
        )
    }

    /// Each is what ICU's `LocaleMatcher` answers, or a parent or alias of CLDR.
    func testTheNearestLanguageIsChosen() {
        let cases = [
            ("en es es-419", "es-MX", "es-419"), ("en es es-AR", "es-MX", "es-AR"), ("en es es-MX", "es-ES", "es"),
            ("en pt pt-PT", "pt-AO", "pt-PT"), ("en pt-PT pt-BR", "pt", "pt-BR"), ("en pt pt-PT", "pt-BR", "pt"),
            ("en zh-Hant zh-Hant-HK", "zh-MO", "zh-Hant-HK"), ("en zh-TW", "zh-Hant", "zh-TW"),
            ("en zh-TW", "zh-HK", "zh-TW"), ("en zh-CN zh-TW", "zh-SG", "zh-CN"), ("en en-GB", "en-NZ", "en-GB"),
            ("en-GB en-CA", "en-US", "en-CA"), ("en sr", "sr-ME", "sr"), ("sr-Latn sr", "sr-ME", "sr-Latn"),
            ("en he", "iw-IL", "he"), ("en id", "in", "id"), ("en fil", "tl", "fil"), ("en ro", "mo", "ro"),
            ("en sr-Latn", "sh", "sr-Latn"), ("en no", "nb", "no"), ("en no", "nn", "no"), ("en nn", "no", "nn"),
            ("en uz-Cyrl", "uz", "en"), ("en az", "az-Cyrl", "en"), ("en de fr", "xx fr", "fr"),
            ("German en", "de-CH", "German"), ("Base de", "en-US", "Base"), ("en de-Latn-DE", "de", "de-Latn-DE"),
            ("en deu", "de", "deu"), ("en ar-EG", "ar-MA", "ar-EG"), ("ar-EG ar-DZ", "ar-MA", "ar-DZ"),
            ("en fr-FR-u-nu-latn", "fr", "fr-FR-u-nu-latn"),
        ]
        for (available, preferences, expected) in cases {
            XCTAssertEqual(choose(available, preferences), expected, "\(preferences) of \(available)")
        }
    }

    func testMalformedTagsAreNoLanguages() {
        for tag in [
            "", "../../etc", "en/../x", "e", "english-us-long", "en_", "-en", "en--US", "fr\0",
            String(repeating: "a", count: 70),
        ] {
            XCTAssertNil(choose("fr", tag), tag)
            XCTAssertNil(LanguageNegotiation.choose(from: [tag], preferences: ["fr"]), tag)
        }
    }

    func testTheEnvironmentIsReadAsGettextDoes() {
        let cases: [([String: String], [String])] = [
            ([:], []), (["LANG": "de_DE.UTF-8"], ["de-DE"]), (["LANG": "C"], []),
            (["LANG": "C.UTF-8", "LANGUAGE": "fr"], []),
            (["LANG": "de_DE", "LC_ALL": "sr_RS@latin"], ["sr-RS"]), (["LANG": "de", "LC_MESSAGES": "POSIX"], []),
            (["LANG": "de", "LC_MESSAGES": ""], ["de"]), (["LANGUAGE": "pt_BR:en"], ["pt-BR", "en"]),
            (["LANG": "de_DE", "LANGUAGE": "fr:de_DE:C"], ["fr", "de-DE"]),
        ]
        for (environment, expected) in cases {
            XCTAssertEqual(LanguagePreferences.languages(of: environment), expected, "\(environment)")
        }
        let current = LanguagePreferences.languages(of: ProcessInfo.processInfo.environment)
        #if os(Linux)
            XCTAssertEqual(LanguagePreferences.current, current)
        #endif
    }

    func testPluralOperandsOfDoublesAreThoseOfTheirShortestSpelling() {
        XCTAssertEqual(PluralOperands(1.0), PluralOperands(1))
        XCTAssertEqual(PluralOperands(-2.5), PluralOperands(decimal: "2.5"))
        XCTAssertEqual(PluralOperands(1e-7), PluralOperands(decimal: "0.0000001"))
        XCTAssertEqual(PluralOperands(1.5e-7), PluralOperands(decimal: "0.00000015"))
        let russian = PluralRules(language: "ru")
        XCTAssertEqual(russian.category(for: 21), .one)
        XCTAssertEqual(russian.category(for: 21.0), .one)
        XCTAssertEqual(russian.category(for: PluralOperands(21)), .one)
        XCTAssertEqual(russian.category(for: Int.min), .many)
        XCTAssertEqual(russian.category(for: UInt64.max), .many)
        XCTAssertEqual(russian.category(for: 1.5), .other)
        XCTAssertEqual(
            PluralRules(language: "en").category(for: PluralOperands(decimal: "1.0") ?? PluralOperands(1)),
            .other
        )
        for number in [Double.nan, .infinity, -.infinity, 1e308, 1e22, .leastNonzeroMagnitude] {
            _ = PluralRules(language: "ar").category(for: number)
            XCTAssertEqual(PluralRules(language: "ja").category(for: number), .other)
        }
        for text in ["", "-", "1.", ".5", "1e5", "1,5", "١", "0x1"] {
            XCTAssertNil(PluralOperands(decimal: text), text)
        }
    }

    func testLanguagesWithoutRulesOfTheirOwn() {
        XCTAssertEqual(PluralRules(language: "pt-AO").categories, PluralRules(language: "pt-PT").categories)
        XCTAssertEqual(PluralRules(language: "de-AT").categories, [.one, .other])
        XCTAssertEqual(PluralRules(language: "xx").categories, [.other])
        XCTAssertEqual(PluralRules(language: "!").categories, [.other])
        XCTAssertEqual(PluralRules(language: "cy").categories, [.zero, .one, .two, .few, .many, .other])
    }
}
