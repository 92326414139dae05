public import Foundation

/// The exact alpha of a shadow at the middle of every pixel.
///
/// Each value is that of the point, within 1e-10 of the Gaussian blur of the shape; browsers' own rasters, which
/// approximate the blur, are up to 0.03 off. The same bits come out on every platform.
public struct ShadowRaster: Hashable, Sendable {
    /// How many pixels a row has.
    public let width: Int

    /// How many rows there are.
    public let height: Int

    /// The alpha of each pixel, row by row from the top, each from 0 to 1.
    public let alpha: [Double]

    /// Renders the shadow of a box.
    ///
    /// An outer shadow is not cut off inside the box; an inset one has alpha only in pixels whose middle lies inside
    /// it.
    ///
    /// - Parameters:
    ///   - elevation: The shadow.
    ///   - box: The box that casts it.
    ///   - width: How many pixels a row has.
    ///   - height: How many rows there are.
    ///   - origin: The top left corner of the raster, in the coordinates of the box.
    ///   - scale: How many pixels a point has.
    ///   - rule: How the radii grow with the spread.
    /// - Throws: ``ShadowRasterError`` for a size, a scale or an origin that cannot be rendered.
    /// - Complexity: A few operations for each pixel, and for each within 6.5 standard deviations of a rounded corner
    ///   about 12 more for each 3.5 standard deviations of its arc.
    public init(
        _ elevation: Elevation,
        of box: RoundedRect,
        width: Int,
        height: Int,
        origin: CGPoint = .zero,
        scale: CGFloat = 1,
        rule: CornerSpreadRule = .css
    ) throws(ShadowRasterError) {
        try ShadowRasterError.check(width: width, height: height)
        try ShadowRasterError.check(scale: Double(scale))
        guard origin.x.isFinite, origin.y.isFinite else { throw .origin(x: Double(origin.x), y: Double(origin.y)) }
        let grid = PixelGrid(
            width: width,
            height: height,
            originX: origin.x + 0.5 / scale,
            originY: origin.y + 0.5 / scale,
            step: 1 / scale
        )
        self.width = width
        self.height = height
        alpha = elevation.geometry(of: box, rule: rule).alpha(on: grid)
    }

    /// The alpha of one pixel.
    ///
    /// - Parameters:
    ///   - x: The column, from 0 at the left.
    ///   - y: The row, from 0 at the top.
    /// - Returns: From 0 to 1.
    /// - Precondition: The pixel lies in the raster.
    public subscript(x: Int, y: Int) -> Double {
        precondition((0..<width).contains(x) && (0..<height).contains(y), "no pixel at (\(x), \(y))")
        return alpha[y * width + x]
    }
}

extension ShadowGeometry {
    /// The alpha at every point of a grid.
    func alpha(on grid: PixelGrid) -> [Double] {
        guard !isEmpty, let field else {
            return grid.points.map { alpha(at: $0) }
        }
        var values = field.coverage(on: grid)
        if isInset {
            for (index, point) in zip(values.indices, grid.points) {
                values[index] = box.contains(point) ? alpha * (1 - values[index]) : 0
            }
        } else if alpha != 1 {
            for index in values.indices { values[index] *= alpha }
        }
        return values
    }
}

extension PixelGrid {
    /// Every point, row by row.
    fileprivate var points: some Sequence<CGPoint> {
        (0..<height).lazy.flatMap { row in
            (0..<width).lazy.map { column in CGPoint(x: x(column), y: y(row)) }
        }
    }
}
