import KitlessMotion
import XCTest

final class KeyframeTrackTests: XCTestCase {
    private typealias Track = KeyframeTrack<Double>

    func testMissingOffsetsAreSpacedEvenly() throws {
        let track = try Track([.init(0), .init(1), .init(2), .init(3, offset: 0.75), .init(4)])
        XCTAssertEqual(track.keyframes.map { $0.offset }, [0, 0.25, 0.5, 0.75, 1])
        let late = try Track([.init(0, offset: 0.5), .init(1), .init(2)])
        XCTAssertEqual(late.keyframes.map { $0.offset }, [0.5, 0.75, 1])
        XCTAssertEqual(try Track([.init(3)]).keyframes.map { $0.offset }, [1])
    }

    func testEachWayHasItsOwnCurve() throws {
        let track = try Track([
            .init(0, curve: .easeIn), .init(10, offset: 0.5, curve: .stepEnd), .init(20),
        ])
        XCTAssertEqual(track.value(at: 0.25), 10 * TimingCurve.easeIn.value(at: 0.5))
        XCTAssertEqual(track.state(at: 0.25).velocity, 20 * TimingCurve.easeIn.slope(at: 0.5), accuracy: 1e-13)
        XCTAssertEqual(track.value(at: 0.5), 10)
        XCTAssertEqual(track.value(at: 0.99), 10)
        XCTAssertEqual(track.state(at: 0.99).velocity, 0)
        XCTAssertEqual(track.value(at: 1), 20)
    }

    func testAnOvershootContinuesTheOutermostWays() throws {
        let track = try Track([.init(0), .init(10, offset: 0.5), .init(30)])
        XCTAssertEqual(track.value(at: -0.1), -2, accuracy: 1e-15)
        XCTAssertEqual(track.value(at: 1.1), 34, accuracy: 1e-13)
        XCTAssertEqual(track.state(at: 1.1).velocity, 40)
    }

    func testValuesAreHeldOutsideTheKeyframes() throws {
        let track = try Track([.init(5, offset: 0.25), .init(6, offset: 0.5)])
        XCTAssertEqual([-1, 0, 0.25, 0.375, 0.5, 1, 2].map { track.value(at: $0) }, [5, 5, 5, 5.5, 6, 6, 6])
        XCTAssertEqual(track.state(at: 0.9), MotionState(value: 6))
        let single = try Track([.init(7)])
        XCTAssertEqual([-1, 0.5, 2].map { single.value(at: $0) }, [7, 7, 7])
    }

    func testEqualOffsetsJump() throws {
        let track = try Track([.init(0), .init(1, offset: 0.5), .init(5, offset: 0.5), .init(6)])
        XCTAssertEqual(track.value(at: 0.5.nextDown), 1, accuracy: 1e-15)
        XCTAssertEqual(track.value(at: 0.5), 5)
        let ends = try Track([.init(0, offset: 0), .init(1, offset: 0), .init(5, offset: 1), .init(6, offset: 1)])
        XCTAssertEqual([-1, 0, 0.5, 1, 2].map { ends.value(at: $0) }, [0, 1, 3, 6, 6])
    }

    func testAVerticalCurveMovesOnlyWhatMoves() throws {
        let vertical = try TimingCurve.cubicBezier(0, 1, 0, 1)
        let still = try Track([.init(1, curve: vertical), .init(1)])
        XCTAssertEqual(still.state(at: 0), MotionState(value: 1))
        XCTAssertEqual(try Track([.init(1, curve: vertical), .init(2)]).state(at: 0).velocity, .infinity)
    }

    func testNotANumberStaysSo() throws {
        XCTAssertTrue(try Track([.init(0), .init(1)]).value(at: .nan).isNaN)
    }

    func testOffsetsThatCannotBeAreNamed() {
        func check(_ expected: KeyframeError, _ keyframes: [Track.Keyframe]) {
            XCTAssertThrowsError(try Track(keyframes)) { XCTAssertEqual($0 as? KeyframeError, expected) }
        }
        check(.noKeyframes, [])
        check(.offsetOutOfRange(index: 1, offset: 1.5), [.init(0), .init(1, offset: 1.5)])
        check(.offsetOutOfRange(index: 0, offset: -1), [.init(0, offset: -1)])
        check(
            .offsetOutOfOrder(index: 2, offset: 0.25),
            [.init(0), .init(1, offset: 0.5), .init(2, offset: 0.25)]
        )
        XCTAssertThrowsError(try Track([.init(0, offset: .nan)]))
    }
}
