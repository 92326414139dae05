/// The font files that an app brings along, found by family, weight and slant.
///
/// A value: register fonts at start-up, then hand the library to what measures and draws text.
public struct FontLibrary: Sendable {
    /// The fonts in the order of their registration.
    public private(set) var fonts: [OpenTypeFont] = []

    /// Creates a library without fonts.
    public init() {}

    /// Adds a font.
    ///
    /// - Parameter font: The font; it comes after those of the same family, weight and slant.
    public mutating func register(_ font: OpenTypeFont) {
        fonts.append(font)
    }

    /// Reads and adds a font.
    ///
    /// - Parameter bytes: The contents of a font file; of a collection, the first font is taken.
    /// - Throws: ``OpenTypeError`` where the bytes are no font; the library is as it was.
    public mutating func register(bytes: [UInt8]) throws(OpenTypeError) {
        register(try OpenTypeFont(bytes: bytes))
    }

    /// Returns the font to set text in.
    ///
    /// The first of the family's names that is registered decides the family; within it, slant goes before weight and
    /// the weight is chosen as CSS Fonts 4, section 5.2, does.
    ///
    /// - Parameters:
    ///   - family: The family and its fallbacks; the system family is whatever was registered first.
    ///   - weight: The weight wanted.
    ///   - isItalic: Whether an italic is wanted.
    /// - Returns: The nearest font; `nil` where none of the names is registered.
    public func font(family: FontFamily, weight: FontWeight = .regular, isItalic: Bool = false) -> OpenTypeFont? {
        for name in family.names {
            if let font = font(named: name, weight, isItalic) { return font }
        }
        return family.isSystem ? fonts.first.flatMap { font(named: $0.names.family, weight, isItalic) } : nil
    }

    /// Returns the fonts to set text in, best first: a character that the first one lacks comes from the next.
    ///
    /// - Parameters:
    ///   - family: The family and its fallbacks.
    ///   - weight: The weight wanted.
    ///   - isItalic: Whether an italic is wanted.
    /// - Returns: One font for each registered name.
    public func fonts(family: FontFamily, weight: FontWeight = .regular, isItalic: Bool = false) -> [OpenTypeFont] {
        let named = family.names.compactMap { font(named: $0, weight, isItalic) }
        if !named.isEmpty || !family.isSystem { return named }
        return font(family: family, weight: weight, isItalic: isItalic).map { [$0] } ?? []
    }

    private func font(named name: String, _ weight: FontWeight, _ isItalic: Bool) -> OpenTypeFont? {
        let name = name.lowercased()
        let family = fonts.filter { $0.names.family.lowercased() == name }
        let slanted = family.filter { $0.isItalic == isItalic }
        return (slanted.isEmpty ? family : slanted).min { left, right in
            Self.distance(from: weight, to: left.weight) < Self.distance(from: weight, to: right.weight)
        }
    }

    /// How far a weight is from the one wanted: every weight on the preferred side is nearer than any on the other.
    private static func distance(from wanted: FontWeight, to weight: FontWeight) -> Int {
        let (wanted, weight) = (wanted.value, weight.value)
        if (400...500).contains(wanted) {
            if (wanted...500).contains(weight) { return weight - wanted }
            return weight < wanted ? 1000 + wanted - weight : 2000 + weight - wanted
        }
        let isPreferred = wanted < 400 ? weight <= wanted : weight >= wanted
        return abs(weight - wanted) + (isPreferred ? 0 : 1000)
    }
}
