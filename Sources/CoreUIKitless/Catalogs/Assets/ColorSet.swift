/// A colour of a catalog: its values for all appearances, devices and gamuts.
public struct ColorSet: Sendable, Hashable {
    /// A value of a colour set.
    public enum Value: Sendable, Hashable {
        /// A colour, in extended sRGB whatever space it was written in.
        case color(Color)
        /// A colour of the system by its name, such as `systemTealColor`.
        case systemColor(platform: String, name: String)
    }

    /// The name, namespaces included.
    public let name: String
    /// The folder, relative to the catalog.
    public let path: String
    /// The entries that have a value, in the order of the file.
    public let entries: [AssetEntry<Value>]
    /// What is wrong with the others.
    public let problems: [CatalogProblem]

    /// Returns the value that serves some traits best.
    ///
    /// - Parameter traits: Where the colour is shown.
    /// - Returns: The value, or `nil` if none of the entries is meant for such a place.
    /// - Complexity: Linear in the number of entries; constant for a single plain one.
    public func value(for traits: TraitCollection = TraitCollection()) -> Value? {
        if let byAppearance {
            let isDark = traits.userInterfaceStyle == .dark
            let isHigh = traits.accessibilityContrast == .high
            return byAppearance[(isDark ? 2 : 0) + (isHigh ? 1 : 0)].map { entries[$0].value }
        }
        return entries.bestIndex(for: traits).map { entries[$0].value }
    }

    /// The entry for light, light with high contrast, dark, dark with high contrast, where nothing else matters.
    private let byAppearance: [Int?]?
}

extension ColorSet {
    /// Reads the contents of a set.
    init(_ contents: JSONNode, name: String, path: String) throws(CatalogProblem) {
        let file = CatalogFolder.join(path, AssetContents.fileName)
        guard let list = contents[AssetKind.color.entriesKey]?.elements else {
            throw CatalogProblem(path: file, reason: .invalidValue("there is no list 'colors'"))
        }
        var entries: [AssetEntry<Value>] = []
        var problems: [CatalogProblem] = []
        for node in list {
            // An entry without a colour is a place that nobody has filled yet.
            guard let color = node["color"], let qualifiers = AssetQualifiers(node) else { continue }
            do throws(ColorFault) {
                entries.append(AssetEntry(qualifiers: qualifiers, value: try Self.value(color)))
            } catch {
                problems.append(CatalogProblem(path: file, reason: error.reason))
            }
        }
        self.name = name
        self.path = path
        self.entries = entries
        self.problems = problems
        let needsMore = entries.contains { !$0.qualifiers.concernsAppearanceAlone }
        byAppearance = needsMore ? nil : TraitCollection.allColorSpaces.map { entries.bestIndex(for: $0) }
    }

    private static func value(_ node: JSONNode) throws(ColorFault) -> Value {
        if let name = node["reference"]?.text {
            return .systemColor(platform: node["platform"]?.text ?? "universal", name: name)
        }
        return .color(try ColorComponents.color(node))
    }
}
