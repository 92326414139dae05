import KitlessMotion
import XCTest

final class MediaTimingTests: XCTestCase {
    private let times = [0, 0.2, 0.5, 0.9, 1.2, 1.5, 1.9, 2.1]

    private func check(_ timing: MediaTiming, _ expected: [Double?], line: UInt = #line) {
        for (time, expected) in zip(times, expected) {
            let progress = timing.progress(at: time)
            XCTAssertEqual(progress == nil, expected == nil, "at \(time)", line: line)
            XCTAssertEqual(progress ?? 0, expected ?? 0, accuracy: 1e-12, "at \(time)", line: line)
        }
    }

    /// Values measured on Core Animation.
    func testAgreesWithCoreAnimation() {
        check(MediaTiming(duration: 1, autoreverses: true), [0, 0.2, 0.5, 0.9, 0.8, 0.5, 0.1, nil])
        check(MediaTiming(duration: 1, repeatCount: 2.5), [0, 0.2, 0.5, 0.9, 0.2, 0.5, 0.9, 0.1])
        check(MediaTiming(duration: 1, repeatDuration: 1.7), [0, 0.2, 0.5, 0.9, 0.2, 0.5, nil, nil])
        check(MediaTiming(duration: 1, timeOffset: 0.3), [0.3, 0.5, 0.8, 0.2, nil, nil, nil, nil])
        // A negative speed runs backwards from the end, but starts at 0.
        check(MediaTiming(duration: 1, speed: -1), [0, 0.8, 0.5, 0.1, nil, nil, nil, nil])
        XCTAssertEqual(MediaTiming().progress(at: 0.125), 0.5)
    }

    func testRepeatsHaveNoEndWithoutOne() {
        let timing = MediaTiming(duration: 0.5, repeatCount: .infinity, autoreverses: true)
        XCTAssertEqual(timing.progress(at: 1e9 + 0.75), 0.5)
        XCTAssertEqual(timing.activeDuration, .infinity)
    }

    func testFillsHoldTheFirstAndTheLastInstant() {
        func held(_ timing: MediaTiming) -> Double? {
            var timing = timing
            timing.fillMode = .forwards
            return timing.progress(at: 100)
        }
        XCTAssertEqual(held(MediaTiming(duration: 1)), 1)
        XCTAssertEqual(held(MediaTiming(duration: 0.1, repeatCount: 3)), 1)
        XCTAssertEqual(held(MediaTiming(duration: 1, repeatCount: 2.5)), 0.5)
        XCTAssertEqual(held(MediaTiming(duration: 1, repeatDuration: 1.75)), 0.75)
        XCTAssertEqual(held(MediaTiming(duration: 1, autoreverses: true)), 0)
        XCTAssertEqual(held(MediaTiming(duration: 1, repeatCount: 1.25, autoreverses: true)), 0.5)
        XCTAssertEqual(held(MediaTiming(duration: 1, speed: -1)), 0)
        XCTAssertEqual(held(MediaTiming(duration: 1, timeOffset: 0.25)), 0.25)
        XCTAssertEqual(held(MediaTiming(duration: 1, timeOffset: .infinity)), 0)
        let waiting = MediaTiming(duration: 1, beginTime: 2, timeOffset: 0.25, fillMode: .backwards)
        XCTAssertEqual(waiting.progress(at: 0), 0.25)
        XCTAssertEqual(MediaTiming(duration: 1, beginTime: 2, fillMode: .both).progress(at: -1), 0)
        XCTAssertNil(MediaTiming(duration: 1, beginTime: 2).progress(at: 0))
        XCTAssertNil(MediaTiming(duration: 1).progress(at: 1))
    }

    func testNumbersWithoutMeaningAreDefined() {
        XCTAssertNil(MediaTiming(duration: 1).progress(at: .nan))
        XCTAssertNil(MediaTiming(duration: 1, timeOffset: .nan).progress(at: 0))
        XCTAssertNil(MediaTiming(duration: 1, beginTime: .infinity).progress(at: .infinity))
        XCTAssertEqual(MediaTiming(duration: -4).progress(at: 0.125), 0.5)
        XCTAssertEqual(MediaTiming(duration: .infinity).progress(at: 5), 0)
        XCTAssertEqual(MediaTiming(duration: 1, speed: 0).progress(at: 5), 0)
    }
}
