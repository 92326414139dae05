public import KitlessColor

/// Why a text is no `box-shadow` of CSS, and where.
public struct BoxShadowTextError: Error, Hashable, Sendable {
    /// What is wrong.
    public enum Reason: Hashable, Sendable {
        /// There is nothing where a shadow should be.
        case empty

        /// There are fewer than two or more than four lengths, or they do not stand together.
        case wrongLengthCount

        /// A number cannot be read, or is too large.
        case malformedNumber

        /// A length other than 0 has no unit, or one that depends on fonts or windows.
        case wrongUnit(String)

        /// The blur radius is negative.
        case negativeBlur

        /// The word `inset` or a colour stands twice.
        case repeated(String)

        /// The colour cannot be read; its error's offset counts from the colour's start.
        case color(ColorTextError)

        /// A parenthesis is left open or closed too early.
        case unbalancedParenthesis

        /// The text has several shadows, or none, where one is asked for; how many.
        case wrongShadowCount(Int)
    }

    /// What is wrong.
    public let reason: Reason

    /// How many UTF-8 code units precede the place.
    public let offset: Int

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - reason: What is wrong.
    ///   - offset: How many UTF-8 code units precede the place.
    public init(reason: Reason, offset: Int) {
        self.reason = reason
        self.offset = offset
    }
}

extension BoxShadowTextError: CustomStringConvertible {
    /// A sentence for people, with the offset.
    public var description: String {
        if case .color(let error) = reason {
            return "the colour that begins at offset \(offset) cannot be read: \(error)"
        }
        return "\(sentence) (at offset \(offset))"
    }

    private var sentence: String {
        switch reason {
        case .empty: "a shadow is missing"
        case .wrongLengthCount: "a shadow has two to four lengths in a row"
        case .malformedNumber: "the number cannot be read, or is too large"
        case .wrongUnit(let unit): unit.isEmpty ? "the length has no unit" : "'\(unit)' is no absolute unit"
        case .negativeBlur: "the blur radius is negative"
        case .repeated(let word): "'\(word)' is one colour or inset too many"
        case .color: "the colour cannot be read"
        case .unbalancedParenthesis: "a parenthesis is left open or closed too early"
        case .wrongShadowCount(let count): "there are \(count) shadows instead of one"
        }
    }
}
