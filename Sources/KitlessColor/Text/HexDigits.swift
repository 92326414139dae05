import KitlessMath

/// Hexadecimal digits of colours, read from UTF-8.
enum HexDigits {
    /// Reads 3, 4, 6 or 8 digits that are all that is left.
    ///
    /// - Parameters:
    ///   - bytes: The digits.
    ///   - offset: How many code units of the whole text precede them.
    /// - Returns: The colour; a digit of the short forms stands for two.
    /// - Throws: What is wrong, at its offset.
    @inline(__always)
    static func color(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) throws(ColorTextError) -> RGBA8 {
        guard let text = eightDigits(bytes), let packed = packed(text) else { throw wrongDigit(bytes, offset) }
        return RGBA8(packed: packed)
    }

    /// The text as eight digits, the first in the lowest byte; `nil` where there are not 3, 4, 6 or 8.
    ///
    /// An alpha that is left out is `FF`.
    @inline(__always)
    private static func eightDigits(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64? {
        let text = UnsafeRawBufferPointer(bytes)
        func four(at place: Int) -> UInt64 {
            UInt64(UInt32(littleEndian: text.loadUnaligned(fromByteOffset: place, as: UInt32.self)))
        }
        func two(at place: Int) -> UInt64 {
            UInt64(UInt16(littleEndian: text.loadUnaligned(fromByteOffset: place, as: UInt16.self)))
        }
        switch bytes.count {
        case 3: return doubled(two(at: 0) | UInt64(bytes[2]) << 16 | 0x4600_0000)
        case 4: return doubled(four(at: 0))
        case 6: return four(at: 0) | two(at: 4) << 32 | 0x4646_0000_0000_0000
        case 8: return four(at: 0) | four(at: 4) << 32
        default: return nil
        }
    }

    /// Four bytes, each twice.
    private static func doubled(_ bytes: UInt64) -> UInt64 {
        var spread = (bytes | bytes << 16) & 0x0000_FFFF_0000_FFFF
        spread = (spread | spread << 8) & 0x00FF_00FF_00FF_00FF
        return spread | spread << 8
    }

    /// What eight digits say, the first in the highest half byte; `nil` where one is no ASCII digit.
    ///
    /// All at once: a decimal digit differs from `0`, and a small letter from the byte before `a`, by a number whose
    /// sum with another tells by the byte's highest bit whether it is in range.
    @inline(__always)
    private static func packed(_ text: UInt64) -> UInt32? {
        func each(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }
        let sevenBits = text & each(0x7F)
        let decimal = sevenBits ^ each(0x30)
        let letter = (sevenBits | each(0x20)) ^ each(0x60)
        let isDecimal = ~(decimal &+ each(0x76))
        let isLetter = (letter &+ each(0x7F)) & ~(letter &+ each(0x79))
        guard (isDecimal | isLetter) & ~text & each(0x80) == each(0x80) else { return nil }
        // Letters are 9 above the low half of their bits.
        let values = (text & each(0x0F)) &+ (text >> 6 & each(1)) &* 9
        // Half bytes into bytes, bytes into pairs, pairs into one number, whose first byte is then the lowest.
        let bytes = (values << 4 | values >> 8) & 0x00FF_00FF_00FF_00FF
        let pairs = (bytes | bytes >> 8) & 0x0000_FFFF_0000_FFFF
        return UInt32(truncatingIfNeeded: pairs | pairs >> 16).byteSwapped
    }

    /// The first of the bytes that is no digit, or that there are too few or too many.
    private static func wrongDigit(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> ColorTextError {
        for (place, byte) in bytes.prefix(9).enumerated() where !isDigit(byte) {
            return ColorTextError(reason: .notAHexDigit, offset: offset + place)
        }
        return ColorTextError(reason: .wrongDigitCount, offset: offset)
    }

    /// Whether a byte is an ASCII digit: neither signs nor full-width digits pass.
    private static func isDigit(_ byte: UInt8) -> Bool {
        ASCII.isDigit(byte) || ASCII.lowercase(byte) &- 0x61 < 6
    }
}
