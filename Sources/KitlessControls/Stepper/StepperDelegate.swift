/// Is told what happens to a ``StepperControl``.
public protocol StepperDelegate: AnyObject {
    /// A person has changed the value.
    ///
    /// - Parameter newValue: The value now.
    func valueDidChange(newValue: Double)

    /// A person has pressed the delete button, which the stepper shows at its minimum.
    func deleteWasRequested()
}

extension StepperDelegate {
    /// Does nothing, for delegates of steppers that show no delete button.
    public func deleteWasRequested() {}
}
