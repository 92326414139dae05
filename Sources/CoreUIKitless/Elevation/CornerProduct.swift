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
        let heights = rows.map { self.heights(at: field.inset(corner, y: grid.y($0))) }
        var widths = [SIMD8<Double>](repeating: .zero, count: nodes.count)
        for start in stride(from: columns.lowerBound, to: columns.upperBound, by: 8) {
            let places = SIMD8<Double>((0..<8).map { field.inset(corner, x: grid.x(start + $0)) })
            fill(&widths, at: places)
            let lanes = min(8, columns.upperBound - start)
            for (row, heights) in zip(rows, heights) {
                var sum = SIMD8<Double>.zero
                var node = heights.firstNode
                for height in heights.values {
                    sum += height * widths[node]
                    node += 1
                }
                let place = row * grid.width + start
                for lane in 0..<lanes { values[place + lane] -= sum[lane] }
            }
        }
    }

    /// What each node within reach of a row weighs there.
    private func heights(at y: Double) -> (firstNode: Int, values: [Double]) {
        let margin = GaussianField.reach * field.sigma
        let panels = Double(nodes.count / ArcQuadrature.nodesPerPanel)
        func panel(_ depth: Double) -> Double {
            ArcQuadrature.angle(ofDepth: depth, corner.radius) / (.pi / 2) * panels
        }
        let first = Int(panel(y + margin)) * ArcQuadrature.nodesPerPanel
        let end = Int(panel(y - margin).rounded(.up)) * ArcQuadrature.nodesPerPanel
        let range = first..<max(first, min(nodes.count, end))
        return (
            first,
            nodes[range].map { $0.weight * ArcQuadrature.density(($0.depth - y) / field.sigma) }
        )
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
