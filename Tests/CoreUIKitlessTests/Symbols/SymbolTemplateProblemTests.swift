import CoreUIKitless
import Foundation
import XCTest

final class SymbolTemplateProblemTests: XCTestCase {
    private let regular = SymbolVariant(weight: .regular, scale: .small)
    private let black = SymbolVariant(weight: .black, scale: .small)
    private let ultralight = SymbolVariant(weight: .ultralight, scale: .small)

    private func template(
        version: String = "Template v.3.0",
        guides: [String] = ["Baseline-S", "Capline-S-2", "left-margin-Regular-S", "right-margin"],
        symbols: String
    ) throws -> SymbolTemplate {
        let lines = guides.map { "<line id=\"\($0)\"/>" }.joined()
        let svg = """
            <svg><g id="Notes"><text>\(version)</text></g><g id="Guides">\(lines)</g><g id="Symbols">\(symbols)</g></svg>
            """
        return try SymbolTemplate(data: Data(svg.utf8))
    }

    private func drawing(_ variant: SymbolVariant, path: String = "M0 0L1 1Z") -> String {
        "<g id=\"\(variant.id)\"><path d=\"\(path)\"/></g>"
    }

    func testAWholeTemplateHasNoIssue() throws {
        let template = try template(symbols: drawing(ultralight) + drawing(regular) + drawing(black))
        XCTAssertEqual(template.problems, [])
        XCTAssertEqual(template.version, 3)
        XCTAssertEqual(template.variants, [ultralight, regular, black])
        XCTAssertEqual(template.markup(of: regular), "<path d=\"M0 0L1 1Z\"/>")
        XCTAssertNil(template.markup(of: SymbolVariant(weight: .bold, scale: .large)))
    }

    func testEveryReasonIsTold() throws {
        let bare = try SymbolTemplate(data: Data("<svg/>".utf8))
        XCTAssertEqual(
            bare.problems,
            [
                .missingGroup("Notes"), .missingGroup("Guides"), .missingGroup("Symbols"), .missingVersion, .noVariants,
                .missingMargin("left-margin"), .missingMargin("right-margin"),
            ]
        )
        XCTAssertNil(bare.variant())
        let faulty = try template(
            guides: ["left-margin"],
            symbols: drawing(regular) + drawing(regular)
                + "<g transform='scale(2)'>\(drawing(black, path: "M0 0Z"))</g>"
                + "<g class='x'><g id='Bold-M' transform='scale(2'/></g>"
        )
        let bold = SymbolVariant(weight: .bold, scale: .medium)
        XCTAssertEqual(
            faulty.problems,
            [
                .duplicateVariant(regular), .wrappedVariant(black), .misplacedVariant(bold),
                .unreadableTransform("scale(2"), .missingMaster(ultralight), .incompatibleMaster(black),
                .missingGuide("Baseline-S"), .missingGuide("Capline-S"), .missingGuide("Baseline-M"),
                .missingGuide("Capline-M"), .missingMargin("right-margin"),
            ]
        )
        for problem in bare.problems + faulty.problems { XCTAssertFalse(problem.description.isEmpty) }
        XCTAssertFalse(faulty.fixingTransforms().problems.contains(.wrappedVariant(black)))
    }

    func testOutlinesAreComparedByStructureNotByNumbers() throws {
        let same = ["M0 0L1 1Z", "M-1.5e-3.5L+2,3 Z", "M 10 20 L 30 40 Z"]
        let other = ["M0 0L1 1 2 2Z", "M0 0l1 1Z", "M0 0L1 1", "M.5.5.5L1 1Z"]
        for (paths, matches) in [(same, true), (other, false)] {
            for path in paths {
                let template = try template(
                    symbols: drawing(ultralight, path: path) + drawing(regular) + drawing(black)
                )
                XCTAssertEqual(template.problems, matches ? [] : [.incompatibleMaster(ultralight)], path)
            }
        }
    }

    func testEarlierVersionsNeedNoMasters() throws {
        XCTAssertEqual(try template(version: "Template v.2.0", symbols: drawing(regular)).problems, [])
        XCTAssertEqual(try template(version: "v.2.0", symbols: drawing(regular)).problems, [.missingVersion])
    }

    func testTheNearestVariantIsChosen() throws {
        let bold = SymbolVariant(weight: .bold, scale: .large)
        let template = try template(symbols: drawing(black) + drawing(regular) + drawing(bold))
        XCTAssertEqual(template.variant(weight: .bold, scale: .large), bold)
        XCTAssertEqual(template.variant(weight: .thin, scale: .small), regular)
        XCTAssertEqual(template.variant(weight: .bold, scale: .medium), bold)
        XCTAssertEqual(template.variant(weight: .thin, scale: .medium), black)
    }
}
