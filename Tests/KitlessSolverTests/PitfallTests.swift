import XCTest

@testable import KitlessSolver

/// What gave wrong answers in earlier solvers, or in prototypes of this one.
final class PitfallTests: XCTestCase {
    private let solver = Solver()

    override func tearDown() {
        XCTAssertNil(solver.invariantViolation())
    }

    private func add(
        _ terms: [Term],
        _ relation: Relation,
        _ constant: Double,
        _ priority: Priority = .required
    ) throws -> ConstraintID {
        try solver.add(terms: terms, relation, constant: constant, priority: priority)
    }

    func testALowerLevelThatIsNegativeUnderAHigherPositiveOneIsKept() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        // Level 500 holds x at 0 from below; level 250 pulls it the other way, and y may not pay for that.
        _ = try add([Term(x)], .greaterThanOrEqual, 0, 500)
        _ = try add([Term(x)], .lessThanOrEqual, -9, 250)
        _ = try add([Term(y)], .equal, 4, 500)
        _ = try add([Term(x), Term(y)], .lessThanOrEqual, 2)
        XCTAssertEqual(solver.value(of: x) + solver.value(of: y), 2, accuracy: 1e-12)
        XCTAssertEqual(max(0, -solver.value(of: x)) + abs(solver.value(of: y) - 4), 2, accuracy: 1e-12)
        XCTAssertEqual(solver.value(of: x), -2, accuracy: 1e-12)
    }

    func testAnOptionalKinkBeyondARequiredOneIsNeverReached() throws {
        let x = solver.makeVariable()
        _ = try add([Term(x)], .lessThanOrEqual, 10)
        let far = try add([Term(x)], .greaterThanOrEqual, 50, 750)
        _ = try add([Term(x)], .equal, 5, 250)
        XCTAssertEqual(solver.value(of: x), 10)
        XCTAssertEqual(solver.violation(of: far), 40)
    }

    func testKinksAtTheSamePlaceBlockWhicheverOfThemIsActive() throws {
        let x = solver.makeVariable()
        _ = try add([Term(x)], .greaterThanOrEqual, 5, 750)
        _ = try add([Term(x)], .lessThanOrEqual, 5, 750)
        let fixed = try add([Term(x)], .equal, 5)
        _ = try add([Term(x)], .equal, 100, 999)
        XCTAssertEqual(solver.value(of: x), 5)
        try solver.remove(fixed)
        XCTAssertEqual(solver.value(of: x), 100)
    }

    func testASuggestionThatPassesARequiredEqualityDoesNotMoveIt() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        _ = try add([Term(x)], .equal, 10)
        _ = try add([Term(y), Term(x, -1)], .equal, 1)
        try solver.beginEditing(x, priority: 900)
        for value in [10.0, 20, 10, 0, 10] {
            try solver.suggest(value, for: x)
            XCTAssertEqual(solver.value(of: x), 10)
            XCTAssertEqual(solver.value(of: y), 11)
        }
    }

    func testACopyMadeLaterHoldsAConstraintThatMovedFreelyBefore() throws {
        let x = solver.makeVariable()
        let moving = try add([Term(x)], .equal, 1)
        for constant in [2.0, 3, 4] { try solver.setConstant(constant, of: moving) }
        let copy = try add([Term(x)], .equal, 4)
        for constant in [13.0, -13] {
            XCTAssertThrowsError(try solver.setConstant(constant, of: moving))
            XCTAssertEqual(solver.value(of: x), 4)
        }
        try solver.remove(copy)
        try solver.setConstant(13, of: moving)
        XCTAssertEqual(solver.value(of: x), 13)
    }

    func testAWishThatMovedFreelyBeforeDoesNotTakeARequiredCopyAlong() throws {
        let x = solver.makeVariable()
        let wish = try add([Term(x)], .equal, 5, 900)
        for constant in [6.0, 7, 8] { try solver.setConstant(constant, of: wish) }
        _ = try add([Term(x)], .equal, 8)
        for constant in [13.0, 8, 0, 8] {
            try solver.setConstant(constant, of: wish)
            XCTAssertEqual(solver.value(of: x), 8)
        }
    }

    func testAConstraintThatComesBackIsJudgedByPresentValues() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let terms = [Term(x), Term(y, -1)]
        let first = try add(terms, .equal, 3)
        _ = try add([Term(x)], .equal, 10, 500)
        let sum = try add([Term(x), Term(y)], .equal, 20, 700)
        try solver.remove(first)
        try solver.setConstant(50, of: sum)
        _ = try add(terms, .lessThanOrEqual, -10)
        XCTAssertLessThanOrEqual(solver.value(of: x) - solver.value(of: y), -10 + 1e-9)
        XCTAssertEqual(solver.value(of: x) + solver.value(of: y), 50, accuracy: 1e-9)
        XCTAssertEqual(solver.value(of: x), 10, accuracy: 1e-9)
    }

    func testDecimalRoundingIsNoContradiction() throws {
        let a = solver.makeVariable()
        let b = solver.makeVariable()
        let c = solver.makeVariable()
        _ = try add([Term(a)], .equal, 0.1)
        _ = try add([Term(b)], .equal, 0.2)
        _ = try add([Term(c), Term(a, -1), Term(b, -1)], .equal, 0)
        _ = try add([Term(c)], .equal, 0.3)
        _ = try add([Term(a, 3), Term(b, 3)], .equal, 0.9)
        XCTAssertEqual(solver.value(of: c), 0.3, accuracy: 1e-12)
    }

    func testARedundantRequiredRowDoesNotLetGoOfAWish() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        _ = try add([Term(x), Term(y)], .equal, 10)
        _ = try add([Term(x), Term(y, -1)], .equal, 2)
        _ = try add([Term(x)], .greaterThanOrEqual, 8, 750)
        _ = try add([Term(x)], .equal, 6)
        let wish = try add([Term(x)], .lessThanOrEqual, 1, 250)
        XCTAssertEqual(solver.violation(of: wish) ?? 0, 5, accuracy: 1e-9)
        XCTAssertEqual(solver.value(of: y), 4, accuracy: 1e-9)
    }

    func testALevelThatAppearsBetweenOthersLeavesThemInOrder() throws {
        let x = solver.makeVariable()
        _ = try add([Term(x)], .equal, 1, 250)
        _ = try add([Term(x)], .equal, 3, 750)
        let middle = try add([Term(x)], .equal, 2, 500)
        let between = try add([Term(x)], .equal, 4, 750.5)
        XCTAssertEqual(solver.value(of: x), 4)
        try solver.setPriority(250.25, of: between)
        XCTAssertEqual(solver.value(of: x), 3)
        try solver.setPriority(999.999, of: middle)
        XCTAssertEqual(solver.value(of: x), 2)
        try solver.setPriority(.required, of: between)
        XCTAssertEqual(solver.value(of: x), 4)
        try solver.setPriority(1, of: between)
        XCTAssertEqual(solver.value(of: x), 2)
    }

    func testEqualWidthsSurviveRebuildingOfTheBasis() throws {
        // Equal widths with a fixed total are a circle: each change of the basis there needs a spike.
        let total = solver.makeVariable()
        let lefts = (0..<6).map { _ in solver.makeVariable() }
        let widths = (0..<6).map { _ in solver.makeVariable() }
        _ = try add([Term(lefts[0])], .equal, 0)
        for index in 1..<6 {
            _ = try add([Term(lefts[index]), Term(lefts[index - 1], -1), Term(widths[index - 1], -1)], .equal, 8)
        }
        var equal = try (0..<5).map { try add([Term(widths[$0 + 1]), Term(widths[$0], -1)], .equal, 0) }
        _ = try add([Term(lefts[5]), Term(widths[5]), Term(total, -1)], .equal, 0)
        try solver.beginEditing(total, priority: 900)
        for round in 0..<200 {
            let index = round % 5
            let width = (Double(100 + round % 37) - 40) / 6
            try solver.suggest(Double(100 + round % 37), for: total)
            XCTAssertEqual(solver.value(of: widths[3]), width, accuracy: 1e-9)
            try solver.remove(equal[index])
            let wish = try add([Term(widths[index])], .equal, 3, 999)
            XCTAssertEqual(solver.value(of: widths[index]), 3, accuracy: 1e-9)
            XCTAssertNil(solver.invariantViolation())
            try solver.remove(wish)
            equal[index] = try add([Term(widths[index + 1]), Term(widths[index], -1)], .equal, 0)
            XCTAssertEqual(solver.value(of: widths[index]), width, accuracy: 1e-9)
        }
    }
}
