/// The direction in which a script is read, which decides where leading is.
public enum UserInterfaceLayoutDirection: String, Hashable, Sendable, CaseIterable {
    /// Leading is left.
    case leftToRight
    /// Leading is right.
    case rightToLeft
}
