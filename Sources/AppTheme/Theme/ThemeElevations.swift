public import CoreUIKitless
import Foundation

/// How far things are raised above their ground, each as the shadow that they cast.
public struct ThemeElevations: Sendable, Hashable {
    /// Resting on the ground, such as a card.
    public var low: Elevation

    /// Above other content, such as a menu.
    public var medium: Elevation

    /// Above everything, such as a dialog.
    public var high: Elevation

    /// Creates elevations.
    ///
    /// - Parameters:
    ///   - low: Resting on the ground.
    ///   - medium: Above other content.
    ///   - high: Above everything.
    public init(low: Elevation, medium: Elevation, high: Elevation) {
        self.low = low
        self.medium = medium
        self.high = high
    }

    /// Black shadows 1, 4 and 12 points down, blurred by three times as much.
    public static let system = ThemeElevations(
        low: shadow(yOffset: 1, alpha: 0.2),
        medium: shadow(yOffset: 4, alpha: 0.16),
        high: shadow(yOffset: 12, alpha: 0.16)
    )

    private static func shadow(yOffset: Double, alpha: Double) -> Elevation {
        Elevation(
            xOffset: 0,
            yOffset: yOffset,
            blur: yOffset * 3,
            spread: 0,
            color: Color(white: 0, alpha: alpha),
            opacity: 1
        )
    }
}
