extension EffectTiming {
    /// Returns where the effect is, for forward playback.
    ///
    /// At the end of a whole iteration the progress is 1 rather than 0; a duration of 0 is before its only instant at
    /// the start value and from there on at the end value.
    ///
    /// - Parameter time: The time in seconds from the start of the timeline. NaN is no time: the effect is idle.
    /// - Returns: The phase, and progress and iteration where the effect counts.
    /// - Complexity: O(1).
    public func state(at time: Double) -> EffectState {
        guard !time.isNaN, !delay.isNaN else { return EffectState(phase: .idle) }
        let phase = phase(at: time)
        guard let active = activeTime(at: time, in: phase) else { return EffectState(phase: phase) }
        let (iteration, simple) = iterationAndProgress(active, phase)
        let isReversed = isReversed(iteration)
        return EffectState(
            phase: phase,
            progress: isReversed ? 1 - simple : simple,
            iteration: iteration,
            isReversed: isReversed
        )
    }

    /// Section 4.5.5 of the specification.
    private func phase(at time: Double) -> EffectState.Phase {
        let end = endTime
        if time < max(min(delay, end), 0) { return .before }
        return time >= max(min(delay + activeDuration, end), 0) ? .after : .active
    }

    /// Section 4.8.3.1: the time within the iterations, `nil` where the effect does not count.
    private func activeTime(at time: Double, in phase: EffectState.Phase) -> Double? {
        switch phase {
        case .idle: nil
        case .before: fill == .backwards || fill == .both ? max(time - delay, 0) : nil
        case .active: time - delay
        case .after: fill == .forwards || fill == .both ? max(min(time - delay, activeDuration), 0) : nil
        }
    }

    /// Sections 4.8.3.2, 4.8.3.3 and 4.8.4: the current iteration and the progress in it, before direction.
    private func iterationAndProgress(_ active: Double, _ phase: EffectState.Phase) -> (Double, Double) {
        let done = iterationsDone(active, phase)
        let start = Self.split(iterationStart.isFinite ? Self.amount(iterationStart) : 0)
        var whole = done.whole + start.whole
        var fraction = done.fraction + start.fraction
        if fraction >= 1 {
            whole += 1
            fraction -= 1
        }
        let isAtEnd = fraction == 0 && phase != .before && active == activeDuration && Self.amount(iterations) > 0
        if phase == .after, iterations == .infinity { whole = .infinity }
        return isAtEnd ? (whole - 1, 1) : (whole, fraction)
    }

    /// The number of iterations done.
    ///
    /// A quotient would lose a digit for every tenfold number of iterations, so the remainder is taken, which is exact.
    /// What is short of a whole number by no more than the time itself is rounded is whole, but for the last iteration,
    /// which ends in its own phase: ten iterations of 0.1 s are done at 1 s.
    private func iterationsDone(_ active: Double, _ phase: EffectState.Phase) -> (whole: Double, fraction: Double) {
        let duration = Self.amount(self.duration)
        if duration == 0, phase == .before { return (0, 0) }
        if duration == 0 || active == activeDuration { return Self.split(Self.amount(iterations)) }
        guard active.isFinite, duration.isFinite else { return (active.isFinite ? 0 : .infinity, 0) }
        let remainder = active.truncatingRemainder(dividingBy: duration)
        let whole = ((active - remainder) / duration).rounded()
        let isWhole = duration - remainder <= active.ulp && whole + 1 < iterations
        return isWhole ? (whole + 1, 0) : (whole, remainder / duration)
    }

    /// The whole part of a number of iterations and the rest, 0 if it is infinite.
    private static func split(_ number: Double) -> (whole: Double, fraction: Double) {
        let whole = number.rounded(.down)
        return (whole, number.isFinite ? number - whole : 0)
    }

    /// Section 4.9.1; an infinite iteration runs forwards where directions alternate.
    private func isReversed(_ iteration: Double) -> Bool {
        let isOdd = iteration.truncatingRemainder(dividingBy: 2) == 1
        return switch direction {
        case .normal: false
        case .reverse: true
        case .alternate: isOdd
        case .alternateReverse: iteration.isFinite && !isOdd
        }
    }
}
