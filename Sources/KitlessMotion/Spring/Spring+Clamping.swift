extension Spring {
    /// Returns when a value first reaches its target.
    ///
    /// - Parameters:
    ///   - start: The state at time 0.
    ///   - target: The value that the spring pulls to.
    /// - Returns: The time in seconds, 0 for a value that starts at its target; `nil` for one that never gets there,
    ///   only ever closer.
    /// - Complexity: O(1).
    public func arrivalTime(from start: MotionState<Double>, to target: Double) -> Double? {
        let displacement = start.value - target
        if displacement == 0 { return 0 }
        // x C + (v + b x) S = 0
        return firstTime(rise: -displacement, run: start.velocity + decay * displacement)
    }

    /// Returns where a value is that stops as soon as it reaches its target, without overshooting.
    ///
    /// A value that starts at its target stays there, whatever its velocity.
    ///
    /// - Parameters:
    ///   - start: The state at time 0.
    ///   - target: The value that the spring pulls to.
    ///   - time: The time in seconds.
    /// - Returns: The state then: that of the spring before the value arrives, the target at rest from then on.
    /// - Complexity: O(1); nothing is allocated.
    public func clampedState(
        from start: MotionState<Double>,
        to target: Double,
        at time: Double
    ) -> MotionState<Double> {
        if let arrival = arrivalTime(from: start, to: target), max(time, 0) >= arrival {
            return MotionState(value: target)
        }
        return state(from: start, to: target, at: time)
    }
}
