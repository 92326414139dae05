extension Spring {
    /// Makes a spring of its response and damping ratio, the parameters of SwiftUI's
    /// `spring(response:dampingFraction:)`.
    ///
    /// k = m (2π / response)², c = 4π m ζ / response.
    ///
    /// - Parameters:
    ///   - response: The period without damping in seconds, above 0.
    ///   - dampingRatio: The damping ratio ζ, at least 0: below 1 the value overshoots, 1 is critical.
    ///   - mass: The mass, above 0.
    /// - Throws: ``SpringError`` that names the parameter.
    public init(response: Double, dampingRatio: Double, mass: Double = 1) throws(SpringError) {
        try Self.requirePositive("response", response)
        try Self.requirePositive("mass", mass)
        guard dampingRatio >= 0 else { throw .parameterOutOfRange(name: "dampingRatio", value: dampingRatio) }
        let frequency = 2 * Double.pi / response
        let stiffness = mass * frequency * frequency
        guard stiffness.isFinite, stiffness > 0 else {
            throw .notRepresentable(name: "stiffness", value: stiffness)
        }
        let damping = 2 * dampingRatio * mass * frequency
        // An infinite ratio is asked for; an infinite damping of a finite one would hold what should move.
        guard damping.isFinite || dampingRatio == .infinity else {
            throw .notRepresentable(name: "damping", value: damping)
        }
        try self.init(mass: mass, stiffness: stiffness, damping: damping)
    }

    /// Makes a spring of its perceptual duration and bounce, the parameters of SwiftUI's `Spring(duration:bounce:)` and
    /// Core Animation's `CASpringAnimation(perceptualDuration:bounce:)`; its mass is 1.
    ///
    /// The duration is the response. The damping ratio is 1 - bounce for a bounce of at least 0, else 1 / (1 + bounce).
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration in seconds, above 0; the motion goes on for longer.
    ///   - bounce: How much the spring bounces, from -1 (never moves) over 0 (critical) to 1 (swings for ever).
    /// - Throws: ``SpringError`` that names the parameter.
    public init(duration: Double = 0.5, bounce: Double = 0) throws(SpringError) {
        try Self.requirePositive("duration", duration)
        guard (-1...1).contains(bounce) else { throw .parameterOutOfRange(name: "bounce", value: bounce) }
        try self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
    }

    /// The period without damping, 2π / ω₀, in seconds.
    public var response: Double { 2 * Double.pi / angularFrequency }

    /// The perceptual duration in seconds: another name for ``response``.
    public var duration: Double { response }

    /// The damping ratio ζ = c / 2√(km): below 1 the value overshoots, 1 is critical.
    public var dampingRatio: Double { decay / angularFrequency }

    /// How much the spring bounces: 1 - ζ up to critical damping, 1/ζ - 1 beyond; from -1 to 1.
    public var bounce: Double {
        let ratio = dampingRatio
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }
}
