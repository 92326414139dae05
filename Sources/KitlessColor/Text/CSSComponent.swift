import KitlessMath

/// A component of a colour function as it is written.
enum CSSComponent: Equatable {
    /// A plain number.
    case number(Double)

    /// A percentage; 50% is 0.5.
    case percentage(Double)

    /// An angle, in degrees.
    case angle(Double)

    /// The word `none`.
    case none
}

extension CSSScanner {
    /// An error at this place.
    func error(_ reason: ColorTextError.Reason) -> ColorTextError {
        ColorTextError(reason: reason, offset: offset)
    }

    /// Takes a number, a percentage, an angle or `none`.
    mutating func takeComponent() throws(ColorTextError) -> CSSComponent {
        guard let first = next else { throw error(.missingParenthesis) }
        if ASCII.isLetter(first) {
            let start = self
            guard CSSKeyword.equals(takeWord(), "none") else { throw start.error(.expectedComponent) }
            return .none
        }
        guard let literal = takeNumber() else { throw error(.expectedComponent) }
        if take(UInt8(ascii: "%")) { return .percentage(literal.value(in: bytes, tenthPower: -2)) }
        let number = literal.value(in: bytes)
        let end = self
        let unit = takeWord()
        if unit.isEmpty { return .number(number) }
        guard let degrees = CSSKeyword.degrees(ofUnit: unit) else { throw end.error(.malformedNumber) }
        return .angle(number * degrees)
    }
}
