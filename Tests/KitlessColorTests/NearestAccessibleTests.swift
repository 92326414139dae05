import KitlessColor
import XCTest

final class NearestAccessibleTests: XCTestCase {
    private let colors: [UInt] = [
        0x0A84FF, 0x0078D7, 0xFF2D55, 0x34C759, 0x8E8E93, 0x777777, 0xFFCC00, 0x5856D6, 0x30D158,
    ]

    func testColorThatPassesStays() {
        XCTAssertEqual(Color.black.nearestAccessible(against: [.white]), .black)
        let vivid = Color(DisplayP3(red: 0.3, green: 0, blue: 0))
        XCTAssertEqual(vivid.nearestAccessible(against: [.white]), vivid)
    }

    func testResultPassesAgainstEveryBackgroundAlsoInBytes() throws {
        for backgrounds in [[Color.white, Color(rgb: 0xF2F2F7)], [Color(rgb: 0x1C1C1E), .black]] {
            for rgb in colors {
                for (context, level) in [
                    (WCAGContext.normalText, WCAGLevel.aa), (.normalText, .aaa), (.uiComponent, .aa),
                ] {
                    let color = try XCTUnwrap(
                        Color(rgb: rgb).nearestAccessible(against: backgrounds, context: context, level: level)
                    )
                    let bytes = Color(RGBA8(color))
                    for background in backgrounds {
                        XCTAssertTrue(color.isSufficientContrast(to: background, context: context, level: level))
                        XCTAssertTrue(bytes.isSufficientContrast(to: background, context: context, level: level))
                    }
                }
            }
        }
    }

    func testNoColorNearerByA255thPasses() throws {
        for background in [Color.white, Color(rgb: 0x1C1C1E)] {
            for rgb in colors {
                let start = Color(rgb: rgb)
                guard !start.isSufficientContrast(to: background) else { continue }
                let result = try XCTUnwrap(start.nearestAccessible(against: [background]))
                let line = OKLCH(start)
                let distance = abs(OKLCH(result).lightness - line.lightness)
                XCTAssertEqual(OKLCH(result).chroma == 0 ? line.hue : OKLCH(result).hue, line.hue, accuracy: 0.1)
                var nearer = 0.0
                while nearer < distance - 1.0 / 255 {
                    for lightness in [line.lightness + nearer, line.lightness - nearer] {
                        var candidate = line
                        candidate.lightness = min(max(lightness, 0), 1)
                        let mapped = candidate.gamutMapped(to: .srgb)
                        // Mapping by CSS clips a little and so may differ in luminance where chroma is cut.
                        guard candidate.isInGamut(.srgb) else { continue }
                        XCTAssertFalse(mapped.isSufficientContrast(to: background), "\(rgb) \(lightness)")
                    }
                    nearer += 1.0 / 300
                }
            }
        }
    }

    func testImpossibleDemandsGiveNothing() {
        XCTAssertNil(Color.white.nearestAccessible(against: [.white, .black], level: .aaa))
        XCTAssertNil(Color.white.nearestAccessible(against: [.white], context: .uiComponent, level: .aaa))
        XCTAssertNil(Color(red: .nan, green: 0, blue: 0).nearestAccessible(against: [.white]))
        XCTAssertNil(Color.white.nearestAccessible(against: [Color.white.withAlphaComponent(.nan)]))
        XCTAssertNil(Color(white: 0.5, alpha: 0.5).nearestAccessible(against: [Color(white: 1, alpha: 0.5)]))
    }

    func testMiddleBetweenBlackAndWhiteIsFound() throws {
        // Between 4.5 times black and a 4.5th of white only luminances from 0.175 to 0.1833 are left.
        let grey = try XCTUnwrap(Color.white.nearestAccessible(against: [.white, .black]))
        XCTAssertEqual(grey.relativeLuminance, 0.1833, accuracy: 0.001)
        let translucent = try XCTUnwrap(Color(white: 0.6, alpha: 0.9).nearestAccessible(against: [.white]))
        XCTAssertEqual(translucent.alpha, 0.9)
        XCTAssertGreaterThanOrEqual(translucent.contrastRatio(to: .white), 4.5)
    }
}
