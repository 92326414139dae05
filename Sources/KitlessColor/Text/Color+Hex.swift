import KitlessMath

extension Color {
    /// Reads hex text as CSS Color 4 (section 5.2) defines it: `#` and 3, 4, 6 or 8 ASCII digits, alpha last.
    ///
    /// - Parameter hex: The text, such as `#07D` or `#0078D780`; nothing may stand around it.
    /// - Throws: ``ColorTextError``, which says what is wrong and where.
    public init(hex: String) throws(ColorTextError) {
        self = try hex.parseUTF8 { bytes throws(ColorTextError) in
            guard let first = bytes.first else { throw ColorTextError(reason: .empty, offset: 0) }
            guard first == UInt8(ascii: "#") else { throw ColorTextError(reason: .missingNumberSign, offset: 0) }
            return Color(try HexDigits.color(UnsafeBufferPointer(rebasing: bytes[1...]), at: 1))
        }
    }

    /// Reads hex text as people write it: the digits of `init(hex:)` after an optional `#`, `0x` or `0X`.
    ///
    /// ASCII white space around the text is allowed; a sign or a second prefix is not.
    ///
    /// - Parameter hex: The text, such as `0x0078D7`, ` 07D ` or `#0078d7`.
    /// - Throws: ``ColorTextError``, which says what is wrong and where.
    public init(lenientHex hex: String) throws(ColorTextError) {
        self = try hex.parseUTF8 { bytes throws(ColorTextError) in
            var (start, end) = (0, bytes.count)
            while start < end, ASCII.isSpace(bytes[start]) { start += 1 }
            while end > start, ASCII.isSpace(bytes[end - 1]) { end -= 1 }
            guard start < end else { throw ColorTextError(reason: .empty, offset: start) }
            if bytes[start] == UInt8(ascii: "#") {
                start += 1
            } else if end - start > 1, bytes[start] == UInt8(ascii: "0"), bytes[start + 1] | 0x20 == UInt8(ascii: "x") {
                start += 2
            }
            return Color(try HexDigits.color(UnsafeBufferPointer(rebasing: bytes[start..<end]), at: start))
        }
    }

    /// Formats the colour as six hexadecimal digits, clamped to sRGB.
    ///
    /// - Parameters:
    ///   - prefix: What to put before the digits, such as `#` or `0x`.
    ///   - isUppercase: Whether digits above 9 are capitals.
    /// - Returns: The text. Alpha does not appear.
    public func rgbDisplayString(prefix: String? = nil, isUppercase: Bool = true) -> String {
        RGBA8(self).hexText(prefix: prefix ?? "", isUppercase: isUppercase, withAlpha: false)
    }

    /// Formats the colour as `rgbDisplayString(prefix:isUppercase:)` does and marks what had to be clamped.
    ///
    /// - Parameters:
    ///   - prefix: What to put before the digits, such as `#` or `0x`.
    ///   - isUppercase: Whether digits above 9 are capitals.
    /// - Returns: The text, with `⚠️` appended when ``isInSRGB8`` is false.
    public func rgbDebugDisplayString(prefix: String? = nil, isUppercase: Bool = true) -> String {
        rgbDisplayString(prefix: prefix, isUppercase: isUppercase) + (isInSRGB8 ? "" : "⚠️")
    }

    /// Formats the colour as eight hexadecimal digits, clamped to sRGB, alpha last.
    ///
    /// - Parameters:
    ///   - prefix: What to put before the digits, such as `#` or `0x`.
    ///   - isUppercase: Whether digits above 9 are capitals.
    /// - Returns: The text.
    public func rgbaDisplayString(prefix: String? = nil, isUppercase: Bool = true) -> String {
        RGBA8(self).hexText(prefix: prefix ?? "", isUppercase: isUppercase, withAlpha: true)
    }
}
