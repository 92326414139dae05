import KitlessMath

extension Spring {
    /// The distance from the target at which a motion counts as settled unless another is asked for: 0.001, for a way
    /// of length 1.
    public static var standardThreshold: Double { 0.001 }

    /// How long a motion from 0 to 1 takes until it stays within 0.001 of 1, in seconds; infinite without damping.
    public var settlingDuration: Double {
        settlingDuration(from: MotionState(value: 0.0), to: 1, threshold: Self.standardThreshold)
    }

    /// Returns how long a motion takes until it stays within a distance of its target, exactly.
    ///
    /// The time jumps where a turning point comes to lie within the threshold; see
    /// ``envelopeSettlingDuration(from:to:threshold:)`` for one that does not.
    ///
    /// - Parameters:
    ///   - start: The state at time 0.
    ///   - target: The value that the spring pulls to.
    ///   - threshold: The distance, above 0.
    /// - Returns: The smallest time in seconds from which on the distance is never above the threshold. It is infinite
    ///   where there is no such time: without damping, with an infinite one, or at a threshold of 0; NaN if a number is
    ///   NaN.
    /// - Complexity: O(1), some tens of evaluations.
    public func settlingDuration(from start: MotionState<Double>, to target: Double, threshold: Double) -> Double {
        settlingDuration(displacement: start.value - target, velocity: start.velocity, threshold: threshold)
    }

    /// Returns how long a motion takes until it stays within a distance of its target, never too short.
    ///
    /// It is exact for a start at rest or with a velocity straight away from or to the target, whichever is worse, and
    /// an upper bound for other velocities.
    ///
    /// - Parameters:
    ///   - start: The state at time 0.
    ///   - target: The value that the spring pulls to.
    ///   - threshold: The distance, above 0.
    /// - Returns: The time in seconds; infinite or NaN as for one component.
    /// - Complexity: O(1), some tens of evaluations.
    public func settlingDuration<Value>(
        from start: MotionState<Value>,
        to target: Value,
        threshold: Double
    ) -> Double {
        let distance = start.value.subtracting(target).magnitudeSquared.squareRoot()
        let speed = start.velocity.magnitudeSquared.squareRoot()
        let away = settlingDuration(displacement: distance, velocity: speed, threshold: threshold)
        return speed == 0
            ? away : max(away, settlingDuration(displacement: distance, velocity: -speed, threshold: threshold))
    }

    /// Returns how long a motion takes until the envelope of its oscillation is down to a distance.
    ///
    /// √(A² + B²) e^(-bT) = threshold, with A the displacement, B = (v + bA)/ω_d and ω_d the damped frequency. Where
    /// nothing oscillates, the curve is its own envelope and this is the exact time.
    ///
    /// - Parameters:
    ///   - start: The state at time 0.
    ///   - target: The value that the spring pulls to.
    ///   - threshold: The distance, above 0.
    /// - Returns: The time in seconds, at least 0 and never below the exact one; infinite or NaN as that.
    /// - Complexity: O(1).
    public func envelopeSettlingDuration(
        from start: MotionState<Double>,
        to target: Double,
        threshold: Double
    ) -> Double {
        guard isUnderdamped, threshold > 0, decay > 0 else {
            return settlingDuration(from: start, to: target, threshold: threshold)
        }
        let displacement = start.value - target
        let other = (start.velocity + decay * displacement) / spread
        return max(0, Double.log(Self.length(displacement, other) / threshold) / decay)
    }

    /// The length of a vector, without overflow on the way.
    static func length(_ x: Double, _ y: Double) -> Double {
        let larger = max(x.magnitude, y.magnitude)
        let smaller = min(x.magnitude, y.magnitude)
        guard larger > 0, larger.isFinite else { return larger }
        let ratio = smaller / larger
        return larger * (1 + ratio * ratio).squareRoot()
    }
}

extension Spring {
    private func settlingDuration(displacement x: Double, velocity v: Double, threshold: Double) -> Double {
        if x.isNaN || v.isNaN || threshold.isNaN { return .nan }
        if (x == 0 && v == 0) || threshold == .infinity { return 0 }
        if damping == .infinity { return x.magnitude <= threshold ? 0 : .infinity }
        if damping == 0 { return Self.length(x, v / angularFrequency) <= threshold ? 0 : .infinity }
        guard threshold > 0, x.isFinite, v.isFinite else { return .infinity }
        let start = MotionState(value: x, velocity: v)
        let turn = firstTurn(start)
        guard let turn else { return monotonicSettling(start, from: 0, to: nil, threshold) }
        let extreme = state(from: start, to: 0, at: turn).value.magnitude
        guard extreme > threshold else { return monotonicSettling(start, from: 0, to: turn, threshold) }
        guard isUnderdamped else { return monotonicSettling(start, from: turn, to: nil, threshold) }
        // Turning points follow each other by half a period, each smaller by the same factor.
        let halfPeriod = Double.pi / spread
        let count = Double.log(extreme / threshold) / (decay * halfPeriod)
        let last = turn + max(0, count.rounded(.up) - 1) * halfPeriod
        return last.isFinite ? monotonicSettling(start, from: last, to: last + halfPeriod, threshold) : .infinity
    }

    /// The first time above 0 at which the velocity is 0, from x′ = e^(-bt) [v C - (b v + ω₀² x) S] = 0.
    private func firstTurn(_ start: MotionState<Double>) -> Double? {
        firstTime(rise: start.velocity, run: decay * start.velocity + frequencySquared * start.value)
    }

    /// The first time above 0 at which S / C, the tangent of the motion, is a quotient; `nil` where it never is.
    func firstTime(rise: Double, run: Double) -> Double? {
        if isUnderdamped {
            let angle = Double.atan2(rise * spread, run)
            return (angle > 0 ? angle : angle + Double.pi) / spread
        }
        let tangent = rise / run
        let scaled = spread * tangent
        guard tangent > 0, scaled < 1 else { return nil }
        // artanh(s q)/s, whose limit at critical damping is q.
        return scaled < 1e-9 ? tangent : Double.log1p(2 * scaled / (1 - scaled)) / (2 * spread)
    }

    /// The time at which the displacement passes the threshold between two turning points, the latter of which is
    /// within it.
    private func monotonicSettling(
        _ start: MotionState<Double>,
        from first: Double,
        to last: Double?,
        _ threshold: Double
    ) -> Double {
        let extreme = state(from: start, to: 0, at: first).value
        guard extreme.magnitude > threshold else { return first }
        let sign: Double = extreme < 0 ? -1 : 1
        func excess(_ time: Double) -> (value: Double, slope: Double) {
            let state = self.state(from: start, to: 0, at: time)
            return (sign * state.value - threshold, sign * state.velocity)
        }
        var end = last ?? first + (decay + spread) / frequencySquared
        while last == nil, excess(end).value >= 0 {
            guard end.isFinite else { return .infinity }
            end = first + 2 * (end - first)
        }
        return BracketedRoot.find(positive: first, negative: end, excess)
    }
}
