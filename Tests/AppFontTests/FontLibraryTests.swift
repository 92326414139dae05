import AppFont
import Foundation
import KitlessTestSupport
import XCTest

final class FontLibraryTests: XCTestCase {
    private func font(_ family: String, weight: Int = 400, isItalic: Bool = false) throws -> OpenTypeFont {
        var builder = FontBuilder()
        builder.tables["name"] = FontBuilder.names([(3, 1, 0x409, 1, family.utf16.flatMap { be16(Int($0)) })])
        builder.tables["OS/2"] = FontBuilder.windows(
            weight: weight,
            selection: isItalic ? 1 : 0,
            typographic: [1, 1, 1],
            windows: [1, 1]
        )
        return try builder.font()
    }

    private func library(_ weights: [Int]) throws -> FontLibrary {
        var library = FontLibrary()
        for weight in weights { library.register(try font("Face", weight: weight)) }
        return library
    }

    /// The examples of CSS Fonts 4, section 5.2: which of the weights there are is taken for the one wanted.
    func testWeightsAreMatchedAsCSSDoes() throws {
        let cases: [(there: [Int], wanted: Int, found: Int)] = [
            ([300, 500, 600], 400, 500),
            ([300, 600, 700], 400, 300),
            ([600, 700], 400, 600),
            ([400, 600], 500, 400),
            ([300, 900], 500, 300),
            ([100, 900], 300, 100),
            ([400, 900], 300, 400),
            ([200, 250, 900], 300, 250),
            ([400, 700, 900], 600, 700),
            ([100, 400], 600, 400),
            ([450, 500], 425, 450),
            ([400], 400, 400),
        ]
        for (there, wanted, found) in cases {
            for order in [there, there.reversed()] {
                let font = try library(order).font(family: FontFamily("Face"), weight: FontWeight(wanted))
                XCTAssertEqual(font?.weight.value, found, "\(wanted) of \(there)")
            }
        }
    }

    func testSlantGoesBeforeWeight() throws {
        var library = try library([400, 700])
        library.register(try font("Face", weight: 300, isItalic: true))
        let family = FontFamily("fACE")
        XCTAssertEqual(library.font(family: family, weight: .bold, isItalic: true)?.weight.value, 300)
        XCTAssertEqual(library.font(family: family, weight: .bold)?.weight.value, 700)
        XCTAssertEqual(library.fonts(family: family).count, 1)
    }

    func testFallbacksStepInForAMissingFamily() throws {
        var library = FontLibrary()
        XCTAssertNil(library.font(family: .system))
        XCTAssertTrue(library.fonts(family: .system).isEmpty)
        library.register(try font("First"))
        library.register(try font("Second"))
        let family = FontFamily("Missing", fallbacks: ["Second", "First"])
        XCTAssertEqual(library.font(family: family)?.names.family, "Second")
        XCTAssertEqual(library.fonts(family: family).map(\.names.family), ["Second", "First"])
        XCTAssertNil(library.font(family: FontFamily("Missing")))
        XCTAssertTrue(library.fonts(family: FontFamily("Missing")).isEmpty)
        XCTAssertEqual(library.font(family: .system)?.names.family, "First")
        XCTAssertEqual(library.fonts(family: .system).map(\.names.family), ["First"])
    }

    func testAFolderIsRegisteredAndItsUnreadableFilesAreNamed() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
        let inner = folder.appendingPathComponent("Fonts/Inner", isDirectory: true)
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(FontBuilder().bytes()).write(to: inner.appendingPathComponent("a.TTF"))
        try Data("no font".utf8).write(to: inner.appendingPathComponent("b.otf"))
        try Data("text".utf8).write(to: inner.appendingPathComponent("c.txt"))
        let closed = inner.appendingPathComponent("d.ttc", isDirectory: true)
        try FileManager.default.createDirectory(at: closed, withIntermediateDirectories: true)
        var library = FontLibrary()
        let problems = library.register(bundle: try XCTUnwrap(Bundle(path: folder.path)))
        XCTAssertEqual(library.fonts.count, 1)
        XCTAssertEqual(problems.map { URL(fileURLWithPath: $0.path).lastPathComponent }, ["b.otf", "d.ttc"])
        XCTAssertEqual(problems.map(\.reason), [.notAFont(.unknownFormat(0x6E6F_2066)), .unreadable])
        XCTAssertTrue(problems[0].description.hasSuffix("b.otf: the file begins with 0x6e6f2066, not like a font"))
        XCTAssertEqual(library.register(folder: inner).count, 2)
        XCTAssertEqual(library.register(folder: URL(fileURLWithPath: "/no/such/folder")).first?.path, "/no/such/folder")
    }

    /// A pipe that nobody writes to would be waited for, and a device read without end.
    func testPipesAndDevicesAreNotOpened() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
        XCTAssertEqual(mkfifo(path("pipe.ttf"), 0o600), 0)
        try Data(FontBuilder().bytes()).write(to: folder.appendingPathComponent("file.ttf"))
        let links = ["device": "/dev/zero", "gone": "nowhere", "self": "self.ttf", "good": "file.ttf"]
        for (name, target) in links {
            try FileManager.default.createSymbolicLink(atPath: path(name + ".ttf"), withDestinationPath: target)
        }
        var library = FontLibrary()
        let problems = library.register(folder: folder)
        XCTAssertEqual(problems.map(\.path), ["device.ttf", "gone.ttf", "pipe.ttf", "self.ttf"].map(path))
        XCTAssertEqual(problems.map(\.reason), Array(repeating: .unreadable, count: 4))
        XCTAssertEqual(library.fonts.count, 2)
    }

    func testAFileThatIsTooLargeIsNotReadAndSaysSo() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("large.ttf")
        XCTAssertTrue(FileManager.default.createFile(atPath: file.path, contents: nil))
        // A hole, which takes no room on the disk.
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: 1 << 28 + 1)
        try handle.close()
        var library = FontLibrary()
        let problems = library.register(folder: folder)
        XCTAssertEqual(problems.map(\.reason), [.tooLarge(limit: 1 << 28)])
        XCTAssertEqual(problems.first?.description, "\(file.path): is larger than 268435456 bytes")
    }
}
