import Foundation
import KitlessColor

extension Elevation: Codable {
    private enum CodingKeys: String, CodingKey {
        case xOffset
        case yOffset
        case blur
        case spread
        case color
        case opacity
        case useShadowPath
        case isInset
    }

    /// Reads a shadow; numbers outside their ranges are limited as by the initialiser.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` for a missing or malformed value, or a colour that is no CSS colour.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let text = try values.decode(String.self, forKey: .color)
        let color: Color
        do {
            color = try Color(css: text)
        } catch {
            throw DecodingError.dataCorruptedError(
                forKey: .color,
                in: values,
                debugDescription: "\(text) is no CSS colour: \(error)"
            )
        }
        self.init(
            xOffset: try values.decode(CGFloat.self, forKey: .xOffset),
            yOffset: try values.decode(CGFloat.self, forKey: .yOffset),
            blur: try values.decode(CGFloat.self, forKey: .blur),
            spread: try values.decode(CGFloat.self, forKey: .spread),
            color: color,
            opacity: try values.decode(Double.self, forKey: .opacity),
            useShadowPath: try values.decodeIfPresent(Bool.self, forKey: .useShadowPath) ?? true,
            isInset: try values.decodeIfPresent(Bool.self, forKey: .isInset) ?? false
        )
    }

    /// Writes the shadow, its colour as CSS text.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(xOffset, forKey: .xOffset)
        try values.encode(yOffset, forKey: .yOffset)
        try values.encode(blur, forKey: .blur)
        try values.encode(spread, forKey: .spread)
        try values.encode(color.cssText, forKey: .color)
        try values.encode(opacity, forKey: .opacity)
        try values.encode(useShadowPath, forKey: .useShadowPath)
        try values.encode(isInset, forKey: .isInset)
    }
}
