import CoreUIKitless
import Foundation

/// The cover of a record: a sky of three colours with a sun and its hills.
final class ArtworkView: LayoutView, SnapshotDrawing {
    override init(frame: CGRect = .zero) {
        super.init(frame: frame)
        cornerRadius = 24
        clipsToBounds = true
    }

    func drawContent(on canvas: inout SnapshotCanvas) {
        let (width, height) = (canvas.size.width, canvas.size.height)
        let sky = [Color(rgb: 0x2B1B6B), Color(rgb: 0xC2417C), Color(rgb: 0xFFB457)]
        canvas.fill(
            VectorPath(rectangle: CGRect(x: 0, y: 0, width: width, height: height)),
            with: .linearGradient(sky, from: .zero, to: CGPoint(x: 0, y: height))
        )
        let sun = min(width, height) * 0.42
        canvas.fill(
            VectorPath(
                rectangle: CGRect(x: (width - sun) / 2, y: height * 0.3, width: sun, height: sun),
                cornerRadius: sun / 2
            ),
            with: .linearGradient(
                [Color(rgb: 0xFFF3C4), Color(rgb: 0xFF8A5C)],
                from: CGPoint(x: 0, y: height * 0.3),
                to: CGPoint(x: 0, y: height * 0.3 + sun)
            )
        )
        canvas.fill(hill(width, height, rise: 0.22, at: 0.3), with: .color(Color(rgb: 0x5B1F6E)))
        canvas.fill(hill(width, height, rise: 0.16, at: 0.75), with: .color(Color(rgb: 0x2A0F45)))
    }

    private func hill(_ width: CGFloat, _ height: CGFloat, rise: CGFloat, at peak: CGFloat) -> VectorPath {
        var path = VectorPath()
        path.move(to: CGPoint(x: 0, y: height))
        path.addLine(to: CGPoint(x: 0, y: height * 0.84))
        path.addCurve(
            to: CGPoint(x: width, y: height * 0.86),
            control1: CGPoint(x: width * peak, y: height * (0.84 - rise * 2)),
            control2: CGPoint(x: width * (peak + 0.1), y: height * (0.9 + rise))
        )
        path.addLine(to: CGPoint(x: width, y: height))
        path.closeSubpath()
        return path
    }
}
