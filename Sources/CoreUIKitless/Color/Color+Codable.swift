public import KitlessColor

/// Colours are stored by their four components, so that extended ones keep their bits.
extension Color: Codable {
    private enum CodingKeys: String, CodingKey {
        case red
        case green
        case blue
        case alpha
    }

    /// Reads a colour from its four components in extended sRGB, under the keys `red`, `green`, `blue` and `alpha`.
    ///
    /// - Parameter decoder: The source; a missing alpha means 1.
    /// - Throws: `DecodingError` where a component is missing or is not a number.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            red: try container.decode(Double.self, forKey: .red),
            green: try container.decode(Double.self, forKey: .green),
            blue: try container.decode(Double.self, forKey: .blue),
            alpha: try container.decodeIfPresent(Double.self, forKey: .alpha) ?? 1
        )
    }

    /// Writes the four components in extended sRGB, bit for bit.
    ///
    /// - Parameter encoder: The destination.
    /// - Throws: `EncodingError`, as for a component that is not finite in JSON.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(red, forKey: .red)
        try container.encode(green, forKey: .green)
        try container.encode(blue, forKey: .blue)
        try container.encode(alpha, forKey: .alpha)
    }
}
