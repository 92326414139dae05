/// How heavy a font's strokes are, on the scale of CSS and of a font file's `OS/2` table.
public struct FontWeight: Sendable, Hashable, Comparable {
    /// The weight as a number, 1 (lightest) to 1000 (heaviest).
    public let value: Int

    /// Creates a weight.
    ///
    /// - Parameter value: The weight as a number, clamped to 1...1000.
    public init(_ value: Int) {
        self.value = min(max(value, 1), 1000)
    }

    /// 100.
    public static let ultraLight = FontWeight(100)

    /// 200.
    public static let thin = FontWeight(200)

    /// 300.
    public static let light = FontWeight(300)

    /// 400, the weight of usual text.
    public static let regular = FontWeight(400)

    /// 500.
    public static let medium = FontWeight(500)

    /// 600.
    public static let semibold = FontWeight(600)

    /// 700.
    public static let bold = FontWeight(700)

    /// 800.
    public static let heavy = FontWeight(800)

    /// 900.
    public static let black = FontWeight(900)

    /// Compares weights.
    ///
    /// - Parameters:
    ///   - left: A weight.
    ///   - right: Another.
    /// - Returns: Whether the first is lighter.
    public static func < (left: FontWeight, right: FontWeight) -> Bool {
        left.value < right.value
    }

    /// The weight that Bold Text in the system's settings asks for: 300 more.
    public var emphasizedForLegibility: FontWeight { FontWeight(value + 300) }
}
