public import Foundation

/// Where the ground truth lies: `Tests/Fixtures/Vectors`, or the folder that `KITLESS_VECTORS` names.
public enum Vectors {
    /// The folder of all areas.
    public static var root: URL {
        if let path = ProcessInfo.processInfo.environment["KITLESS_VECTORS"], !path.isEmpty {
            return URL(fileURLWithPath: path, isDirectory: true)
        }
        return Fixtures.root.appendingPathComponent("Vectors", isDirectory: true)
    }

    /// Returns the folder of one area.
    ///
    /// - Parameter area: The area's name, such as `color`.
    /// - Returns: The folder, or `nil` where another folder of vectors lacks the area. The project's own fixtures
    ///   lack none, so that a fixture that went missing is noticed.
    public static func folder(of area: String) -> URL? {
        let folder = root.appendingPathComponent(area, isDirectory: true)
        var isDirectory: ObjCBool = false
        if FileManager.default.fileExists(atPath: folder.path, isDirectory: &isDirectory), isDirectory.boolValue {
            return folder
        }
        precondition(
            ProcessInfo.processInfo.environment["KITLESS_VECTORS"] != nil,
            "Tests/Fixtures/Vectors has no area \(area)"
        )
        return nil
    }

    /// Returns every file of one area that has the given extension, sorted by name.
    ///
    /// - Parameters:
    ///   - area: The area's name, such as `color`.
    ///   - fileExtension: The extension without the dot, such as `jsonl`.
    /// - Returns: The files; empty where the area is lacking.
    /// - Throws: An error of the file system.
    public static func files(of area: String, withExtension fileExtension: String) throws -> [URL] {
        guard let folder = folder(of: area) else { return [] }
        return try FileManager.default
            .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == fileExtension }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }
}

/// The folder of data that tests read.
public enum Fixtures {
    /// `Tests/Fixtures`.
    public static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent()
        .deletingLastPathComponent()
        .appendingPathComponent("Fixtures", isDirectory: true)
}
