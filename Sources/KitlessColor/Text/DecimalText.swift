/// Numbers as text: decimal point, no exponent, no locale.
enum DecimalText {
    /// Writes a finite number.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - fractionDigits: How many digits may follow the point at most, trailing zeros left out; `nil` for the
    ///     shortest text that reads back as the same double.
    /// - Returns: The text, never `-0`.
    static func text(_ value: Double, fractionDigits: Int?) -> String {
        guard value != 0 else { return "0" }
        var digits = Digits(value.magnitude)
        if let fractionDigits { digits.round(toFraction: max(fractionDigits, 0)) }
        let text = digits.text
        return value < 0 && text != "0" ? "-" + text : text
    }

    /// The shortest digits of a positive number: a fraction times ten to a power.
    private struct Digits {
        private var digits: [UInt8] = []
        private var point = 0

        init(_ value: Double) {
            var exponent = 0
            var isFraction = false
            var bytes = Substring(value.description).utf8
            if let mark = bytes.firstIndex(of: UInt8(ascii: "e")) {
                exponent = Int(Substring(bytes[bytes.index(after: mark)...])) ?? 0
                bytes = bytes[..<mark]
            }
            for byte in bytes {
                if byte == UInt8(ascii: ".") {
                    isFraction = true
                } else {
                    if !isFraction { point += 1 }
                    digits.append(byte &- 0x30)
                }
            }
            point += exponent
            while digits.first == 0 {
                digits.removeFirst()
                point -= 1
            }
            trim()
        }

        /// Rounds half away from zero at a place after the point.
        mutating func round(toFraction places: Int) {
            guard places < digits.count - point else { return }
            let kept = point + places
            guard kept >= 0 else {
                digits = []
                return
            }
            let isUp = digits[kept] >= 5
            digits.removeSubrange(kept...)
            if isUp { increment() }
            trim()
        }

        var text: String {
            guard !digits.isEmpty else { return "0" }
            var bytes: [UInt8] = []
            if point <= 0 {
                bytes = Array("0.".utf8) + Array(repeating: 0x30, count: -point) + digits.map { $0 + 0x30 }
            } else {
                for index in 0..<max(point, digits.count) {
                    if index == point { bytes.append(UInt8(ascii: ".")) }
                    bytes.append(index < digits.count ? digits[index] + 0x30 : 0x30)
                }
            }
            return String(decoding: bytes, as: UTF8.self)
        }

        private mutating func increment() {
            for index in digits.indices.reversed() {
                if digits[index] < 9 {
                    digits[index] += 1
                    return
                }
                digits[index] = 0
            }
            digits.insert(1, at: 0)
            point += 1
        }

        private mutating func trim() {
            while digits.last == 0 { digits.removeLast() }
        }
    }
}
