/// A staircase, the function `steps()` of CSS Easing Functions Level 2 (section 2.3).
public struct StepCurve: Hashable, Sendable {
    /// Where the jumps lie.
    public enum Jump: String, CaseIterable, Hashable, Sendable {
        /// The first jump happens at 0; `start` in older CSS.
        case start = "jump-start"

        /// The last jump happens at 1; `end` in older CSS.
        case end = "jump-end"

        /// No jump at either end: 0 and 1 are both held for a step.
        case none = "jump-none"

        /// Jumps at both ends: neither 0 nor 1 is held.
        case both = "jump-both"
    }

    /// The number of steps, at least 1 (2 for ``Jump/none``).
    public let count: Int

    /// Where the jumps lie.
    public let jump: Jump

    /// Makes a staircase.
    ///
    /// - Parameters:
    ///   - count: The number of steps, at least 1, and at least 2 for ``Jump/none``.
    ///   - jump: Where the jumps lie.
    /// - Throws: ``TimingCurveError/stepCountOutOfRange(_:)``.
    public init(count: Int, jump: Jump = .end) throws(TimingCurveError) {
        guard count >= (jump == .none ? 2 : 1) else { throw .stepCountOutOfRange(count) }
        self.init(trusted: count, jump)
    }

    /// Makes a staircase whose number of steps is known to be in range.
    init(trusted count: Int, _ jump: Jump) {
        self.count = count
        self.jump = jump
    }

    /// Returns the step that a progress lies on.
    ///
    /// - Parameters:
    ///   - x: The progress in time, usually 0...1. NaN gives NaN. Beyond 0...1 the staircase goes on.
    ///   - isBefore: The *before flag* of CSS: the animation has not begun (or, in reverse, has ended), so that a jump
    ///     exactly at `x` has not happened yet.
    /// - Returns: A multiple of 1 by the number of jumps.
    /// - Complexity: O(1).
    public func value(at x: Double, isBefore: Bool = false) -> Double {
        let position = x * Double(count)
        var step = position.rounded(.down)
        if jump == .start || jump == .both { step += 1 }
        if isBefore, position == position.rounded(.down) { step -= 1 }
        if x >= 0, step < 0 { step = 0 }
        let jumps = self.jumps
        if x <= 1, step > jumps { step = jumps }
        return step / jumps
    }

    /// The number of jumps between 0 and 1.
    private var jumps: Double {
        switch jump {
        case .start, .end: Double(count)
        case .none: Double(count) - 1
        case .both: Double(count) + 1
        }
    }
}
