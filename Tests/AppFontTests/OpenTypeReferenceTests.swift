import AppFont
import Foundation
import KitlessTestSupport
import XCTest

/// Compares with what fontTools read from the same fonts; `Tests/Tools/font-reference.py` writes the numbers.
final class OpenTypeReferenceTests: XCTestCase {
    private static let folder = Fixtures.root.appendingPathComponent("Fonts", isDirectory: true)

    private func reference() throws -> JSONValue {
        try JSONValue(parsing: Data(contentsOf: Self.folder.appendingPathComponent("reference.json")))
    }

    private func subset() throws -> OpenTypeFont {
        try OpenTypeFont(bytes: Array(Data(contentsOf: Self.folder.appendingPathComponent("subset.ttf"))))
    }

    func testTheSubsetAgreesGlyphByGlyph() throws {
        let reference = try reference()
        let font = try subset()
        check(font, reference["subset"], reference["texts"])
        XCTAssertEqual((0..<font.glyphCount).map { Double(font.advance(ofGlyph: $0)) }, reference["advances"].doubles)
        var glyphs: [Double: Double] = [:]
        for pair in reference["characters"].array ?? [] {
            glyphs[try XCTUnwrap(pair[0].double)] = try XCTUnwrap(pair[1].double)
        }
        XCTAssertEqual(glyphs.count, 505)
        for code in (0...0x2FFFF) {
            guard let scalar = Unicode.Scalar(UInt32(code)) else { continue }
            XCTAssertEqual(font.glyph(for: scalar), Int(glyphs[Double(code)] ?? 0), "\(code)")
        }
        let kerning = try XCTUnwrap(reference["kerning"].array)
        XCTAssertEqual(kerning.count, 2447)
        for pair in kerning {
            let numbers = try XCTUnwrap(pair.doubles).map { Int($0) }
            XCTAssertEqual(font.kerning(numbers[0], numbers[1]), numbers[2])
        }
    }

    /// Characters one by one, and texts of all lengths of UTF-8 sequences, against the advances of their glyphs.
    func testWidthsWithoutKerningAreSumsOfAdvances() throws {
        let font = try subset()
        func width(_ scalars: [Unicode.Scalar]) -> Int {
            scalars.reduce(0) { sum, scalar in
                let isControl = scalar.properties.generalCategory == .control
                let takesRoom = !isControl && !scalar.properties.isDefaultIgnorableCodePoint
                return sum + (takesRoom ? font.advance(ofGlyph: font.glyph(for: scalar)) : 0)
            }
        }
        let all = Array(0...UInt32(0xFFFF)) + Array(stride(from: UInt32(0x10000), through: 0x10FFFF, by: 251))
        for scalar in all.compactMap(Unicode.Scalar.init) {
            XCTAssertEqual(font.advance(of: String(scalar), usesKerning: false), width([scalar]), "\(scalar.value)")
        }
        let text = "AVATAR é\u{AD}e\u{301}\u{34F}Жא\u{61C} – “Ťo” 漢\u{200D}😀\u{E0100}\n."
        XCTAssertEqual(font.advance(of: text, usesKerning: false), width(Array(text.unicodeScalars)))
        for start in text.indices {
            let part = text[start...]
            XCTAssertEqual(font.advance(of: part, usesKerning: false), width(Array(part.unicodeScalars)))
        }
    }

    func testEveryInstalledDebianFontAgrees() throws {
        let reference = try reference()
        let root = URL(fileURLWithPath: "/usr/share/fonts/truetype", isDirectory: true)
        var checked = 0
        for expected in reference["fonts"].array ?? [] {
            let file = root.appendingPathComponent(try XCTUnwrap(expected["file"].string))
            guard let data = try? Data(contentsOf: file) else { continue }
            check(try OpenTypeFont(bytes: Array(data)), expected, reference["texts"])
            checked += 1
        }
        print("fonts compared with fontTools: \(checked) of \(reference["fonts"].array?.count ?? 0)")
        try XCTSkipIf(checked == 0, "fonts-dejavu-core and fonts-liberation are not installed")
    }

    private func check(_ font: OpenTypeFont, _ expected: JSONValue, _ texts: JSONValue) {
        let file = expected["file"].string ?? ""
        XCTAssertEqual(font.metrics.unitsPerEm, expected["unitsPerEm"].int, file)
        XCTAssertEqual(font.metrics.ascender, expected["ascender"].int, file)
        XCTAssertEqual(font.metrics.descender, expected["descender"].int, file)
        XCTAssertEqual(font.metrics.lineGap, expected["lineGap"].int, file)
        XCTAssertEqual(font.metrics.capHeight, expected["capHeight"].int, file)
        XCTAssertEqual(font.metrics.xHeight, expected["xHeight"].int, file)
        XCTAssertEqual(font.weight.value, expected["weight"].int, file)
        XCTAssertEqual(font.isItalic, expected["italic"].bool, file)
        XCTAssertEqual(font.names.family, expected["family"].string, file)
        XCTAssertEqual(font.names.subfamily, expected["subfamily"].string, file)
        XCTAssertEqual(font.names.fullName, expected["fullName"].string, file)
        XCTAssertEqual(font.names.postScriptName, expected["postScriptName"].string, file)
        XCTAssertEqual(font.glyphCount, expected["glyphs"].int, file)
        XCTAssertEqual(font.characterCount, expected["characters"].int, file)
        XCTAssertEqual(font.kerningPairCount, expected["pairs"].int, file)
        XCTAssertEqual(sums(of: font), ["advanceSum", "characterSum", "pairSum"].map { expected[$0].int }, file)
        let widths = (texts.array ?? []).map { Double(font.advance(of: $0.string ?? "")) }
        XCTAssertEqual(widths, expected["widths"].doubles, file)
    }

    private func sums(of font: OpenTypeFont) -> [Int] {
        let glyphs = 0..<font.glyphCount
        let advances = glyphs.reduce(0) { $0 + ($1 + 1) * font.advance(ofGlyph: $1) }
        let characters = (0...UInt32(0x1FFFF)).reduce(0) { sum, code in
            sum + (Unicode.Scalar(code).map { Int(code) * font.glyph(for: $0) } ?? 0)
        }
        let pairs = font.kerningPairs().reduce(0) { $0 + ($1.left * 7 + $1.right) * $1.value }
        return [advances, characters, pairs]
    }
}
