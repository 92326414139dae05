/// A decimal number as CSS writes it (CSS Syntax 3, section 4.3.12): a sign, digits, a point that digits follow, an
/// exponent.
///
/// Its value is the double nearest to what is written, as the compiler reads a literal.
package struct DecimalLiteral {
    /// Where the text goes on after the number.
    package private(set) var end: Int

    private let start: Int
    private var mantissaEnd: Int
    private var isNegative = false
    private var digits: UInt64 = 0
    private var isTooLong = false
    private var writtenExponent = 0
    private var fractionDigits = 0

    /// Reads the number that stands at a place; `nil` where none begins.
    ///
    /// An `e` that no digit follows, and a point that none follows, are left.
    ///
    /// - Parameters:
    ///   - bytes: The text in UTF-8.
    ///   - start: The place.
    package init?(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
        (self.start, end, mantissaEnd) = (start, start, start)
        if let sign = Self.sign(bytes, at: end) {
            isNegative = sign < 0
            end += 1
        }
        var count = takeDigits(bytes, areFraction: false)
        if end < bytes.count, bytes[end] == UInt8(ascii: "."), Self.digit(bytes, at: end + 1) != nil {
            end += 1
            count += takeDigits(bytes, areFraction: true)
        }
        guard count > 0 else { return nil }
        mantissaEnd = end
        takeExponent(bytes)
    }

    /// The number times a power of ten, rounded once.
    ///
    /// - Parameters:
    ///   - bytes: The text it was read from.
    ///   - tenthPower: The power of ten, such as -2 for a percentage.
    /// - Returns: The double; infinite beyond the largest.
    package func value(in bytes: UnsafeBufferPointer<UInt8>, tenthPower: Int = 0) -> Double {
        if let value = exactValue(writtenExponent + tenthPower - fractionDigits) { return value }
        let mantissa = String(decoding: bytes[start..<mantissaEnd], as: UTF8.self)
        return Double("\(mantissa)e\(writtenExponent + tenthPower)") ?? 0
    }

    /// The number, when one exact operation gives it, else `nil`: digits below 2^53 and a power of ten that is a
    /// double.
    ///
    /// W. D. Clinger, "How to read floating point numbers accurately", PLDI 1990.
    private func exactValue(_ exponent: Int) -> Double? {
        guard !isTooLong else { return nil }
        guard digits > 0 else { return isNegative ? -0.0 : 0 }
        guard exponent.magnitude <= 22 else { return nil }
        // Powers of ten up to 10^22 are doubles, and so is each on the way.
        var power = 1.0
        for _ in 0..<exponent.magnitude { power *= 10 }
        let size = exponent < 0 ? Double(digits) / power : Double(digits) * power
        return isNegative ? -size : size
    }

    private mutating func takeDigits(_ bytes: UnsafeBufferPointer<UInt8>, areFraction: Bool) -> Int {
        let first = end
        while let digit = Self.digit(bytes, at: end) {
            end += 1
            if digits < 900_000_000_000_000 {
                digits = digits * 10 + UInt64(digit)
                if areFraction { fractionDigits += 1 }
            } else {
                isTooLong = true
            }
        }
        return end - first
    }

    private mutating func takeExponent(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") else { return }
        let sign = Self.sign(bytes, at: end + 1)
        var place = end + (sign == nil ? 1 : 2)
        guard Self.digit(bytes, at: place) != nil else { return }
        while let digit = Self.digit(bytes, at: place) {
            // Beyond every double, with or without the digits before.
            writtenExponent = min(writtenExponent * 10 + Int(digit), 1_000_000_000)
            place += 1
        }
        if sign == -1 { writtenExponent = -writtenExponent }
        end = place
    }

    /// The digit at a place, `nil` where there is none.
    @inline(__always)
    private static func digit(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> UInt8? {
        guard place < bytes.count, bytes[place] &- 0x30 < 10 else { return nil }
        return bytes[place] &- 0x30
    }

    /// 1 or -1 for a sign at a place, `nil` where there is none.
    @inline(__always)
    private static func sign(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Int? {
        guard place < bytes.count else { return nil }
        return bytes[place] == UInt8(ascii: "+") ? 1 : bytes[place] == UInt8(ascii: "-") ? -1 : nil
    }
}
