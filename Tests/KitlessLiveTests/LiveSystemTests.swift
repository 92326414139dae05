import XCTest

@testable import KitlessLive

final class LiveSystemTests: XCTestCase {
    private let system = LiveSystem()

    /// Adds `variable == value` and returns the number of the constraint.
    private func fix(_ variable: Int32, _ value: Double, _ priority: Double = 1000) -> Int32 {
        XCTAssertEqual(system.stage(variable, 1), LiveSystem.Status.done)
        return system.add(0, value, priority)
    }

    func testConstraintsChangeByTheirNumbers() {
        let x = system.makeVariable()
        let required = fix(x, 10)
        let wish = fix(x, 30, 500)
        XCTAssertEqual([required, wish], [0, 1])
        XCTAssertEqual(system.value(of: x), 10)
        XCTAssertEqual(system.setConstant(20, of: required), LiveSystem.Status.done)
        XCTAssertEqual(system.value(of: x), 20)
        XCTAssertEqual(system.setPriority(400, of: required), LiveSystem.Status.done)
        XCTAssertEqual(system.value(of: x), 30)
        XCTAssertEqual(system.remove(wish), LiveSystem.Status.done)
        XCTAssertEqual(system.value(of: x), 20)
        XCTAssertEqual(system.remove(wish), LiveSystem.Status.refused)
    }

    func testAConflictNamesItsMembersAndTheRefusedOneByMinusOne() {
        let x = system.makeVariable()
        let first = fix(x, 10)
        XCTAssertEqual(fix(system.makeVariable(), 5), 1)
        XCTAssertEqual(fix(x, 11), LiveSystem.Status.unsatisfiable)
        XCTAssertEqual(Set(system.conflict), [-1, first])
        let wish = fix(x, 12, 300)
        XCTAssertEqual(system.setPriority(1000, of: wish), LiveSystem.Status.unsatisfiable)
        XCTAssertEqual(Set(system.conflict), [first, wish])
        XCTAssertEqual(system.value(of: x), 10)
    }

    func testSuggestionsAreFollowed() {
        let x = system.makeVariable()
        XCTAssertEqual(system.suggest(3, for: x), LiveSystem.Status.refused)
        XCTAssertEqual(system.edit(x, 900), LiveSystem.Status.done)
        XCTAssertEqual(system.edit(x, 900), LiveSystem.Status.refused)
        XCTAssertEqual(system.suggest(3, for: x), LiveSystem.Status.done)
        XCTAssertEqual(system.value(of: x), 3)
        XCTAssertEqual(system.alternate(1, 2, for: x, times: 4, reading: x), 6)
        XCTAssertEqual(system.alternate(1, 2, for: x, times: -1, reading: x), 0)
    }

    func testNumbersWithoutMeaningAreRefused() {
        let x = system.makeVariable()
        for variable: Int32 in [-1, 7, .max, .min] {
            XCTAssertEqual(system.stage(variable, 1), LiveSystem.Status.refused)
            XCTAssertEqual(system.edit(variable, 500), LiveSystem.Status.refused)
            XCTAssertEqual(system.suggest(1, for: variable), LiveSystem.Status.refused)
            XCTAssertTrue(system.value(of: variable).isNaN)
            XCTAssertEqual(system.remove(variable), LiveSystem.Status.refused)
            XCTAssertEqual(system.setConstant(1, of: variable), LiveSystem.Status.refused)
        }
        XCTAssertEqual(fix(x, .nan), LiveSystem.Status.refused)
        XCTAssertEqual(fix(x, 1, 1001), LiveSystem.Status.refused)
        XCTAssertEqual(system.stage(x, 1), LiveSystem.Status.done)
        for relation: Int32 in [5, 256, -257, .min, .max] {
            XCTAssertEqual(system.add(relation, 1, 1000), LiveSystem.Status.refused)
        }
        XCTAssertEqual(system.edit(x, .infinity), LiveSystem.Status.refused)
    }

    func testSpringsWithoutMeaningGiveNoNumber() {
        XCTAssertTrue(LiveMotion.value(.nan, 1, 0, 1, 0, 1).isNaN)
        XCTAssertTrue(LiveMotion.velocity(-1, 1, 0, 1, 0, 1).isNaN)
        XCTAssertTrue(LiveMotion.settling(0, .nan).isNaN)
    }
}
