import Foundation

/// Where the program talks to: results on one side, complaints and progress on the other.
struct Console: Sendable {
    /// Writes a result and a line break.
    let print: @Sendable (String) -> Void

    /// Writes a complaint and a line break.
    let complain: @Sendable (String) -> Void

    /// Standard output and standard error.
    static let standard = Console(
        print: { write($0, to: .standardOutput) },
        complain: { write($0, to: .standardError) }
    )

    private static func write(_ line: String, to handle: FileHandle) {
        // A reader who has seen enough (`| head`) is no reason to fail.
        try? handle.write(contentsOf: Data((line + "\n").utf8))
    }
}
