/// A damped spring: a mass that a spring pulls to its target while friction brakes it, m x″ + c x′ + k x = 0.
///
/// There is one closed form for all of them, exact at any time, whatever was asked before: no step size, no frame rate.
///
/// ```swift
/// let spring = try Spring(duration: 0.5, bounce: 0.3)
/// let x = spring.value(from: 0, to: 100, at: 0.2)
/// let v = spring.velocity(from: 0, to: 100, at: 0.2)
/// ```
///
/// Velocities are changes of the value in a second, positive where the value grows; they are not divided by the
/// distance, as those of UIKit are. See <doc:SpringsAndWhichNumbersMeanWhat>.
public struct Spring: Hashable, Sendable {
    /// The mass *m* at the end of the spring, above 0.
    public let mass: Double

    /// The stiffness *k*, above 0: the force in each unit of distance.
    public let stiffness: Double

    /// The damping coefficient *c*, at least 0: the force in each unit of velocity.
    ///
    /// Infinity holds the value where it is.
    public let damping: Double

    /// The decay rate b = c / 2m.
    let decay: Double

    /// The undamped angular frequency ω₀ = √(k/m), in radians a second.
    public let angularFrequency: Double

    /// ω₀² = k/m.
    let frequencySquared: Double

    /// s = √|b² - ω₀²|: the frequency of the oscillation where damping is weak, half the difference of the two decay
    /// rates where it is strong.
    let spread: Double

    /// Makes a spring of its physical parameters.
    ///
    /// - Parameters:
    ///   - mass: The mass, above 0 and finite.
    ///   - stiffness: The stiffness, above 0 and finite.
    ///   - damping: The damping coefficient, at least 0.
    /// - Throws: ``SpringError`` that names the parameter.
    public init(mass: Double = 1, stiffness: Double, damping: Double) throws(SpringError) {
        try Self.requirePositive("mass", mass)
        try Self.requirePositive("stiffness", stiffness)
        guard damping >= 0 else { throw .parameterOutOfRange(name: "damping", value: damping) }
        let frequencySquared = stiffness / mass
        guard frequencySquared.isFinite, frequencySquared > 0 else {
            throw .notRepresentable(name: "stiffness / mass", value: frequencySquared)
        }
        self.init(trusted: mass, stiffness, damping)
    }

    /// Makes a spring of parameters that are known to be in range.
    init(trusted mass: Double, _ stiffness: Double, _ damping: Double) {
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
        decay = damping / 2 / mass
        frequencySquared = stiffness / mass
        angularFrequency = frequencySquared.squareRoot()
        // (b - ω₀)(b + ω₀), not b² - ω₀²: near critical damping the squares would cancel. The roots are taken of the
        // factors, so that large ones do not overflow.
        spread = (decay - angularFrequency).magnitude.squareRoot() * (decay + angularFrequency).squareRoot()
    }

    /// Throws unless a parameter is finite and above 0.
    static func requirePositive(_ name: String, _ value: Double) throws(SpringError) {
        guard value > 0, value.isFinite else { throw .parameterOutOfRange(name: name, value: value) }
    }

    /// Whether the value swings about its target: damping below critical.
    public var isUnderdamped: Bool { decay < angularFrequency }
}
