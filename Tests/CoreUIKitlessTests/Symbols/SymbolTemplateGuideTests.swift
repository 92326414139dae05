import CoreUIKitless
import Foundation
import XCTest

final class SymbolTemplateGuideTests: XCTestCase {
    private func template(_ guides: String) throws -> SymbolTemplate {
        try SymbolTemplate(data: Data(#"<svg><g id="Guides">\#(guides)</g></svg>"#.utf8))
    }

    func testGuidesMayBeRenamedAndTurnedIntoShapes() throws {
        let template = try template(
            """
            <path id="Baseline-S-2" d="M263 696L3036 696"/><path id="Capline-S" d="m263,625 h2773z"/>
            <rect id="left-margin" x="10" y="600" width="1" height="120"/>
            <polyline id="right-margin" points="14,600 14,720"/>
            <line id="right-margin-Black-L" x1="90" x2="80" y1="1" y2="2"/>
            """
        )
        XCTAssertEqual(template.baseline(of: .small), 696)
        XCTAssertEqual(template.capline(of: .small), 625)
        XCTAssertNil(template.baseline(of: .large))
        XCTAssertEqual(template.leftMargin(), 10)
        XCTAssertEqual(template.rightMargin(), 14)
        XCTAssertEqual(template.rightMargin(of: SymbolVariant(weight: .black, scale: .large)), 80)
    }

    func testPathsOfStraightLinesHaveABox() throws {
        let cases: [(String, Double?)] = [
            ("M5 9V3H2", 2), ("M5 9l-1-2-1-2", 3), ("m5 9v-3h-2zm1 1", 3), ("M1e1-5.5L.5.5", 0.5),
            ("M5 9C1 2 3 4 5 6", nil),
            ("", nil), ("L", nil), ("M5", nil), ("Mx y", nil),
        ]
        for (path, x) in cases {
            let found = try template(#"<path id="left-margin" d="\#(path)"/>"#).leftMargin()
            XCTAssertEqual(found, x, path)
        }
    }

    func testOtherShapesAreNoGuides() throws {
        for shape in [
            #"<circle id="left-margin" cx="1"/>"#, #"<line id="left-margin" x1="1"/>"#, #"<rect id="left-margin"/>"#,
        ] {
            XCTAssertNil(try template(shape).leftMargin(), shape)
        }
    }
}
