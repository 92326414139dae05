import KitlessMotion
import XCTest

final class EffectTimingTests: XCTestCase {
    func testDefaultsAreThoseOfWebAnimations() {
        let timing = EffectTiming(duration: 2)
        XCTAssertEqual(timing, EffectTiming(duration: 2, delay: 0, endDelay: 0, iterations: 1, iterationStart: 0))
        XCTAssertEqual(timing.direction, .normal)
        XCTAssertEqual(timing.fill, .none)
        XCTAssertEqual(timing.endTime, 2)
    }

    func testTheEndOfAnIterationIsItsEndAndNotTheStartOfTheNext() {
        let timing = EffectTiming(duration: 1, iterations: 2, fill: .both)
        XCTAssertEqual(timing.state(at: 1), EffectState(phase: .active, progress: 0, iteration: 1))
        XCTAssertEqual(timing.state(at: 2), EffectState(phase: .after, progress: 1, iteration: 1))
    }

    func testRepeatsDoNotDrift() {
        let timing = EffectTiming(duration: 0.1, iterations: .infinity)
        for count in [1, 10, 1000, 1_000_000, 1_000_000_000] {
            let time = Double(count) / 8 + 0.046875
            let eighths = EffectTiming(duration: 0.125, iterations: .infinity).state(at: time)
            XCTAssertEqual(eighths, EffectState(phase: .active, progress: 0.375, iteration: Double(count)))
        }
        // The exact remainder of a million by the double next to 0.7, over that double.
        let sevenths = EffectTiming(duration: 0.7, iterations: .infinity).state(at: 1_000_000)
        XCTAssertEqual(sevenths.progress ?? 0, 0.428571428662059, accuracy: 1e-13)
        // Whole seconds of tenths are whole iterations.
        for second in 1...1000 {
            let state = timing.state(at: Double(second))
            XCTAssertEqual(state, EffectState(phase: .active, progress: 0, iteration: Double(second) * 10))
        }
        let last = EffectTiming(duration: 0.1, iterations: 10).state(at: 1.0.nextDown)
        XCTAssertEqual(last.iteration, 9)
        XCTAssertEqual(last.progress ?? 0, 1, accuracy: 1e-14)
        // Nor does the end miss its iteration by rounding, as 3 · 0.1 is more than 0.3.
        XCTAssertEqual(EffectTiming(duration: 0.1, iterations: 3, fill: .both).state(at: 1).progress, 1)
    }

    func testAnEndDelayKeepsTheEffectAndANegativeOneCutsIt() {
        let kept = EffectTiming(duration: 1, endDelay: 1, fill: .forwards)
        XCTAssertEqual(kept.endTime, 2)
        XCTAssertEqual(kept.state(at: 1.5), EffectState(phase: .after, progress: 1, iteration: 0))
        let cut = EffectTiming(duration: 1, endDelay: -0.75, fill: .forwards)
        XCTAssertEqual(cut.endTime, 0.25)
        XCTAssertEqual(cut.state(at: 0.5), EffectState(phase: .after, progress: 0.5, iteration: 0))
    }

    func testBeforeFlagIsSetBeforeAForwardAndAfterABackwardIteration() {
        let forward = EffectTiming(duration: 1, delay: 1, fill: .both)
        XCTAssertTrue(forward.state(at: 0).isBefore)
        XCTAssertFalse(forward.state(at: 1.5).isBefore)
        XCTAssertFalse(forward.state(at: 3).isBefore)
        let backward = EffectTiming(duration: 1, delay: 1, direction: .reverse, fill: .both)
        XCTAssertFalse(backward.state(at: 0).isBefore)
        XCTAssertTrue(backward.state(at: 3).isBefore)
    }

    func testNumbersWithoutMeaningAreDefined() {
        let idle = EffectState(phase: .idle)
        XCTAssertEqual(EffectTiming(duration: 1).state(at: .nan), idle)
        XCTAssertEqual(EffectTiming(duration: 1, delay: .nan).state(at: 0), idle)
        for bad in [Double.nan, -1, -Double.infinity] {
            XCTAssertEqual(EffectTiming(duration: bad, fill: .both).state(at: 0).progress, 1)
            XCTAssertEqual(EffectTiming(duration: 1, iterations: bad, fill: .both).state(at: 0).progress, 0)
            XCTAssertEqual(EffectTiming(duration: 1, iterationStart: bad, fill: .both).state(at: 0.5).progress, 0.5)
        }
        let times = [-Double.infinity, -1e308, -1, 0, 1, 1e308, .infinity]
        for time in times {
            for delay in times {
                for duration in [0, 1e-308, 1, 1e308, .infinity] {
                    for iterations in [0, 0.5, 3, 1e308, .infinity] {
                        let timing = EffectTiming(
                            duration: duration,
                            delay: delay,
                            iterations: iterations,
                            direction: .alternateReverse,
                            fill: .both
                        )
                        let state = timing.state(at: time)
                        let progress = state.progress ?? .nan
                        XCTAssertTrue((0...1).contains(progress), "\(timing) at \(time): \(state)")
                    }
                }
            }
        }
    }
}
