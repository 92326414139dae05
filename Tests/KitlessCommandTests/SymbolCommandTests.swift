import Foundation
import XCTest

@testable import KitlessCommand

final class SymbolCommandTests: XCTestCase {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("symbol-\(UUID().uuidString)", isDirectory: true)
    private let wrapped = "<svg><g id=\"Symbols\"><g transform=\"scale(2)\"><g id=\"Regular-S\"/></g></g></svg>\n"
    private let mended = "<svg><g id=\"Symbols\"><g id=\"Regular-S\" transform=\"scale(2)\"/></g></svg>\n"

    override func setUpWithError() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(at: folder)
    }

    private func write(_ text: String) throws -> String {
        let file = folder.appendingPathComponent("in.svg")
        try Data(text.utf8).write(to: file)
        return file.path
    }

    private func run(_ words: String...) -> (status: ExitStatus, output: String) {
        let run = Run(["symbol"] + words)
        return (run.status, run.output + run.complaints)
    }

    func testFixMendsInPlaceOrIntoAnotherFile() throws {
        let path = try write(wrapped)
        let other = folder.appendingPathComponent("sub/out.svg").path
        XCTAssertEqual(run("fix", path, other).status, .success)
        XCTAssertEqual(try String(contentsOfFile: other, encoding: .utf8), mended)
        XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), wrapped)
        XCTAssertEqual(run("fix", path).output, "\(path): transforms moved into the variants\n")
        XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), mended)
        XCTAssertEqual(run("fix", path).output, "\(path): nothing to mend\n")
    }

    func testCheckListsWhatIsLacking() throws {
        let result = run("check", try write(wrapped))
        XCTAssertEqual(result.status, .findings)
        XCTAssertTrue(result.output.contains("in.svg: Regular-S stands in a group with a transform"))
    }

    func testFailuresNameTheFileAndThePlace() throws {
        let path = try write("<svg>\n<g></svg>")
        let broken = run("fix", path)
        XCTAssertEqual(broken.status, .badData)
        XCTAssertTrue(broken.output.contains("\(path): line 2: "), broken.output)
        XCTAssertEqual(run("check", folder.path + "/none.svg").status, .noInput)
        for words in [
            [], ["fix"], ["mend", path], ["fix", path, path, path], ["check", path, path], ["fix", "--x"],
        ] {
            XCTAssertEqual(Run(["symbol"] + words).status, .usage, "\(words)")
        }
    }
}
