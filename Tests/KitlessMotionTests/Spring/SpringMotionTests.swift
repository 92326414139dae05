import KitlessMotion
import XCTest

final class SpringMotionTests: XCTestCase {
    func testANewTargetTakesOverValueAndVelocity() {
        var motion = SpringMotion(spring: .bouncy, from: 0.0, to: 100, startingAt: 2)
        let before = motion.state(at: 2.3)
        motion.retarget(to: -50, at: 2.3)
        XCTAssertEqual(motion.state(at: 2.3), before)
        XCTAssertEqual(motion.target, -50)
        XCTAssertEqual(motion.startTime, 2.3)
        XCTAssertEqual(motion.state(at: 60).value, -50, accuracy: 1e-12)
    }

    func testRetargetingToTheSameTargetChangesNothing() {
        let straight = SpringMotion(spring: .snappy, from: 0.0, to: 1, initialVelocity: 4)
        var interrupted = straight
        for frame in 1...300 { interrupted.retarget(to: 1, at: Double(frame) / 240) }
        XCTAssertEqual(interrupted.state(at: 1.3).value, straight.state(at: 1.3).value, accuracy: 1e-14)
        XCTAssertEqual(interrupted.state(at: 1.3).velocity, straight.state(at: 1.3).velocity, accuracy: 1e-12)
    }

    func testANewSpringTakesOver() {
        var motion = SpringMotion(spring: .smooth, from: 0.0, to: 1)
        motion.retarget(to: 2, at: 0.1, with: .bouncy)
        XCTAssertEqual(motion.spring, .bouncy)
        motion.retarget(to: 3, at: 0.2)
        XCTAssertEqual(motion.spring, .bouncy)
    }

    func testAChangeInThePastCountsFromTheLastOne() {
        var motion = SpringMotion(spring: .smooth, from: 0.0, to: 1)
        motion.retarget(to: 2, at: 0.5)
        let state = motion.state(at: 0.5)
        motion.retarget(to: 0, at: 0.2)
        XCTAssertEqual(motion.startTime, 0.5)
        XCTAssertEqual(motion.state(at: 0.5), state)
    }

    func testSettlesForGoodAfterTheSettlingDuration() {
        let motion = SpringMotion(spring: .bouncy, from: 0.0, to: 1)
        let time = Spring.bouncy.settlingDuration
        XCTAssertTrue(motion.isSettled(at: 1.5 * time))
        XCTAssertFalse(motion.isSettled(at: 0.99 * time))
        // It passes the target at full speed long before.
        let arrival = Spring.bouncy.arrivalTime(from: MotionState(value: 0), to: 1)
        XCTAssertFalse(motion.isSettled(at: arrival ?? 0))
    }

    func testComponentsOfVectorsMoveIndependently() {
        let pair = AnimatablePair(SIMD2(1.0, 2), AnimatablePair(3.0, Float(4)))
        let target = AnimatablePair(SIMD2(-1.0, 0), AnimatablePair(30.0, Float(8)))
        let motion = SpringMotion(spring: .bouncy, from: pair, to: target)
        let state = motion.state(at: 0.2)
        func single(_ start: Double, _ end: Double) -> MotionState<Double> {
            SpringMotion(spring: .bouncy, from: start, to: end).state(at: 0.2)
        }
        XCTAssertEqual(state.value.first.x, single(1, -1).value, accuracy: 1e-15)
        XCTAssertEqual(state.value.first.y, single(2, 0).value, accuracy: 1e-15)
        XCTAssertEqual(state.value.second.first, single(3, 30).value, accuracy: 1e-14)
        XCTAssertEqual(Double(state.value.second.second), single(4, 8).value, accuracy: 1e-6)
        XCTAssertEqual(state.velocity.second.first, single(3, 30).velocity, accuracy: 1e-12)
        XCTAssertEqual(pair.magnitudeSquared, 30)
        XCTAssertEqual(pair.scaled(by: 2), pair.adding(pair))
        XCTAssertEqual(pair.subtracting(pair), .zero)
        XCTAssertEqual(SIMD4(1.0, 2, 3, 4).scaled(by: 2).magnitudeSquared, 120)
        XCTAssertEqual(SIMD3(1.0, 2, 3).magnitudeSquared, 14)
    }

    func testInterpolationEndsExactly() {
        XCTAssertEqual(0.1.interpolated(to: 0.7, progress: 1), 0.7)
        XCTAssertEqual(1e16.interpolated(to: 1, progress: 1), 1)
        for end in [1e308, -1e308, .infinity] {
            XCTAssertEqual((-1e308).interpolated(to: end, progress: 0), -1e308)
            XCTAssertEqual(1e308.interpolated(to: end, progress: 0), 1e308)
        }
        XCTAssertEqual(3.0.interpolated(to: 3, progress: 0.3), 3)
        XCTAssertEqual(SIMD2(0.0, 10).interpolated(to: SIMD2(1, 20), progress: 1.5), SIMD2(1.5, 25))
    }
}
