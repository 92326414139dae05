import KitlessMotion
import XCTest

final class AnimatedValueTests: XCTestCase {
    private let curves: [Animation.Curve] = [
        .regular(options: .curveLinear), .regular(), .timing(.ease), .spring(damping: 0.5, velocity: 0),
        .spring(damping: 1, velocity: 0), .spring(damping: 0, velocity: 0),
    ]

    func testAtRestItStaysAndSetJumps() {
        var value = AnimatedValue(3.0)
        XCTAssertEqual(value.state(at: 100), MotionState(value: 3))
        XCTAssertTrue(value.isFinished(at: -1e300))
        XCTAssertNil(value.animation)
        value.set(4)
        XCTAssertEqual(value, AnimatedValue(4))
    }

    func testFromRestItIsTheAnimation() {
        for curve in curves + [.spring(damping: 0.5, velocity: 4), .regular(options: [.repeat, .autoreverse])] {
            for delay in [0, 0.2, -0.1] {
                let animation = Animation(duration: 0.4, delay: delay, curve: curve)
                var value = AnimatedValue(10.0)
                value.animate(to: 30, with: animation, at: 5)
                for elapsed in [0, 0.1, 0.2, 0.35, 0.55, 1] {
                    let expected = animation.value(from: 10.0, to: 30, at: elapsed)
                    XCTAssertEqual(value.value(at: 5 + elapsed), expected, accuracy: 1e-11)
                    let velocity = animation.velocity(from: 10.0, to: 30, at: elapsed)
                    let scale = max(1, abs(velocity), animation.spring?.angularFrequency ?? 1)
                    XCTAssertEqual(value.state(at: 5 + elapsed).velocity, velocity, accuracy: 1e-11 * scale * scale)
                }
                XCTAssertEqual(value.endTime, 5 + animation.settlingDuration)
            }
        }
    }

    func testAnInterruptionCarriesValueAndVelocityOver() {
        for first in curves {
            for second in curves {
                var value = AnimatedValue(0.0)
                value.animate(to: 100, with: Animation(duration: 0.5, curve: first), at: 0)
                let before = value.state(at: 0.2)
                value.animate(to: -20, with: Animation(duration: 0.5, curve: second), at: 0.2)
                let after = value.state(at: 0.2)
                XCTAssertEqual(after.value, before.value, accuracy: 1e-12, "\(first) \(second)")
                XCTAssertEqual(after.velocity, before.velocity, accuracy: 1e-9, "\(first) \(second)")
                // The velocity shown is the derivative of the value shown.
                for time in [0.21, 0.3, 0.6] where !value.isFinished(at: time + 0.01) {
                    let change = (value.value(at: time + 1e-6) - value.value(at: time - 1e-6)) / 2e-6
                    let accuracy = 1e-6 * max(1000, abs(change))
                    XCTAssertEqual(value.state(at: time).velocity, change, accuracy: accuracy, "\(first) \(second)")
                }
                XCTAssertEqual(value.value(at: value.endTime), -20)
                let swinging = Animation.Curve.spring(damping: 0, velocity: 0)
                guard first != swinging, second != swinging else { continue }
                XCTAssertEqual(value.value(at: value.endTime.nextDown), -20, accuracy: 0.5, "\(first) \(second)")
            }
        }
    }

    func testASpringThatIsSentOnByItselfIsTheSpringWithANewTarget() {
        let animation = Animation(duration: 0.6, curve: .spring(damping: 0.4, velocity: 0))
        guard let spring = animation.spring else { return XCTFail("no spring") }
        var value = AnimatedValue(SIMD2(0.0, 5))
        var motion = SpringMotion(spring: spring, from: SIMD2(0.0, 5), to: SIMD2(10, 0))
        value.animate(to: SIMD2(10, 0), with: animation, at: 0)
        for (time, target) in [(0.1, SIMD2(4.0, 4)), (0.15, SIMD2(9, 1)), (0.5, SIMD2(0, 0))] {
            value.animate(to: target, with: animation, at: time)
            motion.retarget(to: target, at: time)
        }
        for time in [0.5, 0.55, 0.7, 0.9] {
            XCTAssertEqual(value.state(at: time), motion.state(at: time))
        }
    }

    func testShiftingTheTargetShiftsTheWholeWay() {
        for curve in curves {
            var value = AnimatedValue(0.0)
            value.animate(to: 100, with: Animation(duration: 0.5, curve: curve), at: 0)
            var moved = value
            moved.shiftTarget(to: 130)
            for time in [0, 0.1, 0.4, 1] {
                XCTAssertEqual(moved.value(at: time), value.value(at: time) + 30, accuracy: 1e-12)
                XCTAssertEqual(moved.state(at: time).velocity, value.state(at: time).velocity, accuracy: 1e-9)
            }
            XCTAssertEqual(moved.value(at: 1), 130)
        }
    }

    func testAVelocityOfItsOwnAndADelayReplaceTheOneCarried() {
        var value = AnimatedValue(0.0)
        value.animate(to: 1, with: Animation(duration: 1, curve: .regular(options: .curveLinear)), at: 0)
        var other = value
        value.animate(to: 10, with: Animation(duration: 1, curve: .spring(damping: 0.7, velocity: -3)), at: 0.5)
        XCTAssertEqual(value.state(at: 0.5), MotionState(value: 0.5, velocity: -28.5))
        other.animate(to: 10, with: Animation(duration: 1, delay: 0.25), at: 0.5)
        XCTAssertEqual(other.state(at: 0.6), MotionState(value: 0.5))
        XCTAssertEqual(other.state(at: 0.75).velocity, 0)
    }

    func testAVerticalStartIsLeftAsItIs() throws {
        let vertical = Animation(duration: 1, curve: .timing(try .cubicBezier(0, 1, 0.5, 1)))
        var value = AnimatedValue(0.0)
        value.animate(to: 1, with: vertical, at: 0)
        value.animate(to: 2, with: Animation(duration: 1), at: 0)
        XCTAssertTrue(value.value(at: 0.5).isFinite)
        value.animate(to: 3, with: vertical, at: 0.5)
        XCTAssertTrue(value.value(at: 0.6).isFinite)
    }

    func testTimesWithoutMeaningAreDefined() {
        var value = AnimatedValue(0.0)
        value.animate(to: 1, with: Animation(), at: 2)
        value.animate(to: 5, with: Animation(), at: .nan)
        XCTAssertEqual(value.startTime, 2)
        XCTAssertEqual(value.value(at: -.infinity), 0)
        XCTAssertEqual(value.value(at: .infinity), 5)
        XCTAssertTrue(value.value(at: .nan).isNaN)
        XCTAssertFalse(value.isFinished(at: .nan))
        value.animate(to: 7, with: Animation(duration: 0), at: 3)
        XCTAssertEqual(value.value(at: 3), 7)
    }
}
