public import CoreUIKitless

/// How things move.
public struct ThemeAnimations: Sendable, Hashable {
    /// An answer to a touch, such as a highlight.
    public var quick: Animation

    /// A change of state or place.
    public var standard: Animation

    /// A change of a whole screen.
    public var slow: Animation

    /// Creates animations.
    ///
    /// - Parameters:
    ///   - quick: An answer to a touch.
    ///   - standard: A change of state or place.
    ///   - slow: A change of a whole screen.
    public init(quick: Animation, standard: Animation, slow: Animation) {
        self.quick = quick
        self.standard = standard
        self.slow = slow
    }

    /// 0.15 seconds easing out, 0.3 easing in and out, and 0.5 with CSS's `ease`.
    public static let system = ThemeAnimations(
        quick: Animation(duration: 0.15, curve: .timing(.easeOut)),
        standard: Animation(duration: 0.3, curve: .timing(.easeInOut)),
        slow: Animation(duration: 0.5, curve: .timing(.ease))
    )
}
