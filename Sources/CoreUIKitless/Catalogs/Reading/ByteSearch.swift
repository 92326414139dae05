/// Searches for single bytes, eight at a time.
extension UnsafeBufferPointer<UInt8> {
    /// The place of the first byte that is one of two; the count, or the start if that is larger, if there is none.
    @inline(__always)
    func firstIndex(of first: UInt8, or second: UInt8, from start: Int) -> Int {
        let (firsts, seconds) = (Self.repeated(first), Self.repeated(second))
        let raw = UnsafeRawBufferPointer(self)
        var index = start
        while index + 8 <= count {
            let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            let found = Self.zeroBytes(of: word ^ firsts) | Self.zeroBytes(of: word ^ seconds)
            if found != 0 { return index + found.trailingZeroBitCount / 8 }
            index += 8
        }
        while index < count, self[index] != first, self[index] != second { index += 1 }
        return index
    }

    /// Bits of which the lowest lies in the first byte that is zero; those above may be wrong.
    ///
    /// Source: A. Mycroft's test for a zero byte in a word.
    private static func zeroBytes(of word: UInt64) -> UInt64 {
        (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
    }

    private static func repeated(_ byte: UInt8) -> UInt64 {
        UInt64(byte) &* 0x0101_0101_0101_0101
    }
}
