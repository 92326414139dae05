/// The letters and digits of ASCII, which the grammars of files are made of.
extension UInt8 {
    /// Whether the byte is one of `0` to `9`.
    var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    /// Whether the byte is one of `a` to `z` and `A` to `Z`.
    var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

    /// The value of a hexadecimal digit, or `nil`.
    var hexDigitValue: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}

extension Double {
    /// Reads a decimal number as files write it, without the words and hexadecimal forms that Swift takes as well.
    init?(decimal text: some StringProtocol) {
        guard text.utf8.allSatisfy({ $0.isASCIIDigit || "+-.eE".utf8.contains($0) }) else { return nil }
        self.init(text)
    }
}
