import KitlessMath

extension Spring {
    /// Makes the spring that UIKit makes of a duration, a damping ratio and an initial velocity, in
    /// `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)`
    /// and `UIViewPropertyAnimator`.
    ///
    /// Its mass is 1 and its frequency ω₀ the largest solution of |ζω₀ - v| / (ω₀ √(1-ζ²)) · e^(-ζω₀D) = 0.001, or of
    /// |1 + (ω₀ - v) D| e^(-ω₀D) = 0.001 for ζ = 1: after D seconds the sine's amplitude alone is down to a thousandth,
    /// so that the spring itself settles later. UIKit looks for it by twelve steps of Newton's method, which go astray for
    /// some velocities; here the solution is bracketed. Where a velocity is too large for one that moves with it, the
    /// frequency is that without velocity.
    ///
    /// Numbers out of range count as the nearest in range, as in UIKit.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds, from 0.01 to 10.
    ///   - dampingRatio: The damping ratio ζ, from 0 to 1. Below 0.003 the equation would give slower springs again,
    ///     and the frequency stays at its greatest.
    ///   - initialVelocity: The velocity by the length of the way, positive towards the target, in 1/s.
    /// - Complexity: O(1), some tens of evaluations.
    public init(viewAnimationDuration duration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
        let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0), 1)
        let equation = ViewAnimationEquation(
            duration: Self.viewAnimationDuration(of: duration),
            dampingRatio: max(ratio, ViewAnimationEquation.leastDampingRatio),
            velocity: initialVelocity.isFinite ? initialVelocity : 0
        )
        let frequency = equation.largestRoot
        self.init(trusted: 1, frequency * frequency, 2 * ratio * frequency)
    }

    /// The duration that UIKit makes of the one asked for.
    static func viewAnimationDuration(of duration: Double) -> Double {
        duration >= 0.01 ? min(duration, 10) : 0.01
    }
}

/// The equation whose largest root is the frequency of a view's spring animation.
private struct ViewAnimationEquation {
    let duration: Double
    let dampingRatio: Double
    let velocity: Double

    /// e/1000, at which the root for velocity 0 is greatest.
    static var leastDampingRatio: Double { 0.002718281828459045 }

    private var isCritical: Bool { dampingRatio == 1 }

    /// Where the left side is greatest among the frequencies that move with the velocity, or 0 where it falls
    /// throughout.
    private var summit: Double {
        if velocity <= 0 { return 0 }
        if isCritical { return velocity }
        let rate = dampingRatio * duration
        let product = velocity * rate
        return (product + (product * product + 4 * dampingRatio * rate * velocity).squareRoot())
            / (2 * dampingRatio * rate)
    }

    var largestRoot: Double {
        let summit = self.summit
        // At a summit that does not reach the threshold there is nothing to look for.
        if velocity != 0, summit.isFinite, summit == 0 || logarithm(summit).value >= 0 {
            return root(from: summit)
        }
        let resting = ViewAnimationEquation(duration: duration, dampingRatio: dampingRatio, velocity: 0)
        return isCritical ? resting.root(from: 0) : resting.restingRoot
    }

    /// The root without velocity, where the equation can be solved.
    private var restingRoot: Double {
        -Double.log(Spring.standardThreshold * sineFactor / dampingRatio) / (dampingRatio * duration)
    }

    /// √(1-ζ²), without cancellation.
    private var sineFactor: Double { ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot() }

    private func root(from summit: Double) -> Double {
        var end = summit + 1 / duration
        while logarithm(end).value >= 0 { end = summit + 2 * (end - summit) }
        return BracketedRoot.find(positive: summit, negative: end, logarithm)
    }

    /// The logarithm of the left side by the threshold, and its derivative; it is concave beyond the summit.
    private func logarithm(_ frequency: Double) -> (value: Double, slope: Double) {
        let threshold = Double.log(Spring.standardThreshold)
        if isCritical {
            let factor = 1 + (frequency - velocity) * duration
            return (
                Double.log(factor.magnitude) - threshold - frequency * duration,
                duration / factor - duration
            )
        }
        let rate = dampingRatio * duration
        let factor = dampingRatio - velocity / frequency
        return (
            Double.log(factor.magnitude) - Double.log(sineFactor) - threshold - rate * frequency,
            velocity / (frequency * frequency) / factor - rate
        )
    }
}
