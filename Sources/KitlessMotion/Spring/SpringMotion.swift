/// A value on a spring whose target may change on the way.
///
/// A new target takes over value and velocity, so that nothing jumps, and the result depends on the times of the
/// changes alone, not on the frames drawn between them.
///
/// ```swift
/// var motion = SpringMotion(spring: .bouncy, from: 0.0, to: 100)
/// motion.retarget(to: 40, at: 0.2)
/// motion.state(at: 0.3)
/// ```
public struct SpringMotion<Value: AnimatableVector>: Equatable, Sendable {
    /// The spring that pulls now.
    public private(set) var spring: Spring

    /// The value it pulls to now.
    public private(set) var target: Value

    /// When the present target or spring took over, in seconds.
    public private(set) var startTime: Double

    /// The state at that time.
    public private(set) var start: MotionState<Value>

    /// Starts a motion.
    ///
    /// - Parameters:
    ///   - spring: The spring.
    ///   - value: The value at the start.
    ///   - target: The value that the spring pulls to.
    ///   - initialVelocity: The change of the value in a second at the start.
    ///   - time: When the motion starts, in seconds.
    public init(
        spring: Spring,
        from value: Value,
        to target: Value,
        initialVelocity: Value = .zero,
        startingAt time: Double = 0
    ) {
        self.spring = spring
        self.target = target
        startTime = time
        start = MotionState(value: value, velocity: initialVelocity)
    }

    /// Returns where the value is and how fast it changes.
    ///
    /// - Parameter time: The time in seconds; before the last change of target it is the state at that change.
    /// - Returns: The state.
    /// - Complexity: O(1).
    public func state(at time: Double) -> MotionState<Value> {
        spring.state(from: start, to: target, at: time - startTime)
    }

    /// Changes the target, and the spring if one is given; value and velocity carry over.
    ///
    /// - Parameters:
    ///   - target: The new target.
    ///   - time: When, in seconds; before the last change it counts as the time of that.
    ///   - spring: The new spring, or `nil` to keep the present one.
    public mutating func retarget(to target: Value, at time: Double, with spring: Spring? = nil) {
        start = state(at: time)
        startTime = max(startTime, time)
        self.target = target
        self.spring = spring ?? self.spring
    }

    /// Whether the value is closer to its target than a threshold, and stays so.
    ///
    /// - Parameters:
    ///   - time: The time in seconds.
    ///   - threshold: The distance, above 0.
    /// - Returns: Whether it has settled; `true` is never too early, and late by little where a velocity is across the
    ///   way.
    public func isSettled(at time: Double, threshold: Double = Spring.standardThreshold) -> Bool {
        let state = state(at: time)
        return spring.settlingDuration(from: state, to: target, threshold: threshold) == 0
    }
}
