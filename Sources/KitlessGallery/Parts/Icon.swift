import CoreUIKitless
import Foundation

/// A line drawing on a grid of 24 by 24.
enum Icon {
    case back, chevron, play, pause, next, previous, shuffle, loop, heart, bell, moon, lock, person, globe

    /// The outline, in the grid.
    var path: VectorPath {
        switch self {
        case .back: Self.lines([(15, 5), (8, 12), (15, 19)])
        case .chevron: Self.lines([(9, 5), (16, 12), (9, 19)])
        case .play: Self.lines([(8, 5), (19, 12), (8, 19)], closed: true)
        case .pause: Self.lines([(8, 5), (8, 19)]) + Self.lines([(16, 5), (16, 19)])
        case .next: Self.lines([(5, 5), (15, 12), (5, 19)], closed: true) + Self.lines([(19, 5), (19, 19)])
        case .previous: Self.lines([(19, 5), (9, 12), (19, 19)], closed: true) + Self.lines([(5, 5), (5, 19)])
        case .shuffle:
            Self.lines([(3, 7), (8, 7), (15, 17), (21, 17), (18, 14)]) + Self.lines([(21, 17), (18, 20)])
                + Self.lines([(3, 17), (8, 17), (10, 14)]) + Self.lines([(13, 10), (15, 7), (21, 7), (18, 4)])
                + Self.lines([(21, 7), (18, 10)])
        case .loop:
            Self.lines([(17, 2), (21, 6), (17, 10)]) + Self.lines([(21, 6), (4, 6), (4, 11)])
                + Self.lines([(7, 22), (3, 18), (7, 14)]) + Self.lines([(3, 18), (20, 18), (20, 13)])
        case .heart: Self.heartPath
        case .bell:
            Self.lines(
                [(5, 17), (7, 14), (7, 10), (9, 6), (12, 5), (15, 6), (17, 10), (17, 14), (19, 17)],
                closed: true
            )
                + Self.lines([(10, 20), (14, 20)])
        case .moon: Self.moonPath
        case .lock:
            VectorPath(rectangle: CGRect(x: 5, y: 11, width: 14, height: 9), cornerRadius: 2)
                + Self.lines([(8, 11), (8, 7), (10, 4), (14, 4), (16, 7), (16, 11)])
        case .person: Self.circle(12, 8, 4) + Self.lines([(4, 20), (6, 16), (9, 15), (15, 15), (18, 16), (20, 20)])
        case .globe: Self.circle(12, 12, 9) + Self.ellipse(12, 12, 4, 9) + Self.lines([(3, 12), (21, 12)])
        }
    }

    private static func lines(_ points: [(CGFloat, CGFloat)], closed: Bool = false) -> VectorPath {
        var path = VectorPath()
        for (index, (x, y)) in points.enumerated() {
            if index == 0 { path.move(to: CGPoint(x: x, y: y)) } else { path.addLine(to: CGPoint(x: x, y: y)) }
        }
        if closed { path.closeSubpath() }
        return path
    }

    private static func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> VectorPath {
        VectorPath(
            rectangle: CGRect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2),
            cornerRadius: radius
        )
    }

    private static func ellipse(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> VectorPath {
        var path = VectorPath()
        let (left, right) = (CGPoint(x: x - width, y: y), CGPoint(x: x + width, y: y))
        let reach = height * 4 / 3
        path.move(to: left)
        path.addCurve(
            to: right,
            control1: CGPoint(x: left.x, y: y - reach),
            control2: CGPoint(x: right.x, y: y - reach)
        )
        path.addCurve(to: left, control1: CGPoint(x: right.x, y: y + reach), control2: CGPoint(x: left.x, y: y + reach))
        return path
    }

    private static var heartPath: VectorPath {
        var path = VectorPath()
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        path.move(to: point(12, 20))
        path.addCurve(to: point(3, 9.5), control1: point(7, 16.5), control2: point(3, 13.5))
        path.addCurve(to: point(12, 7.5), control1: point(3, 3.5), control2: point(10, 3))
        path.addCurve(to: point(21, 9.5), control1: point(14, 3), control2: point(21, 3.5))
        path.addCurve(to: point(12, 20), control1: point(21, 13.5), control2: point(17, 16.5))
        path.closeSubpath()
        return path
    }

    private static var moonPath: VectorPath {
        var path = VectorPath()
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        path.move(to: point(20, 14.5))
        path.addCurve(to: point(9.5, 4), control1: point(13, 17), control2: point(7, 11))
        path.addCurve(to: point(12, 21), control1: point(2, 6.5), control2: point(2, 20))
        path.addCurve(to: point(20, 14.5), control1: point(16, 21.5), control2: point(19, 18.5))
        path.closeSubpath()
        return path
    }
}

extension VectorPath {
    /// Both outlines, one after the other.
    static func + (first: VectorPath, second: VectorPath) -> VectorPath {
        var path = first
        path.append(second)
        return path
    }
}
