/// A value that animations move, whose target may change on the way.
///
/// An animation that takes over from another starts where the value is, and as fast as it is: value and velocity carry
/// over. The result depends on the times of the changes alone, not on the frames drawn between them.
///
/// ```swift
/// var opacity = AnimatedValue(0.0)
/// opacity.animate(to: 1, with: Animation(duration: 0.3), at: 0)
/// opacity.animate(to: 0, with: Animation(duration: 0.2), at: 0.1)
/// opacity.value(at: 0.15)
/// ```
public struct AnimatedValue<Value: AnimatableVector>: Equatable, Sendable {
    /// Where the value ends.
    public private(set) var target: Value

    /// The animation under way, or the last one; `nil` before the first.
    public private(set) var animation: Animation?

    /// When that animation was added, in seconds.
    public private(set) var startTime = 0.0

    /// When the value is at its target for good, in seconds; infinite for an animation that repeats.
    public private(set) var endTime = -Double.infinity

    /// The state in which the animation found the value.
    private var start: MotionState<Value>

    /// The velocity by which the curve's own start differs from that of the value.
    private var correction = Value.zero

    /// Makes a value at rest.
    ///
    /// - Parameter value: The value.
    public init(_ value: Value) {
        target = value
        start = MotionState(value: value)
    }

    /// Sends the value to another target, from where it is.
    ///
    /// A spring takes over the velocity of the moment, unless its own is not 0, and goes on beyond its duration until
    /// it has settled within a thousandth. A timing curve takes it over as well and loses it on the way. A delay stops
    /// the value first.
    ///
    /// - Parameters:
    ///   - target: The new target.
    ///   - animation: How to get there.
    ///   - time: When, in seconds. NaN counts as the time of the last change.
    public mutating func animate(to target: Value, with animation: Animation, at time: Double) {
        let time = time.isNaN ? startTime : time
        let present = state(at: time)
        let isCarried = !isFinished(at: time) && !(animation.delay > 0) && present.velocity.magnitudeSquared.isFinite
        start = MotionState(value: present.value, velocity: isCarried ? present.velocity : .zero)
        correction = .zero
        self.target = target
        self.animation = animation
        startTime = time
        endTime = time + animation.settlingDuration
        guard animation.hasOneLeg else { return }
        switch animation.pace.shape {
        case .spring(let spring, let velocity):
            if velocity != 0 {
                start.velocity = target.subtracting(start.value).scaled(by: velocity)
            } else if isCarried {
                endTime = max(endTime, time + settlingDuration(of: spring))
            }
        case .timing:
            let own = animation.velocity(from: start.value, to: target, at: animation.timing.delay)
            if isCarried, own.magnitudeSquared.isFinite { correction = start.velocity.subtracting(own) }
        }
    }

    /// Sets the value without an animation.
    ///
    /// - Parameter value: The value, at rest.
    public mutating func set(_ value: Value) {
        self = AnimatedValue(value)
    }

    /// Shifts the target, and the value by as much: what is left of the way goes on, elsewhere.
    ///
    /// For a value that is shown relative to something which jumps, such as a view whose layout changes under way.
    ///
    /// - Parameter target: The new target.
    public mutating func shiftTarget(to target: Value) {
        start.value = start.value.adding(target.subtracting(self.target))
        self.target = target
    }

    /// How long a spring takes from the start until it is within a thousandth of the way, or of the swing that the
    /// velocity makes.
    private func settlingDuration(of spring: Spring) -> Double {
        let way = target.subtracting(start.value).magnitudeSquared.squareRoot()
        let swing = start.velocity.magnitudeSquared.squareRoot() / spring.angularFrequency
        let threshold = Spring.standardThreshold * max(way, swing)
        let duration = spring.settlingDuration(from: start, to: target, threshold: threshold)
        // Without damping it would never settle, and the duration counts.
        return duration.isFinite ? duration : 0
    }

    /// Returns where the value is.
    ///
    /// - Parameter time: The time in seconds.
    /// - Returns: The value.
    /// - Complexity: O(1); nothing is allocated.
    public func value(at time: Double) -> Value { state(at: time).value }

    /// Whether the value is at its target for good.
    ///
    /// - Parameter time: The time in seconds. NaN is never the end.
    /// - Returns: Whether the last animation is over.
    public func isFinished(at time: Double) -> Bool { time >= endTime }

    /// Returns where the value is and how fast it changes.
    ///
    /// - Parameter time: The time in seconds. Before the last change it is the value at that change, at rest.
    /// - Returns: The state.
    /// - Complexity: O(1); nothing is allocated.
    public func state(at time: Double) -> MotionState<Value> {
        guard let animation, !isFinished(at: time) else { return MotionState(value: target) }
        let elapsed = time - startTime
        let local = elapsed - animation.timing.delay
        if elapsed < 0 || local < 0 { return MotionState(value: start.value) }
        if animation.hasOneLeg, let spring = animation.spring {
            return spring.state(from: start, to: target, at: local)
        }
        var state = MotionState(
            value: animation.value(from: start.value, to: target, at: elapsed),
            velocity: animation.velocity(from: start.value, to: target, at: elapsed)
        )
        if correction != .zero {
            // Hermite's basis function for the velocity at the start: t (1 - t/D)².
            let duration = animation.pace.duration
            let left = 1 - local / duration
            state.value = state.value.adding(correction.scaled(by: local * left * left))
            state.velocity = state.velocity.adding(correction.scaled(by: left * (left - 2 * local / duration)))
        }
        return state
    }
}

extension Animation {
    /// Whether the animation goes to its end once and stays there.
    var hasOneLeg: Bool { curve.options.isDisjoint(with: [.repeat, .autoreverse]) }
}
