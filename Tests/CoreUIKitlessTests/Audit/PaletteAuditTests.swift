import CoreUIKitless
import Foundation
import XCTest

final class PaletteAuditTests: XCTestCase {
    private let ink = DynamicColor(light: .black, dark: .white)
    private let paper = DynamicColor(light: .white, dark: .black)

    func testEveryPairIsJudgedUnderEveryCombination() {
        var audit = PaletteAudit()
        audit.add("ink on paper", text: ink, on: paper, level: .aaa)
        XCTAssertEqual(audit.findings.count, 4)
        // Black on white is 21 to 1 by WCAG's definition.
        for finding in audit.findings { XCTAssertEqual(finding.result.ratio, 21, accuracy: 1e-12) }
        XCTAssertEqual(audit.failures, [])
    }

    func testAFailureNamesPairTraitsAndRatio() {
        var audit = PaletteAudit()
        audit.add("ink on ink", text: ink, on: DynamicColor(light: .white, dark: .white))
        XCTAssertEqual(
            audit.failures.map(\.description),
            [
                "ink on ink, dark: 1.00:1, less than 4.50:1",
                "ink on ink, dark, high contrast: 1.00:1, less than 4.50:1",
            ]
        )
    }

    /// #FFFFFF on #0078D7 is 4.498861 to 1: printed as 4.50 by tools that round, and not enough.
    func testARatioIsCutAndNotRounded() {
        var audit = PaletteAudit(traits: [TraitCollection()])
        audit.add("label", text: DynamicColor(.white), on: DynamicColor(Color(rgb: 0x0078D7)))
        XCTAssertEqual(audit.failures.map(\.description), ["label, light: 4.49:1, less than 4.50:1"])
        XCTAssertEqual(audit.table, "pair   needed   light\nlabel    4.50  4.49 !")
    }

    func testTranslucentLayersAreLaidOverTheLowest() {
        let veil = DynamicColor(Color(white: 0, alpha: 0.5))
        var audit = PaletteAudit(traits: [TraitCollection()])
        audit.add(
            PaletteAudit.Pair(
                name: "veiled",
                text: DynamicColor(.white),
                backgrounds: [veil, veil, DynamicColor(.white)]
            )
        )
        // Two veils of one half leave a quarter: white on 25 % grey, by WCAG's formula.
        let luminance = pow((0.25 + 0.055) / 1.055, 2.4)
        XCTAssertEqual(audit.findings[0].result.ratio, 1.05 / (luminance + 0.05), accuracy: 1e-12)
    }

    func testWhatCannotBeComparedIsAFailureWithAReason() {
        var audit = PaletteAudit(traits: [TraitCollection()])
        let glass = DynamicColor(Color(white: 1, alpha: 0.5))
        audit.add("glass on glass", text: glass, on: glass)
        audit.add("AAA of a border", text: ink, on: paper, context: .uiComponent, level: .aaa)
        audit.add("not a number", text: DynamicColor(Color(red: .nan, green: 0, blue: 0)), on: paper)
        XCTAssertEqual(audit.failures.map(\.result.impossibility), [.bothTranslucent, .noCriterion, .notFinite])
        XCTAssertTrue(audit.table.contains("none !"), audit.table)
    }

    func testEveryPairInEveryContextIsJudgedUnderEveryTrait() {
        var audit = PaletteAudit()
        let ink = DynamicColor(light: .black, dark: .white)
        let paper = DynamicColor(light: .white, dark: .black)
        let grey = DynamicColor(Color(rgb: 0x777777))
        audit.add(
            texts: ["ink": ink, "grey": grey],
            on: ["paper": paper, "grey": grey],
            contexts: WCAGContext.allCases
        )
        XCTAssertEqual(audit.pairs.count, 2 * 2 * 3)
        XCTAssertEqual(audit.findings.count, 2 * 2 * 3 * 4)
        XCTAssertEqual(audit.pairs.first?.name, "ink on paper (normalText)")
        // #777777 is 4.478 on white and 4.69 on black: normal text on white is the only failure besides grey on grey.
        let failures = audit.failures.filter { $0.pair.name.hasPrefix("grey on paper") }.map(
            \.traits.userInterfaceStyle
        )
        XCTAssertEqual(failures, [.light, .light])
        var strict = PaletteAudit()
        strict.add(texts: ["ink": ink], on: ["paper": paper], contexts: WCAGContext.allCases, level: .aaa)
        XCTAssertEqual(strict.pairs.map(\.context), [.normalText, .largeText])
    }
}
