public import AppColors
import AppTheme
public import CoreUIKitless
public import Foundation

/// A picture on a control: an outline that is stroked or filled.
public struct ControlImage: Sendable, Hashable {
    /// How the outline becomes a picture.
    public enum Style: Sendable, Hashable {
        /// A line of a width in points.
        case stroke(CGFloat)

        /// The area inside.
        case fill
    }

    /// The outline, from (0, 0) to ``size``.
    public var path: VectorPath

    /// The size in points.
    public var size: CGSize

    /// How the outline becomes a picture.
    public var style: Style

    /// The picture's own colour; `nil` for a template, which takes the colour of where it is shown.
    public var color: DynamicHSVColor?

    /// Creates a picture.
    ///
    /// - Parameters:
    ///   - path: The outline, from (0, 0) to the size.
    ///   - size: The size in points.
    ///   - style: How the outline becomes a picture.
    ///   - color: The picture's own colour; `nil` for a template.
    public init(path: VectorPath, size: CGSize, style: Style = .stroke(2), color: DynamicHSVColor? = nil) {
        self.path = path
        self.size = size
        self.style = style
        self.color = color
    }

    /// Creates a template from lines on a square.
    init(side: CGFloat, lines: [[(CGFloat, CGFloat)]]) {
        var path = VectorPath()
        for line in lines {
            for (index, point) in line.enumerated() {
                let point = CGPoint(x: point.0, y: point.1)
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
        }
        self.init(path: path, size: CGSize(width: side, height: side))
    }

    /// A plus sign.
    public static let plus = ControlImage(side: 20, lines: [[(3, 10), (17, 10)], [(10, 3), (10, 17)]])

    /// A minus sign.
    public static let minus = ControlImage(side: 20, lines: [[(3, 10), (17, 10)]])

    /// A waste basket.
    public static let trash = ControlImage(
        side: 20,
        lines: [[(3, 5), (17, 5)], [(8, 5), (8, 3), (12, 3), (12, 5)], [(5, 5), (6, 17), (14, 17), (15, 5)]]
    )

    /// Draws the picture.
    func draw(on canvas: inout SnapshotCanvas, in rectangle: CGRect, tint: Color, traits: TraitCollection) {
        guard size.width > 0, size.height > 0 else { return }
        let color = color?.resolvedColor(for: traits) ?? tint
        let scale = min(rectangle.width / size.width, rectangle.height / size.height)
        let left = rectangle.midX - size.width * scale / 2
        let top = rectangle.midY - size.height * scale / 2
        let placed = path.mapPoints { CGPoint(x: left + $0.x * scale, y: top + $0.y * scale) }
        switch style {
        case .fill: canvas.fill(placed, with: .color(color))
        case .stroke(let width): canvas.stroke(placed, color: color, width: width * scale)
        }
    }
}
