import Foundation
import XCTest

@testable import CoreUIKitless

final class JSONReaderTests: XCTestCase {
    private func read(_ text: String) throws -> JSONNode {
        try JSONReader.read(Array(text.utf8), path: "f")
    }

    func testEveryKindOfValue() throws {
        let node = try read(
            #" {"a":[1,-2.5e1,true,false,null,"x"],"b":{"c":{}},"a2":"\u00e9\ud83d\ude00\n\t\r\b\f\/\\\""} "#
        )
        XCTAssertEqual(node["a"]?.elements?.compactMap(\.number), [1, -25])
        XCTAssertEqual(node["a"]?.elements?.compactMap(\.flag), [true, false])
        XCTAssertEqual(node["b"]?["c"]?.members?.count, 0)
        XCTAssertEqual(node["a2"]?.text, "é😀\n\t\r\u{8}\u{C}/\\\"")
        XCTAssertNil(node["none"])
        XCTAssertNil(node["a"]?["x"])
    }

    func testWhatTheSystemsReaderTakesIsTaken() throws {
        XCTAssertEqual(try read("[1,2,]").elements?.count, 2)
        XCTAssertEqual(try read(#"{"a":1,"a":2,}"#)["a"]?.number, 2)
        XCTAssertEqual(try read("\u{FEFF}[]").elements?.count, 0)
        for isBig in [true, false] {
            let bytes = "[\"é\"]".utf16.flatMap { unit in
                isBig ? [UInt8(unit >> 8), UInt8(unit & 255)] : [UInt8(unit & 255), UInt8(unit >> 8)]
            }
            XCTAssertEqual(try JSONReader.read(bytes, path: "f").elements?.first?.text, "é")
        }
        XCTAssertEqual(try read(#""\ud83d x \ude00 \ud83d\u0041""#).text, "\u{FFFD} x \u{FFFD} \u{FFFD}A")
    }

    func testFaultsNameTheLine() {
        let cases: [(String, Int)] = [
            ("", 1), ("[1,\n2", 2), ("{\n\"a\"\n1}", 3), ("{a:1}", 1), ("[1 2]", 1), ("tru", 1), ("[\"a\nb\"]", 1),
            ("\"\\x\"", 1),
            ("\"\\u00g0\"", 1), ("\"a", 1), ("\"a\\", 1), ("\"a\\n", 1), ("[,]", 1), ("1 1", 1), ("-", 1), ("+1", 1),
            ("'a'", 1),
            ("{\"a\":1,,}", 1), ("\"\\n\n\"", 1), ("nul", 1), ("[1,\r\n\r\nx]", 3),
        ]
        for (text, line) in cases {
            XCTAssertThrowsError(try read(text), text) { error in
                XCTAssertEqual((error as? CatalogProblem)?.line, line, text)
                XCTAssertEqual((error as? CatalogProblem)?.path, "f")
            }
        }
    }

    func testNestingHasALimit() throws {
        func nested(_ count: Int) -> String {
            String(repeating: "[", count: count) + String(repeating: "]", count: count)
        }
        XCTAssertNoThrow(try read(nested(512)))
        XCTAssertThrowsError(try read(nested(513))) { error in
            XCTAssertEqual((error as? CatalogProblem)?.reason, .tooDeep(limit: 512))
        }
    }
}
