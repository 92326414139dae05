import KitlessMath

/// One `%…` of a format taken apart.
struct FormatSpecifier: Sendable, Hashable {
    enum Measure: Sendable, Hashable {
        case number(Int)
        /// `*`: the next argument, or the one at a position.
        case argument(position: Int?)
    }

    enum Conversion: Sendable, Hashable {
        /// A conversion letter of printf, or `@`.
        case value(UInt8)
        /// `%#@name@`: the form of a variable.
        case variable(String)
        /// `%arg`: the argument of the variable whose form this is.
        case ownArgument
        /// `%%`.
        case percent
    }

    /// The argument's number, counted from 1, if it is written out.
    var position: Int?
    /// Any of `-+ #0'`.
    var flags: Set<UInt8> = []
    var width: Measure?
    var precision: Measure?
    /// The length modifiers, such as `ll`; they matter for nothing but comparing formats.
    var length = ""
    var conversion: Conversion
    /// The specifier as it is written.
    var text = ""

    /// The specifier of a variable's value type: `lld`, `%ld`, `.1f`.
    init?(valueType: String) {
        let bytes = Array(valueType.hasPrefix("%") ? valueType.utf8.dropFirst() : valueType.utf8[...])
        var index = 0
        guard let specifier = FormatSpecifier(bytes, at: &index), case .value = specifier.conversion else { return nil }
        self = specifier
    }

    /// Reads what is behind a percent sign, and steps over it; `nil` if it is cut short.
    init?(_ bytes: [UInt8], at index: inout Int) {
        let start = index
        var scanner = FormatScanner(bytes: bytes, index: index)
        position = scanner.position()
        conversion = .percent
        scanning: do {
            if let name = scanner.variableName() {
                conversion = .variable(name)
                break scanning
            }
            if position == nil, scanner.skip("arg") {
                conversion = .ownArgument
                break scanning
            }
            while let flag = scanner.flag() { flags.insert(flag) }
            width = scanner.measure()
            if scanner.skip(".") { precision = scanner.measure() ?? .number(0) }
            if let name = scanner.variableName() {
                conversion = .variable(name)
                break scanning
            }
            length = scanner.length()
            guard let letter = scanner.next() else { return nil }
            conversion = letter == UInt8(ascii: "%") ? .percent : .value(letter)
        }
        index = scanner.index
        text = "%" + String(decoding: bytes[start..<index], as: UTF8.self)
    }
}

/// Steps through the bytes of one format specifier.
struct FormatScanner {
    /// Wider fields and more digits than this are cut, so that a format cannot ask for gigabytes.
    static let measureLimit = 1_024

    let bytes: [UInt8]
    var index: Int

    private var first: UInt8? { index < bytes.count ? bytes[index] : nil }

    mutating func next() -> UInt8? {
        guard let byte = first else { return nil }
        index += 1
        // The continuation bytes of a letter that is not ASCII belong to it.
        while index < bytes.count, byte >= 0xC0, bytes[index] & 0xC0 == 0x80 { index += 1 }
        return byte
    }

    mutating func skip(_ text: StaticString) -> Bool {
        guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
        for offset in 0..<text.utf8CodeUnitCount where bytes[index + offset] != text.utf8Start[offset] { return false }
        index += text.utf8CodeUnitCount
        return true
    }

    /// `n$`, or nothing.
    mutating func position() -> Int? {
        let start = index
        if let number = number(), skip("$") { return number }
        index = start
        return nil
    }

    mutating func flag() -> UInt8? {
        switch first {
        case UInt8(ascii: "#") where hasVariableName: return nil
        case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: " "), UInt8(ascii: "#"), UInt8(ascii: "0"),
            UInt8(ascii: "'"):
            return next()
        default: return nil
        }
    }

    mutating func measure() -> FormatSpecifier.Measure? {
        if skip("*") { return .argument(position: position()) }
        return number().map { .number(min($0, Self.measureLimit)) }
    }

    mutating func length() -> String {
        let start = index
        while let byte = first, "hlqLjzt".utf8.contains(byte) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    /// The name in `#@name@`, if that comes next.
    mutating func variableName() -> String? {
        guard hasVariableName, let end = bytes[(index + 2)...].firstIndex(of: UInt8(ascii: "@")) else { return nil }
        let name = String(decoding: bytes[(index + 2)..<end], as: UTF8.self)
        index = end + 1
        return name
    }

    private var hasVariableName: Bool {
        guard index + 2 < bytes.count, bytes[index] == UInt8(ascii: "#"), bytes[index + 1] == UInt8(ascii: "@"),
            let end = bytes[(index + 2)...].firstIndex(where: { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "%") })
        else { return false }
        return end > index + 2 && bytes[end] == UInt8(ascii: "@")
    }

    private mutating func number() -> Int? {
        var value: Int?
        while let byte = first, ASCII.isDigit(byte) {
            value = min((value ?? 0) * 10 + Int(byte - UInt8(ascii: "0")), 1_000_000_000)
            index += 1
        }
        return value
    }
}
