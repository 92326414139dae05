public import Foundation
public import KitlessColor

/// What a `CALayer` knows about its shadow, for platforms without Core Animation and for tests.
///
/// The properties and their first values are those of `CALayer`; the shadow path is a rounded rectangle, which is what
/// ``Elevation`` sets. A class, as a layer is, and like it confined to one isolation domain.
public final class ShadowLayer {
    /// The layer's rectangle in its own coordinates.
    public var bounds: CGRect

    /// The radius of the layer's corners.
    public var cornerRadius: CGFloat

    /// The colour of the shadow.
    public var shadowColor: Color? = .black

    /// How far the shadow lies to the right and down.
    public var shadowOffset = CGSize(width: 0, height: -3)

    /// The opacity of the shadow, 0...1.
    public var shadowOpacity: Float = 0

    /// The standard deviation of the shadow's blur, in points.
    public var shadowRadius: CGFloat = 3

    /// The shape that casts the shadow, or `nil` for the layer's contents.
    public var shadowPath: RoundedRect?

    /// Creates a layer without a shadow.
    ///
    /// - Parameters:
    ///   - bounds: The layer's rectangle in its own coordinates.
    ///   - cornerRadius: The radius of its corners.
    public init(bounds: CGRect = .zero, cornerRadius: CGFloat = 0) {
        self.bounds = bounds
        self.cornerRadius = cornerRadius
    }
}

extension Elevation {
    /// Gives a layer this shadow.
    ///
    /// Sets all five shadow properties and nothing else; the radius is half the blur. Without `useShadowPath` the path
    /// is `nil`, and the spread has no effect. A layer has no inset shadows, nor one whose shape a negative spread has
    /// used up: for those its opacity becomes 0.
    ///
    /// - Parameters:
    ///   - layer: The layer.
    ///   - cornerRadius: The radius of the box before the spread; `nil` for the layer's own.
    ///   - rule: How the radius grows with the spread. ``CornerSpreadRule/plain`` is what Figma and YCoreUI do.
    public func apply(layer: ShadowLayer, cornerRadius: CGFloat? = nil, rule: CornerSpreadRule = .css) {
        let shape = RoundedRect(layer.bounds, cornerRadius: cornerRadius ?? layer.cornerRadius).spread(
            by: spread,
            rule: rule
        )
        layer.shadowColor = color
        layer.shadowOffset = offset
        layer.shadowRadius = sigma
        layer.shadowPath = useShadowPath ? shape : nil
        layer.shadowOpacity = isInset || (useShadowPath && shape == nil) ? 0 : Float(opacity)
    }
}
