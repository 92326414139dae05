/// Resolves the escapes of a quoted string.
struct EscapedText {
    private let source: UnsafeBufferPointer<UInt8>
    private let target: UnsafeMutableBufferPointer<UInt8>
    private var index = 0
    private var count = 0
    /// The first half of a surrogate pair that waits for its second.
    private var lead: UInt32?

    /// What stands between two quotes, its escapes resolved; half a surrogate pair becomes U+FFFD.
    static func text(of source: UnsafeBufferPointer<UInt8>) -> String {
        // No escape stands for more bytes than it is written with.
        String(unsafeUninitializedCapacity: source.count) { target in
            var text = EscapedText(source: source, target: target)
            return text.resolve()
        }
    }

    private init(source: UnsafeBufferPointer<UInt8>, target: UnsafeMutableBufferPointer<UInt8>) {
        self.source = source
        self.target = target
    }

    /// Writes the text and returns its length.
    private mutating func resolve() -> Int {
        while index < source.count {
            copyRun()
            if index < source.count { resolveEscape() }
        }
        flush()
        return count
    }

    /// Copies what stands before the next backslash.
    private mutating func copyRun() {
        let backslash = UInt8(ascii: "\\")
        if source[index] == backslash { return }
        flush()
        let end = source.firstIndex(of: backslash, or: backslash, from: index)
        let run = UnsafeBufferPointer(rebasing: source[index..<end])
        _ = UnsafeMutableBufferPointer(rebasing: target[count...]).update(fromContentsOf: run)
        count += end - index
        index = end
    }

    private mutating func append(_ byte: UInt8) {
        target[count] = byte
        count += 1
    }

    private mutating func append(scalar value: UInt32) {
        for byte in TextBytes.utf8(of: value) { append(byte) }
    }

    /// Writes what an escape stands for, and steps over it; a backslash at the end stands for nothing.
    private mutating func resolveEscape() {
        index += 1
        guard index < source.count else { return }
        let byte = source[index]
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            resolveOctal()
        case UInt8(ascii: "U"):
            index += 1
            resolveUnit()
        default:
            index += 1
            flush()
            append(Self.control(byte) ?? byte)
        }
    }

    private static func control(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "a"): 0x07
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        case UInt8(ascii: "v"): 0x0B
        default: nil
        }
    }

    private mutating func resolveOctal() {
        var value = 0
        var digits = 0
        while digits < 3, index < source.count, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(source[index]) {
            value = value * 8 + Int(source[index] - UInt8(ascii: "0"))
            index += 1
            digits += 1
        }
        flush()
        append(scalar: NextStepEncoding.scalar(UInt8(truncatingIfNeeded: value)))
    }

    private mutating func resolveUnit() {
        var value: UInt32 = 0
        var digits = 0
        while digits < 4, index < source.count, let digit = source[index].hexDigitValue {
            value = value << 4 | UInt32(digit)
            index += 1
            digits += 1
        }
        switch (lead, value) {
        case (let high?, 0xDC00...0xDFFF):
            append(scalar: 0x10000 + (high - 0xD800) << 10 + (value - 0xDC00))
            lead = nil
        case (_, 0xD800...0xDBFF):
            flush()
            lead = value
        default:
            flush()
            append(scalar: value)
        }
    }

    private mutating func flush() {
        guard let high = lead else { return }
        append(scalar: high)
        lead = nil
    }
}

/// NEXTSTEP's 8-bit character set, which octal escapes above 127 are written in.
///
/// Source: the mapping table NEXTSTEP.TXT of the Unicode Consortium.
enum NextStepEncoding {
    /// The Unicode scalar value of a byte; U+FFFD for the two that are not assigned.
    static func scalar(_ byte: UInt8) -> UInt32 {
        byte < 0x80 ? UInt32(byte) : upperHalf[Int(byte) - 0x80]
    }

    private static let upperHalf: [UInt32] = [
        0x00A0, 0x00C0, 0x00C1, 0x00C2, 0x00C3, 0x00C4, 0x00C5, 0x00C7,
        0x00C8, 0x00C9, 0x00CA, 0x00CB, 0x00CC, 0x00CD, 0x00CE, 0x00CF,
        0x00D0, 0x00D1, 0x00D2, 0x00D3, 0x00D4, 0x00D5, 0x00D6, 0x00D9,
        0x00DA, 0x00DB, 0x00DC, 0x00DD, 0x00DE, 0x00B5, 0x00D7, 0x00F7,
        0x00A9, 0x00A1, 0x00A2, 0x00A3, 0x2044, 0x00A5, 0x0192, 0x00A7,
        0x00A4, 0x2019, 0x201C, 0x00AB, 0x2039, 0x203A, 0xFB01, 0xFB02,
        0x00AE, 0x2013, 0x2020, 0x2021, 0x00B7, 0x00A6, 0x00B6, 0x2022,
        0x201A, 0x201E, 0x201D, 0x00BB, 0x2026, 0x2030, 0x00AC, 0x00BF,
        0x00B9, 0x02CB, 0x00B4, 0x02C6, 0x02DC, 0x00AF, 0x02D8, 0x02D9,
        0x00A8, 0x00B2, 0x02DA, 0x00B8, 0x00B3, 0x02DD, 0x02DB, 0x02C7,
        0x2014, 0x00B1, 0x00BC, 0x00BD, 0x00BE, 0x00E0, 0x00E1, 0x00E2,
        0x00E3, 0x00E4, 0x00E5, 0x00E7, 0x00E8, 0x00E9, 0x00EA, 0x00EB,
        0x00EC, 0x00C6, 0x00ED, 0x00AA, 0x00EE, 0x00EF, 0x00F0, 0x00F1,
        0x0141, 0x00D8, 0x0152, 0x00BA, 0x00F2, 0x00F3, 0x00F4, 0x00F5,
        0x00F6, 0x00E6, 0x00F9, 0x00FA, 0x00FB, 0x0131, 0x00FC, 0x00FD,
        0x0142, 0x00F8, 0x0153, 0x00DF, 0x00FE, 0x00FF, 0xFFFD, 0xFFFD,
    ]
}
