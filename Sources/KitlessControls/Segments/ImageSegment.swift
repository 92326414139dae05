/// One of the choices of an ``ImageSegmentedControl``.
public struct ImageSegment: Sendable, Hashable {
    /// The picture, shown in its own colours; a template takes the control's tint.
    public var image: ControlImage

    /// What the choice is called, for assistive technologies.
    public var accessibilityLabel: String

    /// Whether it can be chosen.
    public var isEnabled: Bool

    /// Creates a choice.
    ///
    /// - Parameters:
    ///   - image: The picture.
    ///   - accessibilityLabel: What the choice is called, for assistive technologies.
    ///   - isEnabled: Whether it can be chosen.
    public init(image: ControlImage, accessibilityLabel: String = "", isEnabled: Bool = true) {
        self.image = image
        self.accessibilityLabel = accessibilityLabel
        self.isEnabled = isEnabled
    }
}
