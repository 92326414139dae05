public import Foundation

/// A value that a localised format takes; a literal of a number or a text is one.
public enum FormatArgument: Sendable, Hashable {
    /// A signed whole number.
    case integer(Int64)
    /// A whole number above `Int64.max`.
    case unsigned(UInt64)
    /// A floating-point number.
    case double(Double)
    /// A text, for `%@`.
    case text(String)
}

/// What can stand for an argument of a localised format: numbers and texts.
///
/// Foundation's `CVarArg` leaves texts out on Linux, and reads memory where a format asks for more than it was given.
public protocol FormatArgumentConvertible {
    /// The value as an argument.
    var formatArgument: FormatArgument { get }
}

/// A literal of a whole number is ``integer(_:)``.
extension FormatArgument: ExpressibleByIntegerLiteral {
    /// Creates an argument.
    ///
    /// - Parameter value: The number.
    public init(integerLiteral value: Int64) { self = .integer(value) }
}

/// A literal of a number with a fraction is ``double(_:)``.
extension FormatArgument: ExpressibleByFloatLiteral {
    /// Creates an argument.
    ///
    /// - Parameter value: The number.
    public init(floatLiteral value: Double) { self = .double(value) }
}

/// A literal of a text, interpolated or not, is ``text(_:)``.
extension FormatArgument: ExpressibleByStringInterpolation {
    /// Creates an argument.
    ///
    /// - Parameter value: The text.
    public init(stringLiteral value: String) { self = .text(value) }
}

extension FormatArgument: FormatArgumentConvertible {
    /// The argument itself.
    public var formatArgument: FormatArgument { self }
}

extension FormatArgumentConvertible where Self: BinaryInteger {
    /// The number as an argument; one beyond 64 bits becomes a `Double`.
    public var formatArgument: FormatArgument {
        if let integer = Int64(exactly: self) { return .integer(integer) }
        if let unsigned = UInt64(exactly: self) { return .unsigned(unsigned) }
        return .double(Double(self))
    }
}

extension FormatArgumentConvertible where Self: BinaryFloatingPoint {
    /// The number as an argument.
    public var formatArgument: FormatArgument { .double(Double(self)) }
}

extension FormatArgumentConvertible where Self: StringProtocol {
    /// The text as an argument.
    public var formatArgument: FormatArgument { .text(String(self)) }
}

/// A whole number.
extension Int: FormatArgumentConvertible {}
/// A whole number.
extension Int8: FormatArgumentConvertible {}
/// A whole number.
extension Int16: FormatArgumentConvertible {}
/// A whole number.
extension Int32: FormatArgumentConvertible {}
/// A whole number.
extension Int64: FormatArgumentConvertible {}
/// A whole number.
extension UInt: FormatArgumentConvertible {}
/// A whole number.
extension UInt8: FormatArgumentConvertible {}
/// A whole number.
extension UInt16: FormatArgumentConvertible {}
/// A whole number.
extension UInt32: FormatArgumentConvertible {}
/// A whole number.
extension UInt64: FormatArgumentConvertible {}
/// A number with a fraction.
extension Double: FormatArgumentConvertible {}
/// A number with a fraction.
extension Float: FormatArgumentConvertible {}
/// A number with a fraction.
extension CGFloat: FormatArgumentConvertible {}
/// A text.
extension String: FormatArgumentConvertible {}
/// A text.
extension Substring: FormatArgumentConvertible {}

extension FormatArgument {
    /// Whether plural rules can look at it.
    var isNumber: Bool {
        if case .text = self { false } else { true }
    }

    /// The value as text, for `%@`.
    var description: String {
        switch self {
        case .integer(let value): String(value)
        case .unsigned(let value): String(value)
        case .double(let value): String(value)
        case .text(let text): text
        }
    }

    var double: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .double(let value): value
        case .text: nil
        }
    }

    /// Sign and magnitude of the whole part; a number beyond 64 bits is clamped, NaN is 0.
    var whole: (isNegative: Bool, magnitude: UInt64)? {
        switch self {
        case .integer(let value): (value < 0, value.magnitude)
        case .unsigned(let value): (false, value)
        case .double(let value): (value < 0, UInt64(exactly: abs(value).rounded(.down)) ?? (value.isNaN ? 0 : .max))
        case .text: nil
        }
    }
}
