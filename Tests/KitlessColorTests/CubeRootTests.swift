import Foundation
import KitlessTestSupport
import XCTest

@testable import KitlessColor

/// The cube root of conversions, four lanes at once, against the 50-digit values that KitlessMath is tested with
/// (`Tests/Fixtures/Math/cbrt.txt`: argument, nearest double, and what it lacks in 1024ths of its last place).
final class CubeRootTests: XCTestCase {
    private struct Point {
        let argument: Double
        let root: Double
        let rest: Double
    }

    private func points() throws -> [Point] {
        let file = Fixtures.root.appendingPathComponent("Math/cbrt.txt")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            guard words.count == 3, let rest = Double(words[2]), let bits = UInt64(words[0], radix: 16),
                let root = UInt64(words[1], radix: 16).map(Double.init(bitPattern:))
            else { return nil }
            // Roots of conversions are taken of sizes.
            let size = Double(bitPattern: bits).magnitude
            return Point(argument: size, root: root.magnitude, rest: root < 0 ? -rest : rest)
        }
    }

    func testTheRootIsThatOf50DigitsInEveryLane() throws {
        var (worst, worstRounded, count) = (0.0, 0.0, 0)
        for point in try points() where point.argument > 0x1p-960 {
            for lane in 0..<4 {
                var x = SIMD4<Double>(repeating: 0.3)
                x[lane] = point.argument
                let root = SplitVector(x).cubeRoot
                // Head and tail together know more digits than the value of one double.
                let error = ((root.head[lane] - point.root) + root.tail[lane]) / point.root.ulp - point.rest / 1024
                worst = max(worst, abs(error))
                worstRounded = max(
                    worstRounded,
                    abs((root.rounded[lane] - point.root) / point.root.ulp - point.rest / 1024)
                )
                count += 1
            }
        }
        print("ACCURACY cubeRoot: \(count) points, worst \(worst) ulp, rounded \(worstRounded) ulp")
        XCTAssertGreaterThan(count, 2000)
        // About 61 bits, of which the values here know 63.
        XCTAssertLessThanOrEqual(worst, 1.0 / 512)
        XCTAssertLessThanOrEqual(worstRounded, 0.5 + 1.0 / 1024)
    }

    func testZeroAndInfinityAreTheirOwnRoots() {
        let root = SplitVector(head: SIMD4(0, .infinity, 1, 27), tail: .zero).cubeRoot.rounded
        XCTAssertEqual(root, SIMD4(0, .infinity, 1, 3))
    }

    func testTheCubeUndoesIt() throws {
        for point in try points() where point.argument > 1e-90 && point.argument < 1e90 {
            let root = SplitVector(SIMD4(repeating: point.argument)).cubeRoot
            XCTAssertEqual(root.cubed.rounded.x, point.argument, accuracy: point.argument.ulp)
        }
    }
}
