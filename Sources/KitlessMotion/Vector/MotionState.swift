/// Where an animated value is and how fast it changes.
public struct MotionState<Value: AnimatableVector>: Equatable, Sendable {
    /// The value.
    public var value: Value

    /// The change of the value in a second.
    public var velocity: Value

    /// Makes a state.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - velocity: The change of the value in a second.
    @inlinable
    public init(value: Value, velocity: Value = .zero) {
        self.value = value
        self.velocity = velocity
    }
}
