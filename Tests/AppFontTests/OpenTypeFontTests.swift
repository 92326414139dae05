import AppFont
import XCTest

final class OpenTypeFontTests: XCTestCase {
    func testASmallFontIsReadAsBuilt() throws {
        let font = try FontBuilder().font()
        XCTAssertEqual(font.metrics.unitsPerEm, 1000)
        XCTAssertEqual(font.metrics.ascender, 800)
        XCTAssertEqual(font.metrics.descender, -200)
        XCTAssertEqual(font.metrics.lineGap, 90)
        XCTAssertEqual(font.metrics.lineHeight, 1090)
        XCTAssertNil(font.metrics.capHeight)
        XCTAssertEqual(font.names.family, "")
        XCTAssertEqual(font.weight, .regular)
        XCTAssertFalse(font.isItalic)
        XCTAssertEqual(font.advance(of: "AB"), 600 + 700 - 50)
        XCTAssertEqual(font.advance(of: "AB", usesKerning: false), 1300)
        XCTAssertEqual(font.advance(of: "BAx"), 700 + 600 + 500)
        XCTAssertEqual(font.advance(of: "A\n\u{AD}\u{200B}\u{85}B"), 1250, "what takes no room parts no pair")
        XCTAssertEqual(font.advance(ofGlyph: 3), 0)
        XCTAssertEqual(font.advance(ofGlyph: -1), 0)
        XCTAssertEqual(font.kerning(-1, 2), 0)
        XCTAssertEqual(font.kerning(9, 2), 0)
    }

    func testGlyphsBeyondTheMeasuredOnesShareTheLastAdvance() throws {
        var builder = FontBuilder()
        builder.tables["hhea"] = be16(1, 0, 800, -200, 90) + be16(repeating: 0, 12) + be16(2)
        builder.tables["hmtx"] = be16(500, 0, 600, 0, 9)
        XCTAssertEqual(try builder.font().advance(ofGlyph: 2), 600)
    }

    func testFormat4ReadsGlyphArraysAndWraps() throws {
        var builder = FontBuilder()
        let bytes = FontBuilder.format4([(65, 67, 1, 6), (0xF0, 0xF1, 0x10000 - 0xEF, 0)], glyphs: [1, 0, 7])
        builder.tables["cmap"] = FontBuilder.cmap([(0, 3, bytes)])
        let wrapped = try builder.font()
        XCTAssertEqual(wrapped.glyph(for: "A"), 2, "the delta is added to a glyph of the array")
        XCTAssertEqual(wrapped.glyph(for: "B"), 0, "but not to a missing one")
        XCTAssertEqual(wrapped.glyph(for: "C"), 0, "glyph 8 does not exist")
        XCTAssertEqual(wrapped.glyph(for: "\u{F0}"), 1)
        XCTAssertEqual(wrapped.glyph(for: "\u{F1}"), 2)
        XCTAssertEqual(wrapped.characterCount, 3)
    }

    func testTheWidestCharacterMapWins() throws {
        var builder = FontBuilder()
        let basic = FontBuilder.format4([(65, 65, 1 - 65, 0)])
        let full = FontBuilder.format12([(65, 65, 2), (0x1F600, 0x1F601, 1), (0x20000, 0x10FFFF, 1)])
        for subtables in [[(3, 1, basic), (3, 10, full)], [(0, 4, full), (0, 3, basic)]] {
            builder.tables["cmap"] = FontBuilder.cmap(subtables)
            let font = try builder.font()
            XCTAssertEqual(font.glyph(for: "A"), 2)
            XCTAssertEqual(font.glyph(for: "\u{1F600}"), 1)
            XCTAssertEqual(font.glyph(for: "\u{1F601}"), 2)
            XCTAssertEqual(font.glyph(for: "\u{1F602}"), 0)
            XCTAssertEqual(font.glyph(for: "\u{10FFFF}"), 0)
        }
    }

    func testSymbolFontsAnswerToPlainCharacters() throws {
        var builder = FontBuilder()
        builder.tables["cmap"] = FontBuilder.cmap([(3, 0, FontBuilder.format4([(0xF041, 0xF041, 2 - 0xF041, 0)]))])
        XCTAssertEqual(try builder.font().glyph(for: "A"), 2)
        XCTAssertEqual(try builder.font().glyph(for: "\u{F041}"), 2)
    }

    func testKerningSubtablesAddUpOrReplace() throws {
        var builder = FontBuilder()
        let first = FontBuilder.kern([(1, 2, -50), (2, 1, 4)], coverage: 1)
        let vertical = FontBuilder.kern([(1, 2, 99)], coverage: 0)
        for (coverage, expected) in [(1, -60), (9, -10)] {
            builder.tables["kern"] = be16(0, 3) + first + vertical + FontBuilder.kern([(1, 2, -10)], coverage: coverage)
            XCTAssertEqual(try builder.font().kerning(1, 2), expected)
            XCTAssertEqual(try builder.font().kerning(2, 1), 4)
        }
        let list = FontBuilder.pairList([(1, 2, -7), (5, 1, 3)])
        builder.tables["kern"] =
            be32(0x0001_0000, 2, 8 + list.count) + be16(0x8000, 0) + list
            + be32(8 + list.count) + be16(0, 0) + list
        XCTAssertEqual(try builder.font().kerning(1, 2), -7)
        XCTAssertEqual(try builder.font().kerningPairCount, 1, "a pair of a glyph that does not exist is left out")
    }

    func testALastSubtableMayBeLongerThanItsLengthCanTell() throws {
        var builder = FontBuilder()
        var subtable = FontBuilder.kern([(1, 2, -50), (2, 2, 5)], coverage: 1)
        subtable.replaceSubrange(2..<4, with: be16(14))
        builder.tables["kern"] = be16(0, 1) + subtable
        XCTAssertEqual(try builder.font().kerning(2, 2), 5)
    }

    func testNamesPreferEnglishAndTypographicFamilies() throws {
        var builder = FontBuilder()
        func utf16(_ text: String) -> [UInt8] { text.utf16.flatMap { be16(Int($0)) } }
        builder.tables["name"] = FontBuilder.names([
            (1, 0, 0, 1, Array("Mac\u{80}".utf8)),
            (3, 1, 0x407, 1, utf16("Schrift")),
            (3, 1, 0x409, 1, utf16("Face Light")),
            (0, 3, 0, 1, utf16("Other")),
            (3, 1, 0x409, 2, utf16("Regular")),
            (3, 1, 0x409, 16, utf16("Face 𝔸")),
            (3, 1, 0x409, 17, utf16("Light")),
            (1, 0, 0, 4, Array("Face Light".utf8)),
            (1, 0, 5, 6, Array("no".utf8)),
            (2, 0, 0, 6, Array("no".utf8)),
            (3, 10, 0x411, 6, utf16("FaceLight")),
            (3, 10, 0x409, 6, be16(0xD800)),
            (3, 1, 0x409, 300, utf16("none of ours")),
        ])
        let names = try builder.font().names
        XCTAssertEqual(names.family, "Face 𝔸")
        XCTAssertEqual(names.subfamily, "Light")
        XCTAssertEqual(names.fullName, "Face Light")
        XCTAssertEqual(names.postScriptName, "FaceLight")
    }

    func testVerticalMeasuresComeFromWhereTheFontSays() throws {
        var builder = FontBuilder()
        let typographic = [700, -300, 50]
        builder.tables["OS/2"] = FontBuilder.windows(
            weight: 600,
            selection: 1,
            typographic: typographic,
            windows: [900, 250]
        )
        var font = try builder.font()
        XCTAssertEqual([font.metrics.ascender, font.metrics.descender, font.metrics.lineGap], [800, -200, 90])
        XCTAssertEqual(font.weight, .semibold)
        XCTAssertTrue(font.isItalic)
        XCTAssertEqual(font.metrics.xHeight, 480)
        XCTAssertEqual(font.metrics.capHeight, 710)
        builder.tables["OS/2"] = FontBuilder.windows(
            version: 1,
            weight: 400,
            selection: 0x80,
            typographic: typographic,
            windows: [900, 250]
        )
        font = try builder.font()
        XCTAssertEqual([font.metrics.ascender, font.metrics.descender, font.metrics.lineGap], typographic)
        XCTAssertNil(font.metrics.xHeight)
        builder.tables["hhea"] = be16(1, 0, 0, 0, 0) + be16(repeating: 0, 12) + be16(3)
        builder.tables["OS/2"] = FontBuilder.windows(
            weight: 400,
            selection: 0,
            typographic: [0, 0, 0],
            windows: [900, 250]
        )
        font = try builder.font()
        XCTAssertEqual([font.metrics.ascender, font.metrics.descender, font.metrics.lineGap], [900, -250, 0])
    }

    func testWeightAndSlantFallBackToTheHead() throws {
        var builder = FontBuilder()
        builder.tables["head"] = FontBuilder.head(style: 3)
        XCTAssertEqual(try builder.font().weight, .bold)
        XCTAssertTrue(try builder.font().isItalic)
    }

    func testCollectionsHoldSeveralFonts() throws {
        var second = FontBuilder()
        second.tables["head"] = FontBuilder.head(unitsPerEm: 2000)
        let header = Array("ttcf".utf8) + be32(0x0001_0000, 2, 20)
        let first = FontBuilder().shifted(by: 20)
        let bytes = header + be32(20 + first.count) + first + second.shifted(by: 20 + first.count)
        XCTAssertEqual(try OpenTypeFont(bytes: bytes).metrics.unitsPerEm, 1000)
        XCTAssertEqual(try OpenTypeFont(bytes: bytes, index: 1).metrics.unitsPerEm, 2000)
        for index in [-1, 2, .max] {
            XCTAssertThrowsError(try OpenTypeFont(bytes: bytes, index: index)) {
                XCTAssertEqual($0 as? OpenTypeError, .noFont(index: index, count: 2))
            }
        }
        XCTAssertThrowsError(try OpenTypeFont(bytes: FontBuilder().bytes(), index: 1)) {
            XCTAssertEqual($0 as? OpenTypeError, .noFont(index: 1, count: 1))
        }
    }

    func testPostScriptAndAppleSignaturesAreFonts() throws {
        for format in [0x4F54_544F, 0x7472_7565] {
            XCTAssertEqual(try OpenTypeFont(bytes: FontBuilder().bytes(format: format)).glyphCount, 3)
        }
    }
}

extension FontBuilder {
    /// The file as part of a larger one, its tables' places counted from the larger one's start.
    func shifted(by shift: Int) -> [UInt8] {
        var places: [String: (offset: Int, count: Int)] = [:]
        var offset = shift + 12 + tables.count * 16
        for name in tables.keys.sorted() {
            places[name] = (offset, tables[name]?.count ?? 0)
            offset += tables[name]?.count ?? 0
        }
        return bytes(places: places)
    }
}
