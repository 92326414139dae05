/// A font file that could not be registered.
public struct FontFileFailure: Error, Hashable, Sendable {
    /// The file's path.
    public let path: String

    /// Why; `nil` where the file itself could not be read.
    public let reason: OpenTypeError?
}
