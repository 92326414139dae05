import KitlessMath

extension UInt8 {
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
        guard text.utf8.allSatisfy({ ASCII.isDigit($0) || "+-.eE".utf8.contains($0) }) else { return nil }
        self.init(text)
    }
}
