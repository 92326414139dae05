import CoreUIKitless
import Foundation
import KitlessTestSupport
import XCTest

/// A copy of the fixtures in which hostile files are made as their recipes say.
struct HostileFiles {
    /// Nothing may take longer; most cases take a thousandth of it.
    private static let timeLimit = 1.0

    /// The fixtures themselves, which are only read.
    private let fixtures: URL
    /// The copy of their hostile part.
    private let folder: URL

    init(copying fixtures: URL) throws {
        self.fixtures = fixtures
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("kitless-hostile-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: fixtures.appendingPathComponent("hostile"), to: url("hostile"))
    }

    func remove() {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Makes the files of a case, looks at them, and says what is wrong.
    func judge(_ line: JSONValue) throws -> String? {
        let recipe = line["recipe"]
        try make(recipe)
        if let count = recipe["repeatAsset"].int { return try judge(count: count) }
        let time = ProcessorTime()
        let failure: String?
        if !recipe["lookup"].isNull {
            failure = judge(lookup: text(recipe["lookup"]))
        } else if let table = recipe["table"].string {
            failure = judge(table: table)
        } else if let languages = recipe["languages"].array {
            failure = judge(languages: languages.compactMap(\.string))
        } else if let format = recipe["format"].string {
            failure = try judge(format: format, try CatalogVectors.arguments(recipe["args"]))
        } else if let path = line["path"].string {
            failure = try judge(path: path, line)
        } else {
            failure = "unknown recipe"
        }
        let seconds = time.seconds
        return failure ?? (seconds > Self.timeLimit ? "took \(seconds) s" : nil)
    }

    private func text(_ value: JSONValue) -> String {
        value.string ?? String(repeating: value["repeat"].string ?? "", count: value["count"].int ?? 0)
    }

    private func url(_ path: String) -> URL { folder.appendingPathComponent(path) }

    private func make(_ recipe: JSONValue) throws {
        let manager = FileManager.default
        for key in ["file", "symlink", "mkdir", "mkfifo"] {
            guard let path = recipe[key].string else { continue }
            try manager.createDirectory(at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
        }
        if let path = recipe["symlink"].string, let target = recipe["to"].string {
            if path.hasSuffix(".png") {
                let contents = #"{"images":[{"idiom":"universal","filename":"x.png"}]}"#
                let file = url(path).deletingLastPathComponent().appendingPathComponent("Contents.json")
                try Data(contents.utf8).write(to: file)
            }
            try manager.createSymbolicLink(atPath: url(path).path, withDestinationPath: target)
        }
        if let path = recipe["mkdir"].string {
            try manager.createDirectory(at: url(path), withIntermediateDirectories: true)
        }
        if let path = recipe["mkfifo"].string { XCTAssertEqual(mkfifo(url(path).path, 0o600), 0) }
        guard let path = recipe["file"].string else { return }
        if let size = recipe["sparse"].int {
            _ = manager.createFile(atPath: url(path).path, contents: nil)
            XCTAssertEqual(truncate(url(path).path, size), 0)
        } else {
            try Data(contents(recipe).utf8).write(to: url(path))
        }
        if recipe["chmod"].string == "000" { XCTAssertEqual(chmod(url(path).path, 0), 0) }
    }

    private func contents(_ recipe: JSONValue) -> String {
        guard let piece = recipe["repeat"].string, let count = recipe["count"].int else {
            return #"{"colors":[{"color":{"components":{"red":"1.0","green":"0.0","blue":"0.0"}}}]}"#
        }
        let close = String(repeating: recipe["close"].string ?? "", count: count)
        return (recipe["prefix"].string ?? "") + String(repeating: piece, count: count)
            + (recipe["suffix"].string ?? "") + close + (recipe["end"].string ?? "")
    }

    private func judge(lookup name: String) -> String? {
        for bundle in [AssetBundle(url: fixtures), AssetBundle(url: url("hostile"))] {
            if (try? bundle.color(named: name)) != nil { return "a color" }
            if (try? bundle.image(named: name)) != nil { return "an image" }
            if (try? bundle.symbol(named: name)) != nil { return "a symbol" }
            if (try? bundle.data(named: name)) != nil { return "data" }
        }
        return nil
    }

    private func judge(table: String) -> String? {
        let text = try? AssetBundle(url: fixtures).string(forKey: "root", table: table)
        return text.map { "'\($0)'" }
    }

    private func judge(languages: [String]) -> String? {
        let bundle = AssetBundle(url: fixtures)
        let text = try? bundle.string(forKey: "hello", options: StringOptions(languages: languages))
        let plain = try? bundle.string(forKey: "hello", options: StringOptions(languages: []))
        return text == plain && text != nil ? nil : "'\(text ?? "nil")'"
    }

    private func judge(format: String, _ arguments: [FormatArgument]) throws -> String? {
        let table = url("hostile/en.lproj/Formats.strings")
        try Data(#""k" = "\#(format)";"#.utf8).write(to: table)
        let text = try AssetBundle(url: url("hostile")).string(forKey: "k", table: "Formats", arguments: arguments)
        // What has an argument is filled in, what has none stays as it is written, and nothing is read or written.
        if format == "%@ %@ %d" { return text == "a %@ %d" ? nil : "'\(text)'" }
        return text.utf8.count <= 4_096 ? nil : "\(text.utf8.count) bytes"
    }

    private func judge(count: Int) throws -> String? {
        let catalog = url("hostile/Many.xcassets")
        try FileManager.default.createDirectory(at: catalog, withIntermediateDirectories: true)
        for number in 0..<count {
            let set = catalog.appendingPathComponent("Color\(number).colorset")
            XCTAssertEqual(mkdir(set.path, 0o700), 0)
            let contents = #"{"colors":[{"color":{"components":{"red":"\#(number)","green":"0","blue":"0"}}}]}"#
            try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
        }
        let time = ProcessorTime()
        let many = AssetCatalog(url: catalog)
        let found = try many.names(of: .color).filter { try many.color(named: $0).alpha == 1 }.count
        let seconds = time.seconds
        return found == count && seconds < Self.timeLimit ? nil : "\(found) in \(seconds) s"
    }

    private func judge(path: String, _ line: JSONValue) throws -> String? {
        let expectation = line["expect"].string ?? ""
        let name = (url(path).lastPathComponent as NSString).deletingPathExtension
        let mayLoad = expectation.contains(" or ") || expectation.hasPrefix("no ")
        let mayRead = line["recipe"]["chmod"].string != nil && geteuid() == 0
        switch url(path).pathExtension {
        case "strings", "xcstrings": return judge(textFile: path, name, mayLoad: mayLoad)
        case "imageset": return judge(name, path, .image, mayLoad: mayLoad)
        case "png", "json":
            let set = url(path).deletingLastPathComponent()
            let kind: AssetKind = set.pathExtension == "colorset" ? .color : .image
            let name = set.deletingPathExtension().lastPathComponent
            return judge(name, (path as NSString).deletingLastPathComponent, kind, mayLoad: mayLoad || mayRead)
        default: return judge(loop: path)
        }
    }

    private func judge(textFile path: String, _ table: String, mayLoad: Bool) -> String? {
        let bundle = AssetBundle(url: url("hostile"))
        do {
            let text = try bundle.string(forKey: "k", table: table)
            return mayLoad ? nil : "'\(text)'"
        } catch {
            let file = url(path).lastPathComponent
            return mayLoad || error.problems.contains { $0.path.hasSuffix(file) } ? nil : "no reason"
        }
    }

    private func judge(_ name: String, _ path: String, _ kind: AssetKind, mayLoad: Bool) -> String? {
        let catalog = AssetCatalog(url: url(path).deletingLastPathComponent())
        do {
            if kind == .color {
                _ = try catalog.color(named: name)
            } else {
                _ = try catalog.image(named: name)
            }
            return mayLoad ? nil : "loaded"
        } catch {
            // A link instead of a folder is no asset at all; the catalog says so.
            let reasons = error.problems + catalog.problems.filter { $0.path.contains(name) }
            return reasons.isEmpty ? "no reason" : nil
        }
    }

    /// A link back to the catalog: the walk ends, and each asset is there once.
    private func judge(loop path: String) -> String? {
        let catalog = AssetCatalog(url: url(path).deletingLastPathComponent())
        let duplicates = catalog.problems.filter { if case .duplicateName = $0.reason { true } else { false } }
        return duplicates.isEmpty && !catalog.names(of: .image).isEmpty ? nil : "\(duplicates)"
    }
}
