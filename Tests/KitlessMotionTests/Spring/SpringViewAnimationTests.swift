import KitlessMotion
import KitlessTestSupport
import XCTest

final class SpringViewAnimationTests: XCTestCase {
    private var generator = SplitMix64(seed: 21)

    private func leftSide(_ frequency: Double, _ ratio: Double, _ duration: Double, _ velocity: Double) -> Double {
        if ratio == 1 { return abs(1 + (frequency - velocity) * duration) * exp(-frequency * duration) }
        let sine = abs(ratio * frequency - velocity) / (frequency * sqrt(1 - ratio * ratio))
        return sine * exp(-ratio * frequency * duration)
    }

    func testFrequencySolvesTheEquationAndNoLargerOneDoes() {
        for round in 0..<3000 {
            let duration = 0.01 + 4 * generator.unit()
            let ratio = round % 5 == 0 ? 1 : 0.02 + 0.97 * generator.unit()
            var velocity = [0, 1, -30 * generator.unit(), 2 * generator.unit()][round % 4]
            let spring = Spring(
                viewAnimationDuration: duration,
                dampingRatio: ratio,
                initialVelocity: velocity
            )
            let what = "\(duration) \(ratio) \(velocity)"
            let frequency = spring.angularFrequency
            var solved = leftSide(frequency, ratio, duration, velocity)
            if abs(solved - 0.001) > 1e-9, velocity > 0 {
                // No frequency moves with the velocity: that without it is taken.
                for factor in stride(from: 0.02, to: 30, by: 0.02) where ratio * factor / duration > velocity {
                    XCTAssertLessThan(leftSide(factor / duration, ratio, duration, velocity), 0.001, what)
                }
                velocity = 0
                solved = leftSide(frequency, ratio, duration, velocity)
            }
            XCTAssertEqual(solved, 0.001, accuracy: 1e-12, what)
            XCTAssertEqual(spring.dampingRatio, ratio, accuracy: 1e-14)
            XCTAssertEqual(spring.mass, 1)
            for factor in [1.001, 1.1, 2, 10] {
                XCTAssertLessThan(leftSide(frequency * factor, ratio, duration, velocity), 0.001, what)
            }
        }
    }

    func testNumbersOutOfRangeCountAsTheNearest() {
        func spring(_ duration: Double, _ ratio: Double, _ velocity: Double = 0) -> Spring {
            Spring(viewAnimationDuration: duration, dampingRatio: ratio, initialVelocity: velocity)
        }
        XCTAssertEqual(spring(0, 0.5), spring(0.01, 0.5))
        XCTAssertEqual(spring(-3, 0.5), spring(0.01, 0.5))
        XCTAssertEqual(spring(.nan, 0.5), spring(0.01, 0.5))
        XCTAssertEqual(spring(99, 0.5), spring(10, 0.5))
        XCTAssertEqual(spring(1, 7), spring(1, 1))
        XCTAssertEqual(spring(1, .nan), spring(1, 1))
        XCTAssertEqual(spring(1, -1), spring(1, 0))
        XCTAssertEqual(spring(1, 0.5, .nan), spring(1, 0.5))
        XCTAssertEqual(spring(1, 0.5, -.infinity), spring(1, 0.5))
        XCTAssertEqual(spring(1, 0.5, 1e300), spring(1, 0.5))
        XCTAssertEqual(spring(1, 1, 1e300), spring(1, 1))
    }

    func testEveryRatioAndVelocityGivesAFiniteSpring() {
        for ratio in [0, 1e-300, 1e-6, 0.001, 0.002, 0.003, 0.5, 1.0.nextDown, 1] {
            for velocity in [0, 1e-300, -1e-300, 1, -1, 1e10, -1e10, 1e308, -1e308] {
                let spring = Spring(viewAnimationDuration: 0.3, dampingRatio: ratio, initialVelocity: velocity)
                XCTAssertTrue(spring.stiffness.isFinite && spring.stiffness > 0, "\(ratio) \(velocity)")
                XCTAssertEqual(spring.damping == 0, ratio == 0)
            }
        }
    }
}
