/// ASCII in UTF-8, where texts are compared byte by byte and so without a locale.
enum ASCII {
    /// Whether the byte is white space of CSS Syntax 3: space, tab, line feed, carriage return, form feed.
    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D || byte == 0x0C
    }

    /// Whether the byte is a decimal digit.
    static func isDigit(_ byte: UInt8) -> Bool {
        byte &- 0x30 < 10
    }

    /// Whether the byte is a letter.
    static func isLetter(_ byte: UInt8) -> Bool {
        lowercase(byte) &- 0x61 < 26
    }

    /// The small letter for a capital; any other byte as it is.
    static func lowercase(_ byte: UInt8) -> UInt8 {
        byte &- 0x41 < 26 ? byte | 0x20 : byte
    }
}

extension String {
    /// Reads the UTF-8 of the text in place.
    ///
    /// - Parameter parse: Reads it.
    /// - Returns: What it makes of it.
    /// - Throws: What it throws.
    @inline(__always)
    func parseUTF8<Value>(
        _ parse: (UnsafeBufferPointer<UInt8>) throws(ColorTextError) -> Value
    ) throws(ColorTextError) -> Value {
        var text = self
        let result: Result<Value, ColorTextError> = text.withUTF8 { bytes in
            do throws(ColorTextError) {
                return .success(try parse(bytes))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }
}
