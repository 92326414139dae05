import KitlessMath

/// What plural rules look at in a number, taken from its decimal spelling (UTS #35, part 3, "Operands").
///
/// Visible trailing zeros count: in English it is "1 mile" but "1.0 miles".
public struct PluralOperands: Sendable, Hashable {
    /// The absolute value.
    let number: Double
    /// The integer digits as a number, of which the lowest eighteen are kept.
    let integer: UInt64
    /// How many fraction digits are visible, with trailing zeros.
    let visibleFractionDigits: Int
    /// The visible fraction digits as a number, with trailing zeros.
    let fraction: UInt64
    /// The visible fraction digits as a number, without trailing zeros.
    let trimmedFraction: UInt64

    /// The operands of a whole number.
    ///
    /// - Parameter value: The number; its sign does not matter.
    public init(_ value: some BinaryInteger) {
        let magnitude = value.magnitude
        self.init(number: Double(magnitude), integer: UInt64(truncatingIfNeeded: magnitude))
    }

    /// The operands of a number as its shortest decimal spelling shows it, without a trailing `.0`.
    ///
    /// - Parameter value: The number; NaN and infinities count as 0 with the value kept, and so fall to `other`.
    public init(_ value: Double) {
        if let whole = Int64(exactly: value) {
            self.init(whole)
        } else if value.isFinite, let operands = PluralOperands(decimal: Self.positional(abs(value))) {
            self = operands
        } else {
            self.init(number: abs(value))
        }
    }

    /// The operands of a number spelled in decimal, such as `1.50`.
    ///
    /// - Parameter decimal: An optional sign, digits, and perhaps a point with further digits. `nil` for anything else.
    public init?(decimal: some StringProtocol) {
        var digits = Substring(decimal)
        if digits.hasPrefix("-") || digits.hasPrefix("+") { digits = digits.dropFirst() }
        let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let fractionDigits = parts.count > 1 ? parts[1] : ""
        guard let whole = parts.first, !whole.isEmpty,
            whole.utf8.allSatisfy(ASCII.isDigit), fractionDigits.utf8.allSatisfy(ASCII.isDigit),
            parts.count == 1 || !fractionDigits.isEmpty, let value = Double(String(digits))
        else { return nil }
        number = value
        integer = Self.integer(whole.suffix(18))
        visibleFractionDigits = fractionDigits.utf8.count
        let kept = fractionDigits.prefix(18)
        fraction = Self.integer(kept)
        var trimmed = kept
        while trimmed.hasSuffix("0") { trimmed = trimmed.dropLast() }
        trimmedFraction = Self.integer(trimmed)
    }

    private init(number: Double, integer: UInt64 = 0) {
        self.number = number
        self.integer = integer
        (visibleFractionDigits, fraction, trimmedFraction) = (0, 0, 0)
    }

    private static func integer(_ digits: Substring) -> UInt64 {
        digits.utf8.reduce(0) { $0 * 10 + UInt64($1 - UInt8(ascii: "0")) }
    }

    /// The shortest spelling of a finite number without an exponent.
    private static func positional(_ value: Double) -> String {
        let text = "\(value)"
        guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...]) else {
            return text
        }
        let digits = text[..<mark].filter { $0 != "." }
        let point = exponent + 1
        if point <= 0 { return "0." + String(repeating: "0", count: -point) + digits }
        if digits.count <= point { return digits + String(repeating: "0", count: point - digits.count) }
        return digits.prefix(point) + "." + digits.dropFirst(point)
    }
}
