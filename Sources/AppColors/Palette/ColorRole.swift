/// What a colour is for: the nine semantic names of a palette, after Apple's Human Interface Guidelines.
public enum ColorRole: String, Sendable, Hashable, CaseIterable {
    /// The main action and the app's own tint.
    case primary

    /// Something that went well.
    case success

    /// A less prominent action.
    case secondary

    /// An action that destroys data.
    case destructive

    /// Text of primary content.
    case label

    /// Text of less important content.
    case secondaryLabel

    /// Text and icons on a filled ``primary`` control.
    case onPrimary

    /// The main background.
    case background

    /// A background for content grouped on the main background.
    case secondaryBackground
}
