public import Foundation

/// An SF-Symbol template: an SVG with groups of variants, guides and notes.
///
/// Some drawing programs write `<g transform="…"><g id="Regular-S">…</g></g>` where Xcode wants
/// `<g id="Regular-S" transform="…">…</g>`. ``fixingTransforms()`` mends that by the structure of the XML:
///
/// ```swift
/// let template = try SymbolTemplate(data: Data(contentsOf: url))
/// print(template.problems)
/// try template.fixingTransforms().data.write(to: url)
/// ```
public struct SymbolTemplate: Sendable {
    let structure: XMLStructure

    /// Reads a template.
    ///
    /// - Parameter data: The bytes of an SVG file, in UTF-8.
    /// - Throws: ``SymbolTemplateError`` where the bytes are not well-formed XML with an `svg` root. What a template
    ///   lacks beyond that is told by ``problems``.
    /// - Complexity: Linear in the length of the data.
    public init(data: Data) throws(SymbolTemplateError) {
        structure = try XMLStructure(Array(data))
        guard let root = structure.elements.first, root.name == "svg" else {
            throw .notSVG(root: structure.elements.first?.name ?? "")
        }
    }

    init(structure: XMLStructure) {
        self.structure = structure
    }

    /// The bytes of the SVG file.
    public var data: Data { Data(structure.bytes) }

    /// The number after `Template v.` in the notes, such as 3.0; `nil` where the file has lost it.
    public var version: Double? {
        let text = structure.text(0..<structure.bytes.count)
        guard let mark = text.range(of: "Template v.") else { return nil }
        return Double(text[mark.upperBound...].prefix { $0.isASCII && ($0.isNumber || $0 == ".") })
    }

    /// The variants that the template draws, in the order of the file.
    public var variants: [SymbolVariant] {
        variantElements.map(\.variant)
    }

    /// The `id`s of the groups `Notes`, `Guides` and `Symbols` that are there.
    var groups: Set<String> {
        Set(structure.elements.compactMap { $0.name == "g" ? $0["id"]?.value : nil })
            .intersection(["Notes", "Guides", "Symbols"])
    }

    /// The groups that draw variants.
    var variantElements: [(variant: SymbolVariant, index: Int)] {
        structure.elements.indices.compactMap { index in
            structure.variant(at: index).map { ($0, index) }
        }
    }

    /// Returns the variant to draw where a weight and scale are asked for.
    ///
    /// - Parameters:
    ///   - weight: The weight wanted.
    ///   - scale: The scale wanted.
    /// - Returns: The exact variant, else the regular weight of that scale, else any scale of that weight, else the
    ///   first of the file; `nil` where the template draws none.
    public func variant(
        weight: SymbolVariant.Weight = .regular,
        scale: SymbolVariant.Scale = .medium
    ) -> SymbolVariant? {
        let drawn = variants
        return drawn.first { $0 == SymbolVariant(weight: weight, scale: scale) }
            ?? drawn.first { $0 == SymbolVariant(weight: .regular, scale: scale) }
            ?? drawn.first { $0.weight == weight }
            ?? drawn.first
    }

    /// Returns the SVG markup inside a variant's group.
    ///
    /// - Parameter variant: The variant.
    /// - Returns: The bytes between the group's tags as text; `nil` where the template does not draw the variant.
    public func markup(of variant: SymbolVariant) -> String? {
        variantElements.first { $0.variant == variant }.map { drawn in
            structure.text(structure.content(of: structure.elements[drawn.index]))
        }
    }
}

extension XMLStructure {
    /// The variant that the element draws: a group with one of the 27 ids.
    func variant(at index: Int) -> SymbolVariant? {
        guard elements[index].name == "g", let id = elements[index]["id"]?.value else { return nil }
        return SymbolVariant(id: id)
    }
}
