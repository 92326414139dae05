import Foundation
import KitlessColor

/// A shadow as Figma's REST and plugin interfaces write it in a node's `effects`.
///
/// Figma's numbers are CSS's: `radius` is the blur radius. Figma grows corner radii by the whole spread, which is
/// ``CornerSpreadRule/plain``; it draws spread for rectangles, ellipses and frames only; and it hides a drop shadow
/// behind a translucent layer unless `showShadowBehindNode` is set, as CSS always does and a `CALayer` never.
public struct FigmaShadow: Hashable, Codable, Sendable {
    /// What kind of shadow it is.
    public enum Kind: String, Codable, Sendable {
        /// Outside the layer.
        case dropShadow = "DROP_SHADOW"
        /// Inside it.
        case innerShadow = "INNER_SHADOW"
    }

    /// A colour of encoded sRGB, each component from 0 to 1.
    public struct RGBA: Hashable, Codable, Sendable {
        /// Red.
        public var r: Double
        /// Green.
        public var g: Double
        /// Blue.
        public var b: Double
        /// Opacity.
        public var a: Double

        /// Creates a colour.
        ///
        /// - Parameters:
        ///   - r: Red.
        ///   - g: Green.
        ///   - b: Blue.
        ///   - a: Opacity.
        public init(r: Double, g: Double, b: Double, a: Double) {
            self.r = r
            self.g = g
            self.b = b
            self.a = a
        }
    }

    /// A distance to the right and down.
    public struct Vector: Hashable, Codable, Sendable {
        /// To the right.
        public var x: Double
        /// Down.
        public var y: Double

        /// Creates a distance.
        ///
        /// - Parameters:
        ///   - x: To the right.
        ///   - y: Down.
        public init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }

    /// What kind of shadow it is.
    public var type: Kind
    /// The colour, its alpha the shadow's opacity.
    public var color: RGBA
    /// How far the shadow lies to the right and down.
    public var offset: Vector
    /// The blur radius, twice the standard deviation of the blur.
    public var radius: Double
    /// How far the sides move outwards; absent in older files.
    public var spread: Double?
    /// Whether the shadow is shown; absent means yes.
    public var visible: Bool?

    /// Creates an effect.
    ///
    /// - Parameters:
    ///   - type: What kind of shadow it is.
    ///   - color: The colour, its alpha the shadow's opacity.
    ///   - offset: How far to the right and down.
    ///   - radius: The blur radius.
    ///   - spread: How far the sides move outwards.
    ///   - visible: Whether the shadow is shown.
    public init(
        type: Kind,
        color: RGBA,
        offset: Vector,
        radius: Double,
        spread: Double? = nil,
        visible: Bool? = nil
    ) {
        self.type = type
        self.color = color
        self.offset = offset
        self.radius = radius
        self.spread = spread
        self.visible = visible
    }
}

extension Elevation {
    /// Creates a shadow from one of Figma's; an invisible one has no opacity.
    ///
    /// - Parameter figma: The effect.
    public init(_ figma: FigmaShadow) {
        self.init(
            xOffset: figma.offset.x,
            yOffset: figma.offset.y,
            blur: figma.radius,
            spread: figma.spread ?? 0,
            color: Color(red: figma.color.r, green: figma.color.g, blue: figma.color.b),
            opacity: figma.visible == false ? 0 : figma.color.a,
            isInset: figma.type == .innerShadow
        )
    }

    /// The shadow as Figma writes it.
    public var figmaShadow: FigmaShadow {
        FigmaShadow(
            type: isInset ? .innerShadow : .dropShadow,
            color: FigmaShadow.RGBA(r: color.red, g: color.green, b: color.blue, a: color.alpha * opacity),
            offset: FigmaShadow.Vector(x: xOffset, y: yOffset),
            radius: blur,
            spread: spread,
            visible: true
        )
    }
}
