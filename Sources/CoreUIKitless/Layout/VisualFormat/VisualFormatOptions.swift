/// How the views of a visual format are aligned, and in which direction they follow each other.
public struct VisualFormatOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The left sides of all views lie on one line.
    public static let alignAllLeft = VisualFormatOptions(rawValue: 1 << 1)
    /// The right sides of all views lie on one line.
    public static let alignAllRight = VisualFormatOptions(rawValue: 1 << 2)
    /// The top sides of all views lie on one line.
    public static let alignAllTop = VisualFormatOptions(rawValue: 1 << 3)
    /// The bottom sides of all views lie on one line.
    public static let alignAllBottom = VisualFormatOptions(rawValue: 1 << 4)
    /// The leading sides of all views lie on one line.
    public static let alignAllLeading = VisualFormatOptions(rawValue: 1 << 5)
    /// The trailing sides of all views lie on one line.
    public static let alignAllTrailing = VisualFormatOptions(rawValue: 1 << 6)
    /// The middles between the sides of all views lie on one line.
    public static let alignAllCenterX = VisualFormatOptions(rawValue: 1 << 9)
    /// The middles between top and bottom of all views lie on one line.
    public static let alignAllCenterY = VisualFormatOptions(rawValue: 1 << 10)
    /// The last baselines of all views lie on one line.
    public static let alignAllLastBaseline = VisualFormatOptions(rawValue: 1 << 11)
    /// The first baselines of all views lie on one line.
    public static let alignAllFirstBaseline = VisualFormatOptions(rawValue: 1 << 12)
    /// Views follow each other in reading direction; so they do without any option.
    public static let directionLeadingToTrailing: VisualFormatOptions = []
    /// Views follow each other from left to right.
    public static let directionLeftToRight = VisualFormatOptions(rawValue: 1 << 16)
    /// Views follow each other from right to left.
    public static let directionRightToLeft = VisualFormatOptions(rawValue: 2 << 16)

    /// The attributes that the options align.
    var alignedAttributes: [LayoutConstraint.Attribute] {
        let all: [(VisualFormatOptions, LayoutConstraint.Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
            (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]
        return all.filter { contains($0.0) }.map(\.1)
    }
}
