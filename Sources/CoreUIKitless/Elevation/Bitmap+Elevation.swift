public import Foundation
public import KitlessColor

extension Bitmap {
    /// Draws a box with its shadows, as CSS does.
    ///
    /// Outer shadows lie outside the box only, then comes the box, then inset shadows inside it, the first of the list
    /// on top each time. Colours are laid over each other in encoded sRGB.
    ///
    /// - Parameters:
    ///   - layers: The shadows, the first on top.
    ///   - box: The box.
    ///   - fill: The box's colour.
    ///   - background: The colour below everything.
    ///   - size: The size of the picture, in points.
    ///   - scale: How many pixels a point has.
    /// - Throws: ``ShadowRasterError`` for a size or a scale that cannot be rendered.
    public init(
        shadows layers: [Elevation],
        of box: RoundedRect,
        fill: Color,
        background: Color = .clear,
        size: CGSize,
        scale: CGFloat = 1
    ) throws(ShadowRasterError) {
        try ShadowRasterError.check(scale: Double(scale))
        let (columns, rows) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard let width = Int(exactly: columns), let height = Int(exactly: rows) else {
            throw .size(width: Int(exactly: columns) ?? .max, height: Int(exactly: rows) ?? .max)
        }
        try ShadowRasterError.check(width: width, height: height)
        var rasters: [(elevation: Elevation, raster: ShadowRaster)] = []
        for layer in layers.reversed() {
            rasters.append((layer, try ShadowRaster(layer, of: box, width: width, height: height, scale: scale)))
        }
        var pixels: [UInt8] = []
        pixels.reserveCapacity(4 * width * height)
        for row in 0..<height {
            for column in 0..<width {
                let inside = box.coverage(x: CGFloat(column), y: CGFloat(row), scale: scale)
                func lay(_ isInset: Bool, _ share: Double, over color: Color) -> Color {
                    rasters.reduce(color) { below, layer in
                        guard layer.elevation.isInset == isInset else { return below }
                        let alpha = layer.raster[column, row] * share
                        return layer.elevation.color.withAlphaComponent(alpha).composited(over: below)
                    }
                }
                var color = lay(false, 1 - inside, over: background)
                color = fill.withAlphaComponent(fill.alpha * inside).composited(over: color)
                let bytes = RGBA8(lay(true, inside, over: color))
                pixels += [bytes.red, bytes.green, bytes.blue, bytes.alpha]
            }
        }
        self.init(width: width, height: height, pixels: pixels)
    }
}

extension RoundedRect {
    /// How much of a pixel lies inside, by 4 by 4 points where its corners disagree.
    fileprivate func coverage(x: CGFloat, y: CGFloat, scale: CGFloat) -> Double {
        func isInside(_ dx: CGFloat, _ dy: CGFloat) -> Bool {
            contains(CGPoint(x: (x + dx) / scale, y: (y + dy) / scale))
        }
        let corners = [isInside(0.01, 0.01), isInside(0.99, 0.01), isInside(0.01, 0.99), isInside(0.99, 0.99)]
        if !corners.contains(!corners[0]) { return corners[0] ? 1 : 0 }
        var count = 0.0
        for dy in 0..<4 {
            for dx in 0..<4 where isInside((CGFloat(dx) + 0.5) / 4, (CGFloat(dy) + 0.5) / 4) { count += 1 }
        }
        return count / 16
    }
}
