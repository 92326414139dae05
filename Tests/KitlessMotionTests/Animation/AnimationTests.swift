import KitlessMotion
import XCTest

final class AnimationTests: XCTestCase {
    private let spring = Animation.Curve.spring(damping: 0.6, velocity: 2)

    func testDefaultsAreUIKits() {
        let animation = Animation()
        XCTAssertEqual(animation.duration, 0.3)
        XCTAssertEqual(animation.delay, 0)
        XCTAssertEqual(animation.curve, .regular(options: .curveEaseInOut))
        XCTAssertNil(animation.spring)
        // The numbers of UIView.AnimationOptions.
        XCTAssertEqual(AnimationOptions.beginFromCurrentState.rawValue, 4)
        XCTAssertEqual(AnimationOptions.repeat.rawValue, 8)
        XCTAssertEqual(AnimationOptions.autoreverse.rawValue, 16)
        XCTAssertEqual(AnimationOptions.curveEaseIn.rawValue, 65536)
        XCTAssertEqual(AnimationOptions.curveEaseOut.rawValue, 131_072)
        XCTAssertEqual(AnimationOptions.curveLinear.rawValue, 196_608)
    }

    func testCurvesAreThoseTheOptionsName() {
        let cases: [(AnimationOptions, TimingCurve)] = [
            ([], .easeInOut), (.curveEaseIn, .easeIn), (.curveEaseOut, .easeOut), (.curveLinear, .linear),
        ]
        for (options, curve) in cases {
            let animation = Animation(duration: 2, delay: 1, curve: .regular(options: options))
            XCTAssertEqual(animation.progress(at: 1.5), curve.value(at: 0.25))
            XCTAssertEqual(animation.velocity(at: 1.5), curve.slope(at: 0.25) / 2)
        }
        let steps = Animation(duration: 1, curve: .timing(.stepEnd))
        XCTAssertEqual(steps.progress(at: 0.9), 0)
        XCTAssertEqual(steps.progress(at: 1), 1)
    }

    func testItWaitsRunsAndEnds() {
        for curve in [spring, .regular(), .timing(.ease)] {
            let animation = Animation(duration: 0.5, delay: 0.25, curve: curve)
            XCTAssertEqual(animation.settlingDuration, 0.75)
            XCTAssertEqual(animation.progress(at: 0.2), 0)
            XCTAssertEqual(animation.velocity(at: 0.2), 0)
            XCTAssertFalse(animation.isFinished(at: 0.75.nextDown))
            XCTAssertTrue(animation.isFinished(at: 0.75))
            XCTAssertEqual(animation.value(from: 0.1, to: 0.7, at: 0.75), 0.7)
            XCTAssertEqual(animation.velocity(from: 0.1, to: 0.7, at: 0.75), 0)
            XCTAssertEqual(animation.progress(at: .infinity), 1)
            XCTAssertEqual(animation.progress(at: -.infinity), 0)
        }
    }

    func testASpringIsUIKitsAndStartsWithItsVelocity() throws {
        let animation = Animation(duration: 0.5, curve: spring)
        XCTAssertEqual(
            animation.spring,
            Spring(viewAnimationDuration: 0.5, dampingRatio: 0.6, initialVelocity: 2)
        )
        XCTAssertEqual(animation.velocity(at: 0), 2, accuracy: 1e-12)
        XCTAssertEqual(animation.velocity(from: 100.0, to: 0, at: 0), -200, accuracy: 1e-9)
        // By the end it is within about a thousandth of the way, by the equation of its frequency.
        XCTAssertEqual(animation.progress(at: 0.5.nextDown), 1, accuracy: 0.002)
        XCTAssertGreaterThan(try XCTUnwrap(animation.spring).settlingDuration, 0.4)
        XCTAssertEqual(Animation(duration: 60, curve: spring).settlingDuration, 10)
    }

    func testVelocityIsTheChangeOfProgress() {
        for options in [AnimationOptions.repeat, [.repeat, .autoreverse], .autoreverse, []] {
            for curve in [spring, .timing(.ease)] {
                var animation = Animation(duration: 0.5, curve: curve)
                switch curve {
                case .spring(let damping, let velocity, _):
                    animation.curve = .spring(damping: damping, velocity: velocity, options: options)
                default: animation.curve = .timing(.ease, options: options)
                }
                for time in [0.1, 0.3, 0.6, 0.95, 3.7] where !animation.isFinished(at: time) {
                    let change = (animation.progress(at: time + 1e-6) - animation.progress(at: time - 1e-6)) / 2e-6
                    XCTAssertEqual(animation.velocity(at: time), change, accuracy: 1e-4)
                }
            }
        }
    }

    func testRepeatsAreCountedFromTheStartAndNeverEnd() {
        let animation = Animation(duration: 0.5, curve: .regular(options: [.curveLinear, .repeat]))
        XCTAssertEqual(animation.settlingDuration, .infinity)
        XCTAssertFalse(animation.isFinished(at: 1e300))
        XCTAssertEqual(animation.progress(at: 1_000_000.125), 0.25)
        let swing = Animation(duration: 0.5, curve: .regular(options: [.curveLinear, .repeat, .autoreverse]))
        XCTAssertEqual([0.25, 0.75, 1, 1.25].map { swing.progress(at: $0) }, [0.5, 0.5, 0, 0.5])
        XCTAssertEqual([0.25, 0.75].map { swing.velocity(at: $0) }, [2, -2])
        XCTAssertTrue((0...1).contains(swing.progress(at: .infinity)))
    }

    func testAutoreverseAloneGoesThereAndBackAndThenShowsTheEnd() {
        let animation = Animation(duration: 0.5, curve: .regular(options: [.curveLinear, .autoreverse]))
        XCTAssertEqual([0.25, 0.5, 0.75].map { animation.progress(at: $0) }, [0.5, 1, 0.5])
        XCTAssertEqual(animation.settlingDuration, 1)
        XCTAssertEqual(animation.progress(at: 1), 1)
    }

    func testANegativeDelayStartsPartWay() {
        let animation = Animation(duration: 1, delay: -0.25, curve: .regular(options: .curveLinear))
        XCTAssertEqual(animation.progress(at: 0), 0.25)
        XCTAssertTrue(animation.isFinished(at: 0.75))
        XCTAssertTrue(Animation(duration: 1, delay: -5).isFinished(at: 0))
    }

    func testNumbersWithoutMeaningAreDefined() {
        for curve in [spring, .regular(), .timing(.stepEnd)] {
            for duration in [0, -1, Double.nan, -Double.infinity] {
                let animation = Animation(duration: duration, curve: curve)
                XCTAssertTrue(animation.isFinished(at: 0))
                XCTAssertEqual(animation.progress(at: 0), 1)
                XCTAssertEqual(animation.progress(at: -1), 0)
                XCTAssertEqual(animation.velocity(at: 0), 0)
            }
            let animation = Animation(duration: 0.5, delay: .nan, curve: curve)
            XCTAssertEqual(animation.settlingDuration, 0.5)
            XCTAssertTrue(animation.progress(at: .nan).isNaN)
            XCTAssertFalse(animation.isFinished(at: .nan))
        }
        let endless = Animation(duration: .infinity)
        XCTAssertEqual(endless.progress(at: 1e9), 0)
        XCTAssertFalse(endless.isFinished(at: 1e300))
        for damping in [Double.nan, -1, 0, 7, .infinity] {
            for velocity in [Double.nan, .infinity, -1e308, 1e308] {
                let animation = Animation(duration: 0.5, curve: .spring(damping: damping, velocity: velocity))
                XCTAssertFalse(animation.progress(at: 0.25).isNaN)
                XCTAssertEqual(animation.progress(at: 0.5), 1)
            }
        }
    }

    func testFromAndToAlikeNothingMoves() throws {
        let vertical = Animation(duration: 1, curve: .timing(try .cubicBezier(0, 1, 0, 1)))
        XCTAssertEqual(vertical.velocity(at: 0), .infinity)
        XCTAssertEqual(vertical.velocity(from: 4.0, to: 4, at: 0), 0)
        XCTAssertEqual(vertical.value(from: 4.0, to: 4, at: 0.3), 4)
    }

    func testChangingAPartChangesTheMotion() {
        var animation = Animation(duration: 1, curve: .regular(options: .curveLinear))
        animation.duration = 2
        XCTAssertEqual(animation, Animation(duration: 2, curve: .regular(options: .curveLinear)))
        XCTAssertEqual(animation.progress(at: 1), 0.5)
        animation.curve = spring
        XCTAssertEqual(animation, Animation(duration: 2, curve: spring))
        XCTAssertNotNil(animation.spring)
    }
}
