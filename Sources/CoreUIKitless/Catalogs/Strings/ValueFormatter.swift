import Foundation

/// Writes one argument as a conversion letter demands, within the C standard's `printf` (ISO C 7.21.6.1), but never
/// reading or writing memory: an argument of another type is converted, and `%n` does nothing.
struct ValueFormatter {
    /// Groups digits of whole numbers by its customs, if given.
    var locale: Locale?

    /// The text of an argument.
    func text(of argument: FormatArgument, letter: UInt8, flags: Set<UInt8>, width: Int, precision: Int?) -> String {
        var flags = flags
        let body: String
        switch letter {
        case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "D"):
            body = decimal(argument, flags: flags, precision: precision)
        case UInt8(ascii: "u"), UInt8(ascii: "U"):
            body = whole(argument, precision: precision) { locale == nil ? String($0) : grouped($0) }
        case UInt8(ascii: "p"):
            body = "0x" + whole(argument, precision: precision) { String($0, radix: 16) }
        case UInt8(ascii: "x"), UInt8(ascii: "X"):
            let isUppercase = letter == UInt8(ascii: "X")
            // Zero bears no prefix.
            let isPrefixed = flags.contains(UInt8(ascii: "#")) && argument.whole.map { $0.magnitude != 0 } ?? false
            body =
                (isPrefixed ? isUppercase ? "0X" : "0x" : "")
                + whole(argument, precision: precision) { String($0, radix: 16, uppercase: isUppercase) }
        case UInt8(ascii: "o"), UInt8(ascii: "O"):
            let digits = whole(argument, precision: precision) { String($0, radix: 8) }
            // One zero in front is enough.
            body = flags.contains(UInt8(ascii: "#")) && !digits.hasPrefix("0") ? "0" + digits : digits
        case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "g"),
            UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
            body = floating(argument, letter: letter, flags: flags, precision: precision)
        case UInt8(ascii: "c"), UInt8(ascii: "C"):
            flags.remove(UInt8(ascii: "0"))
            body = character(argument)
        case UInt8(ascii: "n"):
            return ""
        default:
            flags.remove(UInt8(ascii: "0"))
            body = precision.map { String(argument.description.prefix($0)) } ?? argument.description
        }
        return padded(body, to: width, flags: flags, precision: precision, letter: letter)
    }

    private func sign(_ isNegative: Bool, _ flags: Set<UInt8>) -> String {
        if isNegative { return "-" }
        if flags.contains(UInt8(ascii: "+")) { return "+" }
        return flags.contains(UInt8(ascii: " ")) ? " " : ""
    }

    private func decimal(_ argument: FormatArgument, flags: Set<UInt8>, precision: Int?) -> String {
        guard let (isNegative, magnitude) = argument.whole else { return argument.description }
        let digits = locale == nil ? String(magnitude) : grouped(magnitude)
        return sign(isNegative, flags) + filled(digits, magnitude, precision)
    }

    private func whole(_ argument: FormatArgument, precision: Int?, digits: (UInt64) -> String) -> String {
        guard let (isNegative, magnitude) = argument.whole else { return argument.description }
        // As in C, a negative number shows its two's complement.
        return filled(digits(isNegative ? 0 &- magnitude : magnitude), magnitude, precision)
    }

    /// At least as many digits as the precision says; none for zero where it says none.
    private func filled(_ digits: String, _ magnitude: UInt64, _ precision: Int?) -> String {
        if precision == 0, magnitude == 0 { return "" }
        return String(repeating: "0", count: max(0, (precision ?? 0) - digits.utf8.count)) + digits
    }

    private func grouped(_ magnitude: UInt64) -> String {
        let formatter = NumberFormatter()
        formatter.locale = locale
        formatter.numberStyle = .decimal
        formatter.maximumFractionDigits = 0
        return formatter.string(from: NSNumber(value: magnitude)) ?? String(magnitude)
    }

    private func floating(_ argument: FormatArgument, letter: UInt8, flags: Set<UInt8>, precision: Int?) -> String {
        guard let value = argument.double else { return argument.description }
        let hash = flags.contains(UInt8(ascii: "#")) ? "#" : ""
        let digits = precision.map { ".\($0)" } ?? ""
        let format = "%\(hash)\(digits)\(Character(Unicode.Scalar(letter)))"
        let text = String(format: format, locale: locale, abs(value))
        return sign(value.sign == .minus && !value.isNaN, flags) + text
    }

    private func character(_ argument: FormatArgument) -> String {
        guard let (isNegative, magnitude) = argument.whole else { return String(argument.description.prefix(1)) }
        let scalar = isNegative ? nil : UInt32(exactly: magnitude).flatMap(Unicode.Scalar.init)
        return scalar.map { String($0) } ?? "\u{FFFD}"
    }

    private func padded(_ body: String, to width: Int, flags: Set<UInt8>, precision: Int?, letter: UInt8) -> String {
        let missing = width - body.count
        guard missing > 0 else { return body }
        if flags.contains(UInt8(ascii: "-")) { return body + String(repeating: " ", count: missing) }
        let isInteger = "diDuUxXoO".utf8.contains(letter)
        // Infinities and what is not a number are padded with spaces.
        let isNumber = body.utf8.contains { 0x30...0x39 ~= $0 }
        guard flags.contains(UInt8(ascii: "0")), isNumber || isInteger, !(isInteger && precision != nil) else {
            return String(repeating: " ", count: missing) + body
        }
        let prefix = body.prefix { "+- ".contains($0) }
        let radix = body.dropFirst(prefix.count).hasPrefix("0x") || body.dropFirst(prefix.count).hasPrefix("0X") ? 2 : 0
        let head = body.prefix(prefix.count + radix)
        return head + String(repeating: "0", count: missing) + body.dropFirst(head.count)
    }
}
