public import Foundation

/// Rounding to pixels.
extension CGRect {
    /// Returns the rectangle with its edges moved outwards by insets.
    func outset(by insets: EdgeInsets) -> CGRect {
        CGRect(
            x: minX - insets.left,
            y: minY - insets.top,
            width: width + insets.horizontal,
            height: height + insets.vertical
        )
    }

    /// Rounds every edge to the pixel grid, so that rectangles that share an edge neither overlap nor gap.
    ///
    /// Halves go up: floor(v * scale + 0.5 + 1e-6) / scale.
    ///
    /// - Parameter scale: How many pixels make a point; with one that is not above 0 and finite, nothing is rounded.
    /// - Returns: The rectangle between the rounded edges.
    public func pixelAligned(scale: CGFloat) -> CGRect {
        guard scale > 0, scale.isFinite else { return self }
        func aligned(_ edge: CGFloat) -> CGFloat {
            let pixels = (edge * scale + 0.5 + 1e-6).rounded(.down)
            // Beyond the range of numbers there is no grid.
            return pixels.isFinite ? pixels / scale : edge
        }
        let left = aligned(minX)
        let top = aligned(minY)
        return CGRect(x: left, y: top, width: aligned(maxX) - left, height: aligned(maxY) - top)
    }
}
