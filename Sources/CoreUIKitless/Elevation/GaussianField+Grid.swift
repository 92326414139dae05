import KitlessMath

extension GaussianField {
    /// The coverage at every point of a grid, row by row.
    ///
    /// Besides the result, a few tables are allocated for each corner, whatever the size of the grid.
    func coverage(on grid: PixelGrid) -> [Double] {
        var result: [Double] = []
        result.reserveCapacity(grid.width * grid.height)
        let columns = (0..<grid.width).map { interval(left, right, at: grid.x($0)) }
        for row in 0..<grid.height {
            let weight = interval(top, bottom, at: grid.y(row))
            for column in columns { result.append(column * weight) }
        }
        for index in 0..<4 {
            let corner = corner(index)
            guard corner.radius > 0 else { continue }
            let (columns, rows) = touched(corner, on: grid)
            guard !columns.isEmpty, !rows.isEmpty else { continue }
            if let product = CornerProduct(corner, of: self) {
                product.subtract(from: &result, columns, rows, on: grid)
            } else {
                subtractPointwise(corner, from: &result, columns, rows, on: grid)
            }
        }
        for index in result.indices { result[index] = min(1, max(0, result[index])) }
        return result
    }

    /// The part of the grid where a corner makes a difference.
    private func touched(_ corner: Corner, on grid: PixelGrid) -> (columns: Range<Int>, rows: Range<Int>) {
        let margin = Self.reach * sigma
        let reach = corner.radius + margin
        return (
            corner.isLeft
                ? grid.columns(from: left - margin, to: left + reach)
                : grid.columns(from: right - reach, to: right + margin),
            corner.isTop
                ? grid.rows(from: top - margin, to: top + reach)
                : grid.rows(from: bottom - reach, to: bottom + margin)
        )
    }

    /// For a radius of so many sigmas that most points see little of the arc.
    private func subtractPointwise(
        _ corner: Corner,
        from result: inout [Double],
        _ columns: Range<Int>,
        _ rows: Range<Int>,
        on grid: PixelGrid
    ) {
        for row in rows {
            let y = inset(corner, y: grid.y(row))
            for column in columns {
                let x = inset(corner, x: grid.x(column))
                result[row * grid.width + column] -= missing(corner, inX: x, inY: y)
            }
        }
    }
}
