/// The chunks of a PNG file, one by one, their lengths and checksums verified (PNG specification, section 5.3).
struct PNGChunks {
    struct Chunk {
        var type: String
        var data: ArraySlice<UInt8>
    }

    private let bytes: [UInt8]
    private var position: Int

    init(_ bytes: [UInt8], from position: Int) {
        self.bytes = bytes
        self.position = position
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
