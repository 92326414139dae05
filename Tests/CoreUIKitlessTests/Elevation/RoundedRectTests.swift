import CoreUIKitless
import Foundation
import XCTest

final class RoundedRectTests: XCTestCase {
    private func radii(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CornerRadii {
        CornerRadii(topLeft: a, topRight: b, bottomRight: c, bottomLeft: d)
    }

    func testRadiiShrinkByOneFactor() {
        let size = CGSize(width: 100, height: 50)
        XCTAssertEqual(radii(40, 20, 40, 20).fitted(to: size), radii(100.0 / 3, 50.0 / 3, 100.0 / 3, 50.0 / 3))
        XCTAssertEqual(CornerRadii(all: 1000).fitted(to: size), CornerRadii(all: 25))
        XCTAssertEqual(radii(10, 0, 40, 10).fitted(to: size), radii(10, 0, 40, 10))
        XCTAssertEqual(CornerRadii(all: 5).fitted(to: .zero), .zero)
        XCTAssertEqual(radii(-1, .nan, .infinity, 3).fitted(to: size), radii(0, 0, 0, 3))
        XCTAssertTrue(CornerRadii.zero.isZero)
    }

    func testSquareCornersStaySquare() {
        let box = RoundedRect(CGRect(x: 0, y: 0, width: 200, height: 200))
        for rule in CornerSpreadRule.allCases {
            XCTAssertEqual(box.spread(by: 40, rule: rule)?.radii, .zero)
            XCTAssertEqual(box.spread(by: 40, rule: rule)?.rect, CGRect(x: -40, y: -40, width: 280, height: 280))
        }
    }

    func testLargeRadiiUnderNegativeSpread() {
        let box = RoundedRect(CGRect(x: 0, y: 0, width: 200, height: 200), radii: radii(140, 60, 140, 60))
        XCTAssertEqual(box.radii, radii(140, 60, 140, 60))
        XCTAssertEqual(box.spread(by: -46)?.rect, CGRect(x: 46, y: 46, width: 108, height: 108))
        XCTAssertEqual(box.spread(by: -46)?.radii, radii(94, 14, 94, 14))
    }

    func testACircleStaysACircle() {
        let box = RoundedRect(CGRect(x: 0, y: 0, width: 90, height: 90), cornerRadius: 45)
        XCTAssertEqual(box.spread(by: 40)?.radii, CornerRadii(all: 85))
        XCTAssertEqual(box.spread(by: 60)?.radii.topLeft ?? 0, 105, accuracy: 1e-12)
        // 45 + 60 (1 + (45/60 - 1)³), the rule that flattened circles
        XCTAssertEqual(box.spread(by: 60, rule: .css2017)?.radii.topLeft ?? 0, 104.0625, accuracy: 1e-12)
    }

    func testNothingIsLeftOfASideThatIsUsedUp() {
        let box = RoundedRect(CGRect(x: 0, y: 0, width: 20, height: 10))
        XCTAssertNil(box.spread(by: -5))
        XCTAssertEqual(box.spread(by: -4.5)?.rect, CGRect(x: 4.5, y: 4.5, width: 11, height: 1))
        XCTAssertNil(RoundedRect(.zero).spread(by: 0))
    }

    func testAnInsetSpreadBeyondTheRadiusGivesSquareCorners() {
        let box = RoundedRect(CGRect(x: 0, y: 0, width: 80, height: 80), radii: radii(25, 20, 10, 9))
        let inset = Elevation(xOffset: 0, yOffset: 0, blur: 0, spread: 10, color: .black, opacity: 1, isInset: true)
        let hole = inset.geometry(of: box).shape
        XCTAssertEqual(hole?.rect, CGRect(x: 10, y: 10, width: 60, height: 60))
        XCTAssertEqual(hole?.radii, radii(15, 10, 0, 0))
    }

    func testContainsFollowsTheArcs() {
        let box = RoundedRect(CGRect(x: 10, y: 10, width: 40, height: 20), radii: radii(10, 0, 5, 10))
        XCTAssertTrue(box.contains(CGPoint(x: 30, y: 20)))
        XCTAssertFalse(box.contains(CGPoint(x: 10.5, y: 10.5)))
        XCTAssertTrue(box.contains(CGPoint(x: 10 + 10 * (1 - 0.707), y: 10 + 10 * (1 - 0.707))))
        XCTAssertTrue(box.contains(CGPoint(x: 49.9, y: 10)))
        XCTAssertFalse(box.contains(CGPoint(x: 49.9, y: 29.9)))
        XCTAssertFalse(box.contains(CGPoint(x: 50, y: 20)))
        XCTAssertTrue(box.contains(CGPoint(x: 10, y: 20)))
        XCTAssertFalse(box.contains(CGPoint(x: 10.2, y: 29.8)))
        XCTAssertFalse(box.contains(CGPoint(x: Double.nan, y: 20)))
    }
}
