import CoreUIKitless
import Foundation
import XCTest

final class ShadowConversionTests: XCTestCase {
    private let shadow = Elevation(
        xOffset: 1,
        yOffset: 4,
        blur: 16,
        spread: -2,
        color: Color(red: 1, green: 0.5, blue: 0),
        opacity: 0.25
    )

    func testReadsAndWritesFigmasEffects() throws {
        let json = """
            {"type":"DROP_SHADOW","visible":true,"color":{"r":1,"g":0.5,"b":0,"a":0.25},"blendMode":"NORMAL",
            "offset":{"x":1,"y":4},"radius":16,"spread":-2,"showShadowBehindNode":false}
            """
        let figma = try JSONDecoder().decode(FigmaShadow.self, from: Data(json.utf8))
        XCTAssertEqual(Elevation(figma), shadow)
        XCTAssertEqual(shadow.figmaShadow, figma)
        let old = #"{"type":"INNER_SHADOW","color":{"r":0,"g":0,"b":0,"a":1},"offset":{"x":0,"y":0},"radius":3}"#
        let inner = Elevation(try JSONDecoder().decode(FigmaShadow.self, from: Data(old.utf8)))
        XCTAssertEqual(inner, Elevation(offset: .zero, blur: 3, spread: 0, color: .black, opacity: 1, isInset: true))
        var hidden = figma
        hidden.visible = false
        XCTAssertEqual(Elevation(hidden).opacity, 0)
        XCTAssertEqual(Elevation(inner.figmaShadow), inner)
    }

    func testFlutterGetsTheRadiusThatGivesTheSameBlur() throws {
        let skia = try XCTUnwrap(shadow.skiaShadow)
        // Flutter's BoxShadow: blurSigma = blurRadius * 0.57735 + 0.5
        XCTAssertEqual(skia.blurRadius * 0.57735 + 0.5, 8, accuracy: 1e-12)
        XCTAssertEqual(skia.color.alpha, 0.25)
        XCTAssertEqual(Elevation(skia).blur, 16, accuracy: 1e-12)
        XCTAssertEqual(Elevation(skia).opacity, 0.25)
        XCTAssertEqual(Elevation(skia).spread, -2)
        XCTAssertEqual(
            SkiaShadow(color: Color(rgb: 0x0A0B0C), offset: .zero, blurRadius: 4, spreadRadius: 0).dartText,
            "BoxShadow(color: Color(0xFF0A0B0C), offset: Offset(0.0, 0.0), blurRadius: 4.0, spreadRadius: 0.0)"
        )
    }

    func testSmallBlursBecomeTheNearerOfTwo() {
        XCTAssertEqual(SkiaShadow.blurRadius(ofSigma: 0), 0)
        XCTAssertEqual(SkiaShadow.blurRadius(ofSigma: 0.25), 0)
        XCTAssertEqual(SkiaShadow.sigma(ofBlurRadius: SkiaShadow.blurRadius(ofSigma: 0.3)), 0.5)
        XCTAssertEqual(SkiaShadow.sigma(ofBlurRadius: SkiaShadow.blurRadius(ofSigma: 0.75)), 0.75, accuracy: 1e-12)
        XCTAssertEqual(SkiaShadow.sigma(ofBlurRadius: -1), 0)
        let inset = Elevation(offset: .zero, blur: 3, spread: 0, color: .black, opacity: 1, isInset: true)
        XCTAssertNil(inset.skiaShadow)
    }

    /// As Material Components for the Web and, for these levels, Flutter list them.
    func testMaterialLevels() {
        let tail = ["0.2", "0.14", "0.12"].map { "rgba(0, 0, 0, \($0))" }
        for (level, lengths) in [
            1: ["0 2px 1px -1px", "0 1px 1px", "0 1px 3px"],
            3: ["0 3px 3px -2px", "0 3px 4px", "0 1px 8px"],
            4: ["0 2px 4px -1px", "0 4px 5px", "0 1px 10px"],
            8: ["0 5px 5px -3px", "0 8px 10px 1px", "0 3px 14px 2px"],
            12: ["0 7px 8px -4px", "0 12px 17px 2px", "0 5px 22px 4px"],
            17: ["0 8px 11px -5px", "0 17px 26px 2px", "0 6px 32px 5px"],
            24: ["0 11px 15px -7px", "0 24px 38px 3px", "0 9px 46px 8px"],
        ] {
            XCTAssertEqual(Elevation.material(level: level).map(\.cssText), zip(lengths, tail).map { "\($0) \($1)" })
        }
        XCTAssertEqual(Elevation.material(level: 0), [])
        XCTAssertEqual(Elevation.material(level: -3), [])
        XCTAssertEqual(Elevation.material(level: .max), Elevation.material(level: 24))
        // The penumbra lies as far below as the level says.
        for level in 1...24 { XCTAssertEqual(Elevation.material(level: level)[1].yOffset, CGFloat(level)) }
        XCTAssertEqual(Elevation.material(level: 2, color: .white)[2].color, .white)
    }
}
