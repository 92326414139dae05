public import Foundation

/// Where a shadow of one box lies: all that a renderer needs.
///
/// For SVG, draw `shape` filled with the colour, blurred by `feGaussianBlur` with `stdDeviation` = `sigma`, clipped to
/// the outside of `box`. An inset shadow is the outside of `shape`, blurred, clipped to the inside of `box`.
public struct ShadowGeometry: Hashable, Sendable {
    /// The box that casts the shadow, its radii fitted.
    public let box: RoundedRect

    /// The shape that is blurred: the box moved by the offset and grown by the spread, or shrunk for an inset shadow,
    /// whose hole it is; `nil` when nothing is left of it.
    public let shape: RoundedRect?

    /// The standard deviation of the Gaussian blur, in points.
    public let sigma: CGFloat

    /// Whether the shadow falls inwards.
    public let isInset: Bool

    /// The alpha where the shape covers everything: opacity times the colour's alpha.
    public let alpha: Double

    /// Whether nothing is to be drawn: no opacity, or an outer shadow whose shape is used up by a negative spread.
    public var isEmpty: Bool { alpha <= 0 || (shape == nil && !isInset) }
}

extension Elevation {
    /// Returns where the shadow of a box lies.
    ///
    /// - Parameters:
    ///   - box: The box that casts the shadow.
    ///   - rule: How the radii grow with the spread.
    /// - Returns: The shape to blur, the blur and the alpha.
    public func geometry(of box: RoundedRect, rule: CornerSpreadRule = .css) -> ShadowGeometry {
        ShadowGeometry(
            box: box,
            shape: box.spread(by: isInset ? -spread : spread, rule: rule)?.offset(by: offset),
            sigma: sigma,
            isInset: isInset,
            alpha: opacity * max(0, min(1, color.alpha))
        )
    }

    /// Returns the shadow's alpha at a point, exactly: the Gaussian blur of the shape, times opacity and colour's
    /// alpha.
    ///
    /// The value is that of the point, not the mean of a pixel around it. An outer shadow is not cut off inside the box
    /// (CSS does, a `CALayer` does not); an inset one has alpha only inside it. Exact to 1e-10.
    ///
    /// - Parameters:
    ///   - point: The point, in the coordinates of the box.
    ///   - box: The box that casts the shadow.
    ///   - rule: How the radii grow with the spread.
    /// - Returns: From 0 to the opacity.
    public func shadowAlpha(at point: CGPoint, of box: RoundedRect, rule: CornerSpreadRule = .css) -> Double {
        geometry(of: box, rule: rule).alpha(at: point)
    }
}

extension ShadowGeometry {
    /// Returns the shadow's alpha at a point; see ``Elevation/shadowAlpha(at:of:rule:)``.
    ///
    /// - Parameter point: The point, in the coordinates of the box.
    /// - Returns: From 0 to `alpha`.
    public func alpha(at point: CGPoint) -> Double {
        guard !isEmpty else { return 0 }
        guard isInset else { return alpha * coverage(at: point) }
        return box.contains(point) ? alpha * (1 - coverage(at: point)) : 0
    }

    /// How much of the blurred shape covers a point.
    private func coverage(at point: CGPoint) -> Double {
        guard let shape else { return 0 }
        guard let field else { return shape.contains(point) ? 1 : 0 }
        return field.coverage(x: point.x, y: point.y)
    }

    /// The blurred shape; `nil` for one with sharp edges.
    var field: GaussianField? {
        guard let shape, sigma > 0, (1 / sigma).isFinite else { return nil }
        return GaussianField(shape, sigma: sigma)
    }
}
