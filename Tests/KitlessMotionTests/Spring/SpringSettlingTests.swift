import KitlessMotion
import KitlessTestSupport
import XCTest

final class SpringSettlingTests: XCTestCase {
    private var generator = SplitMix64(seed: 8)

    func testAfterTheTimeTheDistanceIsNeverAboveTheThresholdAndJustBeforeItIs() throws {
        for _ in 0..<2000 {
            let ratio = 2.5 * generator.unit() + 0.02
            let spring = try Spring(response: 0.1 + generator.unit(), dampingRatio: ratio)
            let start = MotionState(value: 2 * generator.unit() - 1, velocity: 80 * generator.unit() - 40)
            let threshold = 0.3 * generator.unit() + 1e-4
            let time = spring.settlingDuration(from: start, to: 0, threshold: threshold)
            func distance(_ time: Double) -> Double { abs(spring.state(from: start, to: 0, at: time).value) }
            let what = "\(spring) \(start) \(threshold)"
            for _ in 0..<40 {
                let later = time + 3 * spring.response * generator.unit()
                XCTAssertLessThanOrEqual(distance(later), threshold * (1 + 1e-9), what)
            }
            if time > 0 { XCTAssertGreaterThan(distance(time * (1 - 1e-7)), threshold * (1 - 1e-12), what) }
            let envelope = spring.envelopeSettlingDuration(from: start, to: 0, threshold: threshold)
            XCTAssertGreaterThanOrEqual(envelope, time * (1 - 1e-12), what)
        }
    }

    /// The documentation of `CASpringAnimation` says "about 2.85 s"; the rest are published measurements.
    func testCoreAnimationsTimesAreReproduced() throws {
        XCTAssertEqual(try Spring(stiffness: 100, damping: 5).coreAnimationSettlingDuration(), 2.85, accuracy: 0.005)
        // Running sums of 0.1, as Core Animation shows them.
        XCTAssertEqual(try Spring(stiffness: 144, damping: 24).coreAnimationSettlingDuration(), 0.7999999999999999)
        XCTAssertEqual(Spring.smooth.coreAnimationSettlingDuration(), 0.7999999999999999)
        // Overdamped counts as critical.
        XCTAssertEqual(try Spring(stiffness: 144, damping: 90).coreAnimationSettlingDuration(), 0.7999999999999999)
        XCTAssertEqual(try Spring(stiffness: 1, damping: 0).coreAnimationSettlingDuration(), 3.4028234663852886e+38)
        // Ten million steps of 0.1 are not counted one by one.
        XCTAssertEqual(
            try Spring(stiffness: 1e-12, damping: 2e-6).coreAnimationSettlingDuration(),
            9.233413476451586e6,
            accuracy: 0.2
        )
    }

    func testThresholdsWithoutMeaningAreDefined() throws {
        let start = MotionState(value: 0.0)
        for spring in [Spring.smooth, .bouncy, .timingParameters] {
            XCTAssertEqual(spring.settlingDuration(from: start, to: 1, threshold: 0), .infinity)
            XCTAssertEqual(spring.settlingDuration(from: start, to: 1, threshold: -1), .infinity)
            XCTAssertEqual(spring.settlingDuration(from: start, to: 1, threshold: .infinity), 0)
            XCTAssertEqual(spring.settlingDuration(from: start, to: 1, threshold: 2), 0)
            XCTAssertTrue(spring.settlingDuration(from: start, to: 1, threshold: .nan).isNaN)
            XCTAssertTrue(spring.settlingDuration(from: start, to: .nan, threshold: 0.1).isNaN)
            XCTAssertEqual(spring.settlingDuration(from: start, to: .infinity, threshold: 0.1), .infinity)
            XCTAssertTrue(spring.settlingDuration(from: start, to: 1, threshold: 1e-300).isFinite)
            XCTAssertTrue(spring.envelopeSettlingDuration(from: start, to: 1, threshold: 0) == .infinity)
        }
    }

    func testADampingTooSmallForItsMassIsNone() throws {
        // c / 2m is below the smallest double.
        let spring = try Spring(mass: 1e300, stiffness: 1e300, damping: 1e-100)
        let start = MotionState(value: 1.0)
        XCTAssertEqual(spring.envelopeSettlingDuration(from: start, to: 0, threshold: 0.5), .infinity)
        XCTAssertEqual(spring.settlingDuration(from: start, to: 0, threshold: 0.5), .infinity)
        XCTAssertEqual(spring.envelopeSettlingDuration(from: start, to: 0, threshold: 1), 0)
    }

    func testWithoutDampingOnlyTheAmplitudeDecides() throws {
        let spring = try Spring(stiffness: 25, damping: 0)
        let start = MotionState(value: 3, velocity: 20.0)
        XCTAssertEqual(spring.settlingDuration(from: start, to: 0, threshold: 4.99), .infinity)
        XCTAssertEqual(spring.settlingDuration(from: start, to: 0, threshold: 5.01), 0)
        XCTAssertEqual(spring.envelopeSettlingDuration(from: start, to: 0, threshold: 5.01), 0)
    }

    func testVectorsSettleWhenTheirLengthDoes() throws {
        let spring = Spring.bouncy
        // Along one line the motion is that of a number.
        let start = MotionState(value: SIMD2(3.0, 4), velocity: .zero)
        XCTAssertEqual(
            spring.settlingDuration(from: start, to: .zero, threshold: 0.01),
            spring.settlingDuration(from: MotionState(value: 5.0), to: 0, threshold: 0.01)
        )
        for _ in 0..<200 {
            let start = MotionState(
                value: SIMD2(generator.unit(), generator.unit()),
                velocity: SIMD2(20 * generator.unit() - 10, 20 * generator.unit() - 10)
            )
            let time = spring.settlingDuration(from: start, to: .zero, threshold: 0.01)
            for _ in 0..<20 {
                let later = spring.state(from: start, to: .zero, at: time + generator.unit()).value
                XCTAssertLessThanOrEqual(later.magnitudeSquared.squareRoot(), 0.01 * (1 + 1e-9))
            }
        }
    }

    func testArrivalIsTheFirstTimeAtTheTarget() throws {
        for _ in 0..<1000 {
            let spring = try Spring(response: 0.1 + generator.unit(), dampingRatio: 2 * generator.unit())
            let start = MotionState(value: 1, velocity: 80 * generator.unit() - 40)
            let arrival = spring.arrivalTime(from: start, to: 0)
            for _ in 0..<20 {
                let time = (arrival ?? 2) * generator.unit()
                XCTAssertGreaterThan(spring.state(from: start, to: 0, at: time).value, -1e-13)
            }
            guard let arrival else { continue }
            XCTAssertEqual(spring.state(from: start, to: 0, at: arrival).value, 0, accuracy: 1e-12)
            XCTAssertEqual(spring.clampedState(from: start, to: 0, at: arrival * 1.1), MotionState(value: 0))
            XCTAssertEqual(
                spring.clampedState(from: start, to: 0, at: arrival / 2),
                spring.state(from: start, to: 0, at: arrival / 2)
            )
        }
        XCTAssertNil(Spring.smooth.arrivalTime(from: MotionState(value: 0), to: 1))
        let atTarget = MotionState(value: 1, velocity: 9)
        XCTAssertEqual(Spring.smooth.clampedState(from: atTarget, to: 1, at: -1), MotionState(value: 1))
    }
}
