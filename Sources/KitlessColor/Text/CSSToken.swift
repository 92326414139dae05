/// A component of a colour function as it is written.
enum CSSToken: Equatable {
    /// A plain number.
    case number(Double)

    /// A percentage; 50% is 50.
    case percentage(Double)

    /// An angle, in degrees.
    case angle(Double)

    /// The word `none`.
    case none

    /// The same with its number replaced.
    func map(_ transform: (Double) -> Double) -> CSSToken {
        switch self {
        case .number(let value): .number(transform(value))
        case .percentage(let value): .percentage(transform(value))
        case .angle(let value): .angle(transform(value))
        case .none: .none
        }
    }
}
