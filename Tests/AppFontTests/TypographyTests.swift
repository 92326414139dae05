import AppFont
import XCTest

final class TypographyTests: XCTestCase {
    /// Apple's Human Interface Guidelines, "Typography": size/leading from xSmall to AX5.
    private static let documented: [TextStyle: String] = [
        .largeTitle: "31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70",
        .title1: "25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68",
        .title2: "19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66",
        .title3: "17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65",
        .headline: "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62",
        .body: "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62",
        .callout: "13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60",
        .subheadline: "12/16 13/18 14/19 15/20 17/22 19/24 21/28 25/31 30/37 36/43 42/50 49/58",
        .footnote: "12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52",
        .caption1: "11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/28 26/32 32/39 37/44 43/51",
        .caption2: "11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48",
    ]

    func testEveryStyleHasTheDocumentedNumbersInEveryCategory() {
        XCTAssertEqual(TextStyle.allCases.count, 11)
        XCTAssertEqual(ContentSizeCategory.allCases.count, 13)
        for style in TextStyle.allCases {
            XCTAssertEqual(style.size(for: .unspecified), style.size(for: .large))
            XCTAssertEqual(style.leading(for: .unspecified), style.leading(for: .large))
            for (category, numbers) in zip(
                ContentSizeCategory.allCases.dropFirst(),
                Self.documented[style]?.split(separator: " ") ?? []
            ) {
                let resolved = AppFont.system[style].resolved(for: category)
                XCTAssertEqual(
                    "\(Int(resolved.size))/\(Int(resolved.lineHeight))",
                    String(numbers),
                    "\(style) \(category)"
                )
                XCTAssertEqual(resolved.size, style.size(for: category), "exactly")
                XCTAssertEqual(resolved.lineHeight, style.leading(for: category), "exactly")
            }
            XCTAssertEqual(AppFont.system[style].weight, style == .headline ? .semibold : .regular)
            let isLarge = [.largeTitle, .title1, .title2].contains(style)
            XCTAssertEqual(style.emphasizedWeight, isLarge ? .bold : .semibold)
        }
    }

    func testOtherNumbersScaleByTheRatioOfDocumentedSizes() {
        let typography = Typography(style: .body, size: 34, lineHeight: 44, letterSpacing: -0.5)
        let resolved = typography.resolved(for: .accessibilityExtraExtraExtraLarge)
        XCTAssertEqual(resolved.size, 106)
        XCTAssertEqual(resolved.lineHeight, 124)
        XCTAssertEqual(resolved.letterSpacing, -0.5 * 53 / 17, accuracy: 1e-15)
        XCTAssertEqual(TextStyle.body.scaledValue(for: 44, category: .extraSmall), 44 * 14 / 17.0)
        XCTAssertEqual(Typography(style: .title2, size: 44).lineHeight, 56, "the leading grows with a given size")
    }

    func testAMaximumScaleFactorLimitsEverySize() {
        let typography = Typography(style: .caption2, letterSpacing: 1, maximumScaleFactor: 2)
        let resolved = typography.resolved(for: .accessibilityExtraExtraExtraLarge)
        XCTAssertEqual(resolved.size, 22)
        XCTAssertEqual(resolved.lineHeight, 26)
        XCTAssertEqual(resolved.letterSpacing, 2)
        XCTAssertEqual(typography.resolved(for: .extraExtraLarge).size, 15)
        XCTAssertEqual(Typography(style: .body, maximumScaleFactor: 1).resolved(for: .accessibilityMedium).size, 17)
        let scaled = TextStyle.body.scaledValue(for: 10, category: .extraExtraExtraLarge, maximumScaleFactor: -1)
        XCTAssertEqual(scaled, 230 / 17.0)
    }

    func testLineHeightMultipleAndBoldText() {
        let typography = Typography(style: .body, weight: .medium, isItalic: true, lineHeightMultiple: 1.5)
        let resolved = typography.resolved(isBoldText: true)
        XCTAssertEqual(resolved.lineHeight, 33)
        XCTAssertEqual(resolved.weight, .heavy)
        XCTAssertTrue(resolved.isItalic)
        XCTAssertEqual(FontWeight.black.emphasizedForLegibility.value, 1000)
        XCTAssertEqual(FontWeight(-5).value, 1)
        XCTAssertLessThan(FontWeight.thin, .light)
    }

    func testNumbersThatCannotBeUsedCountAsNotGiven() {
        for odd in [Double.nan, .infinity, -1] {
            let typography = Typography(
                style: .body,
                size: odd,
                lineHeight: odd,
                lineHeightMultiple: odd,
                letterSpacing: odd < 0 ? 0 : odd,
                maximumScaleFactor: odd
            )
            XCTAssertEqual(typography, Typography(style: .body))
        }
    }

    func testAStyleCanBeReplaced() {
        let heading = Typography(style: .headline, size: 20)
        var fonts = AppFont(family: FontFamily("Inter"), overrides: [.headline: heading])
        XCTAssertEqual(fonts[.headline], heading)
        XCTAssertEqual(fonts[.body].family.name, "Inter")
        fonts[.body].weight = .bold
        XCTAssertEqual(fonts[.body].weight, .bold)
        XCTAssertTrue(AppFont.system[.body].family.isSystem)
    }

    func testCategoriesCompareBySize() {
        XCTAssertEqual(ContentSizeCategory.allCases.sorted(), ContentSizeCategory.allCases)
        XCTAssertEqual(ContentSizeCategory.allCases.filter(\.isAccessibilityCategory).count, 5)
    }
}
