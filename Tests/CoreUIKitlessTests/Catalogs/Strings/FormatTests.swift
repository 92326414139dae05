import CoreUIKitless
import Foundation
import XCTest

final class FormatTests: XCTestCase {
    private func format(_ format: String, _ arguments: FormatArgument..., locale: Locale? = nil) throws -> String {
        let temporary = try temporaryBundle(["en.lproj/Localizable.strings": "\"k\" = \"\(format)\";"])
        return try temporary.bundle.string(
            forKey: "k",
            arguments: arguments,
            options: StringOptions(languages: ["en"], numberLocale: locale)
        )
    }

    /// The right side is what the C standard's `printf` writes.
    func testNumbersAreWrittenAsInC() throws {
        let cases: [(String, FormatArgument, String)] = [
            ("%d", .integer(-5), "-5"), ("%5d|", .integer(42), "   42|"), ("%-5d|", .integer(42), "42   |"),
            ("%05d", .integer(-42), "-0042"), ("%+d", .integer(5), "+5"), ("% d", .integer(5), " 5"),
            ("%.3d", .integer(7), "007"), ("%05.3d", .integer(7), "  007"),
            ("%lld", .integer(.min), "-9223372036854775808"),
            ("%u", .unsigned(.max), "18446744073709551615"), ("%u", .integer(-1), "18446744073709551615"),
            ("%x", .integer(255), "ff"), ("%#X", .integer(255), "0XFF"), ("%#06x", .integer(255), "0x00ff"),
            ("%o", .integer(8), "10"), ("%#o", .integer(8), "010"), ("%c", .integer(65), "A"),
            ("%5c", .integer(65), "    A"),
            ("%c", .integer(-1), "\u{FFFD}"), ("%c", .integer(0x1F600), "😀"), ("%c", .text("xyz"), "x"),
            ("%f", .double(1.5), "1.500000"), ("%.2f", .double(-0.005), "-0.01"),
            ("%8.3f|", .double(3.14159), "   3.142|"),
            ("%+.1e", .double(12345), "+1.2e+04"), ("%g", .double(0.0001), "0.0001"), ("%.0f", .double(2.5), "2"),
            ("%d", .double(2.9), "2"), ("%d", .double(.nan), "0"), ("%d", .double(1e300), "18446744073709551615"),
            ("%f", .integer(2), "2.000000"), ("%.1f", .unsigned(3), "3.0"), ("%@", .integer(3), "3"),
            ("%@", .double(2.5), "2.5"),
            ("%@", .unsigned(4), "4"), ("%s", .text("t"), "t"), ("%.2@", .text("text"), "te"),
            ("%6@|", .text("é"), "     é|"),
            ("%06@|", .text("é"), "     é|"), ("%d", .text("x"), "x"), ("%f", .text("x"), "x"), ("%x", .text("y"), "y"),
            ("%p", .integer(16), "0x10"), ("100%%", .integer(0), "100%"), ("50%", .integer(0), "50%"),
            ("%5%", .integer(0), "%"),
            ("%hhd %1$d", .integer(1), "1 1"), ("%n|", .integer(1), "|"), ("%y", .integer(1), "1"),
            ("%é", .integer(1), "1"),
            ("%", .integer(1), "%"), ("%1$", .integer(1), "%1$"), ("%arg", .integer(1), "%arg"),
            ("%.f", .double(1.4), "1"), ("%#x", .integer(0), "0"), ("%#X", .integer(0), "0"), ("%#o", .integer(0), "0"),
            ("%#.4o", .integer(8), "0010"), ("%#.2o", .integer(8), "010"), ("%#.0o", .integer(0), "0"),
            ("%.0d|", .integer(0), "|"), ("%+.0d|", .integer(0), "+|"), ("%3.d|", .integer(0), "   |"),
            ("%.0u|", .integer(0), "|"), ("%.0x|", .integer(0), "|"), ("%#.0x|", .integer(0), "|"),
            ("%.0o|", .integer(0), "|"), ("%.0d", .integer(7), "7"), ("%06f|", .double(-.infinity), "  -inf|"),
            ("%-6f|", .double(.infinity), "inf   |"), ("%06.1f", .double(-2.5), "-002.5"),
            ("%i %u %U", .integer(1), "1 %u %U"), ("%#@x", .integer(3), "3x"), ("%'d", .integer(1000), "1000"),
        ]
        for (text, argument, expected) in cases {
            XCTAssertEqual(try format(text, argument), expected, text)
        }
    }

    func testPositionsAndMeasuresTakeArguments() throws {
        XCTAssertEqual(try format("%2$@ %1$@ %2$@", .text("a"), .text("b")), "b a b")
        XCTAssertEqual(try format("%*d|", .integer(4), .integer(7)), "   7|")
        XCTAssertEqual(try format("%1$*2$d|", .integer(7), .integer(4)), "   7|")
        XCTAssertEqual(try format("%.*f", .integer(1), .double(2.25)), "2.2")
        XCTAssertEqual(try format("%*d|", .integer(-4), .integer(7)), "7|")
        XCTAssertEqual(try format("%*d", .integer(.max), .integer(7)).count, 1_024)
        XCTAssertEqual(try format("%@ %@ %d", .text("a")), "a %@ %d")
        XCTAssertEqual(try format("%0$@ %99999999999999999999$@", .text("a")), "%0$@ %99999999999999999999$@")
        XCTAssertEqual(try format("%1000000d", .integer(1)).count, 1_024)
    }

    func testALocaleGroupsDigits() throws {
        XCTAssertEqual(try format("%d", .integer(1_234_567), locale: Locale(identifier: "en_US")), "1,234,567")
        XCTAssertEqual(try format("%u", .unsigned(1_000), locale: Locale(identifier: "de_DE")), "1.000")
    }

    func testLiteralsAreArguments() {
        let name = "Ada"
        let arguments: [FormatArgument] = [3, -4.5, "x", "of \(name)"]
        XCTAssertEqual(arguments, [.integer(3), .double(-4.5), .text("x"), .text("of Ada")])
    }

    func testEveryNumberTypeIsAnArgument() {
        let integers: [any FormatArgumentConvertible] = [
            Int(1), Int8(1), Int16(1), Int32(1), Int64(1), UInt(1), UInt8(1), UInt16(1), UInt32(1), UInt64(1),
        ]
        XCTAssertEqual(integers.map(\.formatArgument), Array(repeating: .integer(1), count: 10))
        let numbers: [any FormatArgumentConvertible] = [Double(1.5), Float(1.5), CGFloat(1.5)]
        XCTAssertEqual(numbers.map(\.formatArgument), Array(repeating: .double(1.5), count: 3))
        let texts: [any FormatArgumentConvertible] = ["a", Substring("a"), FormatArgument.text("a")]
        XCTAssertEqual(texts.map(\.formatArgument), Array(repeating: .text("a"), count: 3))
        XCTAssertEqual(UInt64.max.formatArgument, .unsigned(.max))
    }
}
