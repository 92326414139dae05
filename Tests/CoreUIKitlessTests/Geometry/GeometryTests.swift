import CoreUIKitless
import Foundation
import XCTest

final class GeometryTests: XCTestCase {
    func testNumbersRoundToPixels() {
        XCTAssertEqual(CGFloat(1.3).rounded(scale: 1), 1)
        XCTAssertEqual(CGFloat(1.3).rounded(scale: 2), 1.5)
        XCTAssertEqual(CGFloat(1.3).rounded(scale: 3), 4.0 / 3, accuracy: 1e-12)
        XCTAssertEqual(CGFloat(-0.25).rounded(scale: 2), -0.5)
        XCTAssertEqual(CGFloat(1.3).rounded(.towardZero, scale: 2), 1)
        XCTAssertEqual(CGFloat(1.49).floored(scale: 2), 1)
        XCTAssertEqual(CGFloat(-1.01).floored(scale: 2), -1.5)
        XCTAssertEqual(CGFloat(1.01).ceiled(scale: 2), 1.5)
        XCTAssertEqual(CGFloat(1.01).ceiled(scale: 3), 4.0 / 3, accuracy: 1e-12)
        // Android has displays of 2.625 pixels a point: 3 of them are 1.142857 points.
        XCTAssertEqual(CGFloat(1.2).rounded(scale: 2.625), 3 / 2.625)
        for scale in [0, -1, CGFloat.infinity, .nan] { XCTAssertEqual(CGFloat(1.3).rounded(scale: scale), 1.3) }
        XCTAssertEqual(CGFloat.greatestFiniteMagnitude.ceiled(scale: 3), .greatestFiniteMagnitude)
    }

    func testSizesGrowAndShrinkByInsets() {
        let size = CGSize(width: 100, height: 50)
        let directional = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let physical = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        XCTAssertEqual(size.inset(by: directional), CGSize(width: 94, height: 46))
        XCTAssertEqual(size.inset(by: physical), CGSize(width: 94, height: 46))
        XCTAssertEqual(size.outset(by: directional), CGSize(width: 106, height: 54))
        XCTAssertEqual(size.outset(by: physical), CGSize(width: 106, height: 54))
    }

    func testInsetsAreMadeFromFewerNumbers() {
        XCTAssertEqual(EdgeInsets(all: 3), EdgeInsets(top: 3, left: 3, bottom: 3, right: 3))
        XCTAssertEqual(EdgeInsets(topAndBottom: 1, leftAndRight: 2), EdgeInsets(top: 1, left: 2, bottom: 1, right: 2))
        XCTAssertEqual(EdgeInsets(leftAndRight: 2), EdgeInsets(left: 2, right: 2))
        XCTAssertEqual(
            DirectionalEdgeInsets(all: 3),
            DirectionalEdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
        )
        XCTAssertEqual(
            DirectionalEdgeInsets(topAndBottom: 1, leadingAndTrailing: 2),
            DirectionalEdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2)
        )
        XCTAssertEqual(
            DirectionalEdgeInsets(leadingAndTrailing: 2),
            DirectionalEdgeInsets(leading: 2, trailing: 2)
        )
        XCTAssertEqual(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4).horizontal, 6)
        XCTAssertEqual(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4).vertical, 4)
        XCTAssertEqual(DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).horizontal, 6)
        XCTAssertEqual(DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).vertical, 4)
        XCTAssertEqual(
            -DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
            DirectionalEdgeInsets(top: -1, leading: -2, bottom: -3, trailing: -4)
        )
    }

    func testInsetsSwapSidesWithTheReadingDirection() {
        let directional = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let leftToRight = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let rightToLeft = EdgeInsets(top: 1, left: 4, bottom: 3, right: 2)
        XCTAssertEqual(EdgeInsets(directional, direction: .leftToRight), leftToRight)
        XCTAssertEqual(EdgeInsets(directional, direction: .rightToLeft), rightToLeft)
        XCTAssertEqual(DirectionalEdgeInsets(rightToLeft, direction: .rightToLeft), directional)
        XCTAssertEqual(leftToRight.directionalInsets, directional)
    }

    func testEdgeSetsNameTheirEdges() {
        XCTAssertEqual(DirectionalRectEdge.all.rawValue, 15)
        XCTAssertEqual(DirectionalRectEdge.horizontal, [.leading, .trailing])
        XCTAssertEqual(DirectionalRectEdge.vertical, [.top, .bottom])
        for (set, missing) in [
            (DirectionalRectEdge.notTop, DirectionalRectEdge.top), (.notLeading, .leading), (.notBottom, .bottom),
            (.notTrailing, .trailing),
        ] {
            XCTAssertEqual(set.union(missing), .all)
            XCTAssertFalse(set.contains(missing))
        }
    }

    func testRectanglesThatShareAnEdgeShareItsPixel() {
        for scale: CGFloat in [1, 2, 3] {
            let left = CGRect(x: 0, y: 0, width: 100.0 / 3, height: 10).pixelAligned(scale: scale)
            let right = CGRect(x: 100.0 / 3, y: 0, width: 200.0 / 3, height: 10).pixelAligned(scale: scale)
            XCTAssertEqual(left.maxX, right.minX, accuracy: 1e-12)
        }
        XCTAssertEqual(CGRect(x: 0.5, y: -0.5, width: 1, height: 1).pixelAligned(scale: 1).origin, CGPoint(x: 1, y: 0))
    }

    func testOffsetsDefaultToNothing() {
        XCTAssertEqual(Offset(), .zero)
        XCTAssertEqual(Offset(horizontal: 1).vertical, 0)
    }
}
