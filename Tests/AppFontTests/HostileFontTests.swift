import AppFont
import Foundation
import KitlessTestSupport
import XCTest

final class HostileFontTests: XCTestCase {
    private func error(_ change: (inout FontBuilder) -> Void) -> OpenTypeError? {
        var builder = FontBuilder()
        change(&builder)
        do throws(OpenTypeError) {
            _ = try OpenTypeFont(bytes: builder.bytes())
            return nil
        } catch {
            XCTAssertFalse(error.description.isEmpty)
            return error
        }
    }

    func testEachRequiredTableIsMissed() {
        for name in ["head", "hhea", "maxp", "hmtx", "cmap"] {
            XCTAssertEqual(error { $0.tables[name] = nil }, .missingTable(name))
            XCTAssertEqual(error { $0.tables[name] = [] }, .truncated(table: name))
        }
        XCTAssertNil(error { $0.tables["kern"] = nil })
    }

    func testForbiddenValuesAreNamed() {
        func isMalformed(_ table: String, _ change: (inout FontBuilder) -> Void, line: UInt = #line) {
            guard case .malformedTable(table, _) = error(change) else {
                return XCTFail("no error of \(table)", line: line)
            }
        }
        isMalformed("head") { $0.tables["head"] = FontBuilder.head(magic: 0) }
        for units in [0, 15, 16385, 65535] {
            isMalformed("head") { $0.tables["head"] = FontBuilder.head(unitsPerEm: units) }
        }
        for count in [0, 4, 65535] {
            isMalformed("hhea") { $0.tables["hhea"] = be16(repeating: 0, 17) + be16(count) }
        }
        isMalformed("cmap") { $0.tables["cmap"] = FontBuilder.cmap([]) }
        isMalformed("cmap") { $0.tables["cmap"] = FontBuilder.cmap([(1, 0, FontBuilder.format4([]))]) }
        isMalformed("cmap") {
            $0.tables["cmap"] = FontBuilder.cmap([(3, 1, FontBuilder.format4([(70, 80, 0, 0), (65, 66, 0, 0)]))])
        }
        for groups in [[(9, 8, 1)], [(5, 9, 1), (9, 12, 1)], [(0, 0x110000, 1)], [(0xFFFF_FFFF, 0xFFFF_FFFF, 1)]] {
            isMalformed("cmap") { $0.tables["cmap"] = FontBuilder.cmap([(3, 10, FontBuilder.format12(groups))]) }
        }
        isMalformed("kern") { $0.tables["kern"] = be16(2, 0, 0, 0) }
        isMalformed("kern") { $0.tables["kern"] = be16(0, 1, 0, 3, 0) }
        isMalformed("kern") { $0.tables["kern"] = be32(0x0001_0000, 1, 7, 0) }
    }

    func testHugeCountsAreTruncationsAndCostNothing() {
        XCTAssertEqual(error { $0.tables["maxp"] = be32(0x0001_0000) + be16(65535) }, .truncated(table: "hmtx"))
        XCTAssertEqual(
            error { $0.tables["cmap"] = FontBuilder.cmap([(3, 10, FontBuilder.format12([], count: 0xFFFF_FFFF))]) },
            .truncated(table: "cmap")
        )
        XCTAssertEqual(error { $0.tables["cmap"] = be16(0, 65535) }, .truncated(table: "cmap"))
        XCTAssertEqual(
            error { $0.tables["kern"] = be16(0, 1) + FontBuilder.kern([], coverage: 1, count: 65535) },
            .truncated(table: "kern")
        )
        XCTAssertEqual(error { $0.tables["kern"] = be32(0x0001_0000, 0xFFFF_FFFF) }, .truncated(table: "kern"))
        XCTAssertEqual(error { $0.tables["name"] = be16(0, 65535, 6) }, .truncated(table: "name"))
        // Each of many records names the same long garbage.
        let records = (0..<5_000).flatMap { _ in be16(3, 1, 0x409, 1, 60_000, 0) }
        let garbage = be16(repeating: 0x41, 29_999) + be16(0xD800)
        XCTAssertNil(error { $0.tables["name"] = be16(0, 5_000, 6 + records.count) + records + garbage })
        XCTAssertEqual(error { $0.tables["OS/2"] = be16(4) }, .truncated(table: "OS/2"))
        let header = be32(0x0001_0000) + be16(65535, 0, 0, 0)
        XCTAssertThrowsError(try OpenTypeFont(bytes: header)) {
            XCTAssertEqual($0 as? OpenTypeError, .truncated(table: "header"))
        }
        let collection = Array("ttcf".utf8) + be32(0x0001_0000, 0xFFFF_FFFF)
        XCTAssertThrowsError(try OpenTypeFont(bytes: collection, index: 0x7FFF_FFFF)) {
            XCTAssertEqual($0 as? OpenTypeError, .truncated(table: "header"))
        }
    }

    func testGroupsThatCoverAllOfUnicodeEndSoon() {
        let groups = [(0, 0xFFFF, 1)] + (1...16).map { ($0 << 16, $0 << 16 | 0xFFFF, 1) }
        XCTAssertNil(error { $0.tables["cmap"] = FontBuilder.cmap([(3, 10, FontBuilder.format12(groups))]) })
        let segments = (0..<1000).map { _ in (0, 0xFFFE, 1, 0) }
        XCTAssertNil(error { $0.tables["cmap"] = FontBuilder.cmap([(3, 1, FontBuilder.format4(segments))]) })
    }

    func testOverlappingTablesAreRefused() {
        let builder = FontBuilder()
        let head = 12 + 16 * 6 + (builder.tables["cmap"]?.count ?? 0)
        for (offset, count) in [(head, 36), (head + 1, 36), (head - 1, 36)] {
            XCTAssertThrowsError(try OpenTypeFont(bytes: builder.bytes(places: ["hhea": (offset, count)]))) {
                guard case .overlappingTables = $0 as? OpenTypeError else { return XCTFail("\($0)") }
            }
        }
        XCTAssertThrowsError(try OpenTypeFont(bytes: builder.bytes(places: ["maxp": (0xFFFF_FFFF, 0xFFFF_FFFF)]))) {
            XCTAssertEqual($0 as? OpenTypeError, .truncated(table: "maxp"))
        }
        var aliased = builder
        aliased.tables["EBDT"] = [1, 2, 3]
        aliased.tables["bdat"] = [1, 2, 3]
        let place = (offset: 12 + 16 * 8, count: 3)
        XCTAssertNoThrow(try OpenTypeFont(bytes: aliased.bytes(places: ["EBDT": place, "bdat": place])))
    }

    func testATableNamedTwiceIsRefused() {
        var bytes = FontBuilder().bytes()
        bytes.replaceSubrange(12..<16, with: Array("head".utf8))
        XCTAssertThrowsError(try OpenTypeFont(bytes: bytes)) {
            guard case .malformedTable("header", _) = $0 as? OpenTypeError else { return XCTFail("\($0)") }
        }
    }

    func testOtherFilesAreNoFonts() {
        for text in ["wOFF", "wOF2", "<svg/>", "%PDF-1.4"] {
            XCTAssertThrowsError(try OpenTypeFont(bytes: Array(text.utf8))) {
                guard case .unknownFormat = $0 as? OpenTypeError else { return XCTFail("\($0)") }
            }
        }
        XCTAssertThrowsError(try OpenTypeFont(bytes: [])) {
            XCTAssertEqual($0 as? OpenTypeError, .truncated(table: "header"))
        }
    }

    func testEveryTruncationOfASmallFontIsAnError() {
        let bytes = FontBuilder().bytes()
        for count in 0..<bytes.count {
            XCTAssertThrowsError(try OpenTypeFont(bytes: Array(bytes.prefix(count))), "\(count)") {
                XCTAssertTrue($0 is OpenTypeError)
            }
        }
    }

    func testChangedBytesNeverTrap() throws {
        var generator = SystemRandomNumberGenerator()
        let small = FontBuilder().bytes()
        for place in small.indices {
            for value in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
                var bytes = small
                bytes[place] = value
                measure(bytes)
            }
        }
        let file = Fixtures.root.appendingPathComponent("Fonts/subset.ttf")
        let large = Array(try Data(contentsOf: file))
        for _ in 0..<150 {
            var bytes = large
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                // Half of the changes hit the directory and the small tables behind it.
                let end = Bool.random(using: &generator) ? 700 : bytes.count
                bytes[Int.random(in: 0..<end, using: &generator)] = .random(in: 0...255, using: &generator)
            }
            measure(bytes)
            measure(Array(large.prefix(Int.random(in: 0..<large.count, using: &generator))))
        }
    }

    private func measure(_ bytes: [UInt8]) {
        guard let font = try? OpenTypeFont(bytes: bytes) else { return }
        _ = font.advance(of: "AVATAR \u{10FFFF}\u{0} AB")
        _ = font.kerningPairs()
    }
}
