/// What a parser stumbled over, at an offset of its bytes: a problem that does not know its file yet.
struct ParseFault: Error {
    var offset: Int
    var reason: CatalogProblem.Reason
    /// The line, where it cannot be counted by the offset because the bytes are not UTF-8.
    var line: Int?

    /// The same as a problem of a file; the line is counted only now, as it is seldom needed.
    func problem(path: String, bytes: [UInt8]) -> CatalogProblem {
        CatalogProblem(path: path, line: line ?? Self.line(at: offset, of: bytes), reason: reason)
    }

    /// The number of the line that an offset lies in; CR, LF and CR LF end a line.
    static func line(at offset: Int, of bytes: [UInt8]) -> Int {
        var line = 1
        var previous: UInt8 = 0
        for byte in bytes.prefix(max(0, offset)) {
            if byte == 0x0D || (byte == 0x0A && previous != 0x0D) { line += 1 }
            previous = byte
        }
        return line
    }
}
