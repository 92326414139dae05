import XCTest

@testable import KitlessSolver

/// The storage below the solver: what arrays, arenas and the runs that look into them must keep.
final class UnsafeStorageTests: XCTestCase {
    private func list<Element>(_ run: UnsafeRun<Element>, _ count: Int) -> [Element] { (0..<count).map { run[$0] } }

    func testARunSeesWhatTheArrayHoldsAndTheArrayWhatTheRunWrites() {
        var array = UnsafeArray<Int>()
        defer { array.deallocate() }
        for element in 0..<10 { array.append(element) }
        let run = array.run(at: 3, count: 4)
        XCTAssertEqual(list(run, 4), [3, 4, 5, 6])
        run[0] = 30
        run[Int32(3)] = 60
        XCTAssertEqual(list(array.run, 10), [0, 1, 2, 30, 4, 5, 60, 7, 8, 9])
        array[4] = 40
        XCTAssertEqual(run[Int32(1)], 40)
    }

    func testAssigningCopiesTheFirstElementsEvenWhereRunsOverlap() {
        var array = UnsafeArray<Int>()
        defer { array.deallocate() }
        for element in 0..<8 { array.append(element) }
        array.run(at: 2, count: 6).assign(from: array.run, count: 5)
        XCTAssertEqual(list(array.run, 8), [0, 1, 0, 1, 2, 3, 4, 7])
        array.run.assign(from: array.run(at: 2, count: 6), count: 6)
        XCTAssertEqual(list(array.run, 8), [0, 1, 2, 3, 4, 7, 4, 7])
    }

    func testAnArrayThatGaveItsRoomBackGrowsAnew() {
        var array = UnsafeArray<Int>()
        defer { array.deallocate() }
        for element in 0..<100 { array.append(element) }
        array.removeAll()
        XCTAssertGreaterThanOrEqual(array.capacity, 100)
        array.removeAll(keepingCapacity: false)
        XCTAssertEqual(array.capacity, 0)
        for element in 0..<3 { array.append(element) }
        XCTAssertEqual(list(array.run, 3), [0, 1, 2])
    }

    func testALargeUpdateLeavesNoRoomBehindAndASmallOneKeepsIts() throws {
        let solver = Solver()
        let variables = (0..<2000).map { _ in solver.makeVariable() }
        try solver.update { () throws(SolverError) in
            for (index, variable) in variables.enumerated() {
                try solver.add(variable, .greaterThanOrEqual, constant: Double(index))
                try solver.add(variable, .equal, constant: 1000, priority: 250)
            }
        }
        XCTAssertEqual(solver.updateCapacity, 0)
        try solver.update { () throws(SolverError) in
            for variable in variables.prefix(100) { try solver.add(variable, .equal, constant: 1500) }
        }
        XCTAssertTrue((100..<2000).contains(solver.updateCapacity))
        XCTAssertEqual(solver.value(of: variables[50]), 1500)
        XCTAssertEqual(solver.value(of: variables[1999]), 1999)
        XCTAssertNil(solver.invariantViolation())
    }

    func testAnEmptyRunMayStartAnywhere() {
        let array = UnsafeArray<Int>()
        array.run.assign(from: array.run(at: -1, count: 0), count: 0)
        XCTAssertTrue(array.isEmpty)
    }

    func testRunsOfAnArenaKeepTheirElementsWhileOthersGrow() {
        var arena = UnsafeBlockArena<Int32>(filler: -1)
        defer { arena.deallocate() }
        var starts = (0..<5).map { _ in arena.allocate(1) }
        for length in Int32(0)..<100 {
            for index in starts.indices {
                if length > 0 { starts[index] = arena.grow(starts[index], length: length) }
                arena.run(at: starts[index], count: length + 1)[length] = 1000 * Int32(index) + length
            }
        }
        for index in starts.indices {
            let expected = (0..<100).map { 1000 * Int32(index) + $0 }
            XCTAssertEqual(list(arena.run(at: starts[index], count: 100), 100), expected)
        }
    }

    func testABoxHoldsItsValueForAllCopiesOfTheHandle() {
        final class Witness {}
        struct Held: ~Copyable {
            var number = 1
            let witness = Witness()
        }
        let box = UnsafeBox(Held())
        let copy = box
        copy.pointee.number += 1
        XCTAssertEqual(box.pointee.number, 2)
        weak var witness: Witness?
        witness = box.pointee.witness
        XCTAssertNotNil(witness)
        box.deallocate()
        XCTAssertNil(witness)
    }
}
