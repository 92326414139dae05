import AppFont
import CoreUIKitless
import Foundation
import KitlessTestSupport
import XCTest

final class FontTextMeasurerTests: XCTestCase {
    private func measurer(_ typography: Typography) throws -> FontTextMeasurer {
        let file = Fixtures.root.appendingPathComponent("Fonts/subset.ttf")
        var library = FontLibrary()
        try library.register(bytes: Array(Data(contentsOf: file)))
        return try XCTUnwrap(FontTextMeasurer(typography: typography.resolved(), library: library))
    }

    func testALabelHasTheSizeThatTheFontGives() throws {
        let label = Label(text: "AVATAR")
        label.measurer = try measurer(Typography(style: .body, lineHeight: 22, letterSpacing: 0.5))
        label.fontSize = 34
        // fontTools: 7698 units of 2048; the letter spacing and line height double with the size.
        XCTAssertEqual(label.intrinsicContentSize.width, 7698 * 34 / 2048 + 6, accuracy: 1e-9)
        XCTAssertEqual(label.intrinsicContentSize.height, 44, accuracy: 1e-9)
        let baseline: CGFloat = (44 - (1901 + 483) * 34 / 2048) / 2 + 1901 * 34 / 2048
        XCTAssertEqual(label.firstBaselineOffsetFromTop, baseline, accuracy: 1e-9)
        XCTAssertEqual(label.lastBaselineOffsetFromBottom, 44 - baseline, accuracy: 1e-9)
    }

    /// Apple documents body text of 28 points at the first accessibility size, and headlines as semibold.
    func testALabelTakesSizeAndWeightOfATypography() {
        let label = Label(text: "Sum")
        label.apply(AppFont.system[.body].resolved(for: .accessibilityMedium))
        XCTAssertEqual(label.fontSize, 28)
        XCTAssertEqual(label.fontWeight, 400)
        label.apply(AppFont.system[.headline].resolved())
        XCTAssertEqual(label.fontSize, 17)
        XCTAssertEqual(label.fontWeight, 600)
    }

    func testALabelWrapsInTheWidthOfTheLayout() throws {
        let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
        let label = Label(text: "The quick brown fox jumps over the lazy dog.")
        label.numberOfLines = 0
        label.measurer = try measurer(Typography(style: .body))
        root.addSubview(label)
        label.constrainEdges(.notBottom)
        root.layoutIfNeeded()
        let measurer = try measurer(Typography(style: .body))
        let lines = TextLayout(label.text, font: measurer.font, width: 100).lines
        XCTAssertEqual(label.frame.width, 100)
        XCTAssertEqual(label.frame.height, CGFloat(lines.count) * 22, accuracy: 1e-6)
        XCTAssertEqual(lines.map(\.text), ["The quick", "brown fox", "jumps over", "the lazy", "dog."])
        label.numberOfLines = 2
        root.layoutIfNeeded()
        XCTAssertEqual(label.frame.height, 44, accuracy: 1e-6)
    }

    func testOddSizesChangeNothing() throws {
        let measurer = try measurer(Typography(style: .body))
        let usual = measurer.measure("a", fontSize: 17, width: .infinity, lineLimit: 0)
        for size in [CGFloat.nan, 0, -1, .infinity] {
            XCTAssertEqual(measurer.measure("a", fontSize: size, width: .infinity, lineLimit: 0), usual)
        }
        XCTAssertEqual(measurer.measure("", fontSize: 17, width: 10, lineLimit: 0), TextMeasurement(size: .zero))
        XCTAssertNil(FontTextMeasurer(typography: Typography(style: .body).resolved(), library: FontLibrary()))
    }

    func testDrawingGetsTheSameLines() throws {
        let measurer = try measurer(Typography(style: .body))
        let lines = measurer.lines(of: "The quick brown", fontSize: 17, width: 100)
        XCTAssertEqual(lines.map(\.text), ["The quick", "brown"])
        XCTAssertEqual(lines[1].width, measurer.measure("brown", fontSize: 17, width: 100, lineLimit: 0).size.width)
        XCTAssertEqual(measurer.lines(of: "", fontSize: 17, width: 100).map(\.text), [""])
    }

    func testTraitsChooseTheTextSize() {
        let traits = TraitCollection {
            $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
            $0.legibilityWeight = .bold
        }
        let resolved = Typography(style: .body).resolved(for: traits)
        XCTAssertEqual(resolved.size, 53)
        XCTAssertEqual(resolved.weight, .bold)
        XCTAssertEqual(Typography(style: .body).resolved(for: TraitCollection()).size, 17)
    }
}
