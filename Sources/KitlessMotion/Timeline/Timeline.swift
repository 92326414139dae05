/// Several effects on one time axis: one after another, together, or each a little later than the one before.
///
/// A timeline only says what is where at a time; it holds no clock. Elements are whatever tells effects apart, such as
/// a name or an index.
///
/// ```swift
/// let fade = EffectTiming(duration: 0.2, fill: .both)
/// let move = EffectTiming(duration: 0.5, fill: .both)
/// let entrance = Timeline.sequence([Timeline("fade", timing: fade), Timeline("move", timing: move)])
/// entrance.state(of: "move", at: 0.45)?.progress  // 0.5
/// ```
public struct Timeline<Element: Hashable & Sendable>: Hashable, Sendable {
    /// An effect with its place on the axis.
    public struct Entry: Hashable, Sendable {
        /// What the effect animates.
        public var element: Element

        /// When the effect's own time starts, in seconds.
        public var startTime: Double

        /// The timing of the effect from there on.
        public var timing: EffectTiming

        /// When the effect is over, in seconds.
        public var endTime: Double { startTime + timing.endTime }
    }

    /// The effects, in the order in which they were put together.
    public private(set) var entries: [Entry]

    /// Makes a timeline of one effect.
    ///
    /// - Parameters:
    ///   - element: What the effect animates.
    ///   - timing: The timing of the effect.
    public init(_ element: Element, timing: EffectTiming) {
        entries = [Entry(element: element, startTime: 0, timing: timing)]
    }

    private init(entries: [Entry]) {
        self.entries = entries
    }

    /// When the last effect is over, in seconds; 0 without effects.
    public var endTime: Double {
        entries.reduce(0) { max($0, $1.endTime) }
    }

    /// Puts timelines one after another; each starts when the one before is over.
    ///
    /// - Parameters:
    ///   - timelines: The timelines; what follows an endless one never starts.
    ///   - gap: The seconds between two; below 0 they overlap.
    /// - Returns: All of them as one.
    public static func sequence(_ timelines: [Timeline], gap: Double = 0) -> Timeline {
        var entries: [Entry] = []
        var start = 0.0
        for timeline in timelines {
            entries += timeline.delayed(by: start).entries
            start += timeline.endTime + gap
        }
        return Timeline(entries: entries)
    }

    /// Puts timelines together; all start at once.
    ///
    /// - Parameter timelines: The timelines.
    /// - Returns: All of them as one.
    public static func group(_ timelines: [Timeline]) -> Timeline {
        Timeline(entries: timelines.flatMap { $0.entries })
    }

    /// Gives every element the same effect, each starting later than its neighbour.
    ///
    /// - Parameters:
    ///   - elements: What the effects animate, in order.
    ///   - interval: The seconds between neighbours.
    ///   - timing: The timing of each effect.
    ///   - origin: Which element starts first.
    /// - Returns: All effects as one timeline; no effect starts before 0.
    public static func stagger(
        _ elements: [Element],
        interval: Double,
        timing: EffectTiming,
        from origin: StaggerOrigin = .first
    ) -> Timeline {
        let steps = elements.indices.map { origin.distance(of: $0, among: elements.count) * interval }
        // A negative interval turns the order around.
        let earliest = min(steps.min() ?? 0, 0)
        return Timeline(
            entries: zip(elements, steps).map { Entry(element: $0, startTime: $1 - earliest, timing: timing) }
        )
    }

    /// Returns the timeline starting later.
    ///
    /// - Parameter delay: The seconds by which it starts later; below 0 earlier.
    /// - Returns: The timeline moved.
    public func delayed(by delay: Double) -> Timeline {
        var moved = self
        for index in moved.entries.indices { moved.entries[index].startTime += delay }
        return moved
    }

    /// Returns where the effect of an element is.
    ///
    /// - Parameters:
    ///   - element: The element. If several effects animate it, the last of those that count at the time does, and
    ///     the first of all if none counts.
    ///   - time: The time in seconds from the start of the timeline.
    /// - Returns: The state, or `nil` if no effect animates the element.
    /// - Complexity: O(*n*) for *n* effects; nothing is allocated.
    public func state(of element: Element, at time: Double) -> EffectState? {
        var result: EffectState?
        for entry in entries where entry.element == element {
            let state = entry.timing.state(at: time - entry.startTime)
            if result == nil || state.progress != nil { result = state }
        }
        return result
    }
}
