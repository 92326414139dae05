/// A named range of a font file, read big-endian; reading beyond its end is an error.
struct FontTable {
    let name: String
    let bytes: ArraySlice<UInt8>

    var count: Int { bytes.count }

    func uint16(_ offset: Int) throws(OpenTypeError) -> Int {
        guard offset >= 0, offset <= bytes.count - 2 else { throw .truncated(table: name) }
        let start = bytes.startIndex + offset
        return Int(bytes[start]) << 8 | Int(bytes[start + 1])
    }

    func int16(_ offset: Int) throws(OpenTypeError) -> Int {
        Int(Int16(truncatingIfNeeded: try uint16(offset)))
    }

    func uint32(_ offset: Int) throws(OpenTypeError) -> Int {
        try uint16(offset) << 16 | uint16(offset + 2)
    }

    /// The part from an offset on, of a length or up to the end.
    func part(at offset: Int, count length: Int? = nil) throws(OpenTypeError) -> FontTable {
        guard offset >= 0, offset <= bytes.count else { throw .truncated(table: name) }
        let length = length ?? bytes.count - offset
        guard length >= 0, length <= bytes.count - offset else { throw .truncated(table: name) }
        let start = bytes.startIndex + offset
        return FontTable(name: name, bytes: bytes[start..<start + length])
    }

    func malformed(_ reason: String) -> OpenTypeError { .malformedTable(name, reason: reason) }

    /// The bytes as text in UTF-16, big-endian; `nil` if they are not.
    var utf16Text: String? {
        guard bytes.count.isMultiple(of: 2) else { return nil }
        let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { index in
            UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
        }
        var text = ""
        let hasError = transcode(units.makeIterator(), from: UTF16.self, to: UTF32.self, stoppingOnError: true) {
            unit in
            if let scalar = Unicode.Scalar(unit) { text.unicodeScalars.append(scalar) }
        }
        return hasError ? nil : text
    }

    /// The bytes as text in ASCII, what lies beyond replaced.
    var asciiText: String { String(decoding: bytes.map { $0 < 0x80 ? $0 : UInt8(ascii: "?") }, as: UTF8.self) }
}
