import KitlessMath

/// Gauss-Legendre quadrature over part of a corner's arc.
///
/// The angle runs from 0, where the arc meets the vertical side, to π/2, where it meets the horizontal one. `depth` is
/// the distance from the horizontal side, `width` how far the arc has moved away from the vertical side.
enum ArcQuadrature {
    struct Node {
        let depth: Double
        let width: Double
        /// The node's height in the quadrature over depth, in sigmas.
        let weight: Double
    }

    /// How many nodes a panel has.
    static let nodesPerPanel = 12

    /// How many sigmas of arc one panel spans at most.
    private static let panelLength = 3.5

    /// The positive abscissas of the 12-point Gauss-Legendre rule and their weights.
    private static let rule: [(abscissa: Double, weight: Double)] = [
        (0.1252334085114689, 0.24914704581340277),
        (0.3678314989981802, 0.2334925365383548),
        (0.5873179542866175, 0.20316742672306592),
        (0.7699026741943047, 0.16007832854334622),
        (0.9041172563704749, 0.10693932599531843),
        (0.9815606342467192, 0.04717533638651183),
    ]

    /// How many panels an arc takes; limited where the radius has so many sigmas that the angles are noise.
    static func panels(radius: Double, sigma: Double, from low: Double, to high: Double) -> Double {
        min(4096, max(1, (radius * (high - low) / (panelLength * sigma)).rounded(.up)))
    }

    /// Calls a function with every node between two angles.
    @inline(__always)
    static func visit(
        radius: Double,
        sigma: Double,
        from low: Double,
        to high: Double,
        _ body: (Node) -> Void
    ) {
        let panels = panels(radius: radius, sigma: sigma, from: low, to: high)
        let half = 0.5 * (high - low) / panels
        func visit(_ angle: Double, _ weight: Double) {
            let (sine, cosine) = Double.sincos(angle)
            body(
                Node(
                    depth: radius * (1 - sine),
                    width: radius * (1 - cosine),
                    weight: weight * half * radius * cosine / sigma
                )
            )
        }
        for panel in 0..<Int(panels) {
            let middle = low + half * Double(2 * panel + 1)
            for (abscissa, weight) in rule {
                visit(middle - half * abscissa, weight)
                visit(middle + half * abscissa, weight)
            }
        }
    }

    /// Calls a function with the nodes of a whole arc that takes one panel.
    @inline(__always)
    static func visitWhole(radius: Double, sigma: Double, _ body: (Node) -> Void) {
        for node in unitArc {
            body(
                Node(
                    depth: radius * node.depth,
                    width: radius * node.width,
                    weight: radius / sigma * node.weight
                )
            )
        }
    }

    /// The nodes of a whole arc of radius 1 in one panel.
    private static let unitArc: [Node] = {
        var nodes: [Node] = []
        // With a sigma of 1 the arc is 1.6 sigmas long.
        visit(radius: 1, sigma: 1, from: 0, to: .pi / 2) { nodes.append($0) }
        return nodes
    }()

    /// The density of the standard normal distribution.
    static func density(_ x: Double) -> Double {
        0x1.9884533d43651p-2 * .exp(-0.5 * x * x)
    }

    /// The distance of an angle's point from the horizontal side.
    static func depth(_ angle: Double, _ radius: Double) -> Double {
        radius * (1 - .sin(angle))
    }

    /// The angle where the arc is so deep, limited to the arc.
    static func angle(ofDepth depth: Double, _ radius: Double) -> Double {
        quarter(1 - depth / radius)
    }

    /// The angle where the arc is so wide, limited to the arc.
    static func angle(ofWidth width: Double, _ radius: Double) -> Double {
        .pi / 2 - quarter(1 - width / radius)
    }

    /// The arcsine of a number limited to 0...1.
    private static func quarter(_ sine: Double) -> Double {
        if sine <= 0 { return 0 }
        if sine >= 1 { return .pi / 2 }
        return .atan2(sine, ((1 - sine) * (1 + sine)).squareRoot())
    }
}
