/// A key that controls answer to, as the ARIA Authoring Practices list them for spin buttons and radio groups.
public enum ControlKey: String, Sendable, Hashable, CaseIterable {
    /// The arrow up.
    case upArrow

    /// The arrow down.
    case downArrow

    /// The arrow left.
    case leftArrow

    /// The arrow right.
    case rightArrow

    /// To the beginning.
    case home

    /// To the end.
    case end

    /// A larger step up.
    case pageUp

    /// A larger step down.
    case pageDown

    /// Delete or backspace.
    case delete
}
