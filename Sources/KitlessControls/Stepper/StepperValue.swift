/// A number that goes up and down by steps between two limits, without drifting.
///
/// It counts steps from the number it was last set to instead of adding them up. Where that number and the step are
/// short decimals, as people write them, each result is the double nearest to the decimal: three steps of 0.1 are 0.3.
public struct StepperValue: Sendable, Hashable {
    /// The smallest value.
    public private(set) var minimum: Double

    /// The largest value, at least ``minimum``.
    public private(set) var maximum: Double

    /// How far a step goes; positive.
    public private(set) var step: Double

    private var origin: Double
    private var steps = 0.0

    /// Creates a value.
    ///
    /// Limits and values that are not finite, and steps that are not positive and finite, count as not given: 0, 100, 1
    /// and 0 stand in for them. A maximum below the minimum becomes the minimum.
    ///
    /// - Parameters:
    ///   - minimum: The smallest value.
    ///   - maximum: The largest value.
    ///   - step: How far a step goes.
    ///   - current: The value, clamped to the limits.
    public init(minimum: Double = 0, maximum: Double = 100, step: Double = 1, current: Double = 0) {
        self.minimum = minimum.isFinite ? minimum : 0
        self.maximum = max(maximum.isFinite ? maximum : 100, self.minimum)
        self.step = step.isFinite && step > 0 ? step : 1
        origin = min(max(current.isFinite ? current : 0, self.minimum), self.maximum)
    }

    /// The value, between the limits.
    public var current: Double { min(max(unclamped(steps), minimum), maximum) }

    /// Whether there is room above.
    public var canIncrement: Bool { current < maximum }

    /// Whether there is room below.
    public var canDecrement: Bool { current > minimum }

    /// Sets the value.
    ///
    /// - Parameter value: The value, clamped to the limits; one that is not a number changes nothing.
    public mutating func set(_ value: Double) {
        guard !value.isNaN else { return }
        origin = min(max(value, minimum), maximum)
        steps = 0
    }

    /// Sets the smallest value, and raises the largest and the value where they are below.
    ///
    /// - Parameter value: The limit; one that is not finite changes nothing.
    public mutating func setMinimum(_ value: Double) {
        guard value.isFinite else { return }
        minimum = value
        maximum = max(maximum, value)
        clamp()
    }

    /// Sets the largest value, and lowers the smallest and the value where they are above.
    ///
    /// - Parameter value: The limit; one that is not finite changes nothing.
    public mutating func setMaximum(_ value: Double) {
        guard value.isFinite else { return }
        maximum = value
        minimum = min(minimum, value)
        clamp()
    }

    /// Sets how far a step goes.
    ///
    /// - Parameter value: The step; one that is not positive and finite changes nothing.
    public mutating func setStep(_ value: Double) {
        guard value.isFinite, value > 0 else { return }
        set(current)
        step = value
    }

    /// Goes some steps up or down, at most to the limit.
    ///
    /// - Parameter count: How many steps; negative for down.
    public mutating func move(by count: Int) {
        let moved = unclamped(steps + Double(count))
        // From the limit the way back leads by whole steps from there.
        if moved > maximum || moved < minimum { set(moved) } else { steps += Double(count) }
    }

    private mutating func clamp() {
        let value = unclamped(steps)
        if value > maximum || value < minimum { set(value) }
    }

    private func unclamped(_ steps: Double) -> Double {
        guard steps != 0 else { return origin }
        let digits = max(Self.fractionDigits(origin), Self.fractionDigits(step))
        if let power = Self.powers[optional: digits] {
            let sum = (origin * power).rounded() + (step * power).rounded() * steps
            // Whole numbers up to 2^53 are exact, and so is their quotient to the nearest double.
            if abs(sum) < 9_007_199_254_740_992 { return sum / power }
        }
        let sum = origin + step * steps
        return sum.isFinite ? sum : (steps > 0 ? maximum : minimum)
    }

    /// Powers of ten that are exact as doubles and leave room for whole digits.
    private static let powers: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12]

    /// How many digits the shortest decimal of the number has behind the point; many for very large and small numbers.
    private static func fractionDigits(_ number: Double) -> Int {
        let text = number.description
        if text.contains("e") { return .max }
        guard let point = text.firstIndex(of: ".") else { return 0 }
        let digits = text[text.index(after: point)...]
        return digits == "0" ? 0 : digits.count
    }
}
