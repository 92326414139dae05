extension EffectTiming {
    /// Returns where the effect is, for forward playback.
    ///
    /// At the end of a whole iteration the progress is 1 rather than 0; a duration of 0 is before its only instant at the
    /// start value and from there on at the end value.
    ///
    /// - Parameter time: The time in seconds from the start of the timeline. NaN is no time: the effect is idle.
    /// - Returns: The phase, and progress and iteration where the effect counts.
    /// - Complexity: O(1).
    public func state(at time: Double) -> EffectState {
        guard !time.isNaN, !delay.isNaN else { return EffectState(phase: .idle) }
        let phase = phase(at: time)
        guard let active = activeTime(at: time, in: phase) else { return EffectState(phase: phase) }
        let overall = overallProgress(active, phase)
        let simple = simpleProgress(overall, active, phase)
        let iteration = iteration(overall, simple, phase)
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

    /// Section 4.8.3.2: the number of iterations done, with the start.
    private func overallProgress(_ active: Double, _ phase: EffectState.Phase) -> Double {
        let duration = Self.amount(self.duration)
        let done = duration == 0 ? (phase == .before ? 0 : Self.amount(iterations)) : active / duration
        return done + start
    }

    /// Section 4.8.3.3: the progress within the iteration.
    private func simpleProgress(_ overall: Double, _ active: Double, _ phase: EffectState.Phase) -> Double {
        let base = overall.isFinite ? overall : start
        let simple = base - base.rounded(.down)
        let isAtEnd = simple == 0 && phase != .before && active == activeDuration && Self.amount(iterations) > 0
        return isAtEnd ? 1 : simple
    }

    /// Section 4.8.4.
    private func iteration(_ overall: Double, _ simple: Double, _ phase: EffectState.Phase) -> Double {
        if phase == .after, iterations == .infinity { return .infinity }
        return simple == 1 ? overall.rounded(.down) - 1 : overall.rounded(.down)
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

    private var start: Double { iterationStart.isFinite ? Self.amount(iterationStart) : 0 }
}
