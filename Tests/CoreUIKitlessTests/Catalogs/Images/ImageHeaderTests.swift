import XCTest

@testable import CoreUIKitless

/// Headers are put together here byte by byte after each format's specification; files of real encoders are read by
/// the catalog vectors.
final class ImageHeaderTests: XCTestCase {
    private func assertSize(
        _ bytes: [UInt8],
        _ format: ImageFormat,
        _ width: Double,
        _ height: Double,
        _ orientation: ImageOrientation = .up,
        line: UInt = #line
    ) throws {
        let header = try ImageHeader(bytes: bytes)
        XCTAssertEqual(header.format, format, line: line)
        XCTAssertEqual([header.width, header.height], [width, height], line: line)
        XCTAssertEqual(header.orientation, orientation, line: line)
    }

    private func assertRefused(_ bytes: [UInt8], _ expected: ImageHeaderError, line: UInt = #line) {
        XCTAssertThrowsError(try ImageHeader(bytes: bytes), line: line) { error in
            XCTAssertEqual(error as? ImageHeaderError, expected, line: line)
        }
    }

    private let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)

    func testPNGTellsItsSizeInTheFirstChunk() throws {
        try assertSize(png + [0, 0, 1, 2, 0, 0, 0, 3], .png, 258, 3)
        assertRefused(png + [0, 0, 1, 2, 0, 0, 0], .truncated(.png))
        assertRefused(png + [0, 0, 0, 0, 0, 0, 0, 3], .noSize(.png))
        assertRefused(png + [0x80, 0, 0, 0, 0, 0, 0, 3], .noSize(.png))
        assertRefused(
            Array(png.prefix(8)) + [0, 0, 0, 0] + Array("IDAT".utf8),
            .malformed(.png, "no IHDR at the start")
        )
    }

    func testGIFTellsItsLogicalScreen() throws {
        try assertSize(Array("GIF89a".utf8) + [0x0B, 0x01, 6, 0], .gif, 267, 6)
        try assertSize(Array("GIF87a".utf8) + [1, 0, 1, 0], .gif, 1, 1)
        assertRefused(Array("GIF89a".utf8) + [1], .truncated(.gif))
    }

    private func webp(_ type: String, _ payload: [UInt8]) -> [UInt8] {
        Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP".utf8) + Array(type.utf8) + [0, 0, 0, 0] + payload
    }

    func testWebPTellsItsSizeInEachOfItsThreeForms() throws {
        // The two highest bits are a scale for display, not part of the size.
        try assertSize(webp("VP8 ", [0, 0, 0, 0x9D, 1, 0x2A, 12, 0x40, 7, 0x80]), .webp, 12, 7)
        // 14 bits of width - 1, then 14 bits of height - 1: 300 and 200.
        let bits = 299 | 199 << 14
        try assertSize(
            webp("VP8L", [0x2F] + (0..<4).map { UInt8(truncatingIfNeeded: bits >> (8 * $0)) }),
            .webp,
            300,
            200
        )
        try assertSize(webp("VP8X", [0, 0, 0, 0, 13, 0, 1, 8, 0, 0]), .webp, 65_550, 9)
        assertRefused(webp("VP8 ", [0, 0, 0, 0, 1, 0x2A, 12, 0, 7, 0]), .malformed(.webp, "no key frame"))
        assertRefused(webp("VP8L", [0x2E, 0, 0, 0, 0]), .malformed(.webp, "no VP8L signature"))
        assertRefused(webp("JUNK", []), .malformed(.webp, "unknown first chunk"))
        assertRefused(webp("VP8X", [0, 0]), .truncated(.webp))
    }

    private func segment(_ marker: UInt8, _ payload: [UInt8]) -> [UInt8] {
        [0xFF, marker, UInt8((payload.count + 2) >> 8), UInt8((payload.count + 2) & 0xFF)] + payload
    }

    private func exif(isLittle: Bool, orientation: UInt8) -> [UInt8] {
        func number(_ value: Int, _ width: Int) -> [UInt8] {
            let bytes = (0..<width).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
            return isLittle ? bytes : bytes.reversed()
        }
        let other = number(0x010F, 2) + number(2, 2) + number(9, 4) + number(0, 4)
        let entry = number(0x0112, 2) + number(3, 2) + number(1, 4) + number(Int(orientation), 2) + [0, 0]
        return [0x45, 0x78, 0x69, 0x66, 0, 0] + (isLittle ? [0x49, 0x49] : [0x4D, 0x4D]) + number(42, 2)
            + number(8, 4) + number(2, 2) + other + entry
    }

    func testJPEGTellsItsSizeAndExifOrientation() throws {
        let frame: [UInt8] = [8, 0, 13, 1, 9, 3]
        for orientation in ImageOrientation.allCases {
            for isLittle in [true, false] {
                let file: [UInt8] =
                    [0xFF, 0xD8] + segment(0xE1, exif(isLittle: isLittle, orientation: orientation.rawValue))
                    + [0xFF, 0xFF] + segment(0xC2, frame).dropFirst()
                try assertSize(file, .jpeg, 265, 13, orientation)
                let header = try ImageHeader(bytes: file)
                XCTAssertEqual(header.displayWidth, orientation.rawValue < 5 ? 265 : 13)
                XCTAssertEqual(header.displayHeight, orientation.rawValue < 5 ? 13 : 265)
            }
        }
        // A Huffman table has a marker among those of the frames; a wrong orientation is none.
        let file =
            [0xFF, 0xD8] + segment(0xC4, [0]) + segment(0xE1, exif(isLittle: true, orientation: 9))
            + segment(0xC0, frame)
        try assertSize(file, .jpeg, 265, 13)
    }

    func testJPEGWithoutAFrameHeaderIsRefused() {
        assertRefused([0xFF, 0xD8, 0xFF], .truncated(.jpeg))
        assertRefused([0xFF, 0xD8] + segment(0xDA, [0]), .malformed(.jpeg, "no frame header before the scan"))
        assertRefused([0xFF, 0xD8, 0xFF, 0xE0, 0, 1], .malformed(.jpeg, "a segment of 1 bytes"))
        assertRefused([0xFF, 0xD8] + segment(0xE0, []) + [0], .malformed(.jpeg, "no marker"))
        assertRefused([0xFF, 0xD8] + segment(0xC0, [8, 0, 0, 0, 9]), .noSize(.jpeg))
    }

    private func box(_ type: String, _ contents: [UInt8]...) -> [UInt8] {
        let all = contents.flatMap { $0 }
        return [0, 0, UInt8((all.count + 8) >> 8), UInt8((all.count + 8) & 0xFF)] + Array(type.utf8) + all
    }

    private func heif(_ transforms: [UInt8]..., brand: String = "heic") -> [UInt8] {
        let size = box("ispe", [0, 0, 0, 0, 0, 0, 0, 72, 0, 0, 0, 74])
        let decoy = box("ispe", [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1])
        let indices = (0..<(transforms.count + 1)).map { UInt8($0 + 2) | 0x80 }
        let associations: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 1, 1, 0, 7, UInt8(indices.count)] + indices
        return box("ftyp", Array("abcd".utf8), [0, 0, 0, 0], Array(brand.utf8))
            + box(
                "meta",
                [0, 0, 0, 0],
                box("pitm", [0, 0, 0, 0, 0, 7]),
                box("iprp", box("ipco", decoy, size, transforms.flatMap { $0 }), box("ipma", associations))
            )
    }

    func testHEIFTellsThePrimaryItemsSizeAndTurns() throws {
        try assertSize(heif(), .heif, 72, 74)
        // irot counts quarter turns counter-clockwise.
        try assertSize(heif(box("irot", [1])), .heif, 72, 74, .left)
        try assertSize(heif(box("irot", [2])), .heif, 72, 74, .down)
        try assertSize(heif(box("irot", [3])), .heif, 72, 74, .right)
        try assertSize(heif(box("imir", [1])), .heif, 72, 74, .upMirrored)
        try assertSize(heif(box("imir", [0])), .heif, 72, 74, .downMirrored)
        try assertSize(heif(box("irot", [1]), box("imir", [1])), .heif, 72, 74, .rightMirrored)
        try assertSize(heif(box("imir", [1]), box("irot", [1])), .heif, 72, 74, .leftMirrored)
        try assertSize(heif(box("imir", [1]), box("imir", [1])), .heif, 72, 74)
        assertRefused(heif(brand: "isom"), .unknownFormat)
    }

    func testHEIFIsCutToItsCleanAperture() throws {
        func clap(_ numbers: Int...) -> [UInt8] {
            box(
                "clap",
                numbers.flatMap { number in (0..<4).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
            )
        }
        try assertSize(heif(clap(60, 1, 141, 2, -3, 2, 0, 1)), .heif, 60, 71)
        try assertSize(heif(clap(60, 1, 50, 1, 0, 1, 0, 1), box("irot", [1])), .heif, 60, 50, .left)
        // Cut after the turn, the aperture is one of the turned picture.
        try assertSize(heif(box("irot", [1]), clap(60, 1, 50, 1, 0, 1, 0, 1)), .heif, 50, 60, .left)
        try assertSize(heif(clap(0xFFFF_FFFF, 1, 1, 9, 0, 1, 0, 1)), .heif, 72, 1)
        assertRefused(heif(clap(60, 0, 50, 1, 0, 1, 0, 1)), .malformed(.heif, "clap"))
        assertRefused(heif(clap(60, 1, 0, 1, 0, 1, 0, 1)), .malformed(.heif, "clap"))
        assertRefused(heif(clap(60, 1, 50)), .truncated(.heif))
    }

    func testHEIFWithoutItsBoxesIsRefused() {
        assertRefused(box("ftyp", Array("heic".utf8), [0, 0, 0, 0]), .truncated(.heif))
        assertRefused(box("ftyp", Array("heic".utf8), [0, 0, 0, 0]) + box("meta", [0, 0, 0, 0]), .noSize(.heif))
        let whole = heif()
        for length in 8..<whole.count { XCTAssertThrowsError(try ImageHeader(bytes: Array(whole.prefix(length)))) }
    }

    private func pdf(_ objects: String...) -> [UInt8] {
        Array(("%PDF-1.7\n" + objects.enumerated().map { "\($0 + 1) 0 obj\n\($1)\nendobj\n" }.joined()).utf8)
    }

    private let catalog = "<< /Type /Catalog /Pages 2 0 R >>"
    private let pages = "<< /Type /Pages /Kids [3 0 R] /Count 1 >>"

    func testPDFTellsTheFirstPagesBox() throws {
        try assertSize(pdf(catalog, pages, "<</MediaBox[10 20 4.5 -28]>>"), .pdf, 5.5, 48)
        try assertSize(
            pdf(catalog, "<</Kids [3 0 R 4 0 R]/MediaBox 5 0 R>>", "<</Kids[]>>", "<<>>", "[0 0 6 0 R 7]", "9"),
            .pdf,
            9,
            7
        )
        try assertSize(
            pdf(
                catalog,
                pages,
                "<</Title (a \\( ] >> (b)) % x\n /MediaBox[0 0 20 30] /CropBox[5 5 15 99]/Rotate -90>>"
            ),
            .pdf,
            10,
            25,
            .left
        )
        try assertSize(pdf(catalog, pages, "<</MediaBox[0 0 2 3] /UserUnit 2.0 /Rotate 450>>"), .pdf, 4, 6, .right)
        // The last definition counts; what stands in a stream is no object.
        try assertSize(
            pdf(catalog, pages, "<</MediaBox[0 0 1 1]>>") + Array("3 0 obj <</MediaBox[0 0 8 8]>> endobj\n".utf8)
                + Array("9 0 obj <</Length 31>> stream\n3 0 obj <</MediaBox[0 0 4 4]>>\nendstream endobj".utf8),
            .pdf,
            8,
            8
        )
    }

    func testPDFWithoutABoxIsRefused() {
        assertRefused(pdf(), .noSize(.pdf))
        assertRefused(pdf(catalog), .noSize(.pdf))
        assertRefused(pdf(catalog, "<</Kids [2 0 R]/MediaBox[0 0 1 1]>>"), .noSize(.pdf))
        assertRefused(pdf(catalog, pages, "<</MediaBox[0 0 1]>>"), .noSize(.pdf))
        assertRefused(pdf(catalog, pages, "<</MediaBox[0 0 0 5]>>"), .noSize(.pdf))
        assertRefused(pdf(catalog, pages, "<</MediaBox 3 0 R>>"), .noSize(.pdf))
        assertRefused(pdf(catalog, pages, String(repeating: "[", count: 100_000)), .noSize(.pdf))
    }

    /// Values that none closes are read to the end of the file, each one anew.
    func testPDFWithManyOpenValuesEnds() throws {
        let page = pdf(catalog, pages, "<</MediaBox[0 0 1 2]>>")
        for open in ["9 0 obj(", "trailer(", "9 0 obj<</A(", "9 0 obj<</Length 9>>stream\n"] {
            _ = try? ImageHeader(bytes: page + Array(String(repeating: open, count: 8_000).utf8))
        }
        try assertSize(page + Array(String(repeating: "9 0 obj(", count: 9).utf8), .pdf, 1, 2)
    }

    /// One list of children in every node of the tree: walked naively, nine million entries wait.
    func testPDFWhoseNodesShareAListOfChildrenEnds() {
        let count = 3_000
        let list = "[" + (3..<(count + 3)).map { "\($0) 0 R " }.joined() + "]"
        let nodes = (3..<(count + 3)).map { "\($0) 0 obj<</Kids 2 0 R>>" }.joined()
        let file = "%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 3 0 R>>2 0 obj\(list)\(nodes)"
        assertRefused(Array(file.utf8), .noSize(.pdf))
    }

    /// A small stream that unpacks to a long one, whose header names the same long value again and again.
    func testPDFObjectStreamsThatUnfoldWithoutEndAreCut() throws {
        let value = "(" + String(repeating: "a", count: 100_000) + ")"
        let header = (0..<20_000).map { "\($0 + 10) 0 " }.joined()
        let packed = Deflate.zlib(Array((header + value).utf8))
        let start =
            "%PDF-1.7\n9 0 obj<</Type/ObjStm/Filter/FlateDecode/First \(header.utf8.count)/Length \(packed.count)>>stream\n"
        let file = Array(start.utf8) + packed + Array("endstream\n".utf8)
        assertRefused(file, .noSize(.pdf))
    }

    private func svg(_ attributes: String) -> [UInt8] {
        Array("\u{FEFF}<?xml version='1.0'?>\n<svg \(attributes)/>".utf8)
    }

    func testSVGTellsItsLengthsOrItsViewBox() throws {
        try assertSize(svg("width='21' height=' 7.5px '"), .svg, 21, 7.5)
        try assertSize(svg("viewBox='-5 -5 23 9'"), .svg, 23, 9)
        try assertSize(svg("viewBox='0,0, 24,1e1' width='100%' height='auto'"), .svg, 24, 10)
        try assertSize(svg("width='8' viewBox='0 0 4 12'"), .svg, 8, 24)
        try assertSize(svg("height='6' viewBox='0 0 4 12'"), .svg, 2, 6)
        // CSS Values 4, section 6.2: an inch is 96 px, 2.54 cm, 72 pt, 6 pc.
        try assertSize(svg("width='1in' height='2.54cm'"), .svg, 96, 96)
        try assertSize(svg("width='25.4MM' height='101.6Q'"), .svg, 96, 96)
        try assertSize(svg("width='72pt' height='6pc'"), .svg, 96, 96)
        try assertSize(Array("<s:svg xmlns:s='x' width='1' height='2'>".utf8), .svg, 1, 2)
    }

    func testSVGWithoutASizeIsRefused() {
        assertRefused(svg(""), .noSize(.svg))
        assertRefused(svg("width='3'"), .noSize(.svg))
        assertRefused(svg("width='2em' height='3ex'"), .noSize(.svg))
        assertRefused(svg("width='0' height='3'"), .noSize(.svg))
        assertRefused(svg("width='nan' height='0x10'"), .noSize(.svg))
        assertRefused(svg("viewBox='a b c d'"), .malformed(.svg, "viewBox a b c d"))
        assertRefused(svg("viewBox='0 0 0 5'"), .malformed(.svg, "viewBox 0 0 0 5"))
        assertRefused(Array("<html/>".utf8), .unknownFormat)
        assertRefused(Array("<svg width='1'".utf8), .malformed(.svg, "line 1: the document ends too early"))
    }

    func testOtherContentIsOfNoKnownFormat() {
        for bytes in [[], [0], Array("text".utf8), Array("RIFF....WAVE".utf8)] as [[UInt8]] {
            assertRefused(bytes, .unknownFormat)
        }
    }

    func testTurnsAndFlipsFormTheEightOrientations() {
        for orientation in ImageOrientation.allCases {
            XCTAssertEqual(orientation.turned(quartersClockwise: 4), orientation)
            XCTAssertEqual(orientation.flippedLeftToRight.flippedLeftToRight, orientation)
            XCTAssertEqual(orientation.flippedTopToBottom.flippedTopToBottom, orientation)
            XCTAssertEqual(
                orientation.turned(quartersClockwise: 1).flippedLeftToRight,
                orientation.flippedLeftToRight.turned(quartersClockwise: 3)
            )
        }
    }
}
