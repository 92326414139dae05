public import AppFont
public import KitlessColor

/// How large and heavy a symbol is drawn, and in which colours.
public struct SymbolConfiguration: Sendable, Hashable {
    /// The text that the symbol stands beside; its size follows Dynamic Type.
    public var textStyle: TextStyle
    /// How heavy the symbol is drawn, before Bold Text.
    public var weight: SymbolVariant.Weight
    /// How large the symbol is drawn beside the text.
    public var scale: SymbolVariant.Scale
    /// The colours of the symbol's layers, the primary one first; empty for the tint colour.
    ///
    /// A template says with classes such as `hierarchical-0:secondary` which parts are which layer; all of one that
    /// does not takes the first colour.
    public var palette: [Color]

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - textStyle: The text that the symbol stands beside.
    ///   - weight: How heavy the symbol is drawn; `nil` takes the text's weight.
    ///   - scale: How large the symbol is drawn beside the text.
    ///   - palette: The colours of the symbol's layers; empty for the tint colour.
    public init(
        textStyle: TextStyle,
        weight: SymbolVariant.Weight? = nil,
        scale: SymbolVariant.Scale = .medium,
        palette: [Color] = []
    ) {
        self.textStyle = textStyle
        self.weight = weight ?? (textStyle.weight > .regular ? .semibold : .regular)
        self.scale = scale
        self.palette = palette
    }

    /// Returns the point size of the text beside which the symbol stands.
    ///
    /// - Parameter traits: Where it is shown; the text size chosen there counts.
    /// - Returns: The size in points.
    public func pointSize(for traits: TraitCollection) -> Double {
        textStyle.size(for: traits.preferredContentSizeCategory)
    }

    /// Returns how heavy the symbol is drawn.
    ///
    /// - Parameter traits: Where it is shown; under Bold Text the symbol is two weights heavier, as regular text
    ///   becomes semibold.
    /// - Returns: The weight.
    public func weight(for traits: TraitCollection) -> SymbolVariant.Weight {
        let weights = SymbolVariant.Weight.allCases
        guard traits.legibilityWeight == .bold, let index = weights.firstIndex(of: weight) else { return weight }
        return weights[min(index + 2, weights.count - 1)]
    }
}
