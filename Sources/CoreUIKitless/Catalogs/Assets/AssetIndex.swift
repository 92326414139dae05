/// Where each asset of a catalog lies, found by walking its folders once.
struct AssetIndex: Sendable {
    /// The folder of each asset, relative to the catalog, by kind and full name.
    private(set) var paths: [AssetKind: [String: String]] = [:]
    /// The least name of each kind by its spelling in lower case.
    private var lowercasedNames: [AssetKind: [String: String]] = [:]
    /// What was found wrong on the way.
    private(set) var problems: [CatalogProblem] = []

    /// Folders of a catalog that are neither assets of a kind that is read nor groups.
    private static let skipped: Set<String> = [
        "appiconset", "imagestack", "imagestacklayer", "solidimagestack", "solidimagestacklayer", "launchimage",
        "complicationset", "brandassets", "arresourcegroup", "arreferenceimage", "arobject", "stickerpack",
        "stickersequence", "sticker", "cubetextureset", "textureset", "mipmapset", "iconset", "gcdashboardimage",
        "gcleaderboard", "gcleaderboardset", "swatchset",
    ]

    /// Walks a catalog.
    init(_ folder: CatalogFolder) {
        walk(folder, "", namespace: "", depth: 0)
    }

    private mutating func walk(_ folder: CatalogFolder, _ path: String, namespace: String, depth: Int) {
        guard depth <= CatalogFolder.depthLimit else {
            problems.append(CatalogProblem(path: path, reason: .tooDeep(limit: CatalogFolder.depthLimit)))
            return
        }
        for entry in folder.entries(of: path, problems: &problems) {
            let inner = CatalogFolder.join(path, entry.name)
            let kind = Self.assetKind(entry.name)
            switch entry.kind {
            case .folder:
                if let kind {
                    add(kind, CatalogFolder.join(namespace, Self.stem(entry.name)), at: inner)
                } else if !Self.skipped.contains(Self.fileExtension(entry.name)) {
                    let provides = providesNamespace(folder, inner)
                    walk(
                        folder,
                        inner,
                        namespace: provides ? CatalogFolder.join(namespace, Self.stem(entry.name)) : namespace,
                        depth: depth + 1
                    )
                }
            case .link where entry.name != AssetContents.fileName:
                problems.append(CatalogProblem(path: inner, reason: .link))
            default: break
            }
        }
    }

    private mutating func add(_ kind: AssetKind, _ name: String, at path: String) {
        if let first = paths[kind]?[name] {
            problems.append(CatalogProblem(path: path, reason: .duplicateName(of: first)))
        } else {
            paths[kind, default: [:]][name] = path
            let folded = name.lowercased()
            lowercasedNames[kind, default: [:]][folded] = min(name, lowercasedNames[kind]?[folded] ?? name)
        }
    }

    /// A name that differs from another in upper and lower case alone.
    func similarName(_ kind: AssetKind, _ name: String) -> String? {
        name.utf8.count <= 256 ? lowercasedNames[kind]?[name.lowercased()] : nil
    }

    /// Whether a group's name is part of the names in it.
    private mutating func providesNamespace(_ folder: CatalogFolder, _ path: String) -> Bool {
        let file = CatalogFolder.join(path, AssetContents.fileName)
        do {
            let root = try JSONReader.read(try folder.read(file, limit: AssetContents.sizeLimit), path: file)
            return root["properties"]?["provides-namespace"]?.flag ?? false
        } catch {
            if error.reason != .missing { problems.append(error) }
            return false
        }
    }

    private static func assetKind(_ name: String) -> AssetKind? {
        AssetKind(rawValue: fileExtension(name))
    }

    private static func fileExtension(_ name: String) -> String {
        name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
    }

    /// The name of an asset or a group: without the extension if that says what kind it is.
    private static func stem(_ name: String) -> String {
        guard assetKind(name) != nil || fileExtension(name) == "spriteatlas", let dot = name.lastIndex(of: ".") else {
            return name
        }
        return String(name[..<dot])
    }
}
