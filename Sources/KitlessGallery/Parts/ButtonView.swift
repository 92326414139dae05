import CoreUIKitless
import Foundation

/// A button as wide as it is made, and high enough for a finger.
final class ButtonView: LayoutView {
    init(_ title: String, palette: Palette) {
        super.init(frame: .zero)
        backgroundColor = palette.accent
        cornerRadius = 14
        let label = Label(title, size: 17, weight: 600, color: palette.onAccent, alignment: .center)
        addSubview(label)
        label.constrainCenter()
        label.constrainEdges(.horizontal, relatedBy: .greaterThanOrEqual, with: DirectionalEdgeInsets(all: 16))
        constrain(.heightAnchor, constant: 52)
    }
}
