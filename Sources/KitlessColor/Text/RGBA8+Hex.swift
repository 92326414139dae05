extension RGBA8 {
    /// Formats the bytes as hexadecimal digits.
    ///
    /// - Parameters:
    ///   - prefix: What to put before the digits.
    ///   - isUppercase: Whether digits above 9 are capitals.
    ///   - withAlpha: Whether two digits of alpha follow the six of red, green and blue.
    /// - Returns: The text.
    public func hexText(prefix: String = "#", isUppercase: Bool = true, withAlpha: Bool = false) -> String {
        let digits = withAlpha ? 8 : 6
        let text = String(unsafeUninitializedCapacity: digits) { buffer in
            writeHex(to: buffer, isUppercase: isUppercase, withAlpha: withAlpha)
        }
        return prefix.utf8.isEmpty ? text : prefix + text
    }

    /// Writes the bytes as ASCII hexadecimal digits into memory of the caller's, without allocating.
    ///
    /// - Parameters:
    ///   - buffer: Where the digits go, from its start; left as it is when it is too small.
    ///   - isUppercase: Whether digits above 9 are capitals.
    ///   - withAlpha: Whether two digits of alpha follow the six of red, green and blue.
    /// - Returns: How many bytes were written: 6, 8, or 0 when the buffer is too small.
    @discardableResult
    public func writeHex(
        to buffer: UnsafeMutableBufferPointer<UInt8>,
        isUppercase: Bool = true,
        withAlpha: Bool = false
    ) -> Int {
        let count = withAlpha ? 8 : 6
        guard buffer.count >= count, let start = buffer.baseAddress else { return 0 }
        let text = digits(isUppercase: isUppercase)
        let memory = UnsafeMutableRawPointer(start)
        memory.storeBytes(of: UInt32(truncatingIfNeeded: text).littleEndian, as: UInt32.self)
        if withAlpha {
            memory.storeBytes(of: UInt32(truncatingIfNeeded: text >> 32).littleEndian, toByteOffset: 4, as: UInt32.self)
        } else {
            memory.storeBytes(of: UInt16(truncatingIfNeeded: text >> 32).littleEndian, toByteOffset: 4, as: UInt16.self)
        }
        return count
    }

    /// All eight digits at once, the first in the lowest byte: each half byte is moved into a byte of its own, and
    /// those above 9 get the distance from `9` to the letters.
    private func digits(isUppercase: Bool) -> UInt64 {
        var spread = UInt64(packed.byteSwapped)
        spread = (spread | spread << 16) & 0x0000_FFFF_0000_FFFF
        spread = (spread | spread << 8) & 0x00FF_00FF_00FF_00FF
        spread = (spread >> 4 | spread << 8) & 0x0F0F_0F0F_0F0F_0F0F
        let isLetter = (spread &+ 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
        let distance: UInt64 = isUppercase ? 0x07 : 0x27
        return spread &+ 0x3030_3030_3030_3030 &+ isLetter &* distance
    }
}
