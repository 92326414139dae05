import AppFont
import CoreUIKitless
import Foundation
import KitlessTestSupport
import XCTest

final class TextLayoutTests: XCTestCase {
    /// DejaVu Sans at 20.48 points, so that 100 font units are a point.
    private func font(letterSpacing: Double = 0, lineHeight: Double = 25) throws -> SizedFont {
        let file = Fixtures.root.appendingPathComponent("Fonts/subset.ttf")
        let font = try OpenTypeFont(bytes: Array(Data(contentsOf: file)))
        let typography = Typography(style: .body, size: 20.48, lineHeight: lineHeight, letterSpacing: letterSpacing)
        return try XCTUnwrap(SizedFont(typography: typography.resolved(), fonts: [font]))
    }

    private func lines(_ text: String, _ width: Double, maximum: Int = 0) throws -> [String] {
        TextLayout(text, font: try font(), width: width, maximumLines: maximum).lines.map(\.text)
    }

    func testWidthsAreThoseOfFontTools() throws {
        let reference = try JSONValue(
            parsing: Data(contentsOf: Fixtures.root.appendingPathComponent("Fonts/reference.json"))
        )
        for (text, units) in zip(reference["texts"].array ?? [], reference["subset"]["widths"].doubles ?? []) {
            let text = try XCTUnwrap(text.string)
            XCTAssertEqual(try font().width(of: text), units / 100, accuracy: 1e-9, text)
            // Spaces at the end hang over the line.
            let isBlank = text.allSatisfy(\.isWhitespace)
            XCTAssertEqual(TextLayout(text, font: try font()).width, isBlank ? 0 : units / 100, accuracy: 1e-9, text)
        }
    }

    func testLinesBreakAfterSpacesAndSpacesHang() throws {
        let text = "The quick  brown fox"
        let brown = try font().width(of: "brown")
        XCTAssertEqual(try lines(text, .infinity), [text])
        XCTAssertEqual(try lines(text, brown), ["The", "quick", "brown", "fox"])
        let fox = try font().width(of: "brown fox")
        XCTAssertEqual(try lines(text, fox), ["The quick", "brown fox"])
        XCTAssertEqual(try lines(text, fox - 0.01), ["The quick", "brown", "fox"])
        let layout = TextLayout(text, font: try font(), width: fox)
        XCTAssertEqual(layout.lines[0].width, try font().width(of: "The quick"), "without the two spaces")
        XCTAssertEqual(layout.width, fox)
        XCTAssertEqual(try lines("a   ", 0.1), ["a"])
        XCTAssertEqual(try lines("no\u{A0}break here", 1000 / 10), ["no\u{A0}break", "here"])
    }

    func testAWordWiderThanTheLineBreaksBetweenCharacters() throws {
        let e = try font().width(of: "e\u{301}")
        XCTAssertEqual(try lines("e\u{301}e\u{301}e\u{301}", 2 * e), ["e\u{301}e\u{301}", "e\u{301}"])
        XCTAssertEqual(try lines("abc", 0), ["a", "b", "c"])
        XCTAssertEqual(try lines("abc", -5), ["a", "b", "c"])
        XCTAssertEqual(try lines("a b", .nan), ["a b"])
    }

    func testHardBreaks() throws {
        XCTAssertEqual(try lines("a\nb\r\nc\u{2028}d\u{2029}e", .infinity), ["a", "b", "c", "d", "e"])
        XCTAssertEqual(try lines("\n", .infinity), ["", ""])
        XCTAssertEqual(try lines("a  \n\nb\n", .infinity), ["a", "", "b", ""])
        XCTAssertEqual(try lines("", .infinity), [])
    }

    func testHyphensAndInvisibleBreaks() throws {
        let half = try font().width(of: "well-")
        XCTAssertEqual(try lines("well-known", half), ["well-", "kno", "wn"])
        XCTAssertEqual(try lines("(a) -12--x", try font().width(of: "(a) -1")), ["(a)", "-12--", "x"])
        XCTAssertEqual(try lines("foot\u{200B}ball", try font().width(of: "footb")), ["foot\u{200B}", "ball"])
        let soft = "re\u{AD}cord"
        XCTAssertEqual(try lines(soft, try font().width(of: "recor")), ["re\u{AD}-", "cord"])
        XCTAssertEqual(try lines(soft, 1000), [soft])
        let layout = TextLayout(soft, font: try font(), width: try font().width(of: "recor"))
        XCTAssertEqual(layout.lines[0].width, try font().width(of: "re-"), accuracy: 6, "no kerning with the hyphen")
    }

    func testAHyphenWithoutRoomLeavesTheBreakBefore() throws {
        let room = try font().width(of: "ab re") + font().width(of: "-") / 2
        XCTAssertEqual(try lines("ab re\u{AD}cord", room), ["ab", "re\u{AD}-", "cord"])
        XCTAssertEqual(try lines("ab r\u{AD}e\u{AD}cord", room), ["ab r\u{AD}-", "e\u{AD}-", "cord"])
    }

    /// Measured anew for each character, a long line would take minutes.
    func testALongLineIsShortenedInOneGo() throws {
        let text = String(repeating: "a", count: 50_000)
        let layout = TextLayout(text + "\nb", font: try font(), maximumLines: 1)
        XCTAssertEqual(layout.lines.map(\.text), [text + "…"])
        XCTAssertEqual(layout.width, try font().width(of: text + "…"), accuracy: 1e-6)
    }

    func testIdeographsBreakBetweenEachOtherButNotBeforePunctuation() throws {
        let han = try font().width(of: "漢")
        XCTAssertEqual(try lines("漢字仮名", 2 * han), ["漢字", "仮名"])
        XCTAssertEqual(try lines("漢字仮、名", 3 * han), ["漢字", "仮、名"])
        XCTAssertEqual(try lines("漢「字」", 2.5 * han), ["漢", "「字", "」"])
        XCTAssertEqual(try lines("한국어", 2 * han), ["한국", "어"])
    }

    func testLineLimitsEndInAnEllipsis() throws {
        let text = "The quick brown fox jumps over the lazy dog."
        let width = try font().width(of: "The quick bro")
        let layout = TextLayout(text, font: try font(), width: width, maximumLines: 2)
        XCTAssertTrue(layout.isTruncated)
        XCTAssertEqual(layout.lines.count, 2)
        XCTAssertEqual(layout.lines[0].text, "The quick")
        XCTAssertTrue(layout.lines[1].text.hasPrefix("brown fox"), layout.lines[1].text)
        XCTAssertTrue(layout.lines[1].text.hasSuffix("…"))
        XCTAssertLessThanOrEqual(layout.lines[1].width, width)
        XCTAssertFalse(TextLayout(text, font: try font(), width: width, maximumLines: 9).isTruncated)
        XCTAssertEqual(try lines("a\nb", .infinity, maximum: 1), ["a…"])
        XCTAssertEqual(try lines("abc", 0, maximum: 1), ["…"])
    }

    func testHeightAndBaselines() throws {
        let layout = TextLayout("a\nb\nc", font: try font(lineHeight: 30))
        // 1901 up and 483 down of 2048: 19.01 and 4.83 points, and half of what is left of 30 above.
        XCTAssertEqual(layout.height, 90)
        XCTAssertEqual(layout.firstBaseline, (30 - 19.01 - 4.83) / 2 + 19.01, accuracy: 1e-9)
        XCTAssertEqual(layout.lastBaselineFromBottom, 30 - layout.firstBaseline, accuracy: 1e-9)
        let empty = TextLayout("", font: try font())
        XCTAssertEqual([empty.width, empty.height, empty.firstBaseline, empty.lastBaselineFromBottom], [0, 0, 0, 0])
    }

    func testLetterSpacingFollowsEveryCharacter() throws {
        let plain = try font().width(of: "AVA")
        XCTAssertEqual(try font(letterSpacing: 2).width(of: "AVA"), plain + 6, accuracy: 1e-9)
        XCTAssertEqual(
            try font(letterSpacing: 2).width(of: "e\u{301}\n"),
            try font().width(of: "e\u{301}") + 2,
            accuracy: 1e-9
        )
    }

    func testACharacterThatTheFirstFontLacksComesFromTheNext() throws {
        let full = try font().fonts[0]
        let file = Fixtures.root.appendingPathComponent("Fonts/subset.ttf")
        var bytes = Array(try Data(contentsOf: file))
        // The same font with all its character maps' platforms changed but for one that maps nothing of Greek.
        bytes = try XCTUnwrap(Self.withoutGreek(bytes))
        let latin = try OpenTypeFont(bytes: bytes)
        XCTAssertEqual(latin.glyph(for: "Ω"), 0)
        let typography = Typography(style: .body, size: 20.48).resolved()
        let font = try XCTUnwrap(SizedFont(typography: typography, fonts: [latin, full]))
        XCTAssertEqual(font.width(of: "AΩ漢"), try self.font().width(of: "AΩ漢"), accuracy: 1e-9)
        XCTAssertNil(SizedFont(typography: typography, fonts: []))
        var library = FontLibrary()
        library.register(full)
        XCTAssertEqual(library.sizedFont(for: typography)?.fonts.count, 1)
        XCTAssertNil(FontLibrary().sizedFont(for: typography))
    }

    /// Moves the end of the group that maps Greek in the table of format 12 to its start.
    private static func withoutGreek(_ bytes: [UInt8]) -> [UInt8]? {
        var bytes = bytes
        let pattern: [UInt8] = [0, 0, 0x03, 0xA3, 0, 0, 0x03, 0xCE]
        guard let place = bytes.indices.dropLast(8).last(where: { bytes[$0..<$0 + 8].elementsEqual(pattern) }) else {
            return nil
        }
        bytes.replaceSubrange(place + 4..<place + 8, with: [0, 0, 0x03, 0xA3])
        return bytes
    }
}
