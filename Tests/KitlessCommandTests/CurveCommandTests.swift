import XCTest

@testable import KitlessCommand

final class CurveCommandTests: XCTestCase {
    func testALineIsSampledWithItsSlope() {
        let run = Run("curve", "linear", "--samples", "2")
        XCTAssertEqual(run.status, .success)
        XCTAssertEqual(
            run.output,
            """
            linear
                time     value  velocity
              0.0000    0.0000    1.0000
              0.5000    0.5000    1.0000
              1.0000    1.0000    1.0000

            """
        )
    }

    func testACriticallyDampedSpringFollowsItsClosedForm() {
        // 1 - (1 + wt) e^(-wt) with w = 2 pi / 0.5 at the middle of the 0.7348 s it takes.
        let lines = Run("curve", "spring", "--samples", "2").output.split(separator: "\n")
        XCTAssertEqual(lines.first, "mass 1, stiffness 157.914, damping 25.1327; settles in 0.7348 s")
        XCTAssertEqual(lines.dropFirst(3).first?.split(separator: " ").dropFirst().first, "0.9445")
    }

    func testBadTextIsBadDataAndSaysWhere() {
        let run = Run("curve", "cubic-bezier(0, 0, 1)")
        XCTAssertEqual(run.status.rawValue, 65)
        XCTAssertTrue(run.complaints.contains("'cubic-bezier(0, 0, 1)'"), run.complaints)
        XCTAssertTrue(run.complaints.contains("at byte 20"), run.complaints)
    }

    func testOptionsOutOfRangeAreUsageErrors() {
        for words in [
            ["curve", "ease", "--samples", "0"], ["curve", "ease", "--samples", "many"],
            ["curve", "ease", "--bounce", "0"],
            ["curve", "spring", "--bounce", "2"], ["curve", "spring", "--bounce", "much"],
            ["curve", "spring", "--duration", "0"],
        ] {
            XCTAssertEqual(Run(words).status.rawValue, 64, "\(words)")
        }
        let run = Run("curve", "spring", "--duration", "long")
        XCTAssertTrue(run.complaints.contains("--duration needs a time in seconds, not 'long'"), run.complaints)
        XCTAssertTrue(Run("curve", "spring", "--bounce", "2").complaints.contains("not '2'"))
    }
}
