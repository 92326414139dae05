import CoreUIKitless
import Foundation
import XCTest

final class DynamicColorTests: XCTestCase {
    private func traits(_ style: UserInterfaceStyle, _ contrast: AccessibilityContrast) -> TraitCollection {
        TraitCollection {
            $0.userInterfaceStyle = style
            $0.accessibilityContrast = contrast
        }
    }

    func testEachCombinationHasItsOwnColor() {
        let color = DynamicColor(
            light: Color(rgb: 1),
            dark: Color(rgb: 2),
            highContrastLight: Color(rgb: 3),
            highContrastDark: Color(rgb: 4)
        )
        XCTAssertEqual(
            TraitCollection.allColorSpaces.map { color.resolved(for: $0) },
            [1, 3, 2, 4].map { Color(rgb: $0) }
        )
    }

    func testUnspecifiedTraitsMeanLightAndNormalContrast() {
        let color = DynamicColor(light: .white, dark: .black, highContrastLight: .clear)
        XCTAssertEqual(color.resolved(for: TraitCollection()), .white)
        XCTAssertEqual(color.resolved(for: traits(.unspecified, .high)), .clear)
        XCTAssertEqual(color.resolved(for: traits(.dark, .unspecified)), .black)
    }

    func testHighContrastFallsBackToTheNormalColor() {
        let color = DynamicColor(light: .white, dark: .black)
        XCTAssertEqual(color.resolved(for: traits(.light, .high)), .white)
        XCTAssertEqual(color.resolved(for: traits(.dark, .high)), .black)
        XCTAssertEqual(DynamicColor(.white), DynamicColor(light: .white, dark: .white))
    }

    func testAProviderIsAskedForEachCombination() {
        let color = DynamicColor { traits in
            Color(rgb: (traits.userInterfaceStyle == .dark ? 2 : 0) + (traits.accessibilityContrast == .high ? 1 : 0))
        }
        for (index, traits) in TraitCollection.allColorSpaces.enumerated() {
            XCTAssertEqual(color.resolved(for: traits), Color(rgb: UInt(index)))
        }
    }

    func testGamutComesAfterAppearanceAndContrast() {
        let color = DynamicColor(
            light: Color(rgb: 1),
            dark: Color(rgb: 2),
            highContrastLight: Color(rgb: 3),
            highContrastDark: Color(rgb: 4),
            displayP3: .init(light: Color(rgb: 5), highContrastDark: Color(rgb: 6))
        )
        func resolved(on gamut: DisplayGamut) -> [Color] {
            TraitCollection.allColorSpaces.map { traits in
                color.resolved(for: traits.modifyingTraits { $0.displayGamut = gamut })
            }
        }
        let plain = [1, 3, 2, 4].map { Color(rgb: $0) }
        XCTAssertEqual(resolved(on: .unspecified), plain)
        XCTAssertEqual(resolved(on: .sRGB), plain)
        // A variant that is missing is that of sRGB for the same appearance and contrast.
        XCTAssertEqual(resolved(on: .displayP3), [5, 3, 2, 6].map { Color(rgb: $0) })
    }

    func testWideVariantsFallBackToNormalContrastWhereTheOthersDo() {
        let color = DynamicColor(light: .white, dark: .black, displayP3: .init(light: .clear))
        let high = traits(.light, .high).modifyingTraits { $0.displayGamut = .displayP3 }
        XCTAssertEqual(color.resolved(for: high), .clear)
        XCTAssertEqual(color.resolved(for: traits(.light, .high)), .white)
    }

    func testAProviderIsAskedForTheWideGamutToo() throws {
        let red = Color(DisplayP3(red: 1, green: 0, blue: 0))
        let color = DynamicColor { traits in
            traits.displayGamut == .displayP3 && traits.userInterfaceStyle == .dark ? red : .black
        }
        XCTAssertEqual(color.displayP3, .init(dark: red, highContrastDark: red))
        XCTAssertNil(DynamicColor { _ in .white }.displayP3)
        XCTAssertEqual(try JSONDecoder().decode(DynamicColor.self, from: JSONEncoder().encode(color)), color)
        // Text from before there were gamuts.
        let plain = DynamicColor(light: .white, dark: .black)
        let text = try XCTUnwrap(String(data: JSONEncoder().encode(plain), encoding: .utf8))
        XCTAssertFalse(text.contains("displayP3"))
        XCTAssertEqual(try JSONDecoder().decode(DynamicColor.self, from: Data(text.utf8)), plain)
    }

    /// Values of Apple's Human Interface Guidelines, as decimal components there.
    func testSystemColorsAreThePublishedOnes() {
        let pink = DynamicColor.system(.pink)
        XCTAssertEqual(pink.light, Color(red: 255.0 / 255, green: 45.0 / 255, blue: 85.0 / 255))
        XCTAssertEqual(pink.dark, Color(red: 255.0 / 255, green: 55.0 / 255, blue: 95.0 / 255))
        XCTAssertEqual(pink.highContrastLight, Color(red: 211.0 / 255, green: 15.0 / 255, blue: 69.0 / 255))
        XCTAssertEqual(pink.highContrastDark, Color(red: 255.0 / 255, green: 100.0 / 255, blue: 130.0 / 255))
        XCTAssertEqual(Color.systemPink, pink.light)
        let gray = DynamicColor.system(.gray)
        XCTAssertEqual(gray.light, gray.dark)
        XCTAssertEqual(DynamicColor.system(.blue).light, Color(red: 0, green: 122.0 / 255, blue: 1))
    }

    /// What increased contrast is for: on the system's own white and black backgrounds it is never lower.
    func testIncreasedContrastIsNotLowerThanNormal() {
        for name in DynamicColor.System.allCases where !name.rawValue.hasPrefix("gray") {
            let color = name.color
            XCTAssertGreaterThan(
                color.highContrastLight.contrastRatio(to: .white),
                color.light.contrastRatio(to: .white),
                name.rawValue
            )
        }
    }

    func testSystemColorsAreFoundByTheirNames() {
        for name in DynamicColor.System.allCases {
            XCTAssertEqual(DynamicColor.System(name: name.name), name)
            XCTAssertEqual(DynamicColor.System(name: name.name + "Color"), name)
        }
        for name in [
            "", "system", "pink", "systempink", "systemLabel", "labelColor", "systemColor", "systemPinkColorColor",
        ] {
            XCTAssertNil(DynamicColor.System(name: name), name)
        }
    }

    func testColorsSurviveJSONBitForBit() throws {
        let colors = [Color(red: 0.1, green: 1.0 / 3, blue: -0.25, alpha: 0.5), .white, .clear]
        let data = try JSONEncoder().encode(colors)
        XCTAssertEqual(try JSONDecoder().decode([Color].self, from: data), colors)
        let opaque = try JSONDecoder().decode(Color.self, from: Data(#"{"red":1,"green":0.5,"blue":0}"#.utf8))
        XCTAssertEqual(opaque, Color(red: 1, green: 0.5, blue: 0))
        XCTAssertThrowsError(try JSONDecoder().decode(Color.self, from: Data(#"{"red":1}"#.utf8)))
        XCTAssertThrowsError(try JSONEncoder().encode(Color(red: .nan, green: 0, blue: 0)))
        let dynamic = DynamicColor.system(.teal)
        XCTAssertEqual(try JSONDecoder().decode(DynamicColor.self, from: JSONEncoder().encode(dynamic)), dynamic)
    }
}
