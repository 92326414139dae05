/// Reads numbers out of bytes; every read beyond their end is a fault.
struct ByteReader {
    let bytes: [UInt8]
    var index: Int
    /// Behind the last byte that may be read.
    let end: Int

    init(_ bytes: [UInt8], at index: Int = 0, end: Int? = nil) {
        self.bytes = bytes
        self.index = index
        self.end = min(end ?? bytes.count, bytes.count)
    }

    /// How many bytes are left.
    var left: Int { end - index }

    /// An unsigned number of up to seven bytes, highest first.
    mutating func big(_ count: Int) throws(ImageFault) -> Int {
        let start = try advance(count)
        return bytes[start..<index].reduce(0) { $0 << 8 | Int($1) }
    }

    /// An unsigned number of up to seven bytes, lowest first.
    mutating func little(_ count: Int) throws(ImageFault) -> Int {
        let start = try advance(count)
        return bytes[start..<index].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    /// Four bytes as text.
    mutating func tag() throws(ImageFault) -> String {
        let start = try advance(4)
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    /// Steps over some bytes.
    mutating func skip(_ count: Int) throws(ImageFault) {
        _ = try advance(count)
    }

    private mutating func advance(_ count: Int) throws(ImageFault) -> Int {
        guard count >= 0, index >= 0, count <= end - index else { throw ImageFault("the file is cut short") }
        defer { index += count }
        return index
    }
}
