/// Why a constraint or a format was refused.
///
/// Nothing has changed when one of these is thrown or reported.
public struct LayoutError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What kind of mistake it is.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The first attribute is `notAnAttribute`.
        case firstAttributeMissing
        /// The attributes cannot be compared: a position with a size, x with y, or leading with left.
        case illegalPair
        /// A position needs a second item and a multiplier other than 0.
        case locationNeedsSecondItem
        /// The priority is not above 0 and at most 1000.
        case priorityOutOfRange
        /// A constant or multiplier is NaN or infinite.
        case nonFinite
        /// The items are not in one tree.
        case noCommonAncestor
        /// The superview was meant, but the view has none.
        case noSuperview
        /// A view or guide of the constraint is gone.
        case itemIsGone
        /// A view cannot be its own ancestor.
        case hierarchyCycle
        /// A visual format could not be read.
        case visualFormat
    }

    /// What kind of mistake it is.
    public let kind: Kind

    /// What is wrong, naming the culprit.
    public let message: String

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - kind: What kind of mistake it is.
    ///   - message: What is wrong, naming the culprit.
    public init(_ kind: Kind, _ message: String) {
        self.kind = kind
        self.message = message
    }

    /// Kind and message in one line.
    public var description: String { "\(kind.rawValue): \(message)" }
}
