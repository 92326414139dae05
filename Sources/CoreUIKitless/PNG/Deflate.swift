/// Compression as DEFLATE (RFC 1951) in a zlib wrapper (RFC 1950): matches found through a hash of three bytes, written
/// with the fixed codes.
enum Deflate {
    private static let longestMatch = 258
    private static let window = 32_768
    /// How many earlier places with the same hash are tried.
    private static let chainLength = 32

    /// Compresses bytes.
    ///
    /// - Parameter bytes: The bytes.
    /// - Returns: A zlib stream.
    static func zlib(_ bytes: [UInt8]) -> [UInt8] {
        var output = FixedHuffmanWriter(header: [0x78, 0x9C])
        output.beginBlock()
        var chains = MatchChains(count: bytes.count)
        var place = 0
        while place < bytes.count {
            let match = chains.longestMatch(at: place, in: bytes)
            let length = match?.length ?? 1
            if let match {
                output.write(length: match.length, distance: match.distance)
            } else {
                output.write(literal: bytes[place])
            }
            for covered in place..<(place + length) { chains.insert(covered, of: bytes) }
            place += length
        }
        return output.finish(checksum: Adler32.checksum(of: bytes))
    }

    /// The places seen so far, chained by the hash of their three bytes.
    private struct MatchChains {
        private var heads = [Int32](repeating: -1, count: 1 << 13)
        private var previous: [Int32]

        init(count: Int) {
            previous = [Int32](repeating: -1, count: count)
        }

        private static func hash(_ place: Int, _ bytes: [UInt8]) -> Int {
            let word = UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
            return Int((word &* 0x9E37_79B1) >> 19)
        }

        mutating func insert(_ place: Int, of bytes: [UInt8]) {
            guard place + 2 < bytes.count else { return }
            let hash = Self.hash(place, bytes)
            previous[place] = heads[hash]
            heads[hash] = Int32(truncatingIfNeeded: place)
        }

        func longestMatch(at place: Int, in bytes: [UInt8]) -> (length: Int, distance: Int)? {
            guard place + 2 < bytes.count else { return nil }
            let limit = min(Deflate.longestMatch, bytes.count - place)
            var best: (length: Int, distance: Int)?
            var candidate = Int(heads[Self.hash(place, bytes)])
            var tries = Deflate.chainLength
            while candidate >= 0, place - candidate <= Deflate.window, tries > 0 {
                var length = 0
                while length < limit, bytes[candidate + length] == bytes[place + length] { length += 1 }
                if length >= 3, length > best?.length ?? 0 { best = (length, place - candidate) }
                if length == limit { break }
                candidate = Int(previous[candidate])
                tries -= 1
            }
            return best
        }
    }
}
