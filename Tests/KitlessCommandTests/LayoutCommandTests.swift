import Foundation
import XCTest

@testable import KitlessCommand

final class LayoutCommandTests: XCTestCase {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("layout-\(UUID().uuidString)")

    override func setUpWithError() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(at: folder)
    }

    func testFramesArePrintedAsATable() throws {
        let run = Run("layout", try write(Self.card))
        XCTAssertEqual(run.complaints, "")
        XCTAssertEqual(run.status, .success)
        XCTAssertEqual(
            run.output,
            """
                   x   y  width  height
            card  10  20    270      50

            """
        )
    }

    func testSizeAndDirectionReplaceThoseOfTheFile() throws {
        let path = try write(Self.card)
        let run = Run("layout", path, "--width", "200.5", "--height", "70", "--direction", "rtl")
        // Leading 10 and trailing 20 have changed sides; top 20 and height 50 stay.
        XCTAssertEqual(run.output.split(separator: "\n").last, "card  20  20  170.5      50")
    }

    func testThePictureIsWrittenWhole() throws {
        let picture = folder.appendingPathComponent("new/card.svg")
        XCTAssertEqual(Run("layout", try write(Self.card), "--svg", picture.path).status, .success)
        let text = try String(contentsOf: picture, encoding: .utf8)
        XCTAssertTrue(text.hasPrefix("<svg "))
        XCTAssertTrue(text.hasSuffix("</svg>\n"))
        XCTAssertTrue(text.contains("x=\"10.5\" y=\"20.5\" width=\"269\" height=\"49\""), text)
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted(),
            ["new", "scenario.json"]
        )
    }

    func testBadFilesAreBadDataNamingFileAndKeyAndWriteNothing() throws {
        let cases: KeyValuePairs<String, String> = [
            "{": "JSON", "[]": "object", "{\"views\": 7, \"root\": {\"size\": [1, 1]}}": "views",
            Self.card.replacingOccurrences(of: "\"id\": \"card\"", with: "\"id\": \"card\", \"colour\": 1"): "colour",
            Self.card.replacingOccurrences(of: "\"item\": \"card\"", with: "\"item\": \"cart\""): "item",
            Self.card.replacingOccurrences(of: "[300, 200]", with: "[\"nan\", 200]"): "size",
            Self.card.replacingOccurrences(of: "[300, 200]", with: "[300]"): "size",
            Self.card.replacingOccurrences(of: "\"const\": 50", with: "\"const\": \"nan\""): "constraints[1]",
            Self.card.replacingOccurrences(of: "\"const\": 50", with: "\"const\": 50, \"priority\": 1001"):
                "constraints[1]",
        ]
        let picture = folder.appendingPathComponent("card.svg").path
        for (text, key) in cases {
            let path = try write(text)
            let run = Run("layout", path, "--svg", picture)
            XCTAssertEqual(run.status.rawValue, 65, text)
            XCTAssertTrue(run.complaints.contains(path), run.complaints)
            XCTAssertTrue(run.complaints.contains(key), run.complaints)
            XCTAssertEqual(run.output, "")
            XCTAssertFalse(FileManager.default.fileExists(atPath: picture))
        }
    }

    func testAFileThatIsNotThereIsNoInput() {
        let run = Run("layout", folder.appendingPathComponent("none.json").path)
        XCTAssertEqual(run.status.rawValue, 66)
        XCTAssertTrue(run.complaints.contains("none.json"))
    }

    func testAPictureThatCannotBeWrittenLeavesNothingBehindAndPrintsNothing() throws {
        let path = try write(Self.card)
        let run = Run("layout", path, "--svg", "\(path)/card.svg")
        XCTAssertEqual(run.status.rawValue, 73)
        XCTAssertEqual(run.output, "")
        XCTAssertTrue(run.complaints.contains("card.svg"))
    }

    func testOptionsThatMakeNoSenseAreUsageErrors() throws {
        let path = try write(Self.card)
        for words in [
            ["layout"], ["layout", path, path], ["layout", path, "--width", "wide"],
            ["layout", path, "--height", "-1"],
            ["layout", path, "--direction", "up"], ["layout", path, "--svg"], ["layout", path, "--width", "nan"],
        ] {
            XCTAssertEqual(Run(words).status.rawValue, 64, "\(words)")
        }
    }

    private func write(_ text: String) throws -> String {
        let file = folder.appendingPathComponent("scenario.json")
        try Data(text.utf8).write(to: file)
        return file.path
    }

    private static let card = """
        {
          "id": "card", "root": {"size": [300, 200]}, "views": [{"id": "card"}],
          "constraints": [
            {"id": "edges", "call": "constrainEdges", "view": "card", "edges": ["top", "leading", "trailing"],
             "insets": [20, 10, 0, 20]},
            {"id": "height", "item": "card", "attr": "height", "const": 50}
          ]
        }
        """
}
