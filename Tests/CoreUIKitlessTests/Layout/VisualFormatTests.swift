import KitlessSolver
import XCTest

@testable import CoreUIKitless

final class VisualFormatTests: XCTestCase {
    func testReadsEveryPartOfTheGrammar() throws {
        let format = try VisualFormat(parsing: "V:|-m-[a(>=60,==wide@low)]-(>=-8.5,<=1e2@750.5)-[_b2][c(a)]-|")
        XCTAssertEqual(format.orientation, .vertical)
        XCTAssertEqual(
            format.leading,
            .predicates([.init(relation: .equal, operand: .init(value: .name("m"), column: 5))])
        )
        XCTAssertEqual(format.views.map(\.name), ["a", "_b2", "c"])
        XCTAssertEqual(
            format.views[0].predicates,
            [
                .init(relation: .greaterThanOrEqual, operand: .init(value: .number(60), column: 12)),
                .init(
                    relation: .equal,
                    operand: .init(value: .name("wide"), column: 17),
                    priority: .init(value: .name("low"), column: 22)
                ),
            ]
        )
        XCTAssertEqual(
            format.connections,
            [
                .predicates([
                    .init(relation: .greaterThanOrEqual, operand: .init(value: .number(-8.5), column: 31)),
                    .init(
                        relation: .lessThanOrEqual,
                        operand: .init(value: .number(100), column: 38),
                        priority: .init(value: .number(750.5), column: 42)
                    ),
                ]),
                .flush,
            ]
        )
        XCTAssertEqual(format.trailing, .standard)
    }

    func testAViewAloneIsTiedToNothing() throws {
        let format = try VisualFormat(parsing: "[a]")
        XCTAssertEqual(format.orientation, .horizontal)
        XCTAssertNil(format.leading)
        XCTAssertNil(format.trailing)
        XCTAssertEqual(format.connections, [])
    }

    func testSpacesBetweenTokensMeanNothing() throws {
        XCTAssertEqual(
            try VisualFormat(parsing: " H: | - [a] - 8 - [b] | ").connections.count,
            try VisualFormat(parsing: "H:|-[a]-8-[b]|").connections.count
        )
    }

    func testAMistakeIsPointedAt() {
        let mistakes: [(String, Int, VisualFormatError.Reason)] = [
            ("", 1, .expected("[")),
            ("|", 2, .expected("-, [ or |")),
            ("|-|", 3, .expected("[")),
            ("H[a]", 2, .expected(":")),
            ("[a", 3, .expected("]")),
            ("[]", 2, .expected("the name of a view")),
            ("[1a]", 2, .expected("the name of a view")),
            ("[a]-8[b]", 6, .expected("-")),
            ("[a]--[b]", 5, .expected("a number, a metric, ( or [")),
            ("[a]-8-", 7, .expected("[ or |")),
            ("[a]-", 5, .expected("a number, a metric, ( or [")),
            ("[a(]", 4, .expected("a number, a metric or a view")),
            ("[a(>60)]", 5, .expected("=")),
            ("[a(60@)]", 7, .expected("a priority")),
            ("[a(60,)]", 7, .expected("a number, a metric or a view")),
            ("[a(1.2.3)]", 4, .expected("a number, a metric or a view")),
            ("[a(1e999)]", 4, .notFinite("1e999")),
            ("|[a]|[b]", 6, .expected("the end")),
            ("[é]", 2, .expected("the name of a view")),
            ("[a]é[b]", 4, .expected("-, [ or |")),
        ]
        for (format, column, reason) in mistakes {
            XCTAssertThrowsError(try VisualFormat(parsing: format), format) { error in
                XCTAssertEqual(
                    error as? VisualFormatError,
                    VisualFormatError(format: format, column: column, reason: reason)
                )
            }
        }
    }

    func testTheMessageShowsTheColumn() {
        XCTAssertThrowsError(try VisualFormat(parsing: "|[a(==)]|")) { error in
            XCTAssertEqual("\(error)", "|[a(==)]|\n      ^ expected a number, a metric or a view")
        }
    }
}
