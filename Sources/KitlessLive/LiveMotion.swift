import KitlessMotion

/// What the page asks of springs; parameters without meaning give NaN.
enum LiveMotion {
    /// Where a value is that a spring pulls to a target.
    static func value(
        _ response: Double,
        _ dampingRatio: Double,
        _ from: Double,
        _ to: Double,
        _ velocity: Double,
        _ time: Double
    ) -> Double {
        spring(response, dampingRatio)?.value(from: from, to: to, initialVelocity: velocity, at: time) ?? .nan
    }

    /// How fast a value changes that a spring pulls to a target.
    static func velocity(
        _ response: Double,
        _ dampingRatio: Double,
        _ from: Double,
        _ to: Double,
        _ velocity: Double,
        _ time: Double
    ) -> Double {
        spring(response, dampingRatio)?.velocity(from: from, to: to, initialVelocity: velocity, at: time) ?? .nan
    }

    /// When a spring from 0 to 1 stays within a thousandth of its target.
    static func settling(_ response: Double, _ dampingRatio: Double) -> Double {
        spring(response, dampingRatio)?.settlingDuration ?? .nan
    }

    private static func spring(_ response: Double, _ dampingRatio: Double) -> Spring? {
        try? Spring(response: response, dampingRatio: dampingRatio)
    }
}
