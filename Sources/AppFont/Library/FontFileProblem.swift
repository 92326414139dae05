/// A file of a fonts folder that could not be registered: which, and why.
public struct FontFileProblem: Hashable, Sendable {
    /// Why a file could not be registered.
    public enum Reason: Hashable, Sendable {
        /// It does not exist, is no file, or the system refused to read it.
        case unreadable
        /// It is larger than any font; the limit in bytes.
        case tooLarge(limit: Int)
        /// Its bytes are no font that can be read.
        case notAFont(OpenTypeError)
    }

    /// The path of the file, or of the folder if that cannot be listed.
    public let path: String

    /// Why it could not be registered.
    public let reason: Reason
}

extension FontFileProblem: CustomStringConvertible {
    /// One line: path and reason.
    public var description: String {
        switch reason {
        case .unreadable: "\(path): cannot be read"
        case .tooLarge(let limit): "\(path): is larger than \(limit) bytes"
        case .notAFont(let error): "\(path): \(error)"
        }
    }
}
