import Foundation
import XCTest

@testable import CoreUIKitless

/// Closed forms of blurred shapes that nothing in the implementation knows.
final class ShadowFieldTests: XCTestCase {
    private func shadow(blur: CGFloat, isInset: Bool = false, opacity: Double = 1) -> Elevation {
        Elevation(xOffset: 0, yOffset: 0, blur: blur, spread: 0, color: .black, opacity: opacity, isInset: isInset)
    }

    /// In the middle of a circle of radius R the blur leaves 1 - exp(-R²/2σ²).
    func testTheMiddleOfACircle() {
        let blurs: [CGFloat] = [0.05, 0.3, 1, 2, 10, 25, 40, 60, 100, 1000]
        for radius in [0.5, 3, 20, 500] {
            for blur in blurs {
                let box = RoundedRect(CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius), cornerRadius: radius)
                let sigma = blur / 2
                let exact = 1 - exp(-radius * radius / (2 * sigma * sigma))
                let alpha = shadow(blur: blur).shadowAlpha(at: CGPoint(x: radius, y: radius), of: box)
                XCTAssertEqual(alpha, exact, accuracy: 2e-10, "radius \(radius), blur \(blur)")
            }
        }
    }

    /// The blurred coverage of every point sums to the area, to all digits for a grid that is finer than the blur.
    func testTheInkIsTheArea() throws {
        for (width, height, radius) in [(40.0, 30.0, 0.0), (40, 30, 7), (40, 30, 15), (30, 30, 15), (60, 4, 2)] {
            let box = RoundedRect(CGRect(x: 0, y: 0, width: width, height: height), cornerRadius: radius)
            let raster = try ShadowRaster(
                shadow(blur: 6),
                of: box,
                width: 110,
                height: 80,
                origin: CGPoint(x: -25, y: -25)
            )
            let area = width * height - (4 - Double.pi) * radius * radius
            XCTAssertEqual(raster.alpha.reduce(0, +), area, accuracy: 1e-6 * area)
        }
    }

    func testPointAndRasterAgreeForEveryShape() throws {
        let shapes: [(radii: CornerRadii, blur: CGFloat)] = [
            (.zero, 5), (CornerRadii(all: 20), 1), (CornerRadii(all: 20), 0.1), (CornerRadii(all: 20), 0),
            (CornerRadii(topLeft: 3, topRight: 0, bottomRight: 40, bottomLeft: 11), 14),
            (CornerRadii(topLeft: 50, topRight: 1, bottomRight: 50, bottomLeft: 1), 0.5),
        ]
        for (radii, blur) in shapes {
            for isInset in [false, true] {
                let box = RoundedRect(CGRect(x: 3.3, y: 5.1, width: 64, height: 50), radii: radii)
                let elevation = shadow(blur: blur, isInset: isInset)
                let raster = try ShadowRaster(elevation, of: box, width: 71, height: 60)
                for y in 0..<60 {
                    for x in 0..<71 {
                        let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
                        let alpha = elevation.shadowAlpha(at: point, of: box)
                        XCTAssertEqual(raster[x, y], alpha, accuracy: 3e-10, "\(radii) \(blur) at \(x), \(y)")
                    }
                }
            }
        }
    }

    func testABlurLargerThanTheBoxFades() {
        let box = RoundedRect(CGRect(x: 0, y: 0, width: 20, height: 20))
        let alpha = shadow(blur: 80).shadowAlpha(at: CGPoint(x: 10, y: 10), of: box)
        XCTAssertEqual(alpha, 0.03897175491929361, accuracy: 1e-14)
    }

    func testStaysDefinedAtTheEndsOfTheNumbers() {
        let blurs: [CGFloat] = [0, 0x1p-1074, 1e-300, 1e-9, 1, 1e9, 1e300]
        let sizes: [CGFloat] = [0, 1e-300, 1e-9, 1, 1e9, 1e150, 1e308]
        for blur in blurs {
            for size in sizes {
                for radius in sizes {
                    for place in [-1e300, -1, 0, 0.5, 1e300, .infinity, .nan] {
                        let box = RoundedRect(CGRect(x: 0, y: 0, width: size, height: size), cornerRadius: radius)
                        let alpha = shadow(blur: blur).shadowAlpha(at: CGPoint(x: place, y: 0.25), of: box)
                        XCTAssertTrue((0...1).contains(alpha), "blur \(blur) size \(size) radius \(radius): \(alpha)")
                    }
                }
            }
        }
    }

    func testOpacityAndTheColoursAlphaMultiply() throws {
        let box = RoundedRect(CGRect(x: 0, y: 0, width: 20, height: 20), cornerRadius: 5)
        let color = Color(white: 0, alpha: 0.5)
        let half = Elevation(xOffset: 0, yOffset: 0, blur: 4, spread: 0, color: color, opacity: 0.5)
        let point = CGPoint(x: 0.5, y: 7.5)
        let full = shadow(blur: 4).shadowAlpha(at: point, of: box)
        XCTAssertEqual(half.shadowAlpha(at: point, of: box), full / 4, accuracy: 1e-15)
        XCTAssertEqual(try ShadowRaster(half, of: box, width: 20, height: 20)[0, 7], full / 4, accuracy: 1e-10)
        XCTAssertEqual(shadow(blur: 4, opacity: 0).shadowAlpha(at: point, of: box), 0)
    }

    func testAnInsetShadowWhoseHoleIsUsedUpFillsTheBox() throws {
        let box = RoundedRect(CGRect(x: 2, y: 2, width: 6, height: 6))
        let inset = Elevation(xOffset: 0, yOffset: 0, blur: 4, spread: 3, color: .black, opacity: 1, isInset: true)
        let raster = try ShadowRaster(inset, of: box, width: 10, height: 10)
        XCTAssertEqual(raster[5, 5], 1)
        XCTAssertEqual(raster[1, 5], 0)
        XCTAssertEqual(raster.alpha.reduce(0, +), 36)
    }

    func testARasterTakesAnOriginAndAScale() throws {
        let box = RoundedRect(CGRect(x: 0, y: 0, width: 20, height: 20), cornerRadius: 5)
        let raster = try ShadowRaster(
            shadow(blur: 4),
            of: box,
            width: 8,
            height: 6,
            origin: CGPoint(x: -2, y: 3),
            scale: 2
        )
        let point = CGPoint(x: -2 + 3.5 / 2, y: 3 + 1.5 / 2)
        XCTAssertEqual(raster[3, 1], shadow(blur: 4).shadowAlpha(at: point, of: box), accuracy: 1e-10)
        XCTAssertEqual(raster.alpha.count, 48)
    }

    func testRefusesRastersThatCannotBe() throws {
        let box = RoundedRect(CGRect(x: 0, y: 0, width: 20, height: 20))
        func raster(_ width: Int, _ height: Int, scale: CGFloat = 1, x: CGFloat = 0) throws(ShadowRasterError) -> Int {
            let origin = CGPoint(x: x, y: 0)
            return try ShadowRaster(
                shadow(blur: 4),
                of: box,
                width: width,
                height: height,
                origin: origin,
                scale: scale
            )
            .alpha.count
        }
        XCTAssertEqual(try raster(0, 5), 0)
        XCTAssertThrowsError(try raster(-1, 5)) {
            XCTAssertEqual($0 as? ShadowRasterError, .size(width: -1, height: 5))
        }
        XCTAssertThrowsError(try raster(.max, .max))
        // No pixel, and yet more rows or columns than could be gone through.
        for (width, height) in [(0, Int.max), (Int.max, 0), (0, 1 << 27)] {
            XCTAssertThrowsError(try raster(width, height))
        }
        XCTAssertThrowsError(try raster(1 << 20, 1 << 20))
        for scale in [0, -1, .infinity, 0x1p-1074] {
            XCTAssertThrowsError(try raster(4, 4, scale: scale)) {
                XCTAssertEqual($0 as? ShadowRasterError, .scale(Double(scale)))
            }
        }
        XCTAssertThrowsError(try raster(4, 4, scale: .nan))
        XCTAssertThrowsError(try raster(4, 4, x: -.infinity)) {
            XCTAssertEqual($0 as? ShadowRasterError, .origin(x: -.infinity, y: 0))
            XCTAssertEqual("\($0)", "the raster's corner (-inf, 0.0) is not finite")
        }
        // The scale is to blame, with shadows or without.
        for scale in [0, -2, CGFloat.infinity] {
            let size = CGSize(width: 4, height: 4)
            XCTAssertThrowsError(try Bitmap(shadows: [], of: box, fill: .white, size: size, scale: scale)) {
                XCTAssertEqual($0 as? ShadowRasterError, .scale(Double(scale)))
                XCTAssertEqual("\($0)", "there is no raster of \(Double(scale)) pixels a point")
            }
        }
    }
}
