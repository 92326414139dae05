/// Newton's method that stays inside a bracket.
enum BracketedRoot {
    /// Finds where a function changes its sign.
    ///
    /// Newton's steps are taken as long as they stay inside and each is at most half the one before the last; else the
    /// bracket is halved (Press et al., *Numerical Recipes*, section 9.4).
    ///
    /// - Parameters:
    ///   - positive: A place where the function is not negative.
    ///   - negative: A place where it is negative.
    ///   - function: The function and its derivative.
    /// - Returns: The root, to the precision of a double; it lies between the two places.
    static func find(
        positive: Double,
        negative: Double,
        _ function: (Double) -> (value: Double, slope: Double)
    ) -> Double {
        var positive = positive
        var negative = negative
        var x = middle(positive, negative)
        var step = (positive - negative).magnitude
        var stepBefore = step
        // Bisection alone passes through every double of a bracket in fewer rounds.
        for _ in 0..<2200 {
            let (value, slope) = function(x)
            if value == 0 { return x }
            if value > 0 { positive = x } else { negative = x }
            let newton = x - value / slope
            let isInside = newton > min(positive, negative) && newton < max(positive, negative)
            let isFast = 2 * (newton - x).magnitude <= stepBefore
            let next = isInside && isFast ? newton : middle(positive, negative)
            stepBefore = step
            step = (next - x).magnitude
            if step <= x.ulp { return next }
            x = next
        }
        return x
    }

    private static func middle(_ a: Double, _ b: Double) -> Double { a + (b - a) / 2 }
}
