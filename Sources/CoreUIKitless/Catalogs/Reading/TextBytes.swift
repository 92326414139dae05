/// Brings the bytes of a text file into valid UTF-8 without a byte order mark.
enum TextBytes {
    /// Decodes by the byte order mark; without one the bytes must be UTF-8.
    ///
    /// UTF-16 without a mark is recognised on demand by a zero byte in the first pair, as JSON's old rule has it.
    ///
    /// - Throws: A fault if the bytes are not text of that encoding.
    static func utf8(of bytes: [UInt8], guessesUTF16: Bool = false) throws(ParseFault) -> [UInt8] {
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return try utf32(bytes.dropFirst(4), isBigEndian: false) }
        if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return try utf32(bytes.dropFirst(4), isBigEndian: true) }
        if bytes.starts(with: [0xFF, 0xFE]) { return try utf16(bytes.dropFirst(2), isBigEndian: false) }
        if bytes.starts(with: [0xFE, 0xFF]) { return try utf16(bytes.dropFirst(2), isBigEndian: true) }
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        if guessesUTF16, text.count >= 2, text[0] == 0 || text[1] == 0 {
            return try utf16(text[...], isBigEndian: text[0] == 0)
        }
        if let offset = firstInvalid(in: text) {
            throw fault(.notText(encoding: "UTF-8"), after: Array(text[..<offset]))
        }
        return text
    }

    /// The offset of the first byte that does not continue valid UTF-8 (RFC 3629), or `nil`.
    static func firstInvalid(in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBufferPointer { buffer in
            var index = 0
            let count = buffer.count
            while index < count {
                index = asciiEnd(of: buffer, from: index)
                if index == count { return nil }
                guard let length = sequenceLength(buffer, at: index) else { return index }
                index += length
            }
            return nil
        }
    }

    /// Where ASCII ends, looked for eight bytes at a time.
    private static func asciiEnd(of buffer: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start
        let raw = UnsafeRawBufferPointer(buffer)
        while index + 8 <= raw.count,
            raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
        {
            index += 8
        }
        while index < buffer.count, buffer[index] < 0x80 { index += 1 }
        return index
    }

    private static func sequenceLength(_ buffer: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
        let lead = buffer[index]
        let length: Int
        var lowest: UInt8 = 0x80
        var highest: UInt8 = 0xBF
        switch lead {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, lowest) = (3, 0xA0)
        case 0xED: (length, highest) = (3, 0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, lowest) = (4, 0x90)
        case 0xF1...0xF3: length = 4
        case 0xF4: (length, highest) = (4, 0x8F)
        default: return nil
        }
        guard index + length <= buffer.count else { return nil }
        guard (lowest...highest).contains(buffer[index + 1]) else { return nil }
        for further in stride(from: index + 2, to: index + length, by: 1) where buffer[further] & 0xC0 != 0x80 {
            return nil
        }
        return length
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) throws(ParseFault) -> [UInt8] {
        let refusal = CatalogProblem.Reason.notText(encoding: isBigEndian ? "UTF-16 BE" : "UTF-16 LE")
        guard bytes.count.isMultiple(of: 2) else { throw ParseFault(offset: 0, reason: refusal) }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var lead: UInt32?
        for index in stride(from: bytes.startIndex, to: bytes.endIndex, by: 2) {
            let (first, second) = (UInt32(bytes[index]), UInt32(bytes[index + 1]))
            let unit = isBigEndian ? first << 8 | second : second << 8 | first
            switch (lead, unit) {
            case (nil, 0xD800...0xDBFF):
                lead = unit
            case (let high?, 0xDC00...0xDFFF):
                appendUTF8(0x10000 + (high - 0xD800) << 10 + (unit - 0xDC00), to: &result)
                lead = nil
            case (.some, _), (nil, 0xDC00...0xDFFF):
                throw fault(refusal, after: result)
            default:
                appendUTF8(unit, to: &result)
            }
        }
        if lead != nil { throw fault(refusal, after: result) }
        return result
    }

    private static func utf32(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) throws(ParseFault) -> [UInt8] {
        let refusal = CatalogProblem.Reason.notText(encoding: isBigEndian ? "UTF-32 BE" : "UTF-32 LE")
        guard bytes.count.isMultiple(of: 4) else { throw ParseFault(offset: 0, reason: refusal) }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count / 2)
        for index in stride(from: bytes.startIndex, to: bytes.endIndex, by: 4) {
            var value: UInt32 = 0
            for step in 0..<4 { value = value << 8 | UInt32(bytes[index + (isBigEndian ? step : 3 - step)]) }
            guard Unicode.Scalar(value) != nil else { throw fault(refusal, after: result) }
            appendUTF8(value, to: &result)
        }
        return result
    }

    /// A fault behind what could be decoded, whose lines are counted.
    private static func fault(_ reason: CatalogProblem.Reason, after text: [UInt8]) -> ParseFault {
        ParseFault(offset: text.count, reason: reason, line: ParseFault.line(at: text.count, of: text))
    }

    /// Appends one scalar value; a value that is none (a lone surrogate) becomes U+FFFD.
    static func appendUTF8(_ value: UInt32, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: utf8(of: value))
    }

    /// The bytes of one scalar value; those of U+FFFD for a value that is none.
    static func utf8(of value: UInt32) -> UTF8.EncodedScalar {
        Unicode.Scalar(value).flatMap(UTF8.encode) ?? UTF8.encodedReplacementCharacter
    }
}
