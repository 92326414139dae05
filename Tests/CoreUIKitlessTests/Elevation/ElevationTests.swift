import CoreUIKitless
import Foundation
import XCTest

final class ElevationTests: XCTestCase {
    private let red = Color(red: 1, green: 0, blue: 0)

    func testKeepsWhatItIsGiven() {
        let elevation = Elevation(xOffset: 1, yOffset: 2, blur: 3, spread: -4, color: red, opacity: 0.5)
        XCTAssertEqual(elevation.xOffset, 1)
        XCTAssertEqual(elevation.yOffset, 2)
        XCTAssertEqual(elevation.offset, CGSize(width: 1, height: 2))
        XCTAssertEqual(elevation.blur, 3)
        XCTAssertEqual(elevation.sigma, 1.5)
        XCTAssertEqual(elevation.spread, -4)
        XCTAssertEqual(elevation.color, red)
        XCTAssertEqual(elevation.opacity, 0.5)
        XCTAssertTrue(elevation.useShadowPath)
        XCTAssertFalse(elevation.isInset)
        let size = CGSize(width: 1, height: 2)
        XCTAssertEqual(Elevation(offset: size, blur: 3, spread: -4, color: red, opacity: 0.5), elevation)
    }

    func testLimitsBlurAndOpacity() {
        func make(blur: CGFloat, opacity: Double) -> Elevation {
            Elevation(xOffset: 0, yOffset: 0, blur: blur, spread: 0, color: red, opacity: opacity)
        }
        XCTAssertEqual(make(blur: -10, opacity: 5).blur, 0)
        XCTAssertEqual(make(blur: 1, opacity: 5).opacity, 1)
        XCTAssertEqual(make(blur: 1, opacity: -1).opacity, 0)
        XCTAssertEqual(make(blur: .nan, opacity: .nan).blur, 0)
        XCTAssertEqual(make(blur: .nan, opacity: .nan).opacity, 0)
        XCTAssertEqual(make(blur: .infinity, opacity: .infinity).blur, 0)
        XCTAssertEqual(make(blur: .infinity, opacity: .infinity).opacity, 1)
    }

    func testLengthsThatAreNoNumbersCountAsZero() {
        for length in [CGFloat.nan, .infinity, -.infinity] {
            let odd = Elevation(xOffset: length, yOffset: length, blur: 2, spread: length, color: red, opacity: 1)
            XCTAssertEqual(odd, Elevation(xOffset: 0, yOffset: 0, blur: 2, spread: 0, color: red, opacity: 1))
        }
    }

    func testExtentFollowsOffsetBlurAndSpread() {
        let elevation = Elevation(xOffset: 1, yOffset: 2, blur: 2, spread: 3, color: red, opacity: 0.5)
        XCTAssertEqual(elevation.extent, EdgeInsets(top: 3, left: 4, bottom: 7, right: 6))
        XCTAssertEqual(elevation.extentInk, EdgeInsets(top: 4, left: 5, bottom: 8, right: 7))
        let small = Elevation(xOffset: 10, yOffset: 0, blur: 2, spread: 0, color: red, opacity: 1)
        XCTAssertEqual(small.extent.left, -8)
        XCTAssertEqual(small.extentClamped.left, 0)
        let none = Elevation(xOffset: 1, yOffset: 2, blur: 2, spread: 3, color: red, opacity: 0)
        XCTAssertEqual(none.extent, .zero)
        XCTAssertEqual(none.extentInk, .zero)
        let inset = Elevation(xOffset: 1, yOffset: 2, blur: 2, spread: 3, color: red, opacity: 1, isInset: true)
        XCTAssertEqual(inset.extent, .zero)
        XCTAssertEqual(inset.extentInk, .zero)
        let box = RoundedRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        XCTAssertEqual(inset.geometry(of: box).extentInk, .zero)
        XCTAssertEqual(elevation.geometry(of: box).extentInk, elevation.extentInk)
        let used = Elevation(xOffset: 50, yOffset: 0, blur: 2, spread: -5, color: red, opacity: 1)
        XCTAssertEqual(used.geometry(of: box).extentInk, .zero)
    }

    func testInkOutsideTheInkExtentIsInvisible() {
        let elevation = Elevation(xOffset: 3, yOffset: -2, blur: 20, spread: 5, color: .black, opacity: 1)
        let box = RoundedRect(CGRect(x: 0, y: 0, width: 400, height: 300))
        let ink = elevation.extentInk
        for point in [
            CGPoint(x: -ink.left, y: 150), CGPoint(x: 400 + ink.right, y: 150), CGPoint(x: 200, y: -ink.top),
            CGPoint(x: 200, y: 300 + ink.bottom),
        ] {
            XCTAssertLessThan(elevation.shadowAlpha(at: point, of: box), 1.0 / 510)
            XCTAssertGreaterThan(elevation.shadowAlpha(at: point, of: box), 0.001)
        }
    }

    func testCodingKeepsEverythingAndLimitsWhatItReads() throws {
        let elevation = Elevation(
            xOffset: 0.1,
            yOffset: -2,
            blur: 3.3,
            spread: -4,
            color: Color(red: 1.2, green: 0.25, blue: -0.1),
            opacity: 0.3,
            useShadowPath: false,
            isInset: true
        )
        let data = try JSONEncoder().encode(elevation)
        XCTAssertEqual(try JSONDecoder().decode(Elevation.self, from: data), elevation)
        let short = #"{"xOffset":1,"yOffset":2,"blur":-3,"spread":4,"color":"red","opacity":7}"#
        XCTAssertEqual(
            try JSONDecoder().decode(Elevation.self, from: Data(short.utf8)),
            Elevation(xOffset: 1, yOffset: 2, blur: 0, spread: 4, color: red, opacity: 1)
        )
        let wrong = short.replacingOccurrences(of: "red", with: "redd")
        XCTAssertThrowsError(try JSONDecoder().decode(Elevation.self, from: Data(wrong.utf8)))
        XCTAssertThrowsError(try JSONDecoder().decode(Elevation.self, from: Data(#"{"blur":1}"#.utf8)))
    }
}
