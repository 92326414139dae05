/// The distances between things, in points.
public struct ThemeSpacing: Sendable, Hashable {
    /// Between parts of one thing, such as an icon and its label.
    public var extraSmall: Double

    /// Between closely related things.
    public var small: Double

    /// Between things, and from the edges of their container.
    public var medium: Double

    /// Between groups of things.
    public var large: Double

    /// Between sections.
    public var extraLarge: Double

    /// Creates distances.
    ///
    /// - Parameters:
    ///   - extraSmall: Between parts of one thing.
    ///   - small: Between closely related things.
    ///   - medium: Between things.
    ///   - large: Between groups of things.
    ///   - extraLarge: Between sections.
    public init(extraSmall: Double, small: Double, medium: Double, large: Double, extraLarge: Double) {
        self.extraSmall = extraSmall
        self.small = small
        self.medium = medium
        self.large = large
        self.extraLarge = extraLarge
    }

    /// 4, 8, 16, 24 and 32 points.
    public static let system = ThemeSpacing(extraSmall: 4, small: 8, medium: 16, large: 24, extraLarge: 32)
}
