/// Why a timing curve cannot be made.
public enum TimingCurveError: Error, Hashable, Sendable {
    /// A coordinate of a control point: an x outside 0...1, or a number that is not finite.
    case controlPointOutOfRange(name: String, value: Double)

    /// A number of steps below 1, or below 2 for ``StepCurve/Jump/none``.
    case stepCountOutOfRange(Int)

    /// A piecewise linear curve without stops.
    case noStops

    /// A stop, by its position from 0, one of whose numbers is not finite.
    case stopNotFinite(index: Int)

    /// CSS text that is no easing function, and how many UTF-8 code units precede the place where it goes wrong.
    case invalidText(reason: TextReason, offset: Int)

    /// What is wrong with CSS text.
    public enum TextReason: Hashable, Sendable {
        /// There is nothing but white space.
        case empty

        /// The word is no easing keyword.
        case unknownKeyword(String)

        /// There is no easing function of this name.
        case unknownFunction(String)

        /// A number is expected here.
        case expectedNumber

        /// A number is too large for a double.
        case numberTooLarge

        /// A whole number is expected here.
        case expectedInteger

        /// A stop of `linear()` needs one number beside its percentages, of which it has at most two, together.
        case invalidStop

        /// The word is no step position.
        case unknownStepPosition(String)

        /// This character is expected here.
        case expectedCharacter(Unicode.Scalar)

        /// Something follows where the easing function should end.
        case trailingText
    }
}

extension TimingCurveError: CustomStringConvertible {
    /// A sentence for people, for text with the offset.
    public var description: String {
        switch self {
        case .controlPointOutOfRange(let name, let value):
            "\(name) is \(value); x is expected from 0 to 1, and y to be finite"
        case .stepCountOutOfRange(let count): "\(count) steps are too few: 1 is expected at least, 2 for jump-none"
        case .noStops: "a stop is expected at least"
        case .stopNotFinite(let index): "stop \(index) is not finite"
        case .invalidText(let reason, let offset): "\(reason) (at offset \(offset))"
        }
    }
}

extension TimingCurveError.TextReason: CustomStringConvertible {
    /// A sentence for people.
    public var description: String {
        switch self {
        case .empty: "the text is empty"
        case .unknownKeyword(let word): "\"\(word)\" is not an easing keyword of CSS"
        case .unknownFunction(let word): "\"\(word)\" is not an easing function of CSS"
        case .expectedNumber: "a number is expected"
        case .numberTooLarge: "the number is too large"
        case .expectedInteger: "a whole number is expected"
        case .invalidStop: "one number and at most two percentages, together, are expected"
        case .unknownStepPosition(let word): "\"\(word)\" is not a step position of CSS"
        case .expectedCharacter(let character): "\"\(Character(character))\" is expected"
        case .trailingText: "nothing may follow the easing function"
        }
    }
}
