import Foundation

/// A symbol of a catalog: its template, and how it is meant to be drawn.
public struct SymbolAsset: Sendable {
    /// How a symbol takes its colours, as the catalog says.
    public enum RenderingIntent: String, Sendable, Hashable {
        /// As a stencil in the tint colour.
        case template
        /// With its own colours.
        case original
        /// With several colours of the system.
        case multicolor
        /// With shades of the tint colour.
        case hierarchical
    }

    /// The name, namespaces included.
    public let name: String
    /// The template.
    public let template: SymbolTemplate
    /// How the symbol takes its colours; `nil` if the catalog does not say.
    public let renderingIntent: RenderingIntent?
    /// What is wrong with other entries of the set.
    public let problems: [CatalogProblem]
}

extension SymbolAsset {
    /// The rendering mode that the intent comes to.
    var renderingMode: ImageRenderingMode {
        switch renderingIntent {
        case .template?, .hierarchical?: .alwaysTemplate
        case .original?, .multicolor?: .alwaysOriginal
        case nil: .automatic
        }
    }

    /// A larger template is refused before it is read.
    private static let sizeLimit = 1 << 24

    /// Reads a set.
    init(_ contents: AssetContents, name: String, folder: CatalogFolder) throws(CatalogProblem) {
        var problems: [CatalogProblem] = []
        let files: [AssetEntry<String>] = try contents.fileEntries(.symbol, problems: &problems) { _, path in path }
        var template: SymbolTemplate?
        for entry in files where template == nil {
            do {
                template = try Self.template(entry.value, folder)
            } catch {
                problems.append(error)
            }
        }
        guard let template else {
            throw problems.first ?? CatalogProblem(path: contents.path, reason: .invalidValue("there is no template"))
        }
        self.name = name
        self.template = template
        renderingIntent = contents.root["properties"]?["symbol-rendering-intent"]?.text
            .flatMap(RenderingIntent.init(rawValue:))
        self.problems = problems
    }

    private static func template(_ path: String, _ folder: CatalogFolder) throws(CatalogProblem) -> SymbolTemplate {
        let bytes = try folder.read(path, limit: sizeLimit)
        do throws(SymbolTemplateError) {
            return try SymbolTemplate(data: Data(bytes))
        } catch {
            throw CatalogProblem(path: path, reason: .unreadableImage("\(error)"))
        }
    }
}
