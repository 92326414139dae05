/// What a spring does in a stretch of time, whatever moves on it: a linear map of the state.
///
/// With x the displacement from the target and v the velocity,
///
///     x(t) = position · x(0) + reach · v(0)
///     v(t) = pull · x(0) + persistence · v(0)
///
/// One transition serves all components of a vector, and all values that share a spring.
@frozen
public struct SpringTransition: Equatable, Sendable {
    /// How much of the displacement is left.
    public let position: Double

    /// How much displacement a velocity of 1 has made, in seconds.
    public let reach: Double

    /// How much velocity a displacement of 1 has made, in 1/s.
    public let pull: Double

    /// How much of the velocity is left.
    public let persistence: Double

    /// The transition of no time: nothing changes.
    public static let identity = SpringTransition(position: 1, reach: 0, pull: 0, persistence: 1)

    /// Returns the state that another one has become.
    ///
    /// - Parameters:
    ///   - state: The state at the start.
    ///   - target: The value that the spring pulls to.
    /// - Returns: The state at the end.
    @inlinable
    public func callAsFunction<Value>(_ state: MotionState<Value>, target: Value) -> MotionState<Value> {
        let displacement = state.value.subtracting(target)
        return MotionState(
            value: target.adding(displacement.scaled(by: position).adding(state.velocity.scaled(by: reach))),
            velocity: displacement.scaled(by: pull).adding(state.velocity.scaled(by: persistence))
        )
    }
}
