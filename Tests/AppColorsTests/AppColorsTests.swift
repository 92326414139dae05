import AppColors
import XCTest

final class AppColorsTests: XCTestCase {
    func testTheNineNamesAreAppleSemanticNames() {
        XCTAssertEqual(
            ColorRole.allCases.map(\.rawValue),
            [
                "primary", "success", "secondary", "destructive", "label", "secondaryLabel", "onPrimary",
                "background", "secondaryBackground",
            ]
        )
    }

    func testSystemPaletteHasTheDocumentedColors() {
        let expected: [ColorRole: (Double, Double, Double)] = [
            .primary: (0.58, 0.8, 0.9),
            .success: (0.33, 0.7, 0.8),
            .secondary: (0.75, 0.6, 0.85),
            .destructive: (0, 0.8, 0.9),
            .label: (0, 0, 0.1),
            .secondaryLabel: (0, 0, 0.5),
            .onPrimary: (0, 0, 1),
            .background: (0, 0, 1),
            .secondaryBackground: (0, 0, 0.95),
        ]
        for role in ColorRole.allCases {
            let light = AppColors.system[role].resolved()
            XCTAssertEqual(light.hue, expected[role]?.0, "\(role)")
            XCTAssertEqual(light.saturation, expected[role]?.1, "\(role)")
            XCTAssertEqual(light.value, expected[role]?.2, "\(role)")
            XCTAssertEqual(light.alpha, 1)
            XCTAssertEqual(AppColors.system[role].resolved(for: .dark), light.darkVariant())
        }
    }

    func testEachNameIsItsOwnColor() {
        let steps = (0..<9).map { HSVColor(hue: Double($0) / 10, saturation: 0.5, value: 0.5) }
        let pairs = steps.map { DynamicHSVColor(light: $0, dark: $0.adjustingValue(by: 0.1)) }
        let explicit = AppColors(
            primary: pairs[0],
            success: pairs[1],
            secondary: pairs[2],
            destructive: pairs[3],
            label: pairs[4],
            secondaryLabel: pairs[5],
            onPrimary: pairs[6],
            background: pairs[7],
            secondaryBackground: pairs[8]
        )
        XCTAssertEqual(ColorRole.allCases.map { explicit[$0] }, pairs)
        for appearance in Appearance.allCases {
            let calculated = AppColors(
                primary: steps[0],
                success: steps[1],
                secondary: steps[2],
                destructive: steps[3],
                label: steps[4],
                secondaryLabel: steps[5],
                onPrimary: steps[6],
                background: steps[7],
                secondaryBackground: steps[8],
                for: appearance
            )
            XCTAssertEqual(ColorRole.allCases.map { calculated[$0].resolved(for: appearance) }, steps)
            let others = steps.map { appearance == .light ? $0.darkVariant() : $0.lightVariant() }
            let other: Appearance = appearance == .light ? .dark : .light
            XCTAssertEqual(ColorRole.allCases.map { calculated[$0].resolved(for: other) }, others)
        }
    }

    func testAPairIsMadeFromEitherAppearance() {
        let color = HSVColor(hue: 0.4, saturation: 0.5, value: 0.6)
        XCTAssertEqual(DynamicHSVColor(lightHSV: color), DynamicHSVColor(light: color, dark: color.darkVariant()))
        XCTAssertEqual(DynamicHSVColor(darkHSV: color), DynamicHSVColor(light: color.lightVariant(), dark: color))
    }
}
