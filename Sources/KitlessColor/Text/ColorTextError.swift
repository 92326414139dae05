/// Why a text is not a colour, and where.
public struct ColorTextError: Error, Hashable, Sendable {
    /// What is wrong.
    public enum Reason: Hashable, Sendable {
        /// There is nothing but white space.
        case empty

        /// The text does not begin with `#`.
        case missingNumberSign

        /// A character is no ASCII hexadecimal digit.
        case notAHexDigit

        /// There are not 3, 4, 6 or 8 hexadecimal digits.
        case wrongDigitCount

        /// The word is no colour name of CSS Color 4.
        case unknownName

        /// The word is a colour that only a style sheet's surroundings define, such as `currentcolor`.
        case dependsOnContext

        /// There is no colour function of this name.
        case unknownFunction

        /// `color()` knows no space of this name.
        case unknownColorSpace

        /// A number, a percentage or `none` is expected here.
        case expectedComponent

        /// The component is of a kind that does not fit here, such as a percentage for a hue.
        case wrongComponentKind

        /// The number cannot be read, or its unit is not an angle.
        case malformedNumber

        /// Commas and spaces are mixed, or the legacy syntax is used where there is none.
        case wrongSeparator

        /// The closing parenthesis is missing.
        case missingParenthesis

        /// Something follows where the colour should end.
        case trailingText
    }

    /// What is wrong.
    public let reason: Reason

    /// How many UTF-8 code units precede the place.
    public let offset: Int

    /// Makes an error.
    ///
    /// - Parameters:
    ///   - reason: What is wrong.
    ///   - offset: How many UTF-8 code units precede the place.
    public init(reason: Reason, offset: Int) {
        self.reason = reason
        self.offset = offset
    }
}

extension ColorTextError: CustomStringConvertible {
    /// A sentence for people, with the offset.
    public var description: String { "\(sentence) (at offset \(offset))" }

    private var sentence: String {
        switch reason {
        case .empty: "the text is empty"
        case .missingNumberSign: "a hex colour begins with #"
        case .notAHexDigit: "not a hexadecimal digit"
        case .wrongDigitCount: "a hex colour has 3, 4, 6 or 8 digits"
        case .unknownName: "not a colour name of CSS"
        case .dependsOnContext: "this colour depends on the style sheet around it"
        case .unknownFunction: "not a colour function of CSS"
        case .unknownColorSpace: "not a colour space of color()"
        case .expectedComponent: "a number, a percentage or none is expected"
        case .wrongComponentKind: "a value of this kind does not fit here"
        case .malformedNumber: "not a number, or not a unit of angle"
        case .wrongSeparator: "commas and spaces do not mix, and only rgb() and hsl() take commas"
        case .missingParenthesis: "the closing parenthesis is missing"
        case .trailingText: "nothing may follow the colour"
        }
    }
}
