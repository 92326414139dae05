public import Foundation

/// How many pixels of a screen make one point.
public enum ScaleFactor: Int, Hashable, Sendable, CaseIterable {
    /// One pixel a point.
    case x1 = 1
    /// Two pixels a point.
    case x2 = 2
    /// Three pixels a point.
    case x3 = 3

    /// The factor as a number.
    public var value: CGFloat { CGFloat(rawValue) }
}
