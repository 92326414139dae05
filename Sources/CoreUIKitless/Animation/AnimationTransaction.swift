import Foundation

/// What one call of `animate` has set in motion, until its completion is called.
final class AnimationTransaction {
    /// When the completion falls due.
    private(set) var endTime: TimeInterval
    private var count = 0
    private var isInterrupted = false
    private var completion: ((Bool) -> Void)?

    init(at time: TimeInterval, completion: ((Bool) -> Void)?) {
        endTime = time
        self.completion = completion
    }

    /// Takes on a motion.
    func add(endingAt time: TimeInterval) {
        count += 1
        endTime = max(endTime, time)
    }

    /// Gives up a motion that another animation takes over; without any left it is over.
    func interrupt(at time: TimeInterval) {
        isInterrupted = true
        count -= 1
        if count <= 0 { endTime = min(endTime, time) }
    }

    /// Calls the completion, once.
    func complete() {
        let completion = completion
        self.completion = nil
        completion?(!isInterrupted)
    }
}
