/// Where lines of text lie within their view.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
    /// At the side where reading starts.
    case natural
    /// At the left side.
    case left
    /// In the middle.
    case center
    /// At the right side.
    case right
}
