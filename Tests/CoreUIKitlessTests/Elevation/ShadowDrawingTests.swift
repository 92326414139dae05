import CoreUIKitless
import Foundation
import XCTest

final class ShadowDrawingTests: XCTestCase {
    private let box = RoundedRect(CGRect(x: 8, y: 8, width: 16, height: 16))

    private func sharp(_ x: CGFloat, _ color: Color, spread: CGFloat = 0, isInset: Bool = false) -> Elevation {
        Elevation(xOffset: x, yOffset: 0, blur: 0, spread: spread, color: color, opacity: 1, isInset: isInset)
    }

    private func color(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
        let pixel = bitmap[x, y]
        return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
    }

    func testLayersStandInOrder() throws {
        let red = Color(red: 1, green: 0, blue: 0)
        let blue = Color(red: 0, green: 0, blue: 1)
        let bitmap = try Bitmap(
            shadows: [sharp(4, red), sharp(0, blue, spread: 6), sharp(2, .black, isInset: true)],
            of: box,
            fill: .white,
            size: CGSize(width: 32, height: 32)
        )
        XCTAssertEqual(color(bitmap, 26, 16), [255, 0, 0, 255])
        XCTAssertEqual(color(bitmap, 5, 16), [0, 0, 255, 255])
        XCTAssertEqual(color(bitmap, 29, 16), [0, 0, 255, 255])
        XCTAssertEqual(color(bitmap, 16, 16), [255, 255, 255, 255])
        XCTAssertEqual(color(bitmap, 9, 16), [0, 0, 0, 255])
        XCTAssertEqual(color(bitmap, 31, 31), [0, 0, 0, 0])
    }

    func testAnOuterShadowIsCutOffInsideTheBox() throws {
        let bitmap = try Bitmap(
            shadows: [sharp(0, .black)],
            of: box,
            fill: .clear,
            background: .white,
            size: CGSize(width: 16, height: 16),
            scale: 2
        )
        XCTAssertEqual((bitmap.width, bitmap.height).0, 32)
        XCTAssertEqual(color(bitmap, 24, 24), [255, 255, 255, 255])
    }

    func testCurvedEdgesAreSmooth() throws {
        let bitmap = try Bitmap(
            shadows: [],
            of: RoundedRect(CGRect(x: 0, y: 0, width: 20, height: 20), cornerRadius: 10),
            fill: .black,
            size: CGSize(width: 20, height: 20)
        )
        let area = bitmap.pixels.enumerated().filter { $0.offset % 4 == 3 }.reduce(0) { $0 + Double($1.element) / 255 }
        XCTAssertEqual(area, .pi * 100, accuracy: 3)
        XCTAssertTrue(bitmap.pixels.contains { $0 > 0 && $0 < 255 })
    }

    func testRefusesSizesThatCannotBe() {
        for size in [
            CGSize(width: -1, height: 2), CGSize(width: 1e300, height: 1), CGSize(width: CGFloat.nan, height: 1),
        ] {
            XCTAssertThrowsError(try Bitmap(shadows: [], of: box, fill: .black, size: size))
            XCTAssertThrowsError(try Bitmap(shadows: [sharp(0, .black)], of: box, fill: .black, size: size))
        }
    }

    func testARasterBecomesAPicture() throws {
        let raster = try ShadowRaster(sharp(0, .black), of: box, width: 32, height: 32)
        let bitmap = raster.bitmap(color: Color(red: 1, green: 0, blue: 2))
        XCTAssertEqual(color(bitmap, 16, 16), [255, 0, 255, 255])
        XCTAssertEqual(color(bitmap, 0, 0), [255, 0, 255, 0])
        XCTAssertEqual(raster.pngData?.prefix(8), Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        XCTAssertNil(try ShadowRaster(sharp(0, .black), of: box, width: 0, height: 0).pngData)
    }
}
