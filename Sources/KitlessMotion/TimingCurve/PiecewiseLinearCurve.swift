/// Straight lines between stops, the function `linear()` of CSS Easing Functions Level 2 (section 2.1).
public struct PiecewiseLinearCurve: Hashable, Sendable {
    /// A stop as an author writes it.
    public struct Stop: Hashable, Sendable {
        /// The eased progress here.
        public var output: Double

        /// The progress in time, 1 being 100 %, or `nil` to be spaced evenly between its neighbours.
        public var input: Double?

        /// Makes a stop.
        ///
        /// - Parameters:
        ///   - output: The eased progress here.
        ///   - input: The progress in time, 1 being 100 %, or `nil` to be spaced evenly between its neighbours.
        public init(output: Double, input: Double? = nil) {
            self.output = output
            self.input = input
        }
    }

    /// A stop that knows its place.
    public struct ControlPoint: Hashable, Sendable {
        /// The progress in time.
        public let input: Double

        /// The eased progress.
        public let output: Double
    }

    /// The stops with their inputs filled in, in the order given; inputs never decrease.
    public let points: [ControlPoint]

    /// Makes the curve of some stops, filled in as CSS Easing Functions Level 2 says ("canonicalize").
    ///
    /// The first input is 0 and the last one 1 unless given; an input below an earlier one is raised to it; stops
    /// without an input are spaced evenly. One stop makes a constant.
    ///
    /// - Parameter stops: At least one stop.
    /// - Throws: ``TimingCurveError/noStops`` or ``TimingCurveError/stopNotFinite(index:)``.
    /// - Complexity: O(*n*) for *n* stops.
    public init(stops: [Stop]) throws(TimingCurveError) {
        guard !stops.isEmpty else { throw .noStops }
        for (index, stop) in stops.enumerated() where !(stop.output.isFinite && (stop.input ?? 0).isFinite) {
            throw .stopNotFinite(index: index)
        }
        let inputs = EvenSpacing.fill(stops.map { $0.input })
        points = stops.indices.map { ControlPoint(input: inputs[$0], output: stops[$0].output) }
    }

    /// Returns the eased progress.
    ///
    /// - Parameters:
    ///   - x: The progress in time. NaN gives NaN. Beyond the outer stops the first or last line goes on.
    ///   - isBefore: The *before flag* of CSS: at the first stop, its own output counts, not that of a later stop with
    ///     the same input.
    /// - Returns: The output at `x`; of several stops at `x`, that of the last.
    /// - Complexity: O(log *n*) for *n* stops.
    public func value(at x: Double, isBefore: Bool = false) -> Double {
        if points.count == 1 { return x.isNaN ? x : points[0].output }
        if isBefore, x == points[0].input { return points[0].output }
        let (a, b) = segment(at: x)
        // At the end several stops may share the input, of which the last counts.
        if x == b.input { return b.output }
        if x == a.input { return a.output }
        if a.input == b.input { return x < a.input ? a.output : b.output }
        // A level line stays so at an infinite distance, where 0 times infinity would be NaN.
        if a.output == b.output { return x.isNaN ? x : a.output }
        // Halves of the numbers differ by no more than the largest double.
        let isLong = !(x - a.input).isFinite || !(b.input - a.input).isFinite
        let share = isLong ? (x / 2 - a.input / 2) / (b.input / 2 - a.input / 2) : (x - a.input) / (b.input - a.input)
        let rise = b.output - a.output
        return rise.isFinite ? a.output + rise * share : a.output * (1 - share) + b.output * share
    }

    /// Returns the slope of the line that a progress lies on, the later one at a stop.
    ///
    /// - Parameter x: The progress in time. NaN gives NaN.
    /// - Returns: The slope; 0 beyond a jump at either end.
    /// - Complexity: O(log *n*) for *n* stops.
    public func slope(at x: Double) -> Double {
        if x.isNaN { return x }
        if points.count == 1 { return 0 }
        let (a, b) = segment(at: x)
        if a.input == b.input { return 0 }
        let (rise, run) = (b.output - a.output, b.input - a.input)
        return rise.isFinite && run.isFinite
            ? rise / run : (b.output / 2 - a.output / 2) / (b.input / 2 - a.input / 2)
    }

    /// The stops whose line counts at `x`: the last stop at or before it and the next, or the outermost two.
    private func segment(at x: Double) -> (ControlPoint, ControlPoint) {
        var low = 0
        var high = points.count
        while low < high {
            let middle = low + (high - low) / 2
            if points[middle].input <= x { low = middle + 1 } else { high = middle }
        }
        let next = min(max(low, 1), points.count - 1)
        return (points[next - 1], points[next])
    }
}
