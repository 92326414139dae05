import Foundation

extension Elevation {
    /// How far the shadow extends from each side of the box: blur plus spread, more where the offset points.
    ///
    /// YCoreUI's rule, and CSS's for overflow. Two standard deviations lie inside; a straight edge has 2 % of its alpha
    /// left there (6/255), which ``extentInk`` covers too. Negative where the shadow stays inside the box; all 0
    /// without opacity and for inset shadows.
    public var extent: EdgeInsets {
        guard opacity > 0, !isInset else { return .zero }
        return reach(blur + spread)
    }

    /// ``extent``, limited to 0: how far drawing may need room outside the box.
    public var extentClamped: EdgeInsets { extent.clamped }

    /// How far any visible ink of the shadow extends outside the box: three standard deviations plus spread, which
    /// leaves less than 1/510 of its alpha outside.
    ///
    /// ``ShadowGeometry/extentInk`` also knows when a negative spread leaves no shadow of a box.
    public var extentInk: EdgeInsets {
        guard opacity > 0, !isInset else { return .zero }
        return reach(3 * sigma + spread).clamped
    }

    /// The same on all sides, moved by the offset.
    private func reach(_ distance: CGFloat) -> EdgeInsets {
        EdgeInsets(
            top: distance - yOffset,
            left: distance - xOffset,
            bottom: distance + yOffset,
            right: distance + xOffset
        )
    }
}

extension EdgeInsets {
    fileprivate var clamped: EdgeInsets {
        EdgeInsets(top: max(0, top), left: max(0, left), bottom: max(0, bottom), right: max(0, right))
    }
}

extension ShadowGeometry {
    /// How far any visible ink of the shadow extends outside the box: three standard deviations around the shape; 0
    /// where there is no shadow outside.
    public var extentInk: EdgeInsets {
        guard !isEmpty, !isInset, let shape = shape?.rect else { return .zero }
        return EdgeInsets(
            top: box.rect.minY - shape.minY + 3 * sigma,
            left: box.rect.minX - shape.minX + 3 * sigma,
            bottom: shape.maxY - box.rect.maxY + 3 * sigma,
            right: shape.maxX - box.rect.maxX + 3 * sigma
        ).clamped
    }
}
