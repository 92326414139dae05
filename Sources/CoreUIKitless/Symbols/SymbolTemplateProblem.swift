/// Something that keeps a symbol template from being used as it is.
public enum SymbolTemplateProblem: Hashable, Sendable {
    /// One of the groups `Notes`, `Guides` and `Symbols` is missing.
    case missingGroup(String)

    /// The notes do not tell the template's version (`Template v.N`).
    case missingVersion

    /// No group has one of the 27 ids.
    case noVariants

    /// Two groups draw the same variant.
    case duplicateVariant(SymbolVariant)

    /// A variant stands in a group with a transform; ``SymbolTemplate/fixingTransforms()`` mends that.
    case wrappedVariant(SymbolVariant)

    /// A variant does not stand directly in the group `Symbols`, and cannot be moved there by merging transforms.
    case misplacedVariant(SymbolVariant)

    /// A `transform` does not follow SVG's grammar; its text is given.
    case unreadableTransform(String)

    /// A template of version 3 or later has neither all variants nor this master to interpolate from.
    case missingMaster(SymbolVariant)

    /// A master's outlines have another structure than those of Regular-S, so that nothing between can be drawn.
    case incompatibleMaster(SymbolVariant)

    /// A guide that places a drawn scale is missing, such as `Baseline-S`.
    case missingGuide(String)

    /// A margin that bounds the drawing is missing: `left-margin` or `right-margin`.
    case missingMargin(String)
}

extension SymbolTemplateProblem: CustomStringConvertible {
    /// The reason in a sentence.
    public var description: String {
        switch self {
        case .missingGroup(let name): "the group \(name) is missing"
        case .missingVersion: "the notes do not tell the template's version"
        case .noVariants: "no group has one of the 27 ids such as Regular-S"
        case .duplicateVariant(let variant): "\(variant.id) is drawn twice"
        case .wrappedVariant(let variant): "\(variant.id) stands in a group with a transform"
        case .misplacedVariant(let variant): "\(variant.id) does not stand directly in the group Symbols"
        case .unreadableTransform(let text): "the transform \"\(text)\" cannot be read"
        case .missingMaster(let variant): "the master \(variant.id) is missing"
        case .incompatibleMaster(let variant): "the outlines of \(variant.id) do not match those of Regular-S"
        case .missingGuide(let name): "the guide \(name) is missing"
        case .missingMargin(let name): "the guide \(name) is missing"
        }
    }
}
