public import CoreUIKitless
public import Foundation

/// A view that a person acts on: enabled or not, with events, keys and what assistive technologies are told.
///
/// The counterpart of `UIControl`, without a screen: a host, or a test, passes on presses and keys.
open class Control: LayoutView {
    /// What can happen to a control.
    public enum Event: Sendable, Hashable {
        /// Its value has changed by what a person did.
        case valueChanged

        /// A person asked to delete what the control stands for.
        case deleteRequested
    }

    /// What is to be done at an event.
    private final class Action {
        let event: Event
        /// Does it; `false` once the object that it is for is gone.
        let run: (Control) -> Bool

        init(_ event: Event, run: @escaping (Control) -> Bool) {
            self.event = event
            self.run = run
        }
    }

    private var actions: [Action] = []
    private var continuations: [Int: AsyncStream<Event>.Continuation] = [:]
    private var nextContinuation = 0

    /// Whether a person can act on the control.
    public var isEnabled = true {
        didSet { if isEnabled != oldValue { stateChanged() } }
    }

    /// The surroundings, by which colours and text sizes are chosen.
    public var traits = TraitCollection() {
        didSet { if traits != oldValue { stateChanged() } }
    }

    /// What the control is called, for assistive technologies.
    public var accessibilityLabel = ""

    /// The parts of the control for assistive technologies, in reading order.
    open var accessibilityElements: [AccessibilityElement] { [] }

    deinit {
        for continuation in continuations.values { continuation.finish() }
    }

    /// Called when how the control looks may have changed; the base class does nothing.
    open func stateChanged() {}

    /// Acts on a press, as a touch or click that begins and ends at one point.
    ///
    /// - Parameter point: The point, in the control's coordinates.
    /// - Returns: Whether there was something to act on.
    @discardableResult
    open func press(at point: CGPoint) -> Bool { false }

    /// Acts on a key.
    ///
    /// - Parameter key: The key.
    /// - Returns: Whether the control knows the key, whatever it then did.
    @discardableResult
    open func press(_ key: ControlKey) -> Bool { false }

    /// Goes one step up, as assistive technologies ask for; the base class does nothing.
    open func accessibilityIncrement() {}

    /// Goes one step down, as assistive technologies ask for; the base class does nothing.
    open func accessibilityDecrement() {}

    /// Runs a closure whenever an event happens.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - action: Is passed the control.
    public func addAction(for event: Event, _ action: @escaping (Control) -> Void) {
        actions.append(
            Action(event) { control in
                action(control)
                return true
            }
        )
    }

    /// Calls a method of an object whenever an event happens, as long as the object lives.
    ///
    /// ```swift
    /// stepper.addTarget(self, for: .valueChanged) { $0.quantityChanged }
    /// ```
    ///
    /// - Parameters:
    ///   - target: The object; the control does not keep it alive.
    ///   - event: The event.
    ///   - method: Returns the method, which is passed the control.
    public func addTarget<Target: AnyObject>(
        _ target: Target,
        for event: Event,
        _ method: @escaping (Target) -> (Control) -> Void
    ) {
        actions.append(
            Action(event) { [weak target] control in
                guard let target else { return false }
                method(target)(control)
                return true
            }
        )
    }

    /// Returns the events from now on; the sequence ends with the control.
    ///
    /// - Returns: The events in order. None is lost while nobody awaits the next one.
    public func events() -> AsyncStream<Event> {
        let (stream, continuation) = AsyncStream.makeStream(of: Event.self)
        continuations[nextContinuation] = continuation
        nextContinuation += 1
        return stream
    }

    /// Tells everybody who asked that an event has happened.
    ///
    /// - Parameter event: The event.
    public func sendActions(for event: Event) {
        // A closure may add others, which are not to run for this event, or send an event itself.
        let gone = actions.filter { $0.event == event && !$0.run(self) }
        if !gone.isEmpty { actions.removeAll { action in gone.contains { $0 === action } } }
        for (key, continuation) in continuations {
            if case .terminated = continuation.yield(event) { continuations[key] = nil }
        }
    }
}
