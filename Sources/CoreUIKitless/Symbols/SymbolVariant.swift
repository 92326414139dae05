/// One of the 27 drawings of a symbol template: a weight at a scale.
public struct SymbolVariant: Hashable, Sendable, CaseIterable {
    /// The nine weights of a template, from thinnest to heaviest.
    public enum Weight: String, Sendable, CaseIterable {
        /// The thinnest, one of the three masters.
        case ultralight = "Ultralight"

        /// Thin.
        case thin = "Thin"

        /// Light.
        case light = "Light"

        /// The weight of usual text, one of the three masters.
        case regular = "Regular"

        /// Medium.
        case medium = "Medium"

        /// Semibold.
        case semibold = "Semibold"

        /// Bold.
        case bold = "Bold"

        /// Heavy.
        case heavy = "Heavy"

        /// The heaviest, one of the three masters.
        case black = "Black"
    }

    /// The three scales of a template.
    public enum Scale: String, Sendable, CaseIterable {
        /// Small.
        case small = "S"

        /// Medium.
        case medium = "M"

        /// Large.
        case large = "L"
    }

    /// How heavy the drawing is.
    public let weight: Weight

    /// How large the drawing is beside text of the same size.
    public let scale: Scale

    /// Creates a variant.
    ///
    /// - Parameters:
    ///   - weight: How heavy the drawing is.
    ///   - scale: How large the drawing is beside text.
    public init(weight: Weight, scale: Scale) {
        self.weight = weight
        self.scale = scale
    }

    /// Reads the `id` of a template's group, such as `Regular-S`; `nil` for anything but one of the 27 ids.
    ///
    /// - Parameter id: The attribute's value.
    public init?(id: String) {
        let parts = id.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, let weight = Weight(rawValue: String(parts[0])),
            let scale = Scale(rawValue: String(parts[1]))
        else { return nil }
        self.init(weight: weight, scale: scale)
    }

    /// The `id` of the template's group, such as `Regular-S`.
    public var id: String { "\(weight.rawValue)-\(scale.rawValue)" }

    /// All 27 variants, scale by scale from the thinnest.
    public static var allCases: [SymbolVariant] {
        Scale.allCases.flatMap { scale in Weight.allCases.map { SymbolVariant(weight: $0, scale: scale) } }
    }

    /// The three variants from which templates of version 3 on have all others interpolated.
    public static let masters = [Weight.ultralight, .regular, .black].map { SymbolVariant(weight: $0, scale: .small) }
}
