import AppFont
import Foundation
import KitlessTestSupport
import XCTest

@testable import CoreUIKitless

/// Every fixture cut at every byte, and with every byte changed: no crash, and none takes long or much.
///
/// A debug run looks at every seventh place of small files; with `KITLESS_EVERY_BYTE`, as the gate's randomised tests run
/// in release, it looks at all of them.
final class ByteChangeTests: XCTestCase {
    private static let isFull = ProcessInfo.processInfo.environment["KITLESS_EVERY_BYTE"] != nil
    private static let timeLimit = 0.1

    private var slowest = 0.0
    private var count = 0

    func testEveryFixture() throws {
        guard let root = Vectors.folder(of: "catalogs") else { throw XCTSkip("no catalogs") }
        let files = try XCTUnwrap(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
        // Linux counts the peak anew from here on; elsewhere what other tests took counts for nothing.
        try? Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
        let baseline = Self.peakMebibytes
        var seen: Set<Data> = []
        for case let file as URL in files where file.lastPathComponent != "expected.json" {
            guard let data = try? Data(contentsOf: file), seen.insert(data).inserted else { continue }
            guard Self.isFull || data.count <= 4_096 else { continue }
            look(at: [UInt8](data), file.pathExtension)
        }
        XCTAssertGreaterThan(count, Self.isFull ? 100_000 : 1_000)
        if Self.isFull {
            XCTAssertLessThan(slowest, Self.timeLimit)
            XCTAssertLessThan(Self.peakMebibytes, 64 + baseline)
            print(
                "BYTES \(count) changed files, slowest \(slowest) s, \(Self.peakMebibytes - baseline) MiB above the start"
            )
        }
    }

    private static var peakMebibytes: Double {
        var usage = rusage()
        // RUSAGE_SELF, whose type differs between platforms.
        getrusage(0, &usage)
        return Double(usage.ru_maxrss) / 1_024
    }

    private func look(at bytes: [UInt8], _ type: String) {
        for place in stride(from: 0, to: bytes.count, by: Self.isFull ? 1 : 7) {
            read(Array(bytes[..<place]), type)
            var changed = bytes
            for value in Self.isFull ? [bytes[place] ^ 0xFF, bytes[place] ^ 0x01, 0] : [bytes[place] ^ 0xFF] {
                changed[place] = value
                read(changed, type)
            }
        }
    }

    private func read(_ bytes: [UInt8], _ type: String) {
        let time = ProcessorTime()
        switch type {
        case "strings", "stringsdict":
            if let table = try? PropertyListReader.read(bytes, path: "") {
                _ = StringsDictionaryReader(table, path: "")
            }
        case "json": readContents(bytes)
        case "xcstrings":
            let catalog = try? StringCatalog(bytes, path: "", developmentLanguage: "en")
            for language in catalog?.languages.prefix(3) ?? [] { _ = catalog?.texts(in: language) }
        case "svg":
            let template = try? SymbolTemplate(data: Data(bytes))
            _ = template?.fixingTransforms().problems
            _ = template?.image(SymbolConfiguration(textStyle: .body), traits: TraitCollection())
            _ = try? Image(bytes: bytes, scale: 1)
        default:
            let image = try? Image(bytes: bytes, scale: 1)
            if image?.format == .png { _ = try? image?.bitmap() }
        }
        slowest = max(slowest, time.seconds)
        count += 1
    }

    private func readContents(_ bytes: [UInt8]) {
        let files = ["x.png", "file.json"].map { CatalogFolder.Entry(name: $0, kind: .file) }
        guard let contents = try? AssetContents(bytes, path: "", files: files) else { return }
        let set = try? ColorSet(contents.root, name: "", path: "")
        _ = set?.value(for: TraitCollection(userInterfaceStyle: .dark))
        _ = try? ImageSet(contents, name: "")
        _ = try? DataSet(contents)
    }
}
