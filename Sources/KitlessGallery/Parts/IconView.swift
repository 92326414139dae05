import CoreUIKitless
import Foundation

/// An icon of a fixed size, mirrored in right-to-left layouts if it points somewhere.
final class IconView: LayoutView, SnapshotDrawing {
    private let icon: Icon
    private let size: CGFloat
    private let color: Color
    private let isFilled: Bool

    init(_ icon: Icon, size: CGFloat = 22, color: Color, isFilled: Bool = false) {
        self.icon = icon
        self.size = size
        self.color = color
        self.isFilled = isFilled
        super.init(frame: .zero)
        for axis in LayoutAxis.allCases {
            setContentHuggingPriority(.required, for: axis)
            setContentCompressionResistancePriority(.required, for: axis)
        }
    }

    override var intrinsicContentSize: CGSize { CGSize(width: size, height: size) }

    func drawContent(on canvas: inout SnapshotCanvas) {
        let scale = size / 24
        let isMirrored = icon.pointsSomewhere && effectiveUserInterfaceLayoutDirection == .rightToLeft
        let path = icon.path.mapPoints { point in
            CGPoint(x: (isMirrored ? 24 - point.x : point.x) * scale, y: point.y * scale)
        }
        if isFilled { canvas.fill(path, with: .color(color)) }
        canvas.stroke(path, color: color, width: 2 * scale)
    }
}

extension Icon {
    /// Whether the icon means a direction of reading.
    var pointsSomewhere: Bool {
        switch self {
        case .back, .chevron: true
        // Play and skip follow the direction of time, which is the same everywhere.
        case .play, .pause, .next, .previous, .shuffle, .loop, .heart, .bell, .moon, .lock, .person, .globe: false
        }
    }
}
