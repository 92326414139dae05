import Foundation
import XCTest

@testable import KitlessCommand

final class GalleryCommandTests: XCTestCase {
    func testThePageIsWrittenAndItsPathPrinted() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let run = Run("gallery", "--output", folder.path)
        XCTAssertEqual(run.status, .success)
        let lines = run.output.split(separator: "\n").map(String.init)
        XCTAssertEqual(lines.count, 2)
        let page = try String(contentsOfFile: try XCTUnwrap(lines.first), encoding: .utf8)
        XCTAssertTrue(page.hasPrefix("<!DOCTYPE html>"))
        XCTAssertTrue(lines.last?.hasPrefix("laid out in ") ?? false)
    }

    func testAFolderThatCannotBeMadeIsAFailureThatNamesThePage() {
        let run = Run("gallery", "--output", "\(#filePath)/gallery")
        XCTAssertEqual(run.status.rawValue, 73)
        XCTAssertTrue(run.complaints.contains("index.html"))
        XCTAssertEqual(run.output, "")
    }
}
