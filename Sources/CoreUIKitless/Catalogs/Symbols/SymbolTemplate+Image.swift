import Foundation
import KitlessColor

extension SymbolTemplate {
    /// The font size at which templates are drawn, in user units.
    private static let drawnSize = 100.0

    /// One variant as an SVG image of its own.
    ///
    /// The width lies between the margins; the height is one and a half times that of the capital letters, half of the
    /// excess above and below, so that symbols of one size line up. A template that lacks guides is shown whole.
    ///
    /// - Returns: `nil` if the template draws no variant.
    func image(_ configuration: SymbolConfiguration?, traits: TraitCollection) -> Image? {
        let fixed = fixingTransforms()
        let weight = configuration?.weight(for: traits) ?? .regular
        let scale = configuration?.scale ?? .medium
        guard let variant = fixed.variant(weight: weight, scale: scale),
            let drawn = fixed.variantElements.first(where: { $0.variant == variant }),
            let markup = fixed.markup(of: variant)
        else { return nil }
        let factor = (configuration?.pointSize(for: traits) ?? Self.drawnSize) / Self.drawnSize
        guard let box = fixed.box(of: variant) else { return nil }
        let color = configuration?.palette.first.map { " fill=\"\(RGBA8($0).hexText())\"" } ?? ""
        let group = fixed.structure.elements[drawn.index]
        let (startTag, endTag) = (fixed.structure.text(group.startTag), fixed.structure.text(group.endTag))
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"\
            \(fixed.namespaces(around: drawn.index)) \
            width="\(box.width * factor)" height="\(box.height * factor)" \
            viewBox="\(box.left) \(box.top) \(box.width) \(box.height)"\(color)>\
            \(Self.layerStyle(configuration?.palette ?? []))\(startTag)\(markup)\(endTag)</svg>
            """
        guard var image = try? Image(data: Data(svg.utf8)) else { return nil }
        image.symbolConfiguration = configuration
        return image
    }

    /// What the elements around another declare of namespaces, the nearest of a prefix: a picture with a prefix that
    /// nothing declares, such as a drawing program's, is refused by viewers.
    private func namespaces(around index: Int) -> String {
        var declared: Set<String> = ["xmlns:xlink"]
        var text = ""
        var place = structure.elements[index].parent
        while let element = place.map({ structure.elements[$0] }) {
            for attribute in element.attributes
            where attribute.name.hasPrefix("xmlns:") && declared.insert(attribute.name).inserted {
                text += " \(attribute.name)=\"\(XMLWriter.escaped(attribute.value))\""
            }
            place = element.parent
        }
        return text
    }

    /// The colours of a palette's layers, for templates that mark theirs with classes such as
    /// `hierarchical-0:secondary`.
    ///
    /// Where there are more layers than colours, the last colour serves the rest.
    private static func layerStyle(_ palette: [Color]) -> String {
        guard let last = palette.last, palette.count > 1 else { return "" }
        let rules = ["primary", "secondary", "tertiary"].enumerated().map { index, level in
            let color = index < palette.count ? palette[index] : last
            return "[class*=\":\(level)\"]{fill:\(RGBA8(color).hexText())}"
        }
        return "<style>\(rules.joined())</style>"
    }

    private struct Box {
        var left: Double
        var top: Double
        var width: Double
        var height: Double
    }

    /// What of the template is shown for a variant.
    private func box(of variant: SymbolVariant) -> Box? {
        if let baseline = baseline(of: variant.scale) ?? baseline(of: .small),
            let capline = capline(of: variant.scale) ?? capline(of: .small),
            let left = leftMargin(of: variant), let right = rightMargin(of: variant), right > left, baseline > capline
        {
            let capHeight = baseline - capline
            return Box(left: left, top: capline - capHeight / 4, width: right - left, height: capHeight * 1.5)
        }
        guard let header = try? ImageHeader(bytes: structure.bytes) else { return nil }
        return Box(left: 0, top: 0, width: header.width, height: header.height)
    }
}
