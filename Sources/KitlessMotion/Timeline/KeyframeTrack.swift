/// Values at given places, with a timing curve from each to the next.
///
/// ```swift
/// let shake = try KeyframeTrack<Double>([
///     .init(0, curve: .easeOut), .init(-10, curve: .easeInOut), .init(10, curve: .easeIn), .init(0),
/// ])
/// shake.value(at: 0.5)
/// ```
public struct KeyframeTrack<Value: AnimatableVector>: Equatable, Sendable {
    /// A value as an author writes it.
    public struct Keyframe: Equatable, Sendable {
        /// The value.
        public var value: Value

        /// Its place from 0 to 1, or `nil` to be spaced evenly between its neighbours.
        public var offset: Double?

        /// The way from this value to the next.
        public var curve: TimingCurve

        /// Makes a keyframe.
        ///
        /// - Parameters:
        ///   - value: The value.
        ///   - offset: Its place from 0 to 1, or `nil` to be spaced evenly between its neighbours.
        ///   - curve: The way from this value to the next.
        public init(_ value: Value, offset: Double? = nil, curve: TimingCurve = .linear) {
            self.value = value
            self.offset = offset
            self.curve = curve
        }
    }

    /// The keyframes; every one has an offset.
    public let keyframes: [Keyframe]

    /// Makes a track of keyframes, in order; missing offsets are computed as in Web Animations (section 5.3.3): the
    /// first is 0, the last 1, others are spaced evenly.
    ///
    /// - Parameter keyframes: At least one keyframe.
    /// - Throws: ``KeyframeError``.
    /// - Complexity: O(*n*) for *n* keyframes.
    public init(_ keyframes: [Keyframe]) throws(KeyframeError) {
        guard !keyframes.isEmpty else { throw .noKeyframes }
        var last = 0.0
        for (index, keyframe) in keyframes.enumerated() {
            guard let offset = keyframe.offset else { continue }
            guard (0...1).contains(offset) else { throw .offsetOutOfRange(index: index, offset: offset) }
            guard offset >= last else { throw .offsetOutOfOrder(index: index, offset: offset) }
            last = offset
        }
        // One alone belongs at the end, where the underlying value has been left for it.
        let isAlone = keyframes.count == 1
        let offsets = isAlone ? [keyframes[0].offset ?? 1] : EvenSpacing.fill(keyframes.map { $0.offset })
        self.keyframes = zip(keyframes, offsets).map { Keyframe($0.value, offset: $1, curve: $0.curve) }
    }

    /// Returns the value at some progress.
    ///
    /// - Parameter progress: The progress, usually 0...1. Before the first keyframe and after the last their values are
    ///   held, but from 0 down and from 1 up the outermost way goes on, as an easing that overshoots needs.
    /// - Returns: The value, not a number for a progress of NaN.
    /// - Complexity: O(log *n*) for *n* keyframes.
    public func value(at progress: Double) -> Value {
        state(at: progress).value
    }

    /// Returns the value at some progress and its change by unit of progress.
    ///
    /// - Parameter progress: The progress, as for ``value(at:)``.
    /// - Returns: The value and its derivative by the progress; at a keyframe that of the way which begins there.
    /// - Complexity: O(log *n*) for *n* keyframes.
    public func state(at progress: Double) -> MotionState<Value> {
        guard let way = way(at: progress) else { return MotionState(value: held(at: progress)) }
        let local = (progress - way.start) / (way.end - way.start)
        let (from, to) = (keyframes[way.index].value, keyframes[way.index + 1].value)
        let curve = keyframes[way.index].curve
        let slope = curve.slope(at: local) / (way.end - way.start)
        // A vertical tangent would make NaN of components that do not move.
        let velocity = from == to ? Value.zero : to.subtracting(from).scaled(by: slope)
        return MotionState(value: from.interpolated(to: to, progress: curve.value(at: local)), velocity: velocity)
    }

    private func held(at progress: Double) -> Value {
        let last = keyframes[keyframes.count - 1]
        return progress < (last.offset ?? 1) ? keyframes[0].value : last.value
    }

    /// The keyframe before some progress, and the places of it and the next; `nil` where a value is held.
    private func way(at progress: Double) -> (index: Int, start: Double, end: Double)? {
        guard keyframes.count > 1 else { return nil }
        var low = 0
        var high = keyframes.count
        while low < high {
            let middle = low + (high - low) / 2
            if (keyframes[middle].offset ?? 0) <= progress { low = middle + 1 } else { high = middle }
        }
        let index = min(max(low, 1), keyframes.count - 1) - 1
        let (start, end) = (keyframes[index].offset ?? 0, keyframes[index + 1].offset ?? 1)
        let isHeld = (progress < start && start > 0) || (progress >= end && end < 1) || start == end
        return isHeld ? nil : (index, start, end)
    }
}
