import KitlessMath

extension Spring {
    /// Returns the `settlingDuration` of Core Animation's `CASpringAnimation` with these parameters.
    ///
    /// Below critical damping ln((1 + |B|) / 0.001) / b with B = (b - v)/ω_d, a bound of the envelope; from critical
    /// damping on the first of the times 0, 0.1, 0.1 + 0.1 … at which (1 + ω₀t) e^(-ω₀t) is below 0.001, as if damping
    /// were critical (Core Animation does so unless `allowsOverdamping` is set); without damping the greatest `Float`.
    /// Found from published measurements, which it reproduces to the last bit or the digits printed.
    ///
    /// - Parameter initialVelocity: The velocity by the length of the way, positive towards the target, in 1/s. It does
    ///   not count from critical damping on.
    /// - Returns: The time in seconds.
    /// - Complexity: O(1).
    public func coreAnimationSettlingDuration(initialVelocity: Double = 0) -> Double {
        if damping == 0 { return Double(Float.greatestFiniteMagnitude) }
        if damping == .infinity { return 0 }
        // Parameters that mean critical damping are off by rounding.
        if decay >= angularFrequency * (1 - 4 * Double.ulpOfOne) { return criticalSettlingOnGrid }
        let other = ((decay - initialVelocity) / spread).magnitude
        return Double.log((1 + other) / Self.standardThreshold) / decay
    }

    private var criticalSettlingOnGrid: Double {
        var time = 0.0
        for _ in 0..<10_000 {
            let phase = angularFrequency * time
            if (1 + phase) * Double.exp(-phase) < Self.standardThreshold { return time }
            time += 0.1
        }
        // Too slow a spring to count its steps.
        return (Self.criticalSettlingPhase / angularFrequency / 0.1).rounded(.up) * 0.1
    }

    /// The root of (1 + u) e^-u = 0.001.
    private static var criticalSettlingPhase: Double { 9.233413476451586 }
}
