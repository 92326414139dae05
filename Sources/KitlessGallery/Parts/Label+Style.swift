import CoreUIKitless
import Foundation

extension Label {
    /// Makes a label in one expression.
    convenience init(
        _ text: String,
        size: CGFloat,
        weight: Int = 400,
        color: Color,
        lines: Int = 1,
        alignment: TextAlignment = .natural
    ) {
        self.init(text: text)
        fontSize = size
        fontWeight = weight
        textColor = color
        numberOfLines = lines
        textAlignment = alignment
    }
}
