/// When an animation runs, how often and how fast: the model of Core Animation's `CAMediaTiming`.
public struct MediaTiming: Hashable, Sendable {
    /// When the animation begins, in the seconds of its parent.
    public var beginTime: Double

    /// The seconds of one way; 0 stands for 0.25, as in Core Animation.
    public var duration: Double

    /// How often the animation runs, possibly a fraction or infinity; 0 stands for once.
    ///
    /// A way there and back counts as one.
    public var repeatCount: Double

    /// For how many seconds the animation runs, before ``repeatCount`` if above 0.
    public var repeatDuration: Double

    /// Whether each way is followed by the way back.
    public var autoreverses: Bool

    /// How many seconds of the animation pass in one of its parent; below 0 it runs backwards.
    public var speed: Double

    /// How many seconds into the animation it starts; what is cut off follows at the end.
    public var timeOffset: Double

    /// Whether the animation also counts before and after it runs.
    public var fillMode: EffectTiming.Fill

    /// Makes a timing; all but the duration are Core Animation's defaults unless given.
    ///
    /// - Parameters:
    ///   - duration: The seconds of one way.
    ///   - beginTime: When the animation begins.
    ///   - repeatCount: How often it runs.
    ///   - repeatDuration: For how many seconds it runs.
    ///   - autoreverses: Whether each way is followed by the way back.
    ///   - speed: How many seconds of the animation pass in one of its parent.
    ///   - timeOffset: How many seconds into the animation it starts.
    ///   - fillMode: Whether it also counts before and after it runs.
    public init(
        duration: Double = 0,
        beginTime: Double = 0,
        repeatCount: Double = 0,
        repeatDuration: Double = 0,
        autoreverses: Bool = false,
        speed: Double = 1,
        timeOffset: Double = 0,
        fillMode: EffectTiming.Fill = .none
    ) {
        self.beginTime = beginTime
        self.duration = duration
        self.repeatCount = repeatCount
        self.repeatDuration = repeatDuration
        self.autoreverses = autoreverses
        self.speed = speed
        self.timeOffset = timeOffset
        self.fillMode = fillMode
    }

    /// The seconds of the animation's own time that it runs for.
    public var activeDuration: Double {
        repeatDuration > 0 ? repeatDuration : cycle * cycles
    }

    /// Returns how far the animation is.
    ///
    /// - Parameter time: The time of the parent in seconds.
    /// - Returns: The progress from 0 to 1; `nil` before and after unless it is filled, and where a number is NaN.
    /// - Complexity: O(1).
    public func progress(at time: Double) -> Double? {
        let elapsed = (time - beginTime) * speed.magnitude
        let active = activeDuration
        if elapsed.isNaN || active.isNaN || timeOffset.isNaN { return nil }
        if elapsed < 0 { return fillMode == .backwards || fillMode == .both ? progress(after: 0) : nil }
        if elapsed < active { return progress(after: elapsed) }
        return fillMode == .forwards || fillMode == .both ? progressAtEnd : nil
    }

    /// The seconds of one way.
    private var way: Double { duration > 0 ? duration : 0.25 }

    /// The seconds of one repeat.
    private var cycle: Double { autoreverses ? 2 * way : way }

    /// How many repeats it runs for.
    private var cycles: Double {
        repeatDuration > 0 ? repeatDuration / cycle : repeatCount > 0 ? repeatCount : 1
    }

    /// The progress after some seconds of the animation's own time.
    private func progress(after elapsed: Double) -> Double {
        let position = (speed < 0 ? -elapsed : elapsed) + timeOffset
        // An infinite time, or an infinite way, has no place within a cycle.
        guard position.isFinite, cycle.isFinite else { return 0 }
        let remainder = position.truncatingRemainder(dividingBy: cycle)
        let place = (remainder < 0 ? remainder + cycle : remainder) / way
        return place <= 1 ? place : 2 - place
    }

    /// The progress that is held at the end, where the end of a whole cycle is not the start of the next.
    ///
    /// Counted in cycles, as a product with the duration could miss a whole number by rounding.
    private var progressAtEnd: Double {
        let position = (speed < 0 ? -cycles : cycles) + timeOffset / cycle
        guard position.isFinite else { return 0 }
        let fraction = position - position.rounded(.down)
        if fraction == 0 { return autoreverses || speed < 0 ? 0 : 1 }
        return autoreverses ? min(2 * fraction, 2 - 2 * fraction) : fraction
    }
}
