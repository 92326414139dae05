import Foundation
import KitlessColor
import KitlessMotion

/// What moves of a view.
struct ViewMotions {
    var frame: Track<CGRect>?
    var alpha: Track<Double>?
    var backgroundColor: Track<AnimatableColor<Color>>?
    var cornerRadius: Track<CGFloat>?

    /// The motion of one property.
    struct Track<Value: AnimatableVector> {
        private(set) var value: AnimatedValue<Value>
        let driver: AnimationDriver
        let transaction: AnimationTransaction

        var isFinished: Bool { value.isFinished(at: driver.currentTime) }

        /// What is shown now of a property whose own value is known.
        ///
        /// If it was changed without an animation meanwhile, what is left of the way goes on to the new value.
        func shown(for model: Value) -> Value {
            let time = driver.currentTime
            if value.isFinished(at: time) { return model }
            var value = value
            value.shiftTarget(to: model)
            return value.value(at: time)
        }

        func interrupt() {
            if !isFinished { transaction.interrupt(at: driver.currentTime) }
        }
    }

    /// Sends a property on, from where it is shown.
    static func animate<Value>(
        _ track: inout Track<Value>?,
        from old: Value,
        to new: Value,
        _ change: Change
    ) {
        guard old != new else { return }
        var value = AnimatedValue(old)
        if let track, !track.isFinished {
            // On another clock there is no velocity to take over.
            value = track.driver === change.driver ? track.value : AnimatedValue(track.shown(for: old))
            if track.driver === change.driver { value.shiftTarget(to: old) }
            track.interrupt()
        }
        value.animate(to: new, with: change.animation, at: change.time)
        change.transaction.add(endingAt: value.endTime)
        track = Track(value: value, driver: change.driver, transaction: change.transaction)
    }

    /// One call of `animate`.
    struct Change {
        let animation: Animation
        let driver: AnimationDriver
        let time: TimeInterval
        let transaction: AnimationTransaction
    }

    var isFinished: Bool {
        (frame?.isFinished ?? true) && (alpha?.isFinished ?? true)
            && (backgroundColor?.isFinished ?? true) && (cornerRadius?.isFinished ?? true)
    }

    mutating func removeAll() {
        frame?.interrupt()
        alpha?.interrupt()
        backgroundColor?.interrupt()
        cornerRadius?.interrupt()
        self = ViewMotions()
    }
}
