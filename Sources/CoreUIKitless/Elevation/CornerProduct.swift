import KitlessMath

/// What one corner takes from a field, for a whole grid: the product of a matrix over rows and nodes with one over
/// nodes and columns.
struct CornerProduct {
    /// With more panels than this the points are cheaper one by one.
    private static let mostPanels = 64.0

    private let field: GaussianField
    private let corner: GaussianField.Corner
    /// Twelve a panel, the deepest panel first.
    private let nodes: [ArcQuadrature.Node]

    /// Prepares a corner's nodes, unless they would be too many.
    init?(_ corner: GaussianField.Corner, of field: GaussianField) {
        let panels = ArcQuadrature.panels(radius: corner.radius, sigma: field.sigma, from: 0, to: .pi / 2)
        guard panels <= Self.mostPanels else { return nil }
        var nodes: [ArcQuadrature.Node] = []
        nodes.reserveCapacity(ArcQuadrature.nodesPerPanel * Int(panels))
        ArcQuadrature.visit(radius: corner.radius, sigma: field.sigma, from: 0, to: .pi / 2) { nodes.append($0) }
        self.field = field
        self.corner = corner
        self.nodes = nodes
    }

    /// Takes the corner's part from the values of a grid.
    func subtract(
        from values: inout [Double],
        _ columns: Range<Int>,
        _ rows: Range<Int>,
        on grid: PixelGrid
    ) {
        let reached = rows.map { nodesInReach(of: field.inset(corner, y: grid.y($0))) }
        let heights = heights(of: reached, rows, on: grid)
        var widths = [SIMD8<Double>](repeating: .zero, count: nodes.count)
        for start in stride(from: columns.lowerBound, to: columns.upperBound, by: 8) {
            var places = SIMD8<Double>.zero
            for lane in 0..<8 { places[lane] = field.inset(corner, x: grid.x(start + lane)) }
            fill(&widths, at: places)
            let lanes = min(8, columns.upperBound - start)
            var height = 0
            for (row, reached) in zip(rows, reached) {
                var sum = SIMD8<Double>.zero
                for node in reached {
                    sum += heights[height] * widths[node]
                    height += 1
                }
                let place = row * grid.width + start
                for lane in 0..<lanes { values[place + lane] -= sum[lane] }
            }
        }
    }

    /// The nodes, by whole panels, that make a difference at a place so far inwards from the horizontal side.
    private func nodesInReach(of y: Double) -> Range<Int> {
        let margin = GaussianField.reach * field.sigma
        let panels = Double(nodes.count / ArcQuadrature.nodesPerPanel)
        func panel(_ depth: Double) -> Double {
            ArcQuadrature.angle(ofDepth: depth, corner.radius) / (.pi / 2) * panels
        }
        let first = Int(panel(y + margin)) * ArcQuadrature.nodesPerPanel
        let end = Int(panel(y - margin).rounded(.up)) * ArcQuadrature.nodesPerPanel
        return first..<max(first, min(nodes.count, end))
    }

    /// What each node within reach of a row weighs there, row after row in one table.
    private func heights(of reached: [Range<Int>], _ rows: Range<Int>, on grid: PixelGrid) -> [Double] {
        var heights: [Double] = []
        heights.reserveCapacity(reached.reduce(0) { $0 + $1.count })
        for (row, reached) in zip(rows, reached) {
            let y = field.inset(corner, y: grid.y(row))
            for node in nodes[reached] {
                heights.append(node.weight * ArcQuadrature.density((node.depth - y) / field.sigma))
            }
        }
        return heights
    }

    /// What each node takes at eight columns: the distribution's weight between the side and the arc.
    private func fill(_ widths: inout [SIMD8<Double>], at places: SIMD8<Double>) {
        let scale = 0.5.squareRoot() / field.sigma
        var side = SIMD8<Double>.zero
        for lane in 0..<8 { side[lane] = .erf(-places[lane] * scale) }
        for (index, node) in nodes.enumerated() {
            var arc = SIMD8<Double>.zero
            for lane in 0..<8 { arc[lane] = .erf((node.width - places[lane]) * scale) }
            widths[index] = 0.5 * (arc - side)
        }
    }
}
