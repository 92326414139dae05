public import Foundation
import KitlessMotion

/// The clock of the animations of one or more trees of views.
///
/// What a view shows is worked out when it is asked for; the driver only has the time, and calls the completions of
/// animations that are over: from ``update()``, ``advance(by:)`` and ``run(framesPerSecond:isolation:onFrame:)``, never
/// from within an animation's start.
///
/// ```swift
/// let driver = AnimationDriver(clock: .manual)
/// root.animationDriver = driver
/// root.animate(with: Animation(duration: 0.3)) { width.constant = 280 }
/// driver.advance(by: 0.1)
/// drawer.presentation.frame
/// ```
///
/// Like the views, a driver belongs to one isolation region.
public final class AnimationDriver {
    /// Where a driver has its time from.
    public enum Clock: Hashable, Sendable {
        /// Time passes when ``AnimationDriver/advance(by:)`` says so, as tests and films want it.
        case manual

        /// Time passes by itself.
        case realTime
    }

    /// Where the driver has its time from.
    public let clock: Clock

    private let origin = ProcessInfo.processInfo.systemUptime
    private var advanced = 0.0
    private var transactions: [AnimationTransaction] = []

    /// Makes a driver whose time is 0.
    ///
    /// - Parameter clock: Where it has its time from.
    public init(clock: Clock = .realTime) {
        self.clock = clock
    }

    /// The seconds since the driver was made.
    public var currentTime: TimeInterval {
        switch clock {
        case .manual: advanced
        case .realTime: ProcessInfo.processInfo.systemUptime - origin + advanced
        }
    }

    /// Whether no completion is outstanding; an animation that repeats is never over.
    public var isIdle: Bool { transactions.isEmpty }

    /// Calls the completions that are due.
    public func update() {
        complete(upTo: currentTime)
    }

    /// Lets time pass, and calls the completions that fall due, in order, each at its own time.
    ///
    /// So an animation that a completion starts begins where the last one ended, however large the steps are; one that
    /// takes no time is completed at the next instant at which something falls due, or at the next call, so that a
    /// chain of them comes to an end. A real-time clock goes forward by as much.
    ///
    /// - Parameter seconds: The time; none passes below 0 or if it is not finite.
    public func advance(by seconds: TimeInterval) {
        guard seconds > 0, seconds.isFinite else { return update() }
        guard clock == .manual else {
            advanced += seconds
            return update()
        }
        let end = min(advanced + seconds, .greatestFiniteMagnitude)
        var last = -Double.infinity
        while let next = nextEnd(after: last), next <= end {
            advanced = max(advanced, next)
            last = advanced
            complete(upTo: advanced)
        }
        // A completion may itself have let time pass.
        advanced = max(advanced, end)
    }

    /// When the next completion after a time falls due.
    private func nextEnd(after time: TimeInterval) -> TimeInterval? {
        transactions.lazy.map { $0.endTime }.filter { $0 > time }.min()
    }

    private func complete(upTo time: TimeInterval) {
        let due = transactions.filter { $0.endTime <= time }
        guard !due.isEmpty else { return }
        transactions.removeAll { $0.endTime <= time }
        // The order in which they end, and of those that end together that in which they began.
        let order = due.indices.sorted { (due[$0].endTime, $0) < (due[$1].endTime, $1) }
        for index in order { due[index].complete() }
    }

    /// Takes an animation on.
    func add(_ transaction: AnimationTransaction) {
        transactions.append(transaction)
    }
}
