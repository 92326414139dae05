/// How important a constraint is: a real number above 0 and up to 1000.
///
/// Priorities are levels, not weights: the solver keeps the sum of violations at the highest level as small as
/// possible, then the next, and so on, so that no number of weaker constraints outvotes a stronger one. Fractions are
/// levels of their own: 500.5 comes before 500. 1000 is required: such a constraint holds or is refused. The named
/// levels are Auto Layout's.
///
/// A number outside the range can be made, but the solver refuses it with ``SolverError/invalidPriority(_:)``.
public struct Priority: RawRepresentable, Hashable, Comparable, Sendable, BitwiseCopyable {
    /// The level, above 0 and up to 1000.
    public let rawValue: Double

    /// Creates a level.
    ///
    /// - Parameter rawValue: The level, above 0 and up to 1000.
    /// - Complexity: O(1).
    public init(rawValue: Double) {
        self.rawValue = rawValue
    }

    /// Creates a level.
    ///
    /// - Parameter rawValue: The level, above 0 and up to 1000.
    /// - Complexity: O(1).
    public init(_ rawValue: Double) {
        self.rawValue = rawValue
    }

    /// The constraint holds or is refused: 1000.
    public static let required = Priority(1000)

    /// How strongly content resists being compressed: 750.
    public static let defaultHigh = Priority(750)

    /// A drag that may resize the scene: 510.
    public static let dragThatCanResizeScene = Priority(510)

    /// The scene keeps its size: 500.
    public static let sceneSizeStayPut = Priority(500)

    /// A drag that may not resize the scene: 490.
    public static let dragThatCannotResizeScene = Priority(490)

    /// How strongly content hugs its size: 250.
    public static let defaultLow = Priority(250)

    /// The size that fits best: 50.
    public static let fittingSizeLevel = Priority(50)

    /// Whether a constraint of this priority has to hold.
    ///
    /// - Complexity: O(1).
    public var isRequired: Bool { rawValue == 1000 }

    /// Whether the solver accepts this priority: it is above 0 and at most 1000.
    ///
    /// - Complexity: O(1).
    public var isValid: Bool { rawValue > 0 && rawValue <= 1000 }

    /// Says whether one priority is less important than another.
    ///
    /// - Parameters:
    ///   - lhs: The one priority.
    ///   - rhs: The other priority.
    /// - Returns: Whether the first is the lower level.
    /// - Complexity: O(1).
    public static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension Priority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// Creates a level from a literal with a decimal point.
    ///
    /// - Parameter value: The level.
    /// - Complexity: O(1).
    public init(floatLiteral value: Double) {
        self.init(value)
    }

    /// Creates a level from a whole number.
    ///
    /// - Parameter value: The level.
    /// - Complexity: O(1).
    public init(integerLiteral value: Int) {
        self.init(Double(value))
    }
}
