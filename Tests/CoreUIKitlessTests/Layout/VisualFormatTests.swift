import Foundation
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

/// Constraints made of visual formats.
final class VisualFormatConstraintTests: XCTestCase {
    private let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    private let a = LayoutView()
    private let b = LayoutView()

    override func setUp() {
        root.identifier = "root"
        a.identifier = "a"
        b.identifier = "b"
        for view in [a, b] {
            root.addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
        }
    }

    private func equations(
        _ format: String,
        options: VisualFormatOptions = [],
        metrics: [String: CGFloat] = [:]
    ) throws -> [String] {
        try LayoutConstraint.constraints(
            withVisualFormat: format,
            options: options,
            metrics: metrics,
            views: ["a": a, "b": b]
        )
        .map(\.equation)
    }

    func testAFormatMakesOneConstraintForEachThingItSays() throws {
        XCTAssertEqual(
            try equations("|-[a(>=m,b@p)]-8-[b]-(>=3,<=9@300)-|", metrics: ["m": 40, "p": 700.5]),
            [
                "a.leading == root.leadingMargin", "a.width >= 40", "a.width == b.width @700.5",
                "b.leading == a.trailing + 8", "root.trailing >= b.trailing + 3",
                "root.trailing <= b.trailing + 9 @300",
            ]
        )
        XCTAssertEqual(
            try equations("V:|[a]-[b]-|", options: [.alignAllLeading, .alignAllTrailing]),
            [
                "a.top == root.top", "b.top == a.bottom + 1 * system spacing", "root.bottomMargin == b.bottom",
                "b.leading == a.leading", "b.trailing == a.trailing",
            ]
        )
    }

    func testAFormatMayRunAgainstTheReadingDirection() throws {
        XCTAssertEqual(
            try equations("|-5-[a]-(>=7)-[b]|", options: .directionRightToLeft),
            ["a.right == root.right - 5", "b.right <= a.left - 7", "root.left == b.left"]
        )
        XCTAssertEqual(
            try equations("[a]-[b]-|", options: .directionLeftToRight),
            ["b.left == a.right + 1 * system spacing", "root.rightMargin == b.right"]
        )
    }

    func testEveryAlignmentIsOneAttribute() throws {
        let across: [(VisualFormatOptions, String, String)] = [
            (.alignAllTop, "[a][b]", "top"), (.alignAllBottom, "[a][b]", "bottom"),
            (.alignAllCenterY, "[a][b]", "centerY"), (.alignAllFirstBaseline, "[a][b]", "firstBaseline"),
            (.alignAllLastBaseline, "[a][b]", "lastBaseline"), (.alignAllLeft, "V:[a][b]", "left"),
            (.alignAllRight, "V:[a][b]", "right"), (.alignAllCenterX, "V:[a][b]", "centerX"),
        ]
        for (option, format, attribute) in across {
            XCTAssertEqual(try equations(format, options: option).last, "b.\(attribute) == a.\(attribute)")
            let along = format.hasPrefix("V") ? "[a][b]" : "V:[a][b]"
            XCTAssertThrowsError(try equations(along, options: option)) { error in
                XCTAssertEqual((error as? VisualFormatError)?.reason, .alignmentAlongAxis)
            }
        }
    }

    func testNamesAndNumbersAreChecked() {
        let mistakes: [(String, Int, VisualFormatError.Reason)] = [
            ("[a][c]", 5, .unknownView("c")), ("[a(c)]", 4, .unknownMetric("c")),
            ("[a]-c-[b]", 5, .unknownMetric("c")), ("[a(5@1001)]", 6, .priorityOutOfRange(1_001)),
            ("[a(5@0)]", 6, .priorityOutOfRange(0)), ("[a]-bad-[b]", 5, .notFinite("bad")),
        ]
        for (format, column, reason) in mistakes {
            XCTAssertThrowsError(try equations(format, metrics: ["bad": .nan])) { error in
                XCTAssertEqual(
                    error as? VisualFormatError,
                    VisualFormatError(format: format, column: column, reason: reason)
                )
                XCTAssertTrue("\(error)".contains("^"))
            }
        }
        a.removeFromSuperview()
        XCTAssertThrowsError(try equations("|[a]")) { error in
            XCTAssertEqual((error as? VisualFormatError)?.reason, .noSuperview)
        }
    }
}
