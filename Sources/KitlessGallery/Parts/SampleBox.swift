import CoreUIKitless
import Foundation

/// A coloured box with a name, as wide as the name asks for.
final class SampleBox: LayoutView {
    init(_ name: String, color: Color, palette: Palette, padding: CGFloat = 12) {
        super.init()
        identifier = name
        backgroundColor = color
        cornerRadius = 8
        let label = Label(name, size: 14, weight: 600, color: .white, alignment: .center)
        addSubview(label)
        label.constrainEdges(with: DirectionalEdgeInsets(topAndBottom: 10, leadingAndTrailing: padding))
    }

    /// Four colours on which white text can be read.
    static let colors = [Color(rgb: 0x1F6FD0), Color(rgb: 0xB02A6B), Color(rgb: 0x0B7A5E), Color(rgb: 0xA3560B)]
}
