/// Reads numbers from bytes, never past their end.
struct ByteReader {
    let bytes: ArraySlice<UInt8>
    /// The index of the next byte; may be set anywhere, reading beyond the end being an error.
    var position: Int

    struct EndOfBytes: Error {}

    init(_ bytes: [UInt8], from position: Int = 0) {
        self.init(bytes[...], from: position)
    }

    /// Reads a stretch of bytes, positions counting from the array's start.
    init(_ bytes: ArraySlice<UInt8>, from position: Int? = nil) {
        self.bytes = bytes
        self.position = position ?? bytes.startIndex
    }

    var isAtEnd: Bool { position >= bytes.endIndex }

    /// Reads an unsigned number of 1...7 bytes, most significant first.
    mutating func big(_ width: Int) throws(EndOfBytes) -> Int {
        try take(width).reduce(0) { $0 << 8 | Int($1) }
    }

    /// Reads an unsigned number of 1...7 bytes, least significant first.
    mutating func little(_ width: Int) throws(EndOfBytes) -> Int {
        try take(width).reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    /// Reads a stretch of bytes.
    mutating func take(_ count: Int) throws(EndOfBytes) -> ArraySlice<UInt8> {
        guard count >= 0, position >= bytes.startIndex, position <= bytes.endIndex,
            bytes.endIndex - position >= count
        else { throw EndOfBytes() }
        defer { position += count }
        return bytes[position..<(position + count)]
    }

    /// Reads a four-letter code.
    mutating func code() throws(EndOfBytes) -> String {
        String(decoding: try take(4), as: UTF8.self)
    }

    /// Skips bytes, perhaps to beyond the end, where the next read fails.
    mutating func skip(_ count: Int) {
        position = count <= Int.max - position ? position + max(0, count) : Int.max
    }
}
