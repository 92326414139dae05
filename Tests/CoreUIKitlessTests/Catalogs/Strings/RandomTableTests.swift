import Foundation
import KitlessTestSupport
import XCTest

@testable import CoreUIKitless

/// Random old-style tables beside Foundation's reader of them.
final class RandomTableTests: XCTestCase {
    /// What a quoted text is put together from: every kind of escape that Foundation reads, whole UTF-8 sequences.
    private static let parts = [
        "a", "Zoo", "=", ";", "/*", "*/", "//", "\n", "é", "漢字", "😀", "%@", "'", " ",
        #"\n"#, #"\t"#, #"\""#, #"\\"#, #"\a"#, #"\b"#, #"\f"#, #"\r"#, #"\v"#, #"\'"#, #"\7"#, #"\101"#, #"\341"#,
        #"\U0041"#, #"\U20ac"#, #"\UD83D\UDE00"#, #"\x"#, #"\u00e9"#, "\\\n", "eight ascii bytes and more",
    ]
    private static let spaces = [" ", "", "\n", "\t", "/* c */", "// c\n", "/***/", "\u{2028}", "/* \" * / ; */"]

    func testRandomTablesReadAsFoundationReadsThem() throws {
        var generator = SplitMix64(seed: 7)
        func space() -> String { Self.spaces.randomElement(using: &generator) ?? "" }
        func quoted() -> String {
            let parts = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
                Self.parts.randomElement(using: &generator) ?? ""
            }
            return "\"\(parts.joined())\""
        }
        for _ in 0..<600 {
            var text = ""
            for _ in 0..<Int.random(in: 1...40, using: &generator) {
                text += "\(space())\(quoted())\(space())=\(space())\(quoted())\(space());"
            }
            let data = Data(text.utf8)
            let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String]
            XCTAssertEqual(try StringsFile(data: data).texts, try XCTUnwrap(list), text)
        }
    }

    func testBytesAreFoundAtEveryPlace() {
        var generator = SplitMix64(seed: 3)
        for count in 0...40 {
            for _ in 0..<20 {
                // Neighbours of the bytes looked for, and the top bit, are what a test of whole words gets wrong.
                let alphabet: [UInt8] = [0, 1, 0x21, 0x22, 0x23, 0x5B, 0x5C, 0x5D, 0x7F, 0x80, 0xA2, 0xDC, 0xFF]
                let bytes = (0..<count).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
                for start in 0...count {
                    let found = bytes.withUnsafeBufferPointer { $0.firstIndex(of: 0x22, or: 0x5C, from: start) }
                    let expected = bytes[start...].firstIndex { $0 == 0x22 || $0 == 0x5C } ?? count
                    XCTAssertEqual(found, expected, "\(bytes) from \(start)")
                }
            }
        }
    }
}
