/// The chunks of a PNG file, one by one, their lengths and checksums verified (PNG specification, section 5.3).
struct PNGChunks {
    /// What every PNG file begins with (section 5.2).
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    struct Chunk {
        var type: String
        var data: ArraySlice<UInt8>
    }

    private let bytes: [UInt8]
    private var position: Int

    /// Begins behind the signature.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        position = Self.signature.count
    }

    mutating func next() throws(PNGDecoderError) -> Chunk {
        guard bytes.count - position >= 12 else { throw .truncated }
        let length = number(at: position)
        let start = position + 8
        guard bytes.count - start - 4 >= length else { throw .truncated }
        let type = String(decoding: bytes[(position + 4)..<start], as: UTF8.self)
        let end = start + length
        guard CRC32.checksum(of: bytes[(position + 4)..<end]) == UInt32(number(at: end)) else { throw .chunk(type) }
        position = end + 4
        return Chunk(type: type, data: bytes[start..<end])
    }

    private func number(at place: Int) -> Int {
        bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
}
