/// Hexadecimal digits of colours, read from UTF-8.
enum HexDigits {
    /// Whether a byte is an ASCII digit: neither signs nor full-width digits pass.
    @inline(__always)
    private static func isDigit(_ byte: UInt8) -> Bool {
        // A set of the bytes below 64, 0 to 9, and one of those below 128, A to F and a to f.
        let set: UInt64 = byte < 64 ? 0x03FF_0000_0000_0000 : byte < 128 ? 0x7E_0000_007E : 0
        return set &>> UInt64(byte) & 1 != 0
    }

    /// Reads 3, 4, 6 or 8 digits that are all that is left.
    ///
    /// - Parameters:
    ///   - bytes: The digits.
    ///   - offset: How many code units of the whole text precede them.
    /// - Returns: The colour; a digit of the short forms stands for two.
    /// - Throws: What is wrong, at its offset.
    static func color(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) throws(ColorTextError) -> RGBA8 {
        var packed: UInt32 = 0
        var areDigits = true
        for byte in bytes.prefix(8) {
            // Letters are 9 above the low half of their bits.
            packed = packed << 4 | UInt32(byte & 15 &+ (byte >> 6) &* 9)
            areDigits = areDigits && isDigit(byte)
        }
        guard areDigits else { throw wrongDigit(bytes, offset) }
        switch bytes.count {
        case 3: return RGBA8(packed: spread(packed << 4 | 0xF))
        case 4: return RGBA8(packed: spread(packed))
        case 6: return RGBA8(packed: packed << 8 | 0xFF)
        case 8: return RGBA8(packed: packed)
        default: throw wrongDigit(bytes.prefix(9), offset)
        }
    }

    /// The first of the bytes that is no digit, or that there are too few or too many.
    private static func wrongDigit<Bytes: Collection<UInt8>>(_ bytes: Bytes, _ offset: Int) -> ColorTextError {
        guard let place = bytes.enumerated().first(where: { !isDigit($0.element) })?.offset else {
            return ColorTextError(reason: .wrongDigitCount, offset: offset)
        }
        return ColorTextError(reason: .notAHexDigit, offset: offset + place)
    }

    /// Doubles each of four digits: `0xRGBA` becomes `0xRRGGBBAA`.
    private static func spread(_ digits: UInt32) -> UInt32 {
        let apart = (digits & 0xF000) << 12 | (digits & 0xF00) << 8 | (digits & 0xF0) << 4 | digits & 0xF
        return apart | apart << 4
    }
}
