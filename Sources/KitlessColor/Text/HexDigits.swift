/// Hexadecimal digits of colours, read from UTF-8.
enum HexDigits {
    /// Returns the value of one ASCII digit, or `nil`: neither signs nor full-width digits pass.
    static func value(of byte: UInt8) -> UInt32? {
        switch byte {
        case 0x30...0x39: UInt32(byte &- 0x30)
        case 0x41...0x46: UInt32(byte &- 0x41 &+ 10)
        case 0x61...0x66: UInt32(byte &- 0x61 &+ 10)
        default: nil
        }
    }

    /// Reads 3, 4, 6 or 8 digits that are all that is left.
    ///
    /// - Parameters:
    ///   - bytes: The digits.
    ///   - offset: How many code units of the whole text precede them.
    /// - Returns: The colour; a digit of the short forms stands for two.
    /// - Throws: What is wrong, at its offset.
    static func color<Bytes: Collection<UInt8>>(_ bytes: Bytes, at offset: Int) throws(ColorTextError) -> RGBA8 {
        var packed: UInt32 = 0
        var count = 0
        for byte in bytes {
            guard let digit = value(of: byte) else {
                throw ColorTextError(reason: .notAHexDigit, offset: offset + count)
            }
            guard count < 8 else { throw ColorTextError(reason: .wrongDigitCount, offset: offset) }
            packed = packed << 4 | digit
            count += 1
        }
        switch count {
        case 3: return RGBA8(packed: spread(packed << 4 | 0xF))
        case 4: return RGBA8(packed: spread(packed))
        case 6: return RGBA8(packed: packed << 8 | 0xFF)
        case 8: return RGBA8(packed: packed)
        default: throw ColorTextError(reason: .wrongDigitCount, offset: offset)
        }
    }

    /// Doubles each of four digits: `0xRGBA` becomes `0xRRGGBBAA`.
    private static func spread(_ digits: UInt32) -> UInt32 {
        let apart = (digits & 0xF000) << 12 | (digits & 0xF00) << 8 | (digits & 0xF0) << 4 | digits & 0xF
        return apart | apart << 4
    }
}
