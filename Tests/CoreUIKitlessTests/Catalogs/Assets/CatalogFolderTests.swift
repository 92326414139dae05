import Foundation
import XCTest

@testable import CoreUIKitless

final class CatalogFolderTests: XCTestCase {
    private func reason(_ body: () throws -> Any) -> CatalogProblem.Reason? {
        do {
            _ = try body()
            return nil
        } catch {
            return (error as? CatalogProblem)?.reason
        }
    }

    func testOnlyFilesWithinTheFolderAreRead() throws {
        let temporary = try temporaryBundle(["in/a": "12345", "out": "x"])
        let folder = CatalogFolder(temporary.url.appendingPathComponent("in/"))
        XCTAssertEqual(try folder.read("a", limit: 5), Array("12345".utf8))
        XCTAssertEqual(reason { try folder.read("a", limit: 4) }, .tooLarge(limit: 4))
        XCTAssertEqual(reason { try folder.read("b", limit: 9) }, .missing)
        XCTAssertEqual(reason { try folder.read("a/b", limit: 9) }, .notAFile)
        XCTAssertEqual(reason { try folder.read("", limit: 9) }, .notAFile)
        XCTAssertEqual(reason { try folder.entries(of: "a") }, .notAFile)
        try FileManager.default.createSymbolicLink(atPath: folder.path("l"), withDestinationPath: "../out")
        try FileManager.default.createSymbolicLink(atPath: folder.path("self"), withDestinationPath: "self")
        XCTAssertEqual(reason { try folder.read("l", limit: 9) }, .leavesFolder("l"))
        XCTAssertNotNil(reason { try folder.read("self", limit: 9) })
        XCTAssertEqual(mkfifo(folder.path("p"), 0o600), 0)
        XCTAssertEqual(reason { try folder.read("p", limit: 9) }, .notAFile)
        XCTAssertEqual(try folder.entries(of: "").map(\.name), ["a", "l", "p", "self"])
        XCTAssertEqual(try folder.entries(of: "").map(\.kind), [.file, .link, .other, .link])
    }

    func testReasonsAreSentences() {
        let reasons: [CatalogProblem.Reason] = [
            .missing, .notAFile, .unreadable("why"), .tooLarge(limit: 1), .tooDeep(limit: 1), .leavesFolder("x"), .link,
            .notText(encoding: "UTF-8"), .syntax("s"), .ignoredRest, .invalidValue("v"), .unknownColorSpace("c"),
            .unresolvedReference("r"), .unreadableImage("i"), .duplicateName(of: "d"),
        ]
        XCTAssertEqual(Set(reasons.map(\.description)).count, reasons.count)
        for reason in reasons { XCTAssertFalse(reason.description.isEmpty) }
    }

    func testAFolderNestedTooDeepIsReported() throws {
        let temporary = try temporaryBundle()
        try temporary.makeFolder("A.xcassets" + String(repeating: "/d", count: 70))
        let problems = AssetCatalog(url: temporary.url.appendingPathComponent("A.xcassets")).problems
        XCTAssertEqual(problems.map(\.reason), [.tooDeep(limit: 64)])
    }
}
