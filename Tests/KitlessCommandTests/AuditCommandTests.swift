import Foundation
import XCTest

@testable import KitlessCommand

final class AuditCommandTests: XCTestCase {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("audit-\(UUID().uuidString)", isDirectory: true)

    override func setUpWithError() throws {
        let language = folder.appendingPathComponent("en.lproj")
        try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
        try Data("a = b;".utf8).write(to: language.appendingPathComponent("T.strings"))
        try Data("{".utf8).write(to: folder.appendingPathComponent("pairs.json"))
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(at: folder)
    }

    private func run(_ words: String...) -> (status: ExitStatus, output: String) {
        let run = Run(["audit"] + words)
        return (run.status, run.output + run.complaints)
    }

    func testACleanProjectSucceeds() {
        let result = run(folder.path)
        XCTAssertEqual(result.status, .success)
        XCTAssertTrue(result.output.hasSuffix("0 errors, 0 warnings, 0 notes\n"), result.output)
    }

    func testFindingsHaveAStatusOfTheirOwn() throws {
        let result = run(folder.path, "--languages", "en,fr", "--development-language", "en", "--json")
        XCTAssertEqual(result.status, .findings)
        let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        XCTAssertEqual((object?["findings"] as? [[String: Any]])?.first?["kind"] as? String, "missing-table")
    }

    func testFailuresHaveTheStatusesOfSysexits() {
        XCTAssertEqual(run().status, .usage)
        XCTAssertEqual(run(folder.path, "--languages", "en,,fr").status, .usage)
        XCTAssertEqual(run(folder.path, "--color").status, .usage)
        XCTAssertEqual(run(folder.path + "/none").status, .noInput)
        XCTAssertEqual(run(folder.path + "/pairs.json").status, .noInput)
        XCTAssertEqual(run(folder.path, "--contrast", folder.path + "/none.json").status, .noInput)
        let bad = run(folder.path, "--contrast", folder.path + "/pairs.json")
        XCTAssertEqual(bad.status, .badData)
        XCTAssertTrue(bad.output.contains("pairs.json:1: "), bad.output)
    }
}
