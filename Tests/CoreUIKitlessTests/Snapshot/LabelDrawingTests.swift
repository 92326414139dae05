import CoreUIKitless
import Foundation
import XCTest

final class LabelDrawingTests: XCTestCase {
    /// Every character is as wide as the font is high, and a line is twice as high as the font.
    private struct Grid: TextLineBreaking {
        func lines(of text: String, fontSize: CGFloat, width: CGFloat) -> [(text: String, width: CGFloat)] {
            let room = width.isFinite ? max(Int(width / fontSize), 1) : Int.max
            return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
                line -> [(String, CGFloat)] in
                guard line.count > room else { return [(String(line), CGFloat(line.count) * fontSize)] }
                return stride(from: 0, to: line.count, by: room).map { start in
                    let part = line.dropFirst(start).prefix(room)
                    return (String(part), CGFloat(part.count) * fontSize)
                }
            }
        }

        func measure(_ text: String, fontSize: CGFloat, width: CGFloat, lineLimit: Int) -> TextMeasurement {
            let all = lines(of: text, fontSize: fontSize, width: lineLimit == 1 ? .infinity : width)
            let shown = lineLimit > 0 ? Array(all.prefix(lineLimit)) : all
            return TextMeasurement(
                size: CGSize(width: shown.map(\.width).max() ?? 0, height: 2 * fontSize * CGFloat(shown.count)),
                firstBaseline: 1.5 * fontSize,
                lastBaseline: 0.5 * fontSize
            )
        }
    }

    private func texts(
        _ text: String,
        lines: Int = 1,
        size: CGSize = CGSize(width: 100, height: 20),
        direction: UserInterfaceLayoutDirection = .leftToRight,
        configure: (Label) -> Void = { _ in }
    ) -> [String] {
        let root = LayoutView(frame: CGRect(origin: .zero, size: size))
        root.environment.layoutDirection = direction
        let label = Label(text: text, frame: CGRect(origin: .zero, size: size))
        label.measurer = Grid()
        label.fontSize = 10
        label.numberOfLines = lines
        configure(label)
        root.addSubview(label)
        let svg = SVGSnapshot(of: root).text
        return svg.components(separatedBy: "<text ").dropFirst().map { $0.components(separatedBy: "</text>")[0] }
    }

    func testALineStandsOnItsBaselineAsWideAsItWasMeasured() {
        XCTAssertEqual(
            texts("abc"),
            [
                ##"x="15" y="15" font-size="10" fill="#000000" text-anchor="middle""##
                    + ##" textLength="30" lengthAdjust="spacingAndGlyphs">abc"##
            ]
        )
    }

    func testLinesFollowEachOther() {
        let drawn = texts("abcdefghijklm", lines: 0, size: CGSize(width: 100, height: 40))
        XCTAssertEqual(drawn.map { $0.components(separatedBy: ">").last }, ["abcdefghij", "klm"])
        XCTAssertTrue(drawn[0].contains("y=\"15\""))
        XCTAssertTrue(drawn[1].contains("y=\"35\""))
    }

    func testWhatHasNoRoomEndsInAnEllipsis() {
        XCTAssertTrue(texts("abcdefghijklm")[0].hasSuffix(">abcdefghi…"))
        let drawn = texts("abcdefghijklmnopqrstuvwxyz", lines: 2, size: CGSize(width: 100, height: 40))
        XCTAssertEqual(drawn.map { $0.components(separatedBy: ">").last }, ["abcdefghij", "klmnopqrs…"])
    }

    func testAHigherLabelShowsItsTextInTheMiddle() {
        XCTAssertTrue(texts("abc", size: CGSize(width: 100, height: 60))[0].contains("y=\"35\""))
    }

    func testAlignmentNamesASideAndNaturalFollowsTheDirection() {
        func x(_ alignment: TextAlignment, _ direction: UserInterfaceLayoutDirection) -> String? {
            texts("abc", direction: direction) { $0.textAlignment = alignment }[0].components(separatedBy: "\"")[1]
        }
        XCTAssertEqual(x(.left, .leftToRight), "15")
        XCTAssertEqual(x(.center, .leftToRight), "50")
        XCTAssertEqual(x(.right, .leftToRight), "85")
        XCTAssertEqual(x(.natural, .leftToRight), "15")
        XCTAssertEqual(x(.natural, .rightToLeft), "85")
        XCTAssertEqual(x(.left, .rightToLeft), "15")
    }

    func testColourAndWeightAreThoseOfTheLabel() {
        let drawn = texts("abc") { label in
            label.textColor = Color(rgb: 0xFF0000)
            label.fontWeight = 2000
        }
        XCTAssertTrue(drawn[0].contains("font-weight=\"900\" fill=\"#ff0000\""), drawn[0])
    }

    func testTextOfAScriptFromTheRightSaysSo() {
        XCTAssertTrue(texts("(שלום)")[0].contains("direction=\"rtl\""))
        XCTAssertTrue(texts("123 سلام")[0].contains("direction=\"rtl\""))
        XCTAssertFalse(texts("abc سلام")[0].contains("direction"))
        XCTAssertFalse(texts("123")[0].contains("direction"))
    }

    func testAMeasurerThatBreaksNoLinesGivesOneLineOfTheViewersWidth() {
        struct Plain: TextMeasuring {
            func measure(_ text: String, fontSize: CGFloat, width: CGFloat, lineLimit: Int) -> TextMeasurement {
                TextMeasurement(size: CGSize(width: 50, height: 20), firstBaseline: 15, lastBaseline: 5)
            }
        }
        func drawn(_ text: String, _ alignment: TextAlignment) -> String {
            texts(text) { label in
                label.measurer = Plain()
                label.textAlignment = alignment
            }[0]
        }
        XCTAssertEqual(drawn("abc", .left), ##"x="0" y="15" font-size="10" fill="#000000">abc"##)
        XCTAssertTrue(
            drawn("abc", .right).contains("x=\"100\" y=\"15\" font-size=\"10\" fill=\"#000000\" text-anchor=\"end\"")
        )
        XCTAssertTrue(drawn("سلام", .left).contains("direction=\"rtl\" text-anchor=\"end\""))
        XCTAssertFalse(drawn("سلام", .right).contains("text-anchor"))
        XCTAssertTrue(drawn("abc", .center).contains("text-anchor=\"middle\""))
    }
}
