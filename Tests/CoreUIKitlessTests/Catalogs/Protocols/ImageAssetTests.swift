import CoreUIKitless
import Foundation
import XCTest

private enum Picture: String, ImageAsset, CaseIterable {
    case square

    static var bundle: Bundle { .module }
}

private enum Icon: String, ImageAsset, CaseIterable {
    case dot

    static var bundle: Bundle { .module }
    static var namespace: String? { "Icons" }
}

private enum Missing: String, ImageAsset, CaseIterable {
    case blank = ""
    case random = "9f1c7e"
    case withoutNamespace = "dot"

    static var bundle: Bundle { .module }
}

final class ImageAssetTests: ProtocolTestCase {
    func testEveryCaseLoads() {
        for picture in Picture.allCases { XCTAssertNotNil(picture.loadImage(), picture.rawValue) }
        for icon in Icon.allCases { XCTAssertNotNil(icon.loadImage(), icon.rawValue) }
        XCTAssertTrue(recorder.events.isEmpty)
    }

    func testTheFileFitsTheScaleAndTheSizeStays() {
        let retina = TraitCollection { $0.displayScale = 2 }
        XCTAssertEqual(Picture.square.image.pixelSize, CGSize(width: 3, height: 2))
        XCTAssertEqual(Picture.square.image(for: retina).pixelSize, CGSize(width: 6, height: 4))
        XCTAssertEqual(Picture.square.image.size, CGSize(width: 3, height: 2))
        XCTAssertEqual(Picture.square.image(for: retina).size, CGSize(width: 3, height: 2))
    }

    func testPixelsAreDecoded() throws {
        let bitmap = try Picture.square.image.bitmap()
        XCTAssertEqual(bitmap.pixels, Array(repeatElement([17, 34, 51, 255], count: 6).joined()))
    }

    func testTheRenderingModeIsTheCatalogsUntilChanged() {
        XCTAssertEqual(Picture.square.image.renderingMode, .automatic)
        XCTAssertEqual(Icon.dot.image.renderingMode, .alwaysTemplate)
        let original = Icon.dot.image.withRenderingMode(.alwaysOriginal)
        XCTAssertEqual(original.renderingMode, .alwaysOriginal)
        XCTAssertEqual(original.data, Icon.dot.image.data)
    }

    func testTheFallbackIsAPinkSquareWithExactlyOneWarning() throws {
        for missing in Missing.allCases {
            XCTAssertNil(missing.loadImage())
            XCTAssertEqual(missing.image, Missing.fallbackImage)
        }
        XCTAssertEqual(recorder.events.count, 3)
        XCTAssertTrue(recorder.events.allSatisfy { $0.level == .warning && $0.category == "images" })
        let bitmap = try Missing.fallbackImage.bitmap()
        XCTAssertEqual([bitmap.width, bitmap.height], [16, 16])
        XCTAssertEqual(
            Set(bitmap.pixels.indices.map { "\($0 % 4) \(bitmap.pixels[$0])" }),
            ["0 255", "1 45", "2 85", "3 255"]
        )
        XCTAssertEqual(Missing.fallbackImage.size, CGSize(width: 16, height: 16))
        CoreUI.isLoggingEnabled = false
        XCTAssertEqual(Missing.blank.image(for: TraitCollection()), Missing.fallbackImage)
        XCTAssertEqual(recorder.events.count, 3)
    }

    func testAnImageOfPixelsIsWhatWasPutIn() throws {
        let pixels = (0..<(70 * 300 * 4)).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let bitmap = Bitmap(width: 70, height: 300, pixels: pixels)
        let image = Image(bitmap: bitmap, scale: 2)
        XCTAssertEqual(image.size, CGSize(width: 35, height: 150))
        XCTAssertEqual(try image.bitmap(), bitmap)
        XCTAssertThrowsError(try Image(data: Data("text".utf8)))
        XCTAssertEqual(try Image(data: image.data, scale: .nan).scale, 1)
    }
}
