import KitlessMotion
import XCTest

/// Numbers from the ends of their range through everything that moves: nothing traps, nothing runs for long.
final class HostileNumberTests: XCTestCase {
    private let numbers: [Double] = [
        .nan, .infinity, -.infinity, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .greatestFiniteMagnitude,
        -.greatestFiniteMagnitude, 1e-300, 1e300, 0, -0.0, 0.5, 1, -1, 3,
    ]

    func testSpringsOfAnyNumbersAnswer() {
        var springs: [Spring] = []
        for first in numbers {
            for second in numbers {
                if let spring = try? Spring(stiffness: first, damping: second) { springs.append(spring) }
                if let spring = try? Spring(mass: first, stiffness: 1, damping: second) { springs.append(spring) }
                if let spring = try? Spring(duration: first, bounce: second) { springs.append(spring) }
                if let spring = try? Spring(response: first, dampingRatio: second) { springs.append(spring) }
                springs.append(
                    Spring(viewAnimationDuration: first, dampingRatio: second, initialVelocity: first * second)
                )
            }
        }
        XCTAssertGreaterThan(springs.count, 250)
        for spring in springs {
            XCTAssertFalse(spring.settlingDuration.isNaN, "\(spring)")
            for number in numbers {
                let start = MotionState(value: number, velocity: -number)
                _ = spring.settlingDuration(from: start, to: 1, threshold: number)
                let envelope = spring.envelopeSettlingDuration(from: start, to: number, threshold: 0.001)
                XCTAssertTrue(number.isFinite ? !envelope.isNaN : true, "\(spring) \(number)")
                _ = spring.coreAnimationSettlingDuration(initialVelocity: number)
                let state = spring.state(from: MotionState(value: 1, velocity: -1), to: 0, at: number)
                if number < 1e308, spring.damping > 0 { XCTAssertTrue(state.value.isFinite, "\(spring) \(number)") }
                _ = spring.force(on: start, toward: number)
                var motion = SpringMotion(spring: spring, from: number, to: 1, startingAt: -number)
                motion.retarget(to: number, at: number)
                _ = (motion.state(at: number), motion.isSettled(at: number, threshold: number))
            }
        }
    }

    func testCurvesTimelinesAndKeyframesOfAnyNumbersAnswer() throws {
        for first in numbers {
            for second in numbers {
                if let curve = try? TimingCurve.cubicBezier(first, second, second, first) { evaluate(curve) }
                if let curve = try? TimingCurve.cubicBezier(0.5, first, 1, second) { evaluate(curve) }
                let stops: [PiecewiseLinearCurve.Stop] = [.init(output: first, input: second), .init(output: second)]
                if let curve = try? PiecewiseLinearCurve(stops: stops) { evaluate(.piecewiseLinear(curve)) }
                let media = MediaTiming(
                    duration: first,
                    beginTime: second,
                    repeatCount: first,
                    repeatDuration: second,
                    autoreverses: true,
                    speed: first,
                    timeOffset: second,
                    fillMode: .both
                )
                for time in numbers {
                    if let progress = media.progress(at: time) { XCTAssertTrue((0...1).contains(progress)) }
                }
                let track = try KeyframeTrack<Double>([.init(first), .init(second), .init(first, offset: 1)])
                for time in numbers { _ = track.state(at: time) }
            }
        }
        for count in [1, 2, Int.max] {
            for jump in StepCurve.Jump.allCases {
                if let curve = try? TimingCurve.steps(count, jump: jump) { evaluate(curve) }
            }
        }
        for origin in [StaggerOrigin.first, .last, .center, .edges, .index(.min), .index(.max)] {
            for number in numbers {
                let timing = EffectTiming(duration: number)
                let timeline = Timeline.stagger(["a", "b"], interval: number, timing: timing, from: origin)
                _ = Timeline.sequence([timeline, timeline.delayed(by: number)], gap: number).state(of: "b", at: number)
            }
        }
    }

    private func evaluate(_ curve: TimingCurve) {
        for number in numbers { _ = (curve.value(at: number), curve.slope(at: number)) }
        XCTAssertEqual(try TimingCurve(css: curve.cssText), curve, curve.cssText)
    }
}
