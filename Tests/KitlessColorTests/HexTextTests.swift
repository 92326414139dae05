import KitlessColor
import XCTest

final class HexTextTests: XCTestCase {
    func testWritingRoundsHalfAwayFromZeroAndClamps() {
        let color = Color(red: 0.5, green: 0.75, blue: 0.65)
        XCTAssertEqual(color.rgbDisplayString(), "80BFA6")
        XCTAssertEqual(color.rgbDisplayString(prefix: "#", isUppercase: false), "#80bfa6")
        XCTAssertEqual(Color(red: 2, green: -1, blue: .nan).rgbDisplayString(), "FF0000")
    }

    func testDebugTextMarksWhatWasClamped() {
        XCTAssertEqual(Color(red: 1.25, green: 0, blue: 0).rgbDebugDisplayString(prefix: "#"), "#FF0000⚠️")
        XCTAssertEqual(Color(red: 0, green: -0.0019, blue: 0).rgbDebugDisplayString(), "000000")
        XCTAssertEqual(Color(red: 0, green: -0.00197, blue: 0).rgbDebugDisplayString(), "000000⚠️")
        XCTAssertFalse(Color(red: .nan, green: 0, blue: 0).isInSRGB8)
    }

    func testEveryByteSurvivesTextAndComponents() throws {
        for byte in UInt8.min...UInt8.max {
            let bytes = RGBA8(red: byte, green: 255 - byte, blue: byte ^ 0x55, alpha: byte)
            let text = Color(bytes).rgbaDisplayString(prefix: "#")
            XCTAssertEqual(RGBA8(try Color(hex: text)), bytes)
            let digits = String(byte, radix: 16, uppercase: false)
            XCTAssertEqual(bytes.hexText(isUppercase: false).dropFirst().prefix(2), (byte < 16 ? "0" : "") + digits)
        }
    }

    func testEveryByteInEveryPlaceIsADigitOrNamedAsNone() {
        for count in [3, 4, 6, 8] {
            let digits = Array("07fA9cE1".utf8.prefix(count))
            for place in 0..<count {
                for byte in UInt8.min...0x7F {
                    var bytes = digits
                    bytes[place] = byte
                    let text = String(decoding: bytes, as: UTF8.self)
                    // Of every digit one, of the short forms two.
                    let long = count < 6 ? text.flatMap { [$0, $0] } : Array(text)
                    let isDigit = Character(Unicode.Scalar(byte)).isHexDigit
                    let expected = isDigit ? UInt32(String(long + (count % 4 == 0 ? "" : "ff")), radix: 16) : nil
                    do throws(ColorTextError) {
                        let color = try Color(hex: "#" + text)
                        XCTAssertEqual(RGBA8(color).packed, expected, text)
                    } catch {
                        XCTAssertEqual(error, ColorTextError(reason: .notAHexDigit, offset: 1 + place), text)
                        XCTAssertFalse(isDigit, text)
                    }
                }
            }
        }
    }

    func testCharactersBeyondASCIIAreNoDigits() {
        for text in ["#１２３", "#é0", "#00000é", "#0é", "#𝟎𝟎"] { XCTAssertNil(try? Color(hex: text), text) }
    }

    func testErrorsSayWhatAndWhere() {
        func failure(_ text: String) -> ColorTextError? {
            do {
                _ = try Color(hex: text)
                return nil
            } catch {
                return error
            }
        }
        XCTAssertEqual(failure(""), ColorTextError(reason: .empty, offset: 0))
        XCTAssertEqual(failure("fff"), ColorTextError(reason: .missingNumberSign, offset: 0))
        XCTAssertEqual(failure("#12G"), ColorTextError(reason: .notAHexDigit, offset: 3))
        XCTAssertEqual(failure("#12345"), ColorTextError(reason: .wrongDigitCount, offset: 1))
        XCTAssertEqual(failure("#123456789"), ColorTextError(reason: .wrongDigitCount, offset: 1))
        XCTAssertEqual(failure("#12G")?.description, "not a hexadecimal digit (at offset 3)")
    }

    func testBufferThatIsTooSmallStaysUntouched() {
        var memory: [UInt8] = [1, 2, 3, 4, 5]
        let written = memory.withUnsafeMutableBufferPointer { RGBA8(packed: 0).writeHex(to: $0) }
        XCTAssertEqual(written, 0)
        XCTAssertEqual(memory, [1, 2, 3, 4, 5])
    }
}
