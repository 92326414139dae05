import KitlessColor
import XCTest

/// NaN, infinities, subnormal and huge numbers through every function: nothing traps, and what can be said is said.
final class ExtremeNumberTests: XCTestCase {
    private let numbers: [Double] = [
        .nan, .infinity, -.infinity, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .leastNormalMagnitude, 1e308,
        -1e308,
        1e154, 1e-200, 0, -0.0, 1, -1, 0.5,
    ]

    func testEveryPairOfSpacesTakesEveryNumber() {
        for number in numbers {
            for components in [
                SIMD4(number, 0.5, 0.2, 1), SIMD4(0.5, number, 0.2, 1), SIMD4(0.5, 0.2, number, 1),
                SIMD4(repeating: number),
            ] {
                for source in ColorSpace.allCases {
                    for target in ColorSpace.allCases {
                        let converted = source.convert(components, to: target)
                        XCTAssertTrue(converted.w == components.w || components.w.isNaN)
                    }
                }
            }
        }
    }

    func testTinyNumbersStayTiny() {
        for tiny in [Double.leastNonzeroMagnitude, .leastNormalMagnitude, 0x1p-1030, 1e-200] {
            for space in ColorSpace.allCases where space.hueIndex == nil {
                let converted = space.convert(SIMD4(tiny, tiny, tiny, 1), to: .linearSRGB)
                for index in 0..<3 { XCTAssertLessThan(abs(converted[index]), 1e-60, "\(space) \(tiny)") }
            }
        }
    }

    func testTextOfEveryNumber() throws {
        for number in numbers {
            let color = Color(red: number, green: number, blue: 0.25, alpha: number)
            XCTAssertEqual(color.rgbaDisplayString(prefix: "#").utf8.count, 9)
            _ = color.rgbDebugDisplayString()
            for space in ColorSpace.allCases {
                guard let text = color.cssText(in: space) else { continue }
                XCTAssertNoThrow(try CSSColor(css: text), text)
                XCTAssertFalse(text.contains("nan") || text.contains("inf"), text)
            }
        }
    }

    func testEveryOperationTakesEveryNumber() {
        for number in numbers {
            let color = Color(red: number, green: 0.5, blue: number, alpha: 1)
            let faint = color.withAlphaComponent(number)
            for other in [Color.white, .clear, faint] {
                for mode in BlendMode.allCases { _ = color.composited(over: other, blending: mode) }
                for operation in PorterDuffOperator.allCases { _ = faint.composited(over: other, by: operation) }
                _ = color.contrast(to: other).description
                _ = color.apcaContrast(on: other)
                _ = color.difference(from: other)
                _ = color.blended(by: number, with: other)
                _ = color.interpolated(to: other, at: number, in: .oklch, hue: .longer)
                _ = LabD50(color).deltaE94(to: LabD50(other))
                _ = LabD50(color).deltaECMC(to: LabD50(other), lightness: number)
            }
            for gamut in RGBGamut.allCases {
                let mapped = color.gamutMapped(to: gamut)
                XCTAssertTrue(mapped.clipped(to: gamut).isInGamut(gamut))
                _ = OKLCH(lightness: number, chroma: number, hue: number).gamutMapped(to: gamut)
            }
            for kind in ColorVisionDeficiency.allCases { _ = color.simulated(kind, severity: number) }
            _ = Color(luminance: number, chroma: number, hue: number)
            _ = HSV(hueTurns: number, saturation: number, value: number).darkVariant().lightVariant()
            XCTAssertGreaterThanOrEqual(RGBA8(color).contrastRatio(to: RGBA8(faint)), 1)
        }
    }

    func testContrastOfNumbersThatAreNoneIsNone() {
        for number in [Double.nan, .infinity] {
            let color = Color(red: number, green: 0, blue: 0)
            XCTAssertTrue(color.contrastRatio(to: .white).isNaN)
            XCTAssertEqual(color.contrast(to: .white).impossibility, .notFinite)
            XCTAssertEqual(Color.white.contrast(to: Color.black.withAlphaComponent(.nan)).impossibility, .notFinite)
            XCTAssertFalse(color.isSufficientContrast(to: .white))
        }
    }
}
