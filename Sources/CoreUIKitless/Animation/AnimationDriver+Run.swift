public import Foundation

extension AnimationDriver {
    /// Updates at a steady rate until every animation is over or the task is cancelled.
    ///
    /// It runs where it is called, so that completions and frames stay in the isolation of the views:
    ///
    /// ```swift
    /// Task { @MainActor in
    ///     await root.animationDriver.run { _ in redraw(root) }
    /// }
    /// ```
    ///
    /// With a manual clock each frame takes its time as well as passing it.
    ///
    /// - Parameters:
    ///   - framesPerSecond: How often to update, from 1 to 1,000 times a second.
    ///   - isolation: Where to run; where it is called unless given.
    ///   - onFrame: Called with the time after each update, the last one included.
    public func run(
        framesPerSecond: Double = 60,
        isolation: isolated (any Actor)? = #isolation,
        onFrame: ((TimeInterval) -> Void)? = nil
    ) async {
        let frame = 1 / min(max(framesPerSecond.isNaN ? 60 : framesPerSecond, 1), 1000)
        update()
        onFrame?(currentTime)
        while !isIdle, !Task.isCancelled {
            do {
                try await Task.sleep(nanoseconds: UInt64(frame * 1e9))
            } catch {
                return
            }
            if clock == .manual { advance(by: frame) } else { update() }
            onFrame?(currentTime)
        }
    }
}
