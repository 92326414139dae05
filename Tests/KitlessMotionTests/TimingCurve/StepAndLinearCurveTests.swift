import KitlessMotion
import XCTest

final class StepAndLinearCurveTests: XCTestCase {
    func testStepsJumpWhereTheSpecificationDrawsThem() throws {
        // CSS Easing Functions Level 2, section 2.3, figure of steps(3): values at 0, just below and at 1/3, and at 1.
        let cases: [(StepCurve.Jump, [Double])] = [
            (.start, [1.0 / 3, 1.0 / 3, 2.0 / 3, 1]), (.end, [0, 0, 1.0 / 3, 1]),
            (.none, [0, 0, 1.0 / 2, 1]), (.both, [1.0 / 4, 1.0 / 4, 2.0 / 4, 1]),
        ]
        for (jump, expected) in cases {
            let curve = try TimingCurve.steps(3, jump: jump)
            XCTAssertEqual([0, 0.33, 0.34, 1].map { curve.value(at: $0) }, expected, jump.rawValue)
        }
    }

    func testBeforeFlagHoldsBackAJumpExactlyHere() throws {
        let curve = try TimingCurve.steps(4)
        XCTAssertEqual(curve.value(at: 0.5), 0.5)
        XCTAssertEqual(curve.value(at: 0.5, isBefore: true), 0.25)
        XCTAssertEqual(curve.value(at: 0.6, isBefore: true), 0.5)
        XCTAssertEqual(TimingCurve.stepStart.value(at: 0, isBefore: true), 0)
        XCTAssertEqual(TimingCurve.stepStart.value(at: 0), 1)
    }

    func testNumbersWithoutPlaceAreDefined() throws {
        let steps = try TimingCurve.steps(3, jump: .both)
        let line = try TimingCurve(css: "linear(0, 2 50%, 2)")
        let single = try TimingCurve(css: "linear(0.25)")
        for curve in [TimingCurve.linear, .ease, steps, line, single] {
            XCTAssertTrue(curve.value(at: .nan).isNaN)
            XCTAssertTrue(curve.slope(at: .nan).isNaN || curve == single)
        }
        XCTAssertEqual(steps.value(at: .infinity), .infinity)
        XCTAssertEqual(line.value(at: .infinity), 2)
        XCTAssertEqual(line.value(at: -.infinity), -.infinity)
        XCTAssertEqual(single.value(at: .infinity), 0.25)
    }

    func testSlopesAreThoseOfTheLines() throws {
        let line = try TimingCurve(css: "linear(0, 0.5 25%, 0.25 25%, 1)")
        XCTAssertEqual([-1, 0, 0.1, 0.25, 0.5, 1, 2].map { line.slope(at: $0) }, [2, 2, 2, 1, 1, 1, 1])
        XCTAssertEqual(try TimingCurve(css: "linear(0, 1 0%)").slope(at: 3), 0)
        XCTAssertEqual(try TimingCurve(css: "linear(0.5)").slope(at: 3), 0)
        XCTAssertEqual(TimingCurve.linear.slope(at: 0.5), 1)
        XCTAssertEqual(TimingCurve.stepEnd.slope(at: 0.5), 0)
        XCTAssertEqual(TimingCurve.easeIn.slope(at: 1), CubicBezier.easeIn.slope(at: 1))
    }

    func testStopsAtTheEndsOfAllNumbersAreJoinedByAStraightLine() throws {
        let huge = 1.5e308
        let line = try PiecewiseLinearCurve(stops: [
            .init(output: -huge, input: -huge), .init(output: huge, input: huge),
        ])
        for x in [-1.2e308, -1, 0, 1, 0.75e308, 1.2e308] {
            XCTAssertEqual(line.value(at: x), x, accuracy: 1e-15 * huge)
            XCTAssertEqual(line.slope(at: x), 1)
        }
        let steep = try PiecewiseLinearCurve(stops: [.init(output: -huge), .init(output: huge)])
        XCTAssertEqual(steep.value(at: 0.5), 0)
        XCTAssertEqual(steep.value(at: 0.75), huge / 2)
        let flat = try PiecewiseLinearCurve(stops: [.init(output: 1, input: -huge), .init(output: 3, input: huge)])
        XCTAssertEqual([-huge / 2, 0, huge / 2].map { flat.value(at: $0) }, [1.5, 2, 2.5])
        XCTAssertEqual(flat.value(at: .infinity), .infinity)
        XCTAssertEqual(flat.value(at: -.infinity), -.infinity)
    }

    func testStopsThatCannotBePlacedAreNamed() {
        XCTAssertThrowsError(try PiecewiseLinearCurve(stops: [])) { error in
            XCTAssertEqual(error as? TimingCurveError, .noStops)
        }
        for bad in [Double.nan, .infinity] {
            XCTAssertThrowsError(try PiecewiseLinearCurve(stops: [.init(output: 0), .init(output: bad)])) { error in
                XCTAssertEqual(error as? TimingCurveError, .stopNotFinite(index: 1))
            }
            XCTAssertThrowsError(try PiecewiseLinearCurve(stops: [.init(output: 0, input: bad)])) { error in
                XCTAssertEqual(error as? TimingCurveError, .stopNotFinite(index: 0))
            }
        }
    }

    func testStepCountsOutOfRangeAreNamed() {
        for (count, jump) in [(0, StepCurve.Jump.end), (-1, .both), (1, .none), (.min, .start)] {
            XCTAssertThrowsError(try StepCurve(count: count, jump: jump)) { error in
                XCTAssertEqual(error as? TimingCurveError, .stepCountOutOfRange(count))
            }
        }
        XCTAssertEqual(try StepCurve(count: .max).value(at: 1), 1)
    }
}
