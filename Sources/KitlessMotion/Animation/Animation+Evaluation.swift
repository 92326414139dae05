extension Animation {
    /// The spring that the animation moves on, with mass 1, or `nil` if it follows a timing curve.
    public var spring: Spring? {
        if case .spring(let spring, _) = pace.shape { spring } else { nil }
    }

    /// When it runs and how often, in terms of Web Animations.
    public var timing: EffectTiming {
        let options = curve.options
        let isReversing = options.contains(.autoreverse)
        return EffectTiming(
            duration: pace.duration,
            delay: delay.isNaN ? 0 : delay,
            iterations: options.contains(.repeat) ? .infinity : isReversing ? 2 : 1,
            direction: isReversing ? .alternate : .normal,
            fill: .both
        )
    }

    /// When the animation is over, in seconds from its start, with the delay: infinite if it repeats.
    ///
    /// It is the smallest time at which ``isFinished(at:)`` holds. A spring is cut off there, as in UIKit, when it is
    /// within about a thousandth of the way; for the time the spring itself takes, ask ``spring``.
    public var settlingDuration: Double { timing.endTime }

    /// Whether the animation is over.
    ///
    /// - Parameter time: The time in seconds from its start. NaN is never the end.
    /// - Returns: Whether the value is that of the end and stays so.
    public func isFinished(at time: Double) -> Bool { time >= settlingDuration }

    /// Returns how far the animation is.
    ///
    /// - Parameter time: The time in seconds from its start, with the delay. NaN gives NaN.
    /// - Returns: 0 until the delay is over and 1 after the end; beyond 0...1 where a spring or a curve overshoots.
    /// - Complexity: O(1); nothing is allocated.
    public func progress(at time: Double) -> Double { state(at: time).value }

    /// Returns how fast the progress changes.
    ///
    /// - Parameter time: The time in seconds from its start, with the delay. NaN gives NaN.
    /// - Returns: The change of ``progress(at:)`` in a second; 0 before the start and after the end, infinite where a
    ///   curve is vertical. Where a leg ends and the next begins, that of the next.
    /// - Complexity: O(1); nothing is allocated.
    public func velocity(at time: Double) -> Double { state(at: time).velocity }

    /// Returns the value on the way between two.
    ///
    /// - Parameters:
    ///   - start: The value at the start.
    ///   - end: The value at the end.
    ///   - time: The time in seconds from the start, with the delay.
    /// - Returns: The value: exactly `end` after the end.
    /// - Complexity: O(1); nothing is allocated.
    @inlinable
    public func value<Value: AnimatableVector>(from start: Value, to end: Value, at time: Double) -> Value {
        start.interpolated(to: end, progress: progress(at: time))
    }

    /// Returns how fast the value on the way between two changes.
    ///
    /// - Parameters:
    ///   - start: The value at the start.
    ///   - end: The value at the end.
    ///   - time: The time in seconds from the start, with the delay.
    /// - Returns: The change of the value in a second, 0 if there is no way to go.
    /// - Complexity: O(1); nothing is allocated.
    @inlinable
    public func velocity<Value: AnimatableVector>(from start: Value, to end: Value, at time: Double) -> Value {
        start == end ? .zero : end.subtracting(start).scaled(by: velocity(at: time))
    }

    /// The progress and its change in a second.
    private func state(at time: Double) -> MotionState<Double> {
        let effect = timing.state(at: time)
        switch effect.phase {
        case .idle: return MotionState(value: .nan, velocity: .nan)
        case .before: return MotionState(value: 0)
        case .after: return MotionState(value: 1)
        case .active: break
        }
        guard let progress = effect.progress else { return MotionState(value: 1) }
        var state = pace.state(at: progress, isBefore: effect.isBefore)
        if effect.isReversed { state.velocity = -state.velocity }
        return state
    }
}
