import KitlessControls
import XCTest

final class CollectionOptionalTests: XCTestCase {
    func testPositionsOutsideHaveNoElement() {
        let list = ["a", "b", "c"]
        XCTAssertEqual((-1...3).map { list[optional: $0] }, [nil, "a", "b", "c", nil])
        XCTAssertNil([Int]()[optional: 0])
        let text = "ab"
        XCTAssertNil(text[optional: text.endIndex])
        XCTAssertEqual(text[optional: text.startIndex], "a")
        let slice = list[1...]
        XCTAssertNil(slice[optional: 0])
        XCTAssertEqual(slice[optional: 2], "c")
    }

    func testTheEndsRollOver() {
        let list = ["a", "b", "c"]
        XCTAssertEqual((-1...3).map { list.rollOver(after: $0) }, [0, 1, 2, 0, 0])
        XCTAssertEqual((-1...3).map { list.rollOver(before: $0) }, [2, 2, 0, 1, 2])
        XCTAssertNil([Int]().rollOver(after: 0))
        XCTAssertNil([Int]().rollOver(before: 0))
        XCTAssertEqual([1].rollOver(after: 0), 0)
        XCTAssertEqual([1].rollOver(before: 0), 0)
        let slice = list[1...]
        XCTAssertEqual(slice.rollOver(after: 2), 1)
        XCTAssertEqual(slice.rollOver(before: 1), 2)
    }
}
