import KitlessControls
import XCTest

final class StepperValueTests: XCTestCase {
    func testTenThousandTenthsDoNotDrift() {
        var value = StepperValue(minimum: 0, maximum: 1e6, step: 0.1)
        for count in 1...10_000 {
            value.move(by: 1)
            XCTAssertEqual(value.current, Double(count) / 10)
        }
        XCTAssertEqual(value.current, 1000)
        for _ in 1...10_000 { value.move(by: -1) }
        XCTAssertEqual(value.current, 0)
    }

    func testResultsAreTheDoublesThatPeopleWrite() {
        let cases: [(origin: Double, step: Double, count: Int, expected: Double)] = [
            (0, 0.1, 3, 0.3), (0.7, 0.1, 1, 0.8), (1.1, 0.25, 3, 1.85), (-0.3, 0.1, 3, 0), (0, 0.01, 57, 0.57),
            (0.005, 0.001, 4, 0.009), (100, 2.5, 10, 125), (0, 1e-12, 7, 7e-12),
        ]
        for (origin, step, count, expected) in cases {
            var value = StepperValue(minimum: -1e9, maximum: 1e9, step: step, current: origin)
            value.move(by: count)
            XCTAssertEqual(value.current, expected, "\(origin) + \(count) * \(step)")
        }
    }

    func testLimitsClamp() {
        var value = StepperValue(minimum: 10, maximum: 20, step: 7, current: 50)
        XCTAssertEqual(value.current, 20)
        XCTAssertFalse(value.canIncrement)
        value.move(by: -1)
        XCTAssertEqual(value.current, 13)
        value.move(by: -1)
        XCTAssertEqual(value.current, 10)
        XCTAssertFalse(value.canDecrement)
        value.move(by: 1)
        XCTAssertEqual(value.current, 17, "from the limit by whole steps")
        value.move(by: 1_000_000)
        XCTAssertEqual(value.current, 20)
        value.move(by: .min)
        XCTAssertEqual(value.current, 10)
    }

    func testAMinimumAboveTheMaximumRaisesIt() {
        let value = StepperValue(minimum: 10, maximum: 5, current: 7)
        XCTAssertEqual([value.minimum, value.maximum, value.current], [10, 10, 10])
        var other = StepperValue(minimum: 0, maximum: 10, current: 5)
        other.setMinimum(20)
        XCTAssertEqual([other.minimum, other.maximum, other.current], [20, 20, 20])
        other.setMaximum(-5)
        XCTAssertEqual([other.minimum, other.maximum, other.current], [-5, -5, -5])
        other.setMaximum(5)
        XCTAssertEqual(other.current, -5)
    }

    func testOddNumbersCountAsNotGiven() {
        for odd in [0, -1, .nan, .infinity, -.infinity] as [Double] {
            var value = StepperValue(step: odd)
            XCTAssertEqual(value.step, 1)
            value.setStep(2)
            value.setStep(odd)
            XCTAssertEqual(value.step, 2)
        }
        for odd in [Double.nan, .infinity, -.infinity] {
            let value = StepperValue(minimum: odd, maximum: odd, current: odd)
            XCTAssertEqual([value.minimum, value.maximum, value.current], [0, 100, 0])
            var other = StepperValue(current: 5)
            other.setMinimum(odd)
            other.setMaximum(odd)
            XCTAssertEqual([other.minimum, other.maximum], [0, 100])
        }
        var value = StepperValue(current: 5)
        value.set(.nan)
        XCTAssertEqual(value.current, 5)
        value.set(.infinity)
        XCTAssertEqual(value.current, 100)
    }

    func testHugeAndTinyNumbersDoNotTrap() {
        let tiny = Double.leastNonzeroMagnitude
        for (limit, step) in [(1e308, 1e308), (1e308, 1e300), (1e308, tiny), (1e15, 0.1), (1, 1e-300)] {
            var value = StepperValue(minimum: -limit, maximum: limit, step: step)
            for count in [1, -5, .max, .min, 7] { value.move(by: count) }
            XCTAssertTrue((-limit...limit).contains(value.current))
            value.setStep(step / 2)
            value.move(by: 3)
            XCTAssertTrue(value.current.isFinite)
        }
    }
}
