import KitlessMath

extension Spring {
    /// Returns what the spring does in a stretch of time.
    ///
    /// With b = c/2m, ω₀² = k/m and s² = b² - ω₀², the solution is x = e^(-bt) [x₀ C + (v₀ + b x₀) S] where C and S are
    /// the cosine and the sine/s of |s|t below critical damping, hyperbolic ones above, and their common power series
    /// about it; so there is no threshold at which the regimes fail to meet.
    ///
    /// - Parameter time: The time in seconds. Before 0 nothing happens; at infinity all is at rest, but for a spring
    ///   without damping, which has no limit and gives NaN, as a time that is NaN does.
    /// - Returns: The map from the state at the start to that at the end.
    /// - Complexity: O(1).
    public func transition(after time: Double) -> SpringTransition {
        // NaN is no time at all, and an infinite one has a limit but no phase.
        guard time > 0, time <= .greatestFiniteMagnitude else { return transition(afterLimit: time) }
        let phase = spread * time
        if phase < Self.seriesBound { return criticalTransition(time, phase * phase) }
        return isUnderdamped ? underdampedTransition(time, phase) : overdampedTransition(time)
    }

    private func transition(afterLimit time: Double) -> SpringTransition {
        if time <= 0 { return .identity }
        if time.isNaN || damping == 0 {
            return SpringTransition(position: .nan, reach: .nan, pull: .nan, persistence: .nan)
        }
        return SpringTransition(position: damping == .infinity ? 1 : 0, reach: 0, pull: 0, persistence: 0)
    }

    private func underdampedTransition(_ time: Double, _ phase: Double) -> SpringTransition {
        let factor = Double.exp(-decay * time)
        // No phase has a meaning that large, but a sine of infinity would not even be finite.
        let (sine, cosine) = Double.sincos(min(phase, .greatestFiniteMagnitude))
        return damped(factor, cosine, sine / spread)
    }

    /// C and S of the general solution, damped.
    @inline(__always)
    private func damped(_ factor: Double, _ cosine: Double, _ sine: Double) -> SpringTransition {
        // A sine without bound, of a time without end, is damped all the same.
        guard factor > 0 else { return SpringTransition(position: 0, reach: 0, pull: 0, persistence: 0) }
        return SpringTransition(
            position: factor * (cosine + decay * sine),
            reach: factor * sine,
            pull: -frequencySquared * (factor * sine),
            persistence: factor * (cosine - decay * sine)
        )
    }

    /// The solution where s t is small: cos and sin/s, or cosh and sinh/s, are the same power series in (s t)².
    @inline(__always)
    private func criticalTransition(_ time: Double, _ square: Double) -> SpringTransition {
        var (cosine, sine) = (1.0, time)
        // Below, at critical damping itself above all, both series round to their first terms.
        if square > 0x1p-54 {
            let z = isUnderdamped ? -square : square
            cosine += z * (1 / 2 + z * (1 / 24 + z * (1 / 720 + z * (1 / 40320))))
            sine *= 1 + z * (1 / 6 + z * (1 / 120 + z * (1 / 5040 + z * (1 / 362_880))))
        }
        return damped(Double.exp(-decay * time), cosine, sine)
    }

    /// The solution as two decays, the slower rate without the subtraction that would cancel for a strong damping, the
    /// difference of the two by `expm1`, and nothing that overflows.
    private func overdampedTransition(_ time: Double) -> SpringTransition {
        let slow = -frequencySquared / (decay + spread)
        let fastFactor = Double.exp(-(decay + spread) * time)
        let slowFactor = Double.exp(slow * time)
        let reach = -slowFactor * Double.expm1(-2 * spread * time) / (2 * spread)
        return SpringTransition(
            position: slowFactor - slow * reach,
            reach: reach,
            pull: -frequencySquared * reach,
            persistence: fastFactor + slow * reach
        )
    }

    /// Below this |s t|, five terms of the power series have all the digits of a double.
    private static var seriesBound: Double { 0.1 }
}
