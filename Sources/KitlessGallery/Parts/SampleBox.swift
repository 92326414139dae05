import CoreUIKitless
import Foundation

/// A coloured box with a name, as wide as the name asks for.
final class SampleBox: Label {
    init(_ name: String, color: Color) {
        super.init(text: name)
        identifier = name
        backgroundColor = color
        cornerRadius = 8
        fontSize = 14
        fontWeight = 600
        textColor = .white
        textAlignment = .center
    }

    override var intrinsicContentSize: CGSize {
        let text = super.intrinsicContentSize
        return CGSize(width: text.width + 24, height: text.height + 20)
    }

    /// Colours on which white text can be read.
    static let colors = [Color(rgb: 0x1F6FD0), Color(rgb: 0xB02A6B), Color(rgb: 0x0B7A5E), Color(rgb: 0xA3560B)]
}
