public import Foundation
public import KitlessColor

/// A shadow as design tools and CSS describe it: offset, blur, spread, colour and opacity.
///
/// The numbers are those that Figma exports and CSS's `box-shadow` takes (CSS Backgrounds and Borders 3, section 6.1).
///
/// ```swift
/// let raised = Elevation(xOffset: 0, yOffset: 4, blur: 16, spread: -2, color: .black, opacity: 0.25)
/// raised.sigma                                                    // 8.0
/// raised.shadowAlpha(at: .zero, of: RoundedRect(box, cornerRadius: 8))
/// try Elevation(css: "0 4px 16px -2px rgb(0 0 0 / 25%)")          // the same shadow
/// ```
///
/// A shadow's `blur` is not a `CALayer`'s `shadowRadius`: see <doc:ShadowsThatMatchTheDesignTool>.
public struct Elevation: Hashable, Sendable {
    /// How far the shadow lies to the right of the box, in points; negative for the left.
    public let xOffset: CGFloat

    /// How far the shadow lies below the box, in points; negative for above.
    public let yOffset: CGFloat

    /// The blur radius, in points, at least 0: twice the standard deviation of the Gaussian blur.
    ///
    /// A straight edge fades over this distance to both sides; with 0 it is sharp.
    public let blur: CGFloat

    /// How far the shadow's sides lie outside the box before the blur, in points; negative for inside.
    public let spread: CGFloat

    /// The colour of the shadow.
    ///
    /// It is usually opaque; its alpha and `opacity` multiply.
    public let color: Color

    /// The opacity of the shadow, from 0 (none) to 1.
    public let opacity: Double

    /// Whether ``apply(layer:cornerRadius:rule:)`` sets a shadow path.
    ///
    /// Turn it off for layers that are no rounded rectangle; then the layer's contents cast the shadow and `spread` has
    /// no effect.
    public let useShadowPath: Bool

    /// Whether the shadow falls inwards from the box's edge, as CSS's `inset`, instead of outside it.
    public let isInset: Bool

    /// Creates a shadow.
    ///
    /// Lengths that are no finite numbers count as 0.
    ///
    /// - Parameters:
    ///   - xOffset: How far to the right.
    ///   - yOffset: How far down.
    ///   - blur: The blur radius; negative values count as 0.
    ///   - spread: How far the sides move outwards.
    ///   - color: The colour.
    ///   - opacity: The opacity, limited to 0...1; NaN counts as 0.
    ///   - useShadowPath: Whether to set a layer's shadow path.
    ///   - isInset: Whether the shadow falls inwards.
    public init(
        xOffset: CGFloat,
        yOffset: CGFloat,
        blur: CGFloat,
        spread: CGFloat,
        color: Color,
        opacity: Double,
        useShadowPath: Bool = true,
        isInset: Bool = false
    ) {
        func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
        self.xOffset = finite(xOffset)
        self.yOffset = finite(yOffset)
        self.blur = max(0, finite(blur))
        self.spread = finite(spread)
        self.color = color
        self.opacity = opacity.isNaN ? 0 : max(0, min(1, opacity))
        self.useShadowPath = useShadowPath
        self.isInset = isInset
    }

    /// Creates a shadow from an offset in one piece.
    ///
    /// - Parameters:
    ///   - offset: How far to the right and down.
    ///   - blur: The blur radius; negative values count as 0.
    ///   - spread: How far the sides move outwards.
    ///   - color: The colour.
    ///   - opacity: The opacity, limited to 0...1.
    ///   - useShadowPath: Whether to set a layer's shadow path.
    ///   - isInset: Whether the shadow falls inwards.
    public init(
        offset: CGSize,
        blur: CGFloat,
        spread: CGFloat,
        color: Color,
        opacity: Double,
        useShadowPath: Bool = true,
        isInset: Bool = false
    ) {
        self.init(
            xOffset: offset.width,
            yOffset: offset.height,
            blur: blur,
            spread: spread,
            color: color,
            opacity: opacity,
            useShadowPath: useShadowPath,
            isInset: isInset
        )
    }

    /// How far the shadow lies from the box: to the right and down.
    public var offset: CGSize { CGSize(width: xOffset, height: yOffset) }

    /// The standard deviation of the Gaussian blur, in points: half the blur radius.
    ///
    /// CSS Backgrounds and Borders 3, section 6.1.1; SVG's `stdDeviation` and a layer's `shadowRadius` are this number.
    public var sigma: CGFloat { blur / 2 }
}
