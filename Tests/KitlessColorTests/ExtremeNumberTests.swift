import KitlessColor
import KitlessTestSupport
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

    /// What the tests above leave out of the module's public functions: of colours, bytes, differences, CSS colours and
    /// gradients.
    func testEveryOtherFunctionTakesEveryNumber() throws {
        for number in numbers {
            let color = Color(red: number, green: -number, blue: 0.5, alpha: number)
            for other in [Color.white, color, Color(white: number)] {
                XCTAssertFalse(Color(white: .nan).isClose(to: other, within: number))
                _ = color.isClose(to: other, within: number)
                XCTAssertEqual(color.withAlphaComponent(0).rgbaComponents.alpha, 0)
                _ = (color.isInSRGB, color.isInSRGB8, color.description, color.relativeLuminance, color.cssName)
                _ = (color.lightened(by: number), color.darkened(by: number), Color.flattened([other, color]))
                _ = (color.composited(over: other), color.contrast(to: other, context: .uiComponent, level: .aaa))
                if let found = color.nearestAccessible(against: [other, .white]) {
                    XCTAssertTrue(found.isSufficientContrast(to: other))
                }
                let (first, second) = (LabD65(color), LabD65(other))
                for difference in [first.deltaE76(to: second), first.deltaE2000(to: second)] {
                    XCTAssertFalse(difference < 0)
                }
                XCTAssertFalse(LabD65(components: SIMD4(repeating: number)).deltaECMC(to: second, chroma: number) < 0)
                XCTAssertFalse(OKLab(color).deltaEOK(to: OKLab(other)) < 0)
            }
            for gamut in RGBGamut.allCases {
                XCTAssertTrue(color.clipped(to: gamut).isInGamut(gamut), "\(color) \(gamut)")
                _ = color.isInGamut(gamut, within: number)
            }
            _ = HSV(hue: number, saturation: number, value: number).hueTurns
            XCTAssertFalse(HSV(hue: 1, saturation: 0.5, value: 0.5).adjustingValue(by: number).value > 1)
            XCTAssertFalse(HSV(hue: 1, saturation: 0.5, value: 0.5).adjustingSaturation(by: number).saturation > 1)
            XCTAssertEqual(RGBA8(Color(white: number)).hexText(withAlpha: true).utf8.count, 9)
            XCTAssertEqual(Color(rgb: .max, alpha: number).blue, 1)
            var target = [OKLCH](repeating: OKLCH(Color.black), count: 5)
            XCTAssertEqual(OKLCH.convert([Color](repeating: color, count: 5), into: &target), 5)
        }
    }

    func testWhatIsClippedOrMappedToAGamutIsInIt() {
        var generator = SplitMix64(seed: 1)
        for gamut in RGBGamut.allCases {
            for _ in 0..<2000 {
                func component() -> Double {
                    Bool.random(using: &generator) ? .random(in: -1...2, using: &generator) : 0
                }
                let color = Color(red: component(), green: component(), blue: component())
                XCTAssertTrue(color.clipped(to: gamut).isInGamut(gamut), "\(color) \(gamut)")
                XCTAssertTrue(color.gamutMapped(to: gamut).isInGamut(gamut), "\(color) \(gamut)")
                XCTAssertFalse(Color(red: 1.5, green: component(), blue: -0.5).isInGamut(.srgb))
            }
        }
        XCTAssertFalse(Rec2020(red: -1e-5, green: 0.5, blue: 0.5).isInGamut(.rec2020))
        XCTAssertTrue(Rec2020(red: -1e-7, green: 0.5, blue: 0.5).isInGamut(.rec2020))
        XCTAssertFalse(Rec2020(red: -1e-7, green: 0.5, blue: 0.5).isInGamut(.rec2020, within: 0))
    }

    func testGradientsAndCSSColorsTakeEveryNumber() {
        for number in numbers {
            for space in ColorSpace.allCases {
                let css = CSSColor(space: space, number, nil, number, alpha: number)
                for target in ColorSpace.allCases { _ = css.converted(to: target) }
                _ = (Color(css), css.alpha, CSSColor(Color(css)))
                for digits in [nil, Int.min, -1, 0, 3, 400, Int.max] as [Int?] {
                    guard let text = css.cssText(fractionDigits: digits) else { continue }
                    XCTAssertNoThrow(try CSSColor(css: text), text)
                }
                for hue in HueInterpolation.allCases {
                    let way = ColorInterpolation(from: css, to: CSSColor(Color.white), in: space, hue: hue)
                    for fraction in [number, 0.3] { _ = (way.color(at: fraction), way.cssColor(at: fraction)) }
                }
            }
        }
    }

    func testAComponentThatIsNotANumberHasNoAPCAContrast() {
        for place in 0..<4 {
            var components = SIMD4(0.2, 0.4, 0.6, 1)
            components[place] = .nan
            let color = Color(components: components)
            XCTAssertTrue(color.apcaContrast(on: .white).isNaN, "\(color)")
            XCTAssertTrue(Color.black.apcaContrast(on: color).isNaN, "\(color)")
        }
        // Infinite ones are clamped, as all that sRGB does not have.
        XCTAssertEqual(Color(white: .infinity).apcaContrast(on: .black), Color.white.apcaContrast(on: .black))
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
