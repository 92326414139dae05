import XCTest

@testable import KitlessSolver

/// Updates that are large enough for flips together and for values that catch up later.
final class LargeUpdateTests: XCTestCase {
    /// A chain of equal boxes, each at least 10 wide and optionally 60.
    ///
    /// - Returns: The solver, the end of the chain and the widths.
    private func chain(of count: Int) throws -> (solver: Solver, end: Variable, widths: [Variable]) {
        let solver = Solver()
        let end = solver.makeVariable()
        let widths = (0..<count).map { _ in solver.makeVariable() }
        var left = solver.makeVariable()
        try solver.beginEditing(end, priority: 950)
        try solver.update { () throws(SolverError) in
            try solver.add(left == 0)
            for index in 1..<count {
                let next = solver.makeVariable()
                try solver.add(next == left + widths[index - 1] + 8)
                try solver.add(widths[index] == widths[index - 1])
                left = next
            }
            try solver.add(left + widths[count - 1] == end)
            for width in widths {
                try solver.add(width >= 10)
                try solver.add((width == 60).withPriority(250))
            }
        }
        return (solver, end, widths)
    }

    func testOptionalEqualitiesOfAnUpdateAreJudgedTogether() throws {
        for count in [5, 100, 300] {
            let (solver, end, widths) = try chain(of: count)
            XCTAssertNil(solver.invariantViolation())
            // The chain wants to be 0 wide and may not: all boxes are as narrow as they can be.
            for width in widths { XCTAssertEqual(solver.value(of: width), 10, accuracy: 1e-9) }
            let gaps = Double(8 * (count - 1))
            for wanted in [40.0, 80, 60, 5] {
                try solver.suggest(wanted * Double(count) + gaps, for: end)
                XCTAssertNil(solver.invariantViolation())
                for width in widths { XCTAssertEqual(solver.value(of: width), max(10, wanted), accuracy: 1e-9) }
            }
        }
    }

    func testARefusedUpdateWithWaitingEqualitiesLeavesNoTrace() throws {
        let (solver, _, widths) = try chain(of: 30)
        let before = widths.map { solver.value(of: $0).bitPattern }
        XCTAssertThrowsError(
            try solver.update { () throws(SolverError) in
                for width in widths { try solver.add((width == 12).withPriority(500)) }
                try solver.add(widths[3] <= 9)
            }
        )
        XCTAssertEqual(widths.map { solver.value(of: $0).bitPattern }, before)
        XCTAssertNil(solver.invariantViolation())
        XCTAssertEqual(solver.constraintCount, 30 + 29 + 2 + 60)
    }

    /// Rows below each other: what makes one higher moves all that follow.
    func testRowsThatGrowMoveWhatIsBelow() throws {
        let solver = Solver()
        let count = 400
        var heights: [Variable] = []
        var tops: [Variable] = []
        try solver.update { () throws(SolverError) in
            for row in 0..<count {
                let (top, height, content) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
                if row == 0 {
                    try solver.add(top == 0)
                } else {
                    try solver.add(top == tops[row - 1] + heights[row - 1])
                }
                try solver.add(height >= 44)
                try solver.add((height <= 44).withPriority(250))
                try solver.add(content + 14 <= height)
                try solver.add((content == Double(30 + 4 * (row % 3))).withPriority(750))
                tops.append(top)
                heights.append(height)
            }
        }
        XCTAssertNil(solver.invariantViolation())
        var top = 0.0
        for row in 0..<count {
            XCTAssertEqual(solver.value(of: tops[row]), top, accuracy: 1e-8)
            XCTAssertEqual(solver.value(of: heights[row]), Double(44 + 4 * (row % 3)), accuracy: 1e-8)
            top += Double(44 + 4 * (row % 3))
        }
    }
}
