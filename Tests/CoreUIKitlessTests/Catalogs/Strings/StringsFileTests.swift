import CoreUIKitless
import Foundation
import XCTest

final class StringsFileTests: XCTestCase {
    private func texts(_ text: String) throws -> [String: String] {
        try StringsFile(data: Data(text.utf8)).texts
    }

    private func problem(_ data: Data) -> CatalogProblem? {
        do throws(CatalogProblem) {
            _ = try StringsFile(data: data, path: "T.strings")
            return nil
        } catch {
            return error
        }
    }

    private func problem(_ text: String) -> CatalogProblem? { problem(Data(text.utf8)) }

    func testEveryFormOfAnEntry() throws {
        XCTAssertEqual(try texts(#"a=b;"c d"='e "f"';g;"h";"#), ["a": "b", "c d": #"e "f""#, "g": "g", "h": "h"])
        XCTAssertEqual(try texts("{ a = b; }"), ["a": "b"])
        XCTAssertEqual(
            try texts("a = ( b, { c = d; }, () ); e = <0aFf 00>; f = { g = h; i = <00>; }; j = k;"),
            ["j": "k"]
        )
        XCTAssertEqual(try texts("( a, b )"), [:])
        XCTAssertEqual(try texts(" // only a comment"), [:])
        XCTAssertEqual(try texts("/* open"), [:])
        XCTAssertEqual(try texts("a\u{2028}=\u{2029}b // c\u{2028};"), ["a": "b"])
        XCTAssertEqual(try texts("a = b; a = <00>;"), [:])
        XCTAssertEqual(try texts("a = <00>; a = b;"), ["a": "b"])
        XCTAssertEqual(try texts("/**/a /**/= /***/b;/*/*/"), ["a": "b"])
    }

    func testEscapes() throws {
        XCTAssertEqual(try texts(#""k" = "\U41\U0042\UD83D\UDE00\U";"#)["k"], "AB😀\0")
        XCTAssertEqual(try texts(#""k" = "\UD83Dx\UDE00\UD83D\n\UD83D";"#)["k"], "\u{FFFD}x\u{FFFD}\u{FFFD}\n\u{FFFD}")
        XCTAssertEqual(try texts(#""k" = "\7\60\1011\400";"#)["k"], "\u{7}0A1\0")
        XCTAssertEqual(try texts(#""k" = "\300\376";"#)["k"], "\u{B9}\u{FFFD}")
        XCTAssertEqual(try texts(#""ké\"" = "ü\é";"#)["ké\""], "üé")
    }

    func testFaultsNameTheLine() {
        let cases: [(String, Int, String)] = [
            ("a = b;\nc = d", 2, "';' is missing"), ("a = b;\r\nc d;", 2, "'=' is missing"),
            ("a =", 1, "a value is missing"), ("a", 1, "';' is missing"),
            ("\n\na = \"b;\n", 3, "a quote is not closed"),
            ("a = \"b\\\";", 1, "a quote is not closed"), ("a = ;", 1, "a value is missing"),
            ("a = <0g>;", 1, "not a hex digit"), ("a = <00", 1, "'>' is missing"), ("a = (b c);", 1, "')' is missing"),
            ("a = {b = c};", 1, "';' is missing"), ("a = {b = c;", 1, "'}' is missing"),
            ("{a = b;} c", 1, "text after the dictionary"), ("#", 1, "a key is missing"),
        ]
        for (text, line, what) in cases {
            XCTAssertEqual(problem(text), CatalogProblem(path: "T.strings", line: line, reason: .syntax(what)), text)
        }
    }

    func testWhatFollowsAStrayCharacterIsReported() throws {
        let file = try StringsFile(data: Data("a = b;\n) c = d;".utf8), path: "T.strings")
        XCTAssertEqual(file.texts, ["a": "b"])
        XCTAssertEqual(file.problems, [CatalogProblem(path: "T.strings", line: 2, reason: .ignoredRest)])
        XCTAssertTrue("\(file.problems[0])".hasPrefix("T.strings:2: "))
    }

    func testValuesThatAreNoTextsAreReported() throws {
        let file = try StringsFile(data: Data("a = (b);".utf8))
        XCTAssertEqual(file.problems.map(\.reason), [.invalidValue("the value of 'a' is not a text")])
        XCTAssertEqual("\(file.problems[0])", "the value of 'a' is not a text")
    }

    func testNestingHasALimit() {
        for bracket in ["(", "{a="] {
            XCTAssertEqual(problem("a = " + String(repeating: bracket, count: 513))?.reason, .tooDeep(limit: 512))
        }
        let deep = String(repeating: "(", count: 512) + String(repeating: ")", count: 512)
        XCTAssertNil(problem("a = \(deep);"))
    }

    func testEveryEncodingWithAMark() throws {
        let text = "\"é\" = \"😀\";"
        func utf16(_ isBig: Bool) -> Data {
            Data(text.utf16.flatMap { isBig ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0 & 255), UInt8($0 >> 8)] })
        }
        func utf32(_ isBig: Bool) -> Data {
            Data(
                text.unicodeScalars.flatMap { scalar in
                    let bytes = [24, 16, 8, 0].map { UInt8(scalar.value >> $0 & 255) }
                    return isBig ? bytes : bytes.reversed()
                }
            )
        }
        let files = [
            Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8), Data([0xFF, 0xFE]) + utf16(false),
            Data([0xFE, 0xFF]) + utf16(true),
            Data([0xFF, 0xFE, 0, 0]) + utf32(false), Data([0, 0, 0xFE, 0xFF]) + utf32(true),
        ]
        for file in files {
            XCTAssertEqual(try StringsFile(data: file).texts, ["é": "😀"])
            XCTAssertNotNil(problem(file.dropLast()), "a text cut short")
        }
    }

    func testBrokenTextIsRefused() {
        let cases: [([UInt8], String)] = [
            ([0x80], "UTF-8"), ([0xC1, 0x80], "UTF-8"), ([0xE0, 0x80, 0x80], "UTF-8"), ([0xED, 0xA0, 0x80], "UTF-8"),
            ([0xF0, 0x80, 0x80, 0x80], "UTF-8"), ([0xF4, 0x90, 0x80, 0x80], "UTF-8"), ([0xF5], "UTF-8"),
            ([0xE2, 0x82], "UTF-8"),
            ([0xF1, 0x80, 0x80, 0x41], "UTF-8"), ([0xFF, 0xFE, 0x00, 0xD8], "UTF-16 LE"),
            ([0xFE, 0xFF, 0xDC, 0x00], "UTF-16 BE"),
            ([0xFE, 0xFF, 0xD8, 0x00, 0x00, 0x41], "UTF-16 BE"), ([0, 0, 0xFE, 0xFF, 0, 0x11, 0, 0], "UTF-32 BE"),
        ]
        for (bytes, encoding) in cases {
            XCTAssertEqual(problem(Data(bytes))?.reason, .notText(encoding: encoding), "\(bytes)")
        }
    }

    func testBrokenTextOfAnyEncodingNamesItsLine() {
        let text = Array("a = b;\r\nc = d;\n\u{10A0A}".utf16)
        func bytes(_ units: [UInt16], isBig: Bool) -> [UInt8] {
            units.flatMap { isBig ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0 & 255), UInt8($0 >> 8)] }
        }
        // Half a surrogate pair in the third line.
        XCTAssertEqual(problem(Data([0xFE, 0xFF] + bytes(text + [0xD800, 0x41], isBig: true)))?.line, 3)
        XCTAssertEqual(problem(Data([0xFF, 0xFE] + bytes(text + [0xDC00], isBig: false)))?.line, 3)
        let wide = "a\nb".utf8.flatMap { byte -> [UInt8] in [0, 0, 0, byte] }
        XCTAssertEqual(problem(Data([0, 0, 0xFE, 0xFF] + wide + [0, 0x11, 0, 0]))?.line, 2)
        XCTAssertEqual(problem(Data([0xEF, 0xBB, 0xBF] + Array("a\n\n".utf8) + [0xFF]))?.line, 3)
    }

    /// Copied for each piece, the text of the first would be read in minutes.
    func testATextOfManyPiecesIsReadInOneGo() throws {
        let pieces = String(repeating: "<!---->a", count: 200_000)
        let list = "<plist><dict><key>k</key><string>\(pieces)</string></dict></plist>"
        XCTAssertEqual(try texts(list)["k"]?.utf8.count, 200_000)
    }

    func testXMLLists() throws {
        func list(_ body: String) -> String { "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n\(body)\n</plist>" }
        let body = """
            <dict><!-- c --><key>a</key><string>x &amp; &#x1F600;<![CDATA[<y>]]></string><key>b</key><string/>
            <key>c</key><dict><key>d</key><integer>1</integer><key>e</key><true/></dict><key>f</key><array><real>1.5</real><false/>
            </array><key>g</key><data>AA==</data><key>h</key><date>2020</date><key>i</key><dict/><key>j</key><array/></dict>
            """
        XCTAssertEqual(try texts(list(body)), ["a": "x & 😀<y>", "b": ""])
        XCTAssertEqual(
            try texts("<!DOCTYPE plist SYSTEM \"x\"><dict><key>a</key><string>b</string></dict>"),
            ["a": "b"]
        )
        XCTAssertEqual(try texts("<plist/>"), [:])
        XCTAssertEqual(try texts("<plist></plist>"), [:])
        XCTAssertEqual(try texts(list("<array><string>a</string></array>")), [:])
        let faults = [
            "<dict>", "<dict><key>a</key></dict>", "<dict><string>a</string></dict>", "<dict>text</dict>", "<what/>",
            "<dict><key>a</key><string>&b;</string></dict>", "<dict><key>a</key><integer>x</integer></dict>",
            "<dict><key>a</key><string><b/></string></dict>", "<dict/><dict/>", "<string>a",
        ]
        for fault in faults { XCTAssertNotNil(problem(list(fault))?.line, fault) }
        XCTAssertNotNil(problem("<?xml version=\"1.0\"?><!DOCTYPE plist [<!ENTITY a 'b'>]><plist><dict/></plist>"))
        let deep = String(repeating: "<array>", count: 600)
        XCTAssertEqual(problem(list(deep))?.reason, .tooDeep(limit: 512))
        XCTAssertEqual(problem(list("<dict></array>"))?.line, 3)
        XCTAssertEqual(problem(list("<dict a='1' a='2'/>"))?.reason, .syntax("the attribute a stands twice"))
        XCTAssertNotNil(problem("<?xml version=\"1.0\"?>"))
    }

    func testBinaryListsOfFoundation() throws {
        let list: [String: Any] = [
            "a": "text", "ü": "😀", "n": 5, "r": 1.5, "b": true, "d": Data([1]), "t": Date(), "l": ["x", ["y": "z"]],
            "long": String(repeating: "w", count: 40),
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        let file = try StringsFile(data: data)
        XCTAssertEqual(file.texts, ["a": "text", "ü": "😀", "long": String(repeating: "w", count: 40)])
        XCTAssertEqual(file.problems.count, 6)
        let array = try PropertyListSerialization.data(fromPropertyList: ["a"], format: .binary, options: 0)
        XCTAssertEqual(try StringsFile(data: array).texts, [:])
    }

    /// One object that holds itself twice would unfold for ever.
    func testBinaryListsThatUnfoldWithoutEndAreRefused() {
        // Object 0: a dictionary whose value is object 2, an array of object 2 twice; object 1: the key.
        let objects: [UInt8] = [0xD1, 1, 2, 0x51, 0x61, 0xA2, 2, 2]
        let offsets: [UInt8] = [8, 11, 13]
        var trailer = [UInt8](repeating: 0, count: 32)
        (trailer[6], trailer[7], trailer[15], trailer[31]) = (1, 1, 3, 16)
        let file = Data(Array("bplist00".utf8) + objects + offsets + trailer)
        XCTAssertNotNil(problem(file))
        for index in file.indices {
            for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
                var changed = file
                changed[index] = value
                _ = problem(changed)
            }
        }
    }

    /// Many references to one long text: copied for each, a megabyte would become gigabytes.
    func testATextThatManyEntriesShareIsReadOnce() throws {
        func number(_ value: Int, _ size: Int) -> [UInt8] {
            (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
        }
        let (count, length) = (200, 6_000)
        let references = (0..<count).flatMap { number($0 + 2, 2) } + (0..<count).flatMap { _ in number(1, 2) }
        let dictionary = [0xDF, 0x11] + number(count, 2) + references
        let shared = [0x5F, 0x11] + number(length, 2) + [UInt8](repeating: 0x61, count: length)
        let keys = (0..<count).map { [0x53] + Array("\(100 + $0)".utf8) }
        let start = Array("bplist00".utf8)
        var offsets = number(start.count, 4) + number(start.count + dictionary.count, 4)
        var body = start + dictionary + shared
        for key in keys {
            offsets += number(body.count, 4)
            body += key
        }
        let trailer = [0, 0, 0, 0, 0, 0, 4, 2] + number(count + 2, 8) + number(0, 8) + number(body.count, 8)
        let texts = try StringsFile(data: Data(body + offsets + trailer)).texts
        XCTAssertEqual(texts.count, count)
        XCTAssertEqual(Set(texts.values), [String(repeating: "a", count: length)])
    }
}
