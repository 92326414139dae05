/// Why a spring cannot be made.
public enum SpringError: Error, Hashable, Sendable {
    /// A parameter outside its range, or not a number.
    case parameterOutOfRange(name: String, value: Double)

    /// The parameters are in range, but what follows from them (such as stiffness / mass) is too large or too small for
    /// a double.
    case notRepresentable(name: String, value: Double)
}

extension SpringError: CustomStringConvertible {
    /// A sentence for people.
    public var description: String {
        switch self {
        case .parameterOutOfRange(let name, let value): "\(name) is out of range: \(value)"
        case .notRepresentable(let name, let value): "\(name) is too large or too small for a number: \(value)"
        }
    }
}
