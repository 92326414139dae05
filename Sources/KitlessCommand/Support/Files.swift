import Foundation

/// Reads and writes whole files, with errors that name them.
enum Files {
    /// Returns the bytes of a file.
    ///
    /// - Parameter path: The file's path.
    /// - Returns: Its bytes.
    /// - Throws: An error with status 66 (EX_NOINPUT).
    static func read(_ path: String) throws(CommandError) -> Data {
        do {
            return try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw CommandError(status: .noInput, message: "cannot read \(path): \(reason(error))")
        }
    }

    /// Writes a text, whole or not at all: into a file beside it first, which then takes the name.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - path: The file's path; folders on the way are made.
    /// - Throws: An error with status 73 (EX_CANTCREAT); an earlier file is as it was.
    static func write(_ text: String, to path: String) throws(CommandError) {
        let file = URL(fileURLWithPath: path)
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file, options: .atomic)
        } catch {
            throw CommandError(status: .cannotCreate, message: "cannot write \(path): \(reason(error))")
        }
    }

    private static func reason(_ error: any Error) -> String {
        let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
        return (cause ?? error).localizedDescription
    }
}
