/// Where an effect is at some time.
public struct EffectState: Hashable, Sendable {
    /// The phases of an effect.
    public enum Phase: String, CaseIterable, Hashable, Sendable {
        /// There is no time.
        case idle

        /// The effect has not begun.
        case before

        /// The effect runs.
        case active

        /// The effect is over.
        case after
    }

    /// The phase.
    public var phase: Phase

    /// The directed progress within the iteration, from 0 to 1; `nil` where the effect does not count.
    public var progress: Double?

    /// Which iteration it is, from 0, a whole number or infinity; `nil` where the effect does not count.
    public var iteration: Double?

    /// Whether the iteration runs backwards.
    public var isReversed: Bool

    /// The *before flag* of CSS easing functions: a jump exactly at the progress has not happened yet.
    public var isBefore: Bool { phase == .before && !isReversed || phase == .after && isReversed }

    /// Makes a state.
    ///
    /// - Parameters:
    ///   - phase: The phase.
    ///   - progress: The directed progress within the iteration.
    ///   - iteration: Which iteration it is.
    ///   - isReversed: Whether the iteration runs backwards.
    public init(phase: Phase, progress: Double? = nil, iteration: Double? = nil, isReversed: Bool = false) {
        self.phase = phase
        self.progress = progress
        self.iteration = iteration
        self.isReversed = isReversed
    }
}
