/// A canonical prefix code of DEFLATE (RFC 1951, section 3.2.2), decoded by counting codes of each length.
struct HuffmanCode {
    /// How many codes have each length.
    private var counts = [Int](repeating: 0, count: 16)
    /// The symbols in the order of their codes.
    private var symbols: [Int] = []

    /// Whether no code stands twice; a code that leaves words unused is allowed, as for a single distance.
    private(set) var isValid = true

    /// Creates a code.
    ///
    /// - Parameter lengths: The length of each symbol's code word in bits, 0...15; 0 for a symbol that does not occur.
    init(lengths: [UInt8]) {
        for length in lengths where length > 0 { counts[Int(length)] += 1 }
        var free = 1
        for length in 1...15 {
            free = free * 2 - counts[length]
            if free < 0 { isValid = false }
        }
        for length in 1...15 {
            for (symbol, itsLength) in lengths.enumerated() where Int(itsLength) == length { symbols.append(symbol) }
        }
    }

    /// Reads the next code word.
    func decode(_ stream: inout BitStream) throws(Inflate.Fault) -> Int {
        var code = 0
        var first = 0
        var index = 0
        for length in 1...15 {
            code |= try stream.bits(1)
            let count = counts[length]
            if code - first < count { return symbols[index + code - first] }
            index += count
            first = (first + count) << 1
            code <<= 1
        }
        throw .malformed
    }
}

/// Bits from the least significant end of each byte, as DEFLATE packs them.
struct BitStream {
    private let bytes: ArraySlice<UInt8>
    private var position: Int
    private var buffer = 0
    private var bufferedBits = 0

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    /// Reads a number of the given width, at most 16 bits.
    mutating func bits(_ width: Int) throws(Inflate.Fault) -> Int {
        while bufferedBits < width {
            guard position < bytes.endIndex else { throw .truncated }
            buffer |= Int(bytes[position]) << bufferedBits
            position += 1
            bufferedBits += 8
        }
        let value = buffer & ((1 << width) - 1)
        buffer >>= width
        bufferedBits -= width
        return value
    }

    /// Drops the bits up to the next byte.
    mutating func alignToByte() {
        buffer >>= bufferedBits % 8
        bufferedBits -= bufferedBits % 8
    }
}
