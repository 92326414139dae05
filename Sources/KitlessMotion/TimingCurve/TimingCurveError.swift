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

    /// CSS text that is no easing function, and the offset of the UTF-8 byte where it goes wrong.
    case invalidText(reason: TextFault, offset: Int)

    /// What is wrong with CSS text.
    public enum TextFault: Hashable, Sendable {
        /// There is nothing but white space.
        case empty

        /// The word is no easing keyword.
        case unknownKeyword(String)

        /// The word is no easing function.
        case unknownFunction(String)

        /// A number is expected here.
        case numberExpected

        /// A number is too large for a double.
        case numberTooLarge

        /// A whole number is expected here.
        case integerExpected

        /// A stop of `linear()` needs one number beside its percentages, of which it has at most two, together.
        case invalidStop

        /// The word is no step position.
        case unknownStepPosition(String)

        /// This character is expected here.
        case characterExpected(Unicode.Scalar)

        /// Something follows the easing function.
        case unexpectedText

        /// A comment does not end.
        case unfinishedComment
    }
}
