import Foundation
import KitlessMath

/// The coverage of a rounded rectangle after a Gaussian blur, exactly.
///
/// A rectangle blurred is the product of two differences of the normal distribution function. What each rounded corner
/// takes from it is an integral over the corner's arc, of rows that are again such products; Gauss-Legendre quadrature
/// over the arc's angle, where the integrand is analytic, gives it to 1e-11 with 12 nodes for each 3.5 sigma of arc.
struct GaussianField {
    /// A corner's radius, and where it lies.
    struct Corner {
        let radius: Double
        let isLeft: Bool
        let isTop: Bool
    }

    /// Beyond this many sigmas the normal distribution is below 5e-11.
    static let reach = 6.5

    let left: Double
    let top: Double
    let right: Double
    let bottom: Double
    /// Top left, top right, bottom right, bottom left.
    private let radii: SIMD4<Double>
    let sigma: Double

    /// Creates the field of a shape.
    ///
    /// - Parameters:
    ///   - shape: The shape.
    ///   - sigma: The standard deviation of the blur, above 0.
    init(_ shape: RoundedRect, sigma: Double) {
        left = shape.rect.minX
        top = shape.rect.minY
        right = shape.rect.maxX
        bottom = shape.rect.maxY
        radii = SIMD4(shape.radii.topLeft, shape.radii.topRight, shape.radii.bottomRight, shape.radii.bottomLeft)
        self.sigma = sigma
    }

    /// One of the four corners, clockwise from the top left.
    func corner(_ index: Int) -> Corner {
        Corner(radius: radii[index], isLeft: index == 0 || index == 3, isTop: index < 2)
    }

    /// The coverage at a point, 0...1.
    func coverage(x: Double, y: Double) -> Double {
        var value = interval(left, right, at: x) * interval(top, bottom, at: y)
        for index in 0..<4 where radii[index] > 0 {
            let corner = corner(index)
            value -= missing(corner, inX: inset(corner, x: x), inY: inset(corner, y: y))
        }
        return min(1, max(0, value))
    }

    /// The weight of a normal distribution around x between two limits.
    func interval(_ low: Double, _ high: Double, at x: Double) -> Double {
        let scale = 0.5.squareRoot() / sigma
        return 0.5 * (.erf((high - x) * scale) - .erf((low - x) * scale))
    }

    /// How far a place lies inwards from a corner's vertical side.
    func inset(_ corner: Corner, x: Double) -> Double { corner.isLeft ? x - left : right - x }

    /// How far a place lies inwards from a corner's horizontal side.
    func inset(_ corner: Corner, y: Double) -> Double { corner.isTop ? y - top : bottom - y }

    /// What the corner takes from the coverage of the square rectangle, at a point given by its distances from the
    /// sides.
    func missing(_ corner: Corner, inX x: Double, inY y: Double) -> Double {
        let margin = Self.reach * sigma
        let radius = corner.radius
        guard x > -margin, y > -margin, x < radius + margin, y < radius + margin else { return 0 }
        let scale = 0.5.squareRoot() / sigma
        let side = Double.erf(-x * scale)
        var sum = 0.0
        func add(_ node: ArcQuadrature.Node) {
            let height = node.weight * ArcQuadrature.density((node.depth - y) / sigma)
            sum += 0.5 * height * (.erf((node.width - x) * scale) - side)
        }
        if ArcQuadrature.panels(radius: radius, sigma: sigma, from: 0, to: .pi / 2) == 1 {
            ArcQuadrature.visitWhole(radius: radius, sigma: sigma, add)
            return sum
        }
        // Rows of the corner whose arc lies far to the right of the point lack everything that the rectangle has there.
        let full = ArcQuadrature.angle(ofWidth: x + margin, radius)
        let first = ArcQuadrature.angle(ofWidth: x - margin, radius)
        let low = max(first, ArcQuadrature.angle(ofDepth: y + margin, radius))
        let high = min(full, ArcQuadrature.angle(ofDepth: y - margin, radius))
        if low < high { ArcQuadrature.visit(radius: radius, sigma: sigma, from: low, to: high, add) }
        return sum + 0.5 * (1 - side) * interval(0, ArcQuadrature.depth(full, radius), at: y)
    }
}
