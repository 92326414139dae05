import Foundation
import KitlessTestSupport
import XCTest

final class JSONValueTests: XCTestCase {
    func testReadsEveryKindAndAnswersNilForAnother() throws {
        let value = try JSONValue(parsing: Data(#"{"a":[1,2.5],"b":"x","c":null,"d":true,"e":"-inf"}"#.utf8))
        XCTAssertEqual(value["a"].doubles, [1, 2.5])
        XCTAssertEqual(value["a"][0].int, 1)
        XCTAssertNil(value["a"][1].int)
        XCTAssertEqual(value["b"].string, "x")
        XCTAssertNil(value["b"].double)
        XCTAssertTrue(value["c"].isNull)
        XCTAssertEqual(value["d"].bool, true)
        XCTAssertEqual(value["e"].double, -.infinity)
        XCTAssertTrue(value["f"]["g"][3].isNull)
        XCTAssertEqual(value.keys, ["a", "b", "c", "d", "e"])
    }

    func testReadsTheNearestDouble() throws {
        XCTAssertEqual(try JSONValue(parsing: Data("0.1".utf8)).double, 0.1)
        XCTAssertEqual(try JSONValue(parsing: Data("1.7777777777777777".utf8)).double, 1.7777777777777777)
    }

    func testClosenessIsRelativeAboveOne() {
        XCTAssertNil(difference(1000.0005, from: 1000, tolerance: 1e-6))
        XCTAssertNotNil(difference(1000.002, from: 1000, tolerance: 1e-6))
        XCTAssertNil(difference(.nan, from: .nan, tolerance: 0))
        XCTAssertNotNil(difference(.nan, from: 0, tolerance: 1))
        XCTAssertNotNil(difference(5, from: .infinity, tolerance: 1e-6))
        XCTAssertNotNil(difference(0.1.nextUp, from: 0.1, tolerance: 0))
    }
}
