/// ASCII in UTF-8, where texts are compared byte by byte and so without a locale.
package enum ASCII {
    /// Whether the byte is white space of CSS Syntax 3: space, tab, line feed, carriage return, form feed.
    @inlinable
    package static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D || byte == 0x0C
    }

    /// Whether the byte is a decimal digit.
    @inlinable
    package static func isDigit(_ byte: UInt8) -> Bool {
        byte &- 0x30 < 10
    }

    /// Whether the byte is a letter.
    @inlinable
    package static func isLetter(_ byte: UInt8) -> Bool {
        lowercase(byte) &- 0x61 < 26
    }

    /// The small letter for a capital; any other byte as it is.
    @inlinable
    package static func lowercase(_ byte: UInt8) -> UInt8 {
        byte &- 0x41 < 26 ? byte | 0x20 : byte
    }
}

extension String {
    /// Reads the UTF-8 of the text in place; only text that has none, as it may come from Objective-C, is copied.
    ///
    /// - Parameter parse: Reads it.
    /// - Returns: What it makes of it.
    /// - Throws: What it throws.
    @inlinable
    @inline(__always)
    package func parseUTF8<Value, Failure>(
        _ parse: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        func result(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<Value, Failure> {
            do throws(Failure) {
                return .success(try parse(bytes))
            } catch {
                return .failure(error)
            }
        }
        let read = utf8.withContiguousStorageIfAvailable(result) ?? Array(utf8).withUnsafeBufferPointer(result)
        return try read.get()
    }
}
