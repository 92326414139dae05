/// What UIKit's animations of views are told: how long, how late and along which curve.
///
/// ```swift
/// let animation = Animation(duration: 0.5, curve: .spring(damping: 0.6, velocity: 0))
/// animation.value(from: 0, to: 100, at: 0.1)
/// ```
public struct Animation: Hashable, Sendable {
    /// Along which curve an animation runs.
    public enum Curve: Hashable, Sendable {
        /// A timing curve of UIKit's, which the options name.
        case regular(options: AnimationOptions = .curveEaseInOut)

        /// A spring, in the meaning of UIKit: see ``Spring/init(viewAnimationDuration:dampingRatio:initialVelocity:)``.
        ///
        /// The damping ratio from 0 to 1; the velocity by the length of the way, positive towards the end, in 1/s; the
        /// options, whose curve does not count.
        case spring(damping: Double, velocity: Double, options: AnimationOptions = [])

        /// Any timing curve.
        case timing(TimingCurve, options: AnimationOptions = [])

        /// The options.
        public var options: AnimationOptions {
            switch self {
            case .regular(let options), .spring(_, _, let options), .timing(_, let options): options
            }
        }
    }

    /// The duration in seconds, without the delay; 0.3 unless given.
    ///
    /// At 0, below, and where it is not a number, the animation is over at once. A spring runs for 0.01 to 10 seconds,
    /// as in UIKit.
    public var duration: Double {
        didSet { pace = Pace(curve: curve, duration: duration) }
    }

    /// The seconds before the animation starts; below 0 it starts part-way, and NaN counts as 0.
    public var delay: Double

    /// The curve.
    public var curve: Curve {
        didSet { pace = Pace(curve: curve, duration: duration) }
    }

    /// What curve and duration mean, worked out once.
    private(set) var pace: Pace

    /// Makes an animation.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds, without the delay.
    ///   - delay: The seconds before the animation starts.
    ///   - curve: The curve.
    public init(duration: Double = 0.3, delay: Double = 0, curve: Curve = .regular(options: .curveEaseInOut)) {
        self.duration = duration
        self.delay = delay
        self.curve = curve
        pace = Pace(curve: curve, duration: duration)
    }
}

extension Animation {
    /// The way of the value through one leg.
    struct Pace: Hashable, Sendable {
        enum Shape: Hashable, Sendable {
            case timing(TimingCurve)
            case spring(Spring, velocity: Double)
        }

        let shape: Shape

        /// The seconds of one leg, at least 0.
        let duration: Double

        init(curve: Curve, duration: Double) {
            let seconds = EffectTiming.amount(duration)
            switch curve {
            case .regular(let options):
                shape = .timing(options.timingCurve)
                self.duration = seconds
            case .timing(let timing, _):
                shape = .timing(timing)
                self.duration = seconds
            case .spring(let damping, let velocity, _):
                let spring = Spring(
                    viewAnimationDuration: seconds,
                    dampingRatio: damping,
                    initialVelocity: velocity
                )
                shape = .spring(spring, velocity: velocity.isFinite ? velocity : 0)
                self.duration = seconds == 0 ? 0 : Spring.viewAnimationDuration(of: seconds)
            }
        }

        /// The value, on a way from 0 to 1, and its change in a second, at some progress through the leg.
        func state(at progress: Double, isBefore: Bool) -> MotionState<Double> {
            switch shape {
            case .timing(let curve):
                MotionState(
                    value: curve.value(at: progress, isBefore: isBefore),
                    velocity: curve.slope(at: progress) / duration
                )
            case .spring(let spring, let velocity):
                spring.state(
                    from: MotionState(value: 0, velocity: velocity),
                    to: 1,
                    at: progress * duration
                )
            }
        }
    }
}
