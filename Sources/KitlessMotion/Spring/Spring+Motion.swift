extension Spring {
    /// Returns where a value is that the spring pulls to a target, and how fast it changes.
    ///
    /// - Parameters:
    ///   - start: The state at time 0.
    ///   - target: The value that the spring pulls to.
    ///   - time: The time in seconds. Before 0 it is the state at time 0; at infinity the target at rest, but NaN
    ///     without damping.
    /// - Returns: The state then.
    /// - Complexity: O(1); nothing is allocated.
    @inlinable
    public func state<Value>(from start: MotionState<Value>, to target: Value, at time: Double) -> MotionState<Value> {
        // At the start itself nothing may be rounded.
        time <= 0 ? start : transition(after: time)(start, target: target)
    }

    /// Returns where a value is that the spring pulls to a target.
    ///
    /// - Parameters:
    ///   - start: The value at time 0.
    ///   - target: The value that the spring pulls to.
    ///   - initialVelocity: The change of the value in a second at time 0.
    ///   - time: The time in seconds.
    /// - Returns: The value then.
    /// - Complexity: O(1); nothing is allocated.
    @inlinable
    public func value<Value: AnimatableVector>(
        from start: Value,
        to target: Value,
        initialVelocity: Value = .zero,
        at time: Double
    ) -> Value {
        state(from: MotionState(value: start, velocity: initialVelocity), to: target, at: time).value
    }

    /// Returns how fast a value changes that the spring pulls to a target.
    ///
    /// - Parameters:
    ///   - start: The value at time 0.
    ///   - target: The value that the spring pulls to.
    ///   - initialVelocity: The change of the value in a second at time 0.
    ///   - time: The time in seconds.
    /// - Returns: The change of the value in a second then.
    /// - Complexity: O(1); nothing is allocated.
    @inlinable
    public func velocity<Value: AnimatableVector>(
        from start: Value,
        to target: Value,
        initialVelocity: Value = .zero,
        at time: Double
    ) -> Value {
        state(from: MotionState(value: start, velocity: initialVelocity), to: target, at: time).velocity
    }

    /// Moves a state on by a stretch of time.
    ///
    /// As the solution is exact, it does not matter into how many stretches a time is divided.
    ///
    /// - Parameters:
    ///   - state: The state, which becomes the later one.
    ///   - target: The value that the spring pulls to.
    ///   - timeStep: The time in seconds; none passes below 0.
    /// - Complexity: O(1); nothing is allocated.
    @inlinable
    public func update<Value>(_ state: inout MotionState<Value>, toward target: Value, by timeStep: Double) {
        state = self.state(from: state, to: target, at: timeStep)
    }

    /// Returns the force on the mass, F = -k (value - target) - c velocity; by the mass it is the acceleration.
    ///
    /// - Parameters:
    ///   - state: Where the value is and how fast it changes.
    ///   - target: The value that the spring pulls to.
    /// - Returns: The force.
    /// - Complexity: O(1); nothing is allocated.
    @inlinable
    public func force<Value>(on state: MotionState<Value>, toward target: Value) -> Value {
        let pull = target.subtracting(state.value).scaled(by: stiffness)
        return pull.subtracting(state.velocity.scaled(by: damping))
    }
}
