import AppColors
import Foundation
import KitlessTestSupport
import XCTest

final class ContrastTests: XCTestCase {
    func testEveryTextPairOfTheAccessiblePaletteMeetsAA() {
        XCTAssertEqual(AppColors.textPairs.count, 16)
        for appearance in Appearance.allCases {
            for pair in AppColors.textPairs {
                let ratio = Self.contrast(of: pair, in: .accessible, appearance)
                XCTAssertGreaterThanOrEqual(ratio, 4.5, "\(pair.text) on \(pair.background), \(appearance)")
            }
        }
    }

    func testTheCalculatedGreysLoseContrastAsDocumented() {
        let background = AppColors.system.background.resolved(for: .dark)
        XCTAssertEqual(background.value, 0.6)
        XCTAssertEqual(AppColors.system.label.resolved(for: .dark).value, 0.15)
        XCTAssertLessThan(Self.contrast(of: (.secondaryLabel, .background), in: .system, .dark), 3)
    }

    func testTheArticleListsEveryContrast() throws {
        let article = Fixtures.root
            .deletingLastPathComponent()
            .deletingLastPathComponent()
            .appendingPathComponent("Sources/AppColors/AppColors.docc/Contrast.md")
        let text = try String(contentsOf: article, encoding: .utf8)
        for pair in AppColors.textPairs {
            let ratios = [AppColors.system, .accessible].flatMap { palette in
                Appearance.allCases.map { String(format: "%.2f", Self.contrast(of: pair, in: palette, $0)) }
            }
            let row = "| `\(pair.text)` on `\(pair.background)` | \(ratios.joined(separator: " | ")) |"
            XCTAssertTrue(text.contains(row), row)
        }
    }

    /// The contrast ratio of WCAG 2.2.
    private static func contrast(
        of pair: (text: ColorRole, background: ColorRole),
        in palette: AppColors,
        _ appearance: Appearance
    ) -> Double {
        let luminances = [pair.text, pair.background].map { role in
            let rgb = palette[role].resolved(for: appearance).rgbComponents
            let linear = [rgb.red, rgb.green, rgb.blue].map { component in
                component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
        }
        return (max(luminances[0], luminances[1]) + 0.05) / (min(luminances[0], luminances[1]) + 0.05)
    }
}
