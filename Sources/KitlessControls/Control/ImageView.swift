import AppColors
import CoreUIKitless
import Foundation

/// Shows a control's picture in the middle, at its own size times a scale.
final class ImageView: LayoutView, SnapshotDrawing {
    var image: ControlImage? {
        didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } }
    }

    var scale: CGFloat = 1 {
        didSet { if scale != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The colour of a template.
    var tint = Color.black

    var traits = TraitCollection()

    override var intrinsicContentSize: CGSize {
        let size = image?.size ?? .zero
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    func drawContent(on canvas: inout SnapshotCanvas) {
        guard let image else { return }
        let size = intrinsicContentSize
        let place = CGRect(
            x: (canvas.size.width - size.width) / 2,
            y: (canvas.size.height - size.height) / 2,
            width: size.width,
            height: size.height
        )
        image.draw(on: &canvas, in: place, tint: tint, traits: traits)
    }
}
