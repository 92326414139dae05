public import Foundation

/// A thing on a control, as assistive technologies are told of it.
public struct AccessibilityElement: Sendable, Hashable {
    /// What it is called.
    public var label: String

    /// What it is set to; empty for things without a value.
    public var value: String

    /// What it is.
    public var traits: AccessibilityTraits

    /// Where it lies, in the control's coordinates.
    public var frame: CGRect

    /// Creates an element.
    ///
    /// - Parameters:
    ///   - label: What it is called.
    ///   - value: What it is set to.
    ///   - traits: What it is.
    ///   - frame: Where it lies, in the control's coordinates.
    public init(label: String, value: String = "", traits: AccessibilityTraits = [], frame: CGRect = .zero) {
        self.label = label
        self.value = value
        self.traits = traits
        self.frame = frame
    }
}
