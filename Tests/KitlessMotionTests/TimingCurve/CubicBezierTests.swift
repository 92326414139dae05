import KitlessMotion
import KitlessTestSupport
import XCTest

final class CubicBezierTests: XCTestCase {
    private var generator = SplitMix64(seed: 11)

    /// A curve through known points: x and y of a parameter, by de Casteljau's construction.
    private func point(_ curve: CubicBezier, _ t: Double) -> (x: Double, y: Double) {
        func mix(_ a: Double, _ b: Double) -> Double { (1 - t) * a + t * b }
        func coordinate(_ a: Double, _ b: Double) -> Double {
            mix(mix(mix(0, a), mix(a, b)), mix(mix(a, b), mix(b, 1)))
        }
        return (coordinate(curve.x1, curve.x2), coordinate(curve.y1, curve.y2))
    }

    func testInvertsXToFullPrecision() throws {
        for round in 0..<20_000 {
            var (x1, x2) = (generator.unit(), generator.unit())
            switch round % 8 {
            case 0: x1 = 0
            case 1: x2 = 1
            case 2: (x1, x2) = (0, 1)
            case 3: (x1, x2) = (1, 0)
            case 4: (x1, x2) = (1 - 1e-6 * x1, 1e-6 * x2)
            case 5: (x1, x2) = (1, 1)
            default: break
            }
            // With these, y is t, so that the value tells the parameter found.
            let curve = try CubicBezier(x1: x1, y1: 1.0 / 3, x2: x2, y2: 2.0 / 3)
            let x = round % 3 == 0 ? 0.5 + 1e-4 * (generator.unit() - 0.5) : generator.unit()
            let t = curve.value(at: x)
            XCTAssertEqual(point(curve, t).x, x, accuracy: 8 * Double.ulpOfOne, "(\(x1), \(x2)) at \(x)")
        }
    }

    func testSlopeIsTheRatioOfTheDerivatives() throws {
        for _ in 0..<1000 {
            let curve = try CubicBezier(
                x1: generator.unit(),
                y1: 4 * generator.unit() - 2,
                x2: generator.unit(),
                y2: 4 * generator.unit() - 2
            )
            let t = 0.05 + 0.9 * generator.unit()
            let (ahead, behind) = (point(curve, t + 1e-6), point(curve, t - 1e-6))
            let expected = (ahead.y - behind.y) / (ahead.x - behind.x)
            let both = curve.valueAndSlope(at: point(curve, t).x)
            XCTAssertEqual(both.slope, expected, accuracy: 1e-4 * max(1, expected * expected))
            XCTAssertEqual(both.value, curve.value(at: point(curve, t).x))
            XCTAssertEqual(both.slope, curve.slope(at: point(curve, t).x))
        }
    }

    /// Points measured on Core Animation's `CAMediaTimingFunction`, which works in single precision.
    func testAgreesWithCoreAnimation() {
        XCTAssertEqual(CubicBezier.ease.value(at: 0.5), 0.8024033904075623, accuracy: 1e-6)
        XCTAssertEqual(CubicBezier.easeIn.value(at: 0.5), 0.315357, accuracy: 1e-6)
        XCTAssertEqual(CubicBezier.easeOut.value(at: 0.5), 0.684643, accuracy: 1e-6)
        XCTAssertEqual(CubicBezier.easeInOut.value(at: 0.5), 0.5, accuracy: 1e-15)
    }

    func testEaseInAndEaseOutMirrorEachOther() {
        for _ in 0..<200 {
            let x = generator.unit()
            XCTAssertEqual(CubicBezier.easeIn.value(at: x), 1 - CubicBezier.easeOut.value(at: 1 - x), accuracy: 1e-14)
        }
    }

    func testEndsAreExact() throws {
        for curve in [CubicBezier.ease, .easeIn, try CubicBezier(x1: 0.1, y1: -3, x2: 0.2, y2: 9)] {
            XCTAssertEqual(curve.value(at: 0), 0)
            XCTAssertEqual(curve.value(at: 1), 1)
            XCTAssertEqual(curve.value(at: -0.0), 0)
        }
    }

    func testControlPointsOnTheDiagonalMakeTheIdentity() throws {
        let curve = try CubicBezier(x1: 1, y1: 1, x2: 0, y2: 0)
        for x in [0, 0.1, 0.5, 0.9, 1, -3, 7] {
            XCTAssertEqual(curve.value(at: x), x)
            XCTAssertEqual(curve.slope(at: x), 1)
        }
    }

    func testTangentsContinueBeyondTheEnds() throws {
        let curve = try CubicBezier(x1: 0.5, y1: 1, x2: 0.5, y2: 0)
        XCTAssertEqual(curve.value(at: -1), -2)
        XCTAssertEqual(curve.value(at: 2), 3)
        // The first handle is a point: the second one gives the direction.
        XCTAssertEqual(try CubicBezier(x1: 0, y1: 0, x2: 0.5, y2: 1).value(at: -1), -2)
        XCTAssertEqual(try CubicBezier(x1: 0, y1: 0, x2: 0, y2: 0).value(at: -1), -1)
        // A vertical tangent holds the value.
        let vertical = try CubicBezier(x1: 0, y1: 1, x2: 0, y2: 1)
        XCTAssertEqual(vertical.value(at: -5), 0)
        XCTAssertEqual(vertical.slope(at: -5), 0)
        XCTAssertEqual(vertical.slope(at: 0), .infinity)
        XCTAssertEqual(try CubicBezier(x1: 0, y1: -1, x2: 1, y2: 1).slope(at: 0), -.infinity)
        XCTAssertEqual(try CubicBezier(x1: 0, y1: 0, x2: 0, y2: -1).slope(at: 0), -.infinity)
        XCTAssertEqual(try CubicBezier(x1: 0, y1: 0, x2: 0, y2: 1).value(at: -1), 0)
    }

    func testInfiniteProgressHasTheLimitOfTheTangent() {
        XCTAssertEqual(CubicBezier.easeIn.value(at: .infinity), .infinity)
        XCTAssertEqual(CubicBezier.easeIn.value(at: -.infinity), 0)
        XCTAssertEqual(CubicBezier.easeOut.value(at: .infinity), 1)
        XCTAssertEqual(CubicBezier.easeOut.value(at: -.infinity), -.infinity)
    }

    func testNotANumberStaysSo() {
        XCTAssertTrue(CubicBezier.ease.value(at: .nan).isNaN)
        XCTAssertTrue(CubicBezier.ease.slope(at: .nan).isNaN)
        XCTAssertTrue(CubicBezier.ease.valueAndSlope(at: .nan).value.isNaN)
    }

    func testSlopeOfACuspIsZeroAndOfAVerticalTangentInfinite() throws {
        // y′ and x′ vanish together at t = 1/2, and y turns round there.
        XCTAssertEqual(try CubicBezier(x1: 1, y1: 1.5, x2: 0, y2: 0.5).slope(at: 0.5), 0)
        XCTAssertEqual(try CubicBezier(x1: 1, y1: 0, x2: 0, y2: 1).slope(at: 0.5), .infinity)
        XCTAssertEqual(try CubicBezier(x1: 1, y1: 5, x2: 0, y2: -5).slope(at: 0.5), -.infinity)
    }

    func testControlPointsOutOfRangeAreNamed() {
        let cases: [(Double, Double, Double, Double, String)] = [
            (-0.1, 0, 0.5, 1, "x1"), (0.5, 0, 1.1, 1, "x2"), (.nan, 0, 0.5, 1, "x1"), (0.5, .infinity, 0.5, 1, "y1"),
            (0.5, 0, 0.5, .nan, "y2"), (0.5, 0, -.infinity, 1, "x2"),
        ]
        for (x1, y1, x2, y2, culprit) in cases {
            XCTAssertThrowsError(try CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)) { error in
                guard case .controlPointOutOfRange(let name, _)? = error as? TimingCurveError else {
                    return XCTFail("\(error)")
                }
                XCTAssertEqual(name, culprit)
            }
        }
    }

    func testHugeOrdinatesStayFinite() throws {
        let curve = try CubicBezier(x1: 0.3, y1: 1e300, x2: 0.6, y2: -1e300)
        for _ in 0..<100 { XCTAssertTrue(curve.value(at: generator.unit()).isFinite) }
    }
}
