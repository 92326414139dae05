public import Foundation

/// The outline of a shape: straight and curved segments, in points.
///
/// ```swift
/// var play = VectorPath()
/// play.move(to: CGPoint(x: 0, y: 0))
/// play.addLine(to: CGPoint(x: 12, y: 8))
/// play.addLine(to: CGPoint(x: 0, y: 16))
/// play.closeSubpath()
/// ```
public struct VectorPath: Hashable, Sendable {
    /// One step of an outline.
    public enum Element: Hashable, Sendable {
        /// Begins a subpath.
        case move(to: CGPoint)
        /// A straight line from where the path is.
        case line(to: CGPoint)
        /// A cubic Bezier curve from where the path is.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A straight line to where the subpath began.
        case closeSubpath
    }

    /// The steps in order.
    public private(set) var elements: [Element] = []

    /// Creates an empty path.
    public init() {}

    /// Creates the outline of a rectangle with round corners.
    ///
    /// - Parameters:
    ///   - rectangle: The rectangle.
    ///   - cornerRadius: The radius of the corners in points; at most half of the shorter side counts.
    public init(rectangle: CGRect, cornerRadius: CGFloat = 0) {
        let radius = max(0, min(cornerRadius, rectangle.width / 2, rectangle.height / 2))
        // Four cubic curves come within 0.03 % of a circle with this length of their arms: 4/3 (sqrt 2 - 1).
        let arm = radius * (1 - 0.552_284_749_830_793_6)
        let (left, top, right, bottom) = (rectangle.minX, rectangle.minY, rectangle.maxX, rectangle.maxY)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        func corner(_ end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
            if radius > 0 { elements.append(.curve(to: end, control1: control1, control2: control2)) }
        }
        elements.append(.move(to: point(left + radius, top)))
        elements.append(.line(to: point(right - radius, top)))
        corner(point(right, top + radius), point(right - arm, top), point(right, top + arm))
        elements.append(.line(to: point(right, bottom - radius)))
        corner(point(right - radius, bottom), point(right, bottom - arm), point(right - arm, bottom))
        elements.append(.line(to: point(left + radius, bottom)))
        corner(point(left, bottom - radius), point(left + arm, bottom), point(left, bottom - arm))
        elements.append(.line(to: point(left, top + radius)))
        corner(point(left + radius, top), point(left, top + arm), point(left + arm, top))
        elements.append(.closeSubpath)
    }

    /// Begins a subpath.
    ///
    /// - Parameter point: Where it begins.
    public mutating func move(to point: CGPoint) { elements.append(.move(to: point)) }

    /// Goes on in a straight line.
    ///
    /// - Parameter point: Where the line ends.
    public mutating func addLine(to point: CGPoint) { elements.append(.line(to: point)) }

    /// Goes on along a cubic Bezier curve.
    ///
    /// - Parameters:
    ///   - point: Where the curve ends.
    ///   - control1: The point that the curve leaves towards.
    ///   - control2: The point that the curve arrives from.
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(to: point, control1: control1, control2: control2))
    }

    /// Goes back to where the subpath began.
    public mutating func closeSubpath() { elements.append(.closeSubpath) }

    /// Adds the subpaths of another path.
    ///
    /// - Parameter path: The other path.
    public mutating func append(_ path: VectorPath) { elements += path.elements }

    /// Returns the path with every point moved, control points included.
    ///
    /// ```swift
    /// let twice = path.mapPoints { CGPoint(x: $0.x * 2, y: $0.y * 2) }
    /// ```
    ///
    /// - Parameter move: Takes a point and returns where it is to lie. For other than straight transformations the
    ///   result is an approximation: curves stay cubic.
    /// - Returns: The path of the moved points.
    public func mapPoints(_ move: (CGPoint) -> CGPoint) -> VectorPath {
        var path = VectorPath()
        path.elements = elements.map { element in
            switch element {
            case .move(let point): .move(to: move(point))
            case .line(let point): .line(to: move(point))
            case .curve(let point, let control1, let control2):
                .curve(to: move(point), control1: move(control1), control2: move(control2))
            case .closeSubpath: .closeSubpath
            }
        }
        return path
    }

    /// The outline in the words of SVG's `d` attribute, moved by an offset.
    func svgData(offset: CGPoint) -> String {
        func pair(_ point: CGPoint) -> String {
            "\(XMLWriter.number(Double(point.x + offset.x))) \(XMLWriter.number(Double(point.y + offset.y)))"
        }
        return
            elements
            .map { element in
                switch element {
                case .move(let point): "M\(pair(point))"
                case .line(let point): "L\(pair(point))"
                case .curve(let point, let control1, let control2):
                    "C\(pair(control1)) \(pair(control2)) \(pair(point))"
                case .closeSubpath: "Z"
                }
            }
            .joined()
    }
}
