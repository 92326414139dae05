/// A component of a colour function as it is written.
enum CSSToken: Equatable {
    /// A plain number.
    case number(Double)

    /// A percentage; 50% is 0.5.
    case percentage(Double)

    /// An angle, in degrees.
    case angle(Double)

    /// The word `none`.
    case none
}
