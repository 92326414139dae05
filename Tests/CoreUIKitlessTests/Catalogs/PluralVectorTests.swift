import CoreUIKitless
import Foundation
import KitlessTestSupport
import XCTest

final class PluralVectorTests: XCTestCase {
    /// 104 locales with 109 numbers each, from CLDR; the twelve in which ICU 72 is older are not counted.
    func testEverySampleOfEveryLocale() throws {
        let file = Fixtures.root.appendingPathComponent("Locale/plural-vectors.json")
        let samples = try JSONValue(parsing: Data(contentsOf: file))
        let skipped = Set(
            (samples["icu_differs"].array ?? []).map { "\($0[0].string ?? "") \($0[1].string ?? "")" }
        )
        var tally = VectorTally(file: file, area: "plurals")
        for locale in samples["vectors"].keys {
            let rules = PluralRules(language: locale)
            let forms = samples["vectors"][locale]
            for category in forms.keys {
                for number in (forms[category].array ?? []).compactMap(\.string)
                where !skipped.contains("\(locale) \(number)") {
                    let found = PluralOperands(decimal: number).map { rules.category(for: $0).rawValue }
                    tally.count("\(locale) \(number)", failure: found == category ? nil : "\(found ?? "unreadable")")
                }
            }
        }
        tally.report()
    }
}
