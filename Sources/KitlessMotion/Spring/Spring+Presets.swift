extension Spring {
    /// A spring without bounce, as SwiftUI's: duration 0.5 s, bounce 0.
    public static let smooth = Spring(trustedDuration: 0.5, bounce: 0)

    /// A spring with a little bounce, as SwiftUI's: duration 0.5 s, bounce 0.15.
    public static let snappy = Spring(trustedDuration: 0.5, bounce: 0.15)

    /// A spring with more bounce, as SwiftUI's: duration 0.5 s, bounce 0.3.
    public static let bouncy = Spring(trustedDuration: 0.5, bounce: 0.3)

    /// The spring of SwiftUI's `Animation.spring()`: response 0.5 s, damping ratio 0.825.
    public static let standard = Spring(trustedDuration: 0.5, bounce: 1 - 0.825)

    /// The spring of SwiftUI's `Animation.interactiveSpring()`, which follows a finger: response 0.15 s, damping ratio
    /// 0.86.
    public static let interactive = Spring(trustedDuration: 0.15, bounce: 1 - 0.86)

    /// The default of Core Animation's `CASpringAnimation`: mass 1, stiffness 100, damping 10.
    public static let coreAnimation = Spring(trusted: 1, 100, 10)

    /// The default of `UISpringTimingParameters`: mass 3, stiffness 1,000, damping 500; it is strongly overdamped.
    public static let timingParameters = Spring(trusted: 3, 1000, 500)

    /// Makes a spring without bounce, or with as much as is added.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration in seconds, above 0.
    ///   - extraBounce: What is added to a bounce of 0.
    /// - Returns: The spring.
    /// - Throws: ``SpringError`` that names the parameter.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) throws(SpringError) -> Spring {
        try Spring(duration: duration, bounce: extraBounce)
    }

    /// Makes a spring with a little bounce.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration in seconds, above 0.
    ///   - extraBounce: What is added to a bounce of 0.15.
    /// - Returns: The spring.
    /// - Throws: ``SpringError`` that names the parameter.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) throws(SpringError) -> Spring {
        try Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// Makes a spring with more bounce.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration in seconds, above 0.
    ///   - extraBounce: What is added to a bounce of 0.3.
    /// - Returns: The spring.
    /// - Throws: ``SpringError`` that names the parameter.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) throws(SpringError) -> Spring {
        try Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// Makes a preset, whose bounce is at least 0.
    private init(trustedDuration duration: Double, bounce: Double) {
        let frequency = 2 * Double.pi / duration
        self.init(trusted: 1, frequency * frequency, 2 * (1 - bounce) * frequency)
    }
}
