import CoreUIKitless
import Foundation

/// A field to type in: an icon, and what is typed or is to be typed.
final class FieldView: LayoutView {
    init(_ text: String, icon: Icon, palette: Palette) {
        super.init(frame: .zero)
        backgroundColor = palette.field
        cornerRadius = 14
        borderColor = palette.separator
        borderWidth = 1
        let image = IconView(icon, size: 20, color: palette.secondaryText)
        let label = Label(text, size: 16, color: palette.secondaryText)
        addSubview(image)
        addSubview(label)
        image.constrainEdges(.leading, with: DirectionalEdgeInsets(leadingAndTrailing: 16))
        image.constrainCenter(.y)
        label.constrain(after: image, offset: 12)
        label.constrainEdges(.trailing, with: DirectionalEdgeInsets(leadingAndTrailing: 16))
        label.constrainCenter(.y)
        constrain(.heightAnchor, constant: 52)
    }
}
