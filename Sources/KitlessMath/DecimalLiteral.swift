/// A decimal number while it is being read: its digits as an integer, times a power of ten.
struct DecimalLiteral {
    var isNegative = false
    var exponent = 0
    private var digits: UInt64 = 0
    private var isTooLong = false

    /// Appends a digit.
    mutating func append(_ digit: UInt8, isFraction: Bool) {
        guard digits < 900_000_000_000_000 else {
            isTooLong = true
            return
        }
        digits = digits * 10 + UInt64(digit)
        if isFraction { exponent -= 1 }
    }

    /// The number, when one exact operation gives it, else `nil`: digits below 2^53 and a power of ten that is a double.
    ///
    /// W. D. Clinger, "How to read floating point numbers accurately", PLDI 1990.
    var exactValue: Double? {
        guard !isTooLong else { return nil }
        guard digits > 0 else { return isNegative ? -0.0 : 0 }
        let size: Double
        switch exponent {
        case 0: size = Double(digits)
        case 1...22: size = Double(digits) * Self.powersOfTen[exponent]
        case -22 ... -1: size = Double(digits) / Self.powersOfTen[-exponent]
        default: return nil
        }
        return isNegative ? -size : size
    }

    private static let powersOfTen: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11,
        1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
    ]
}
