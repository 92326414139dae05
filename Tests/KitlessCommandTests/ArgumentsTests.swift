import XCTest

@testable import KitlessCommand

final class ArgumentsTests: XCTestCase {
    func testOptionsTakeTheNextWordOrWhatFollowsAnEqualsSign() throws {
        let arguments = try Arguments(
            ["a", "--width", "3", "--svg=x=y", "--force", "b"],
            options: ["--width", "--svg"],
            flags: ["--force"]
        )
        XCTAssertEqual(arguments.positional, ["a", "b"])
        XCTAssertEqual(arguments["--width"], "3")
        XCTAssertEqual(arguments["--svg"], "x=y")
        XCTAssertTrue(arguments.has("--force"))
        XCTAssertNil(arguments["--height"])
    }

    func testTwoHyphensEndTheOptions() throws {
        let arguments = try Arguments(["--", "--width"], options: ["--width"])
        XCTAssertEqual(arguments.positional, ["--width"])
    }

    func testWhatMakesNoSenseIsAUsageErrorThatNamesTheWord() {
        let cases: [([String], String)] = [
            (["--depth", "1"], "--depth"), (["--width"], "--width"), (["--force=1"], "--force"),
            (["--width", "1", "--width", "2"], "--width"),
        ]
        for (words, culprit) in cases {
            XCTAssertThrowsError(try Arguments(words, options: ["--width"], flags: ["--force"])) { error in
                let error = error as? CommandError
                XCTAssertEqual(error?.status, .usage)
                XCTAssertTrue(error?.message.contains(culprit) ?? false)
            }
        }
    }

    func testNumbersAreFiniteAndInTheirRange() throws {
        for text in ["nan", "inf", "-1", "1e999", "wide", "", "0x"] {
            let arguments = try Arguments(["--width", text], options: ["--width"])
            XCTAssertThrowsError(try arguments.number("--width", "a length", in: 0...), text) { error in
                XCTAssertEqual((error as? CommandError)?.message, "--width needs a length, not '\(text)'")
            }
        }
        let arguments = try Arguments(["--width", "12.5"], options: ["--width"])
        XCTAssertEqual(try arguments.number("--width", "a length", in: 0...), 12.5)
        XCTAssertThrowsError(try arguments.number("--width", "a length", in: 0...12))
        XCTAssertNil(try Arguments([]).number("--width", "a length", in: 0...))
    }

    func testAChoiceIsOneOfItsWords() throws {
        let arguments = try Arguments(["--direction", "rtl"], options: ["--direction"])
        XCTAssertEqual(try arguments.choice("--direction", of: ["ltr": 1, "rtl": 2]), 2)
        XCTAssertThrowsError(try arguments.choice("--direction", of: ["up": 1]))
    }

    func testOneWordIsWantedWhereOneWordIsWanted() throws {
        XCTAssertEqual(try Arguments(["a"]).only("a file"), "a")
        XCTAssertThrowsError(try Arguments([]).only("a file"))
        XCTAssertThrowsError(try Arguments(["a", "b"]).only("a file"))
    }
}
