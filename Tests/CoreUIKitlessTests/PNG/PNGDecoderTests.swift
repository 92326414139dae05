import Foundation
import KitlessTestSupport
import XCTest

@testable import CoreUIKitless

final class PNGDecoderTests: XCTestCase {
    private func pictures() throws -> [JSONValue] {
        try JSONValue.lines(of: Fixtures.root.appendingPathComponent("PNG/pictures.jsonl"))
    }

    private func bytes(of picture: JSONValue) throws -> [UInt8] {
        Array(try XCTUnwrap(Data(base64Encoded: try XCTUnwrap(picture["png"].string))))
    }

    func testDecodesWhatOtherEncodersWrote() throws {
        let pictures = try pictures()
        XCTAssertGreaterThan(pictures.count, 90)
        for picture in pictures {
            let id = picture["id"].string ?? ""
            let bitmap = try PNGDecoder.decode(try bytes(of: picture))
            XCTAssertEqual(bitmap.width, picture["width"].int, id)
            XCTAssertEqual(bitmap.height, picture["height"].int, id)
            XCTAssertEqual(bitmap.pixels.map { String(format: "%02x", $0) }.joined(), picture["rgba"].string, id)
        }
    }

    func testAPixelIsFoundByColumnAndRow() {
        let bitmap = Bitmap(width: 2, height: 1, pixels: [1, 2, 3, 4, 5, 6, 7, 8])
        let pixel = bitmap[1, 0]
        XCTAssertEqual([pixel.red, pixel.green, pixel.blue, pixel.alpha], [5, 6, 7, 8])
    }

    func testAPictureThatIsCutAnywhereIsRefused() throws {
        for picture in try pictures() where picture["id"].string?.contains("9x10") == true {
            let whole = try bytes(of: picture)
            for length in whole.indices {
                XCTAssertThrowsError(try PNGDecoder.decode(Array(whole.prefix(length))))
            }
        }
    }

    func testAByteThatIsChangedAnywhereIsNoticed() throws {
        let picture = try XCTUnwrap(try pictures().first { $0["id"].string == "pypng-rgba-8-adam7-7x5" })
        let whole = try bytes(of: picture)
        for index in whole.indices {
            var damaged = whole
            damaged[index] ^= 0x55
            XCTAssertThrowsError(try PNGDecoder.decode(damaged), "byte \(index)")
        }
    }

    func testADeclaredSizeBeyondTheLimitIsRefusedBeforeMemoryIsTaken() throws {
        let header: [UInt8] = [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 8, 6, 0, 0, 0]
        let file =
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
            + chunk("IDAT", [0x78, 0x9C]) + chunk("IEND", [])
        XCTAssertThrowsError(try PNGDecoder.decode(file)) { error in
            let side = Int(Int32.max)
            XCTAssertEqual(error as? PNGDecoderError, .tooLarge(width: side, height: side))
        }
    }

    func testWhatPNGDoesNotAllowIsNamed() {
        func file(_ chunks: [UInt8]...) -> [UInt8] {
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunks.flatMap { $0 } + chunk("IEND", [])
        }
        func header(width: UInt8 = 1, depth: UInt8 = 8, colorType: UInt8 = 0, interlace: UInt8 = 0) -> [UInt8] {
            chunk("IHDR", [0, 0, 0, width, 0, 0, 0, 1, depth, colorType, 0, 0, interlace])
        }
        // A zlib stream of one stored block: filter byte 9, sample 0.
        let badFilter: [UInt8] = [0x78, 0x01, 1, 2, 0, 0xFD, 0xFF, 9, 0, 0, 0x14, 0, 0x0A]
        let cases: [([UInt8], PNGDecoderError)] = [
            ([], .notPNG),
            (Array("GIF89a".utf8), .notPNG),
            (file(), .chunk("IHDR")),
            (file(header(width: 0)), .chunk("IHDR")),
            (file(header(depth: 3)), .unsupported),
            (file(header(depth: 4, colorType: 2)), .unsupported),
            (file(header(colorType: 5)), .unsupported),
            (file(header(interlace: 2)), .unsupported),
            (file(header()), .chunk("IDAT")),
            (file(header(colorType: 3), chunk("IDAT", [0])), .chunk("PLTE")),
            (file(header(), chunk("ABCD", [])), .chunk("ABCD")),
            (file(header(), chunk("IDAT", [0x78, 0x9D, 0, 0])), .data),
            (file(header(), chunk("IDAT", badFilter)), .data),
        ]
        for (bytes, expected) in cases {
            XCTAssertThrowsError(try PNGDecoder.decode(bytes)) { error in
                XCTAssertEqual(error as? PNGDecoderError, expected)
                if case .chunk(let type) = expected { XCTAssertTrue("\(error)".contains(type), "\(error)") }
            }
        }
        let sentences = cases.map { "\($0.1)" } + ["\(PNGDecoderError.tooLarge(width: 9, height: 8))"]
        XCTAssertEqual(Set(sentences).count, 8)
        XCTAssertEqual(sentences.last, "a picture of 9 by 8 pixels is too large to decode")
    }

    func testInflateRefusesWhatDeflateDoesNotAllow() {
        let cases: [([UInt8], Inflate.Fault)] = [
            ([], .truncated),
            ([0b111], .malformed),  // block type 3
            ([0b001, 1, 0, 0, 0], .malformed),  // stored length without its complement
            ([0b001, 2, 0, 0xFD, 0xFF, 7], .truncated),
            ([0b001, 4, 0, 0xFB, 0xFF, 1, 2, 3, 4], .tooLarge),
            ([0b0000_0011, 0b0000_0010], .malformed),  // a length before there is anything to copy
            ([0b0000_0101, 0, 0, 0, 0], .truncated),  // dynamic codes, all lengths zero so far
        ]
        for (bytes, expected) in cases {
            XCTAssertThrowsError(try Inflate.raw(bytes[...], limit: 3), "\(bytes)") { error in
                XCTAssertEqual(error as? Inflate.Fault, expected, "\(bytes)")
            }
        }
    }

    /// The check values that the specifications give for well-known texts.
    func testChecksumsAreThePublishedOnes() {
        XCTAssertEqual(CRC32.checksum(of: "123456789".utf8), 0xCBF4_3926)
        XCTAssertEqual(CRC32.checksum(of: "IEND".utf8), 0xAE42_6082)
        XCTAssertEqual(Adler32.checksum(of: "Wikipedia".utf8), 0x11E6_0398)
    }

    private func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        func bigEndian(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
        let body = Array(type.utf8) + data
        return bigEndian(UInt32(data.count)) + body + bigEndian(CRC32.checksum(of: body))
    }
}
