import KitlessColor
import KitlessTestSupport
import XCTest

final class ColorTests: XCTestCase {
    func testValuesCompareAndHashByComponents() {
        let color = Color(red: 0.1, green: 0.2, blue: 0.3)
        XCTAssertEqual(Set([color, Color(red: 0.1, green: 0.2, blue: 0.3), color.withAlphaComponent(0.5)]).count, 2)
        XCTAssertTrue(color.isClose(to: Color(red: 0.1 + 1e-7, green: 0.2, blue: 0.3)))
        XCTAssertFalse(color.isClose(to: Color(red: 0.1 + 1e-5, green: 0.2, blue: 0.3)))
        XCTAssertFalse(color.isClose(to: Color(red: .nan, green: 0.2, blue: 0.3)))
        XCTAssertTrue(Color(DisplayP3(Color.white)).isClose(to: .white, within: 1e-15))
    }

    func testComponentsAndDescriptions() {
        let color = Color(red: 1, green: 0.5, blue: 0, alpha: 0.25)
        XCTAssertTrue(color.rgbaComponents == (1, 0.5, 0, 0.25))
        XCTAssertEqual(color.description, "Color(red: 1.0, green: 0.5, blue: 0.0, alpha: 0.25)")
        XCTAssertTrue(color.isInSRGB)
        XCTAssertFalse(Color(red: -1e-9, green: 0, blue: 0).isInSRGB)
        XCTAssertEqual(RGBA8(color).packed, 0xFF80_0040)
    }

    func testEveryTypedSpaceIsMadeOfItsComponents() {
        func check<Coordinates: ColorCoordinates>(_ type: Coordinates.Type) {
            let value = type.init(components: SIMD4(0.1, 0.2, 0.3, 0.4))
            XCTAssertEqual(value.components, SIMD4(0.1, 0.2, 0.3, 0.4))
            XCTAssertEqual(type.space.convert(value.components, to: .srgb), value.color.components)
            XCTAssertEqual(type.init(value), value)
            for number in ["0.1", "0.2", "0.3", "0.4"] { XCTAssertTrue(value.description.contains(number)) }
            XCTAssertTrue(value.description.hasPrefix("\(type)("))
        }
        check(LinearSRGB.self)
        check(DisplayP3.self)
        check(LinearDisplayP3.self)
        check(Rec2020.self)
        check(Rec2020OETF.self)
        check(LinearRec2020.self)
        check(A98RGB.self)
        check(ProPhotoRGB.self)
        check(XYZD65.self)
        check(XYZD50.self)
        check(LabD50.self)
        check(LabD65.self)
        check(LChD50.self)
        check(LChD65.self)
        check(OKLab.self)
        check(OKLCH.self)
        check(HSL.self)
        check(HSV.self)
        check(HWB.self)
    }

    func testBuffersGiveTheSameBitsAsSingleConversions() {
        var generator = SplitMix64(seed: 2)
        for count in [0, 1, 3, 4, 5, 31] {
            let colors = (0..<count).map { _ in
                Color(
                    red: .random(in: -0.5...1.5, using: &generator),
                    green: .random(in: 0...1, using: &generator),
                    blue: .random(in: 0...0.1, using: &generator),
                    alpha: .random(in: 0...1, using: &generator)
                )
            }
            var labs = [LabD65](repeating: LabD65(Color.black), count: count + 1)
            XCTAssertEqual(LabD65.convert(colors, into: &labs), count)
            XCTAssertEqual(labs, colors.map { LabD65($0) } + [LabD65(Color.black)])
            var oklabs = [OKLab](repeating: OKLab(Color.black), count: max(count - 1, 0))
            XCTAssertEqual(OKLab.convert(colors, into: &oklabs), oklabs.count)
            XCTAssertEqual(oklabs, colors.prefix(oklabs.count).map { OKLab($0) })
            var back = [Color](repeating: .clear, count: count)
            Color.convert(labs, into: &back)
            for (color, original) in zip(back, colors) { XCTAssertTrue(color.isClose(to: original, within: 1e-13)) }
        }
    }

    func testBuffersOfEverySpaceGiveTheSameBits() {
        func check<Target: ColorCoordinates>(_ type: Target.Type) {
            let numbers: [Double] = [
                -0.5, -1e-3, 0, 1e-300, 0.001, 0.04045, 0.2, 1.0 / 3, 0.98, 1, 3, 1e200, .infinity,
            ]
            var colors: [Color] = []
            for red in numbers {
                for green in numbers { colors.append(Color(red: red, green: green, blue: red * 0.3, alpha: green)) }
            }
            var target = [Target](repeating: Target(Color.black), count: colors.count)
            XCTAssertEqual(Target.convert(colors, into: &target), colors.count)
            for (color, converted) in zip(colors, target) {
                for lane in 0..<4 {
                    let (one, many) = (Target(color).components[lane], converted.components[lane])
                    XCTAssertTrue(
                        one.bitPattern == many.bitPattern || one.isNaN && many.isNaN,
                        "\(type) of \(color) is \(many), not \(one)"
                    )
                }
            }
        }
        check(LabD50.self)
        check(LabD65.self)
        check(LChD50.self)
        check(LChD65.self)
        check(OKLab.self)
        check(OKLCH.self)
        check(XYZD50.self)
        check(HSL.self)
        check(Color.self)
    }

    func testLayersFlattenFromTheLowest() {
        let scrim = Color(white: 0, alpha: 0.5)
        let card = Color(white: 1, alpha: 0.2)
        let flat = Color.flattened([.white, scrim, card])
        XCTAssertTrue(flat.isClose(to: Color(white: 0.6), within: 1e-15))
        XCTAssertEqual(Color.flattened([]), .clear)
        XCTAssertEqual(Color.flattened([.black, .white]), .white)
        XCTAssertEqual(
            Color.black.contrastRatio(to: flat),
            Color.black.contrastRatio(to: Color(white: 0.6)),
            accuracy: 1e-12
        )
    }

    func testContrastSaysHowItCameAbout() throws {
        let label = Color(rgb: 0x3C3C43, alpha: 0.6)
        let result = label.contrast(to: .white)
        XCTAssertEqual(result.ratio, 3.438, accuracy: 5e-4)
        XCTAssertEqual(result.needed, 4.5)
        XCTAssertFalse(result.isSufficient)
        XCTAssertTrue(try XCTUnwrap(result.composited).isClose(to: label.composited(over: .white), within: 1e-15))
        XCTAssertEqual(result.description, "3.43:1, less than 4.50:1")
        XCTAssertEqual(Color.white.contrast(to: label), result)
        XCTAssertEqual(Color.black.contrast(to: .white).description, "21.00:1, at least 4.50:1")
        let component = Color.black.contrast(to: .white, context: .uiComponent, level: .aaa)
        XCTAssertEqual(component.impossibility, .noCriterion)
        XCTAssertFalse(component.isSufficient)
        XCTAssertTrue(component.description.contains("no criterion"))
        XCTAssertTrue(label.contrast(to: label).description.contains("translucent"))
        XCTAssertTrue(Color(white: .nan).contrast(to: label).description.contains("not finite"))
    }

    func testSinglePrecisionWouldBeWrongOnTheClosestPair() throws {
        // 3 - 3.0e-11: the nearest miss of any 8-bit colour against a grey.
        let (text, ground) = (try Color(hex: "#118301"), try Color(hex: "#CACACA"))
        XCTAssertFalse(text.isSufficientContrast(to: ground, context: .largeText))
        XCTAssertEqual(text.contrastRatio(to: ground), 3, accuracy: 4e-11)
    }

    func testTranslucentTextHasTheAPCAContrastOfItsMixture() {
        let text = Color(white: 0, alpha: 0.5)
        XCTAssertEqual(text.apcaContrast(on: .white), Color(white: 0.5).apcaContrast(on: .white))
        XCTAssertTrue(Color.black.apcaContrast(on: Color(white: 1, alpha: 0.5)).isNaN)
    }

    func testMissingComponentsAreCarriedToSpacesWhereTheyMeanTheSame() {
        let lch = CSSColor(space: .lchD50, nil, 30, nil, alpha: nil).converted(to: .oklch)
        XCTAssertNil(lch[0])
        XCTAssertNil(lch[2])
        XCTAssertNil(lch.alpha)
        XCTAssertNotNil(lch[1])
        XCTAssertNil(CSSColor(space: .labD50, nil, 3, 4).converted(to: .hsl)[2])
        XCTAssertNil(CSSColor(space: .srgb, nil, 0.5, 0.5).converted(to: .xyzD65)[0])
        XCTAssertEqual(
            Color(CSSColor(space: .srgb, nil, 0.5, nil, alpha: 0.25)),
            Color(red: 0, green: 0.5, blue: 0, alpha: 0.25)
        )
    }

    func testOnlyAnalogousComponentsStayMissing() {
        // The table "analogous components" of CSS Color 4, section 12.2; HSV's value, whiteness and blackness have
        // none.
        let meanings: [(spaces: [ColorSpace], names: [String?])] = [
            ([.labD50, .labD65, .oklab], ["lightness", "a", "b"]),
            ([.lchD50, .lchD65, .oklch], ["lightness", "colorfulness", "hue"]),
            ([.hsl], ["hue", "colorfulness", "lightness"]),
            ([.hsv], ["hue", "colorfulness", nil]),
            ([.hwb], ["hue", nil, nil]),
        ]
        func names(_ space: ColorSpace) -> [String?] {
            meanings.first { $0.spaces.contains(space) }?.names ?? ["red", "green", "blue"]
        }
        for source in ColorSpace.allCases {
            for target in ColorSpace.allCases where target != source {
                for gone in 0..<3 {
                    var numbers: [Double?] = [0.4, 0.5, 0.3]
                    numbers[gone] = nil
                    let color = CSSColor(space: source, numbers[0], numbers[1], numbers[2]).converted(to: target)
                    let name = names(source)[gone]
                    for place in 0..<3 where place != target.hueIndex {
                        let isAnalogous = name != nil && names(target)[place] == name
                        XCTAssertEqual(color[place] == nil, isAnalogous, "\(source) \(gone) to \(target) \(place)")
                    }
                }
            }
        }
    }

    func testOtherNumbersThanFourHaveNoComponent() {
        let color = CSSColor(space: .oklch, 0.5, 0.1, 30, alpha: 0.25)
        XCTAssertEqual((0...3).map { color[$0] }, [0.5, 0.1, 30, 0.25])
        for place in [-1, 4, 64, .min, .max] { XCTAssertNil(color[place]) }
    }

    func testEndsOfAnInterpolationAreExact() {
        let (start, end) = (Color(red: 0.1, green: 0.2, blue: 0.3), Color(red: 0.7, green: 0.8, blue: 0.95))
        for space in [ColorSpace.srgb, .oklab, .oklch, .hsl] {
            XCTAssertTrue(start.interpolated(to: end, at: 0, in: space).isClose(to: start, within: 1e-13))
            XCTAssertTrue(start.interpolated(to: end, at: 1, in: space).isClose(to: end, within: 1e-13))
        }
        XCTAssertEqual(start.interpolated(to: end, at: 1, in: .srgb), end)
    }

    func testSeverityBetweenTenthsIsInterpolated() {
        let color = Color(red: 0.8, green: 0.3, blue: 0.1)
        let light = [0.4, 0.45, 0.5].map { LinearSRGB(color.simulated(.deutan, severity: $0)).components }
        let middle = (light[0] + light[2]) / 2
        for index in 0..<3 { XCTAssertEqual(light[1][index], middle[index], accuracy: 1e-14) }
        XCTAssertEqual(color.simulated(.tritan, severity: 7), color.simulated(.tritan))
        XCTAssertTrue(color.simulated(.protan, severity: .nan).isClose(to: color, within: 1e-14))
    }

    func testDifferencesVanishForEqualColorsAndAreSymmetricWhereTheyShould() {
        let (first, second) = (LabD50(lightness: 50, a: 20, b: -30), LabD50(lightness: 60, a: -10, b: 5))
        XCTAssertEqual(first.deltaE2000(to: first), 0)
        XCTAssertEqual(first.deltaE2000(to: second), second.deltaE2000(to: first), accuracy: 1e-13)
        XCTAssertEqual(
            LabD50(lightness: 50, a: 0, b: 0).deltaE2000(to: first),
            first.deltaE2000(to: LabD50(lightness: 50, a: 0, b: 0)),
            accuracy: 1e-13
        )
        XCTAssertEqual(Color.white.difference(from: .black), 100, accuracy: 1e-9)
        XCTAssertEqual(first.deltaECMC(to: second), first.deltaECMC(to: second, lightness: 2, chroma: 1))
    }
}
