import CoreUIKitless
import Foundation
import XCTest

extension XCTestCase {
    /// A folder with files, removed after the test.
    func temporaryBundle(_ files: [String: String] = [:]) throws -> TemporaryBundle {
        let temporary = try TemporaryBundle(files)
        addTeardownBlock { try? FileManager.default.removeItem(at: temporary.url) }
        return temporary
    }
}

/// A folder with files that a test writes.
struct TemporaryBundle {
    let url: URL

    fileprivate init(_ files: [String: String]) throws {
        url = FileManager.default.temporaryDirectory
            .appendingPathComponent("kitless-bundle-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (path, text) in files { try write(Data(text.utf8), to: path) }
    }

    func write(_ data: Data, to path: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try data.write(to: file)
    }

    func makeFolder(_ path: String) throws {
        try FileManager.default.createDirectory(
            at: url.appendingPathComponent(path),
            withIntermediateDirectories: true
        )
    }

    var bundle: AssetBundle { AssetBundle(url: url) }

    func string(
        _ key: String,
        table: String? = nil,
        _ arguments: [FormatArgument] = [],
        languages: [String] = ["en"]
    ) throws -> String {
        try bundle.string(
            forKey: key,
            table: table,
            arguments: arguments,
            options: StringOptions(languages: languages)
        )
    }
}
