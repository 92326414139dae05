import CoreUIKitless
import Foundation
import XCTest

final class VectorPathTests: XCTestCase {
    func testARoundedRectangleIsACircleWhenItsRadiusIsHalfItsSide() {
        let path = VectorPath(rectangle: CGRect(x: 0, y: 0, width: 2, height: 2), cornerRadius: 9)
        var place = CGPoint.zero
        for element in path.elements {
            switch element {
            case .move(let point), .line(let point): place = point
            case .curve(let end, let control1, let control2):
                for step in 0...16 {
                    let t = CGFloat(step) / 16
                    let (a, b, c, d) = (
                        (1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t
                    )
                    let x = a * place.x + b * control1.x + c * control2.x + d * end.x - 1
                    let y = a * place.y + b * control1.y + c * control2.y + d * end.y - 1
                    // The four-curve approximation is off by 0.027 % at most.
                    XCTAssertEqual((x * x + y * y).squareRoot(), 1, accuracy: 0.000_28)
                }
                place = end
            case .closeSubpath: break
            }
        }
    }

    func testARectangleWithoutCornersHasNoCurves() {
        let path = VectorPath(rectangle: CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertEqual(path.elements.first, .move(to: CGPoint(x: 1, y: 2)))
        XCTAssertFalse(path.elements.contains { if case .curve = $0 { true } else { false } })
    }

    func testMovingPointsMovesEveryOne() {
        var path = VectorPath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addCurve(to: CGPoint(x: 3, y: 4), control1: CGPoint(x: 5, y: 6), control2: CGPoint(x: 7, y: 8))
        var other = VectorPath()
        other.addLine(to: CGPoint(x: 9, y: 10))
        other.closeSubpath()
        path.append(other)
        XCTAssertEqual(
            path.mapPoints { CGPoint(x: -$0.x, y: $0.y + 1) }.elements,
            [
                .move(to: CGPoint(x: -1, y: 3)),
                .curve(to: CGPoint(x: -3, y: 5), control1: CGPoint(x: -5, y: 7), control2: CGPoint(x: -7, y: 9)),
                .line(to: CGPoint(x: -9, y: 11)), .closeSubpath,
            ]
        )
    }
}
