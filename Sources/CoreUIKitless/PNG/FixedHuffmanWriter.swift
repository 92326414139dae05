/// Writes one DEFLATE block with the fixed codes (RFC 1951, section 3.2.6).
struct FixedHuffmanWriter {
    private var bytes: [UInt8]
    private var buffer: UInt64 = 0
    private var bufferedBits = 0

    init(header: [UInt8]) {
        bytes = header
    }

    /// Begins the last block, with fixed codes.
    mutating func beginBlock() {
        write(bits: 0b011, count: 3)
    }

    mutating func write(literal: UInt8) {
        write(symbol: Int(literal))
    }

    mutating func write(length: Int, distance: Int) {
        let lengthSymbol = DeflateCodes.lengthBases.lastIndex { $0 <= length } ?? 0
        write(symbol: 257 + lengthSymbol)
        write(bits: length - DeflateCodes.lengthBases[lengthSymbol], count: DeflateCodes.lengthExtraBits[lengthSymbol])
        let distanceSymbol = DeflateCodes.distanceBases.lastIndex { $0 <= distance } ?? 0
        write(code: distanceSymbol, count: 5)
        write(
            bits: distance - DeflateCodes.distanceBases[distanceSymbol],
            count: DeflateCodes.distanceExtraBits(of: distanceSymbol)
        )
    }

    /// Ends the block and the stream.
    mutating func finish(checksum: UInt32) -> [UInt8] {
        write(symbol: 256)
        write(bits: 0, count: (8 - bufferedBits % 8) % 8)
        return bytes + checksum.bigEndianBytes
    }

    private mutating func write(symbol: Int) {
        switch symbol {
        case 0..<144: write(code: 0x30 + symbol, count: 8)
        case 144..<256: write(code: 0x190 + symbol - 144, count: 9)
        case 256..<280: write(code: symbol - 256, count: 7)
        default: write(code: 0xC0 + symbol - 280, count: 8)
        }
    }

    /// Codes stand with their highest bit first, everything else with its lowest.
    private mutating func write(code: Int, count: Int) {
        var reversed = 0
        for bit in 0..<count where code & (1 << bit) != 0 { reversed |= 1 << (count - 1 - bit) }
        write(bits: reversed, count: count)
    }

    private mutating func write(bits: Int, count: Int) {
        buffer |= UInt64(bits) << UInt64(bufferedBits)
        bufferedBits += count
        while bufferedBits >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: buffer))
            buffer >>= 8
            bufferedBits -= 8
        }
    }
}

extension UInt32 {
    /// The four bytes, the highest first, as PNG and zlib store numbers.
    var bigEndianBytes: [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) }
    }
}
