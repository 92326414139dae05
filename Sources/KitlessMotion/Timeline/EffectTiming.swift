/// When an effect runs, how often and in which direction: the timing model of Web Animations Level 1 (section 4).
///
/// All is computed from the time asked for, nothing is added up from frame to frame.
///
/// ```swift
/// let pulse = EffectTiming(duration: 0.8, iterations: .infinity, direction: .alternate)
/// pulse.state(at: 1.2).progress  // 0.5
/// ```
public struct EffectTiming: Hashable, Sendable {
    /// In which direction the iterations run.
    public enum Direction: String, CaseIterable, Hashable, Sendable {
        /// All forwards.
        case normal

        /// All backwards.
        case reverse

        /// Forwards and backwards by turns.
        case alternate

        /// Backwards and forwards by turns.
        case alternateReverse = "alternate-reverse"
    }

    /// Whether the effect also counts before and after it runs.
    public enum Fill: String, CaseIterable, Hashable, Sendable {
        /// It counts while it runs only.
        case none

        /// It holds its last value.
        case forwards

        /// It holds its first value during the delay.
        case backwards

        /// It does both.
        case both
    }

    /// The seconds before the first iteration; below 0 the effect starts part-way.
    public var delay: Double

    /// The seconds of one iteration; what is below 0 or not a number counts as 0.
    public var duration: Double

    /// How many iterations run; possibly a fraction, 0 or infinity.
    ///
    /// What is below 0 or not a number counts as 0.
    public var iterations: Double

    /// Where in the iterations the effect starts: 0.5 is half-way through the first.
    ///
    /// What is below 0 or not finite counts as 0.
    public var iterationStart: Double

    /// The seconds after the last iteration that belong to the effect; below 0 they cut it short.
    public var endDelay: Double

    /// In which direction the iterations run.
    public var direction: Direction

    /// Whether the effect also counts before and after it runs.
    public var fill: Fill

    /// Makes a timing; all but the duration are Web Animations' defaults unless given.
    ///
    /// - Parameters:
    ///   - duration: The seconds of one iteration.
    ///   - delay: The seconds before the first iteration.
    ///   - endDelay: The seconds after the last iteration.
    ///   - iterations: How many iterations run.
    ///   - iterationStart: Where in the iterations the effect starts.
    ///   - direction: In which direction the iterations run.
    ///   - fill: Whether the effect also counts before and after it runs.
    public init(
        duration: Double,
        delay: Double = 0,
        endDelay: Double = 0,
        iterations: Double = 1,
        iterationStart: Double = 0,
        direction: Direction = .normal,
        fill: Fill = .none
    ) {
        self.delay = delay
        self.duration = duration
        self.iterations = iterations
        self.iterationStart = iterationStart
        self.endDelay = endDelay
        self.direction = direction
        self.fill = fill
    }

    /// The seconds that the iterations take together, 0 if either factor is.
    public var activeDuration: Double {
        let (duration, iterations) = (Self.amount(duration), Self.amount(iterations))
        return duration == 0 || iterations == 0 ? 0 : duration * iterations
    }

    /// When the effect is over, in seconds: the delay, the iterations and the delay at the end, at least 0.
    public var endTime: Double {
        let end = delay + activeDuration + endDelay
        return end.isNaN ? .infinity : max(end, 0)
    }

    /// A number that cannot be below 0; NaN counts as 0.
    static func amount(_ number: Double) -> Double { number > 0 ? number : 0 }
}
