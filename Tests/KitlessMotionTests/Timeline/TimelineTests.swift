import KitlessMotion
import XCTest

final class TimelineTests: XCTestCase {
    private let short = EffectTiming(duration: 0.2, fill: .both)
    private let long = EffectTiming(duration: 0.5, delay: 0.1, fill: .both)

    func testASequenceRunsOneAfterAnother() {
        let timeline = Timeline.sequence(
            [Timeline("a", timing: short), Timeline("b", timing: long), Timeline("c", timing: short)],
            gap: 0.05
        )
        assertEqual(timeline.entries.map { $0.startTime }, [0, 0.25, 0.9], accuracy: 1e-15)
        XCTAssertEqual(timeline.endTime, 1.1, accuracy: 1e-15)
        XCTAssertEqual(timeline.state(of: "b", at: 0.6)?.progress ?? .nan, 0.5, accuracy: 1e-15)
        XCTAssertEqual(timeline.state(of: "a", at: 0.6)?.progress, 1)
        XCTAssertEqual(timeline.state(of: "c", at: 0.6)?.phase, .before)
        XCTAssertNil(timeline.state(of: "d", at: 0.6))
    }

    func testWhatFollowsAnEndlessEffectNeverStarts() {
        let endless = EffectTiming(duration: 1, iterations: .infinity)
        let timeline = Timeline.sequence([Timeline(1, timing: endless), Timeline(2, timing: short)])
        XCTAssertEqual(timeline.endTime, .infinity)
        XCTAssertEqual(timeline.state(of: 2, at: 1e300)?.phase, .before)
    }

    func testAGroupRunsTogether() {
        let timeline = Timeline.group([Timeline("a", timing: short), Timeline("b", timing: long)]).delayed(by: 1)
        XCTAssertEqual(timeline.entries.map { $0.startTime }, [1, 1])
        XCTAssertEqual(timeline.endTime, 1.6, accuracy: 1e-15)
        XCTAssertEqual(Timeline<Int>.group([]).endTime, 0)
    }

    func testOfSeveralEffectsOnAnElementTheLastThatCountsDoes() {
        let first = EffectTiming(duration: 1, fill: .forwards)
        let second = EffectTiming(duration: 1, fill: .forwards)
        let timeline = Timeline.sequence([Timeline("a", timing: first), Timeline("a", timing: second)])
        XCTAssertEqual(timeline.state(of: "a", at: 0.25)?.progress, 0.25)
        XCTAssertEqual(timeline.state(of: "a", at: 1.75)?.progress, 0.75)
    }

    func testStaggersStartFromAnyPlace() {
        func starts(_ origin: StaggerOrigin, interval: Double = 1) -> [Double] {
            Timeline.stagger(Array(0..<5), interval: interval, timing: short, from: origin).entries.map { $0.startTime }
        }
        XCTAssertEqual(starts(.first), [0, 1, 2, 3, 4])
        XCTAssertEqual(starts(.last), [4, 3, 2, 1, 0])
        XCTAssertEqual(starts(.center), [2, 1, 0, 1, 2])
        XCTAssertEqual(starts(.edges), [0, 1, 2, 1, 0])
        XCTAssertEqual(starts(.index(1)), [1, 0, 1, 2, 3])
        XCTAssertEqual(starts(.first, interval: -1), [4, 3, 2, 1, 0])
        XCTAssertEqual(Timeline<Int>.stagger([], interval: 1, timing: short).entries, [])
    }
}

/// Compares lists of numbers within a tolerance.
private func assertEqual(_ actual: [Double], _ expected: [Double], accuracy: Double, line: UInt = #line) {
    XCTAssertEqual(actual.count, expected.count, line: line)
    for (actual, expected) in zip(actual, expected) { XCTAssertEqual(actual, expected, accuracy: accuracy, line: line) }
}
