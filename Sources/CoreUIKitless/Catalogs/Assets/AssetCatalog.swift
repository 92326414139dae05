public import Foundation

/// One asset catalog (`.xcassets`), read from its folder as it lies in a project.
///
/// ```swift
/// let catalog = AssetCatalog(url: URL(fileURLWithPath: "Resources/Assets.xcassets"))
/// let ink = try catalog.color(named: "Brand/Ink", traits: TraitCollection(userInterfaceStyle: .dark))
/// for problem in catalog.problems { print(problem) }
/// ```
///
/// Folders are walked at the first use, each asset is parsed when it is first asked for, and both only once; a catalog
/// may be used from many threads at a time. Nothing outside the folder is opened, whatever its files say.
public final class AssetCatalog: Sendable {
    /// A larger file than this is refused.
    static let fileSizeLimit = 1 << 28

    /// The folder.
    public let url: URL
    /// The folder's name without the extension.
    public let name: String

    private let folder: CatalogFolder
    private let index = Once<AssetIndex>()
    private let colorSets = Memo<String, CachedColorSet>()
    private let imageSets = Memo<String, Result<ImageSet, AssetError>>()
    private let symbols = Memo<String, Result<SymbolAsset, AssetError>>()

    /// Creates a catalog; nothing is read yet.
    ///
    /// - Parameter url: The folder.
    public init(url: URL) {
        self.url = url
        name = url.deletingPathExtension().lastPathComponent
        folder = CatalogFolder(url)
    }

    /// The names of all assets of a kind, sorted.
    ///
    /// - Parameter kind: The kind.
    /// - Returns: The full names, namespaces included.
    public func names(of kind: AssetKind) -> [String] {
        paths(of: kind).keys.sorted()
    }

    /// Returns a colour with all its values.
    ///
    /// - Parameter name: The full name, namespaces included.
    /// - Returns: The colour set.
    /// - Throws: ``AssetError`` if there is none or its contents cannot be read at all.
    public func colorSet(named name: String) throws(AssetError) -> ColorSet {
        try cachedColorSet(named: name).result.get()
    }

    /// A colour set in the cache; a lookup need not count the references of everything in it.
    final class CachedColorSet: Sendable {
        let result: Result<ColorSet, AssetError>

        init(_ result: Result<ColorSet, AssetError>) {
            self.result = result
        }
    }

    func cachedColorSet(named name: String) throws(AssetError) -> CachedColorSet {
        try cached(colorSets, .color, name) { path in
            CachedColorSet(
                read(.color, name) { () throws(CatalogProblem) in
                    let contents = try AssetContents(folder, path: path, listsFiles: false)
                    return try ColorSet(contents.root, name: name, path: path)
                }
            )
        }
    }

    /// Returns an image with all its files.
    ///
    /// - Parameter name: The full name, namespaces included.
    /// - Returns: The image set.
    /// - Throws: ``AssetError`` if there is none or its contents cannot be read at all.
    public func imageSet(named name: String) throws(AssetError) -> ImageSet {
        try cached(imageSets, .image, name) { path in
            read(.image, name) { () throws(CatalogProblem) in
                try ImageSet(try AssetContents(folder, path: path, listsFiles: true), name: name)
            }
        }
        .get()
    }

    /// Returns the image that serves some traits best.
    ///
    /// - Parameters:
    ///   - name: The full name, namespaces included.
    ///   - traits: Where the image is shown.
    /// - Returns: The image with its bytes.
    /// - Throws: ``AssetError`` if there is none, none that fits, or its files are broken.
    public func image(named name: String, traits: TraitCollection = TraitCollection()) throws(AssetError) -> Image {
        let set = try imageSet(named: name)
        var problems = set.problems
        for (entry, isMirrored) in set.entries.ranked(for: traits) {
            do {
                return try image(entry, of: set, isMirrored: isMirrored)
            } catch {
                problems.append(error)
            }
        }
        throw AssetError(kind: .image, name: name, problems: problems, exists: true)
    }

    /// Returns a symbol.
    ///
    /// - Parameter name: The full name, namespaces included.
    /// - Returns: The symbol.
    /// - Throws: ``AssetError`` if there is none or its file is broken.
    public func symbol(named name: String) throws(AssetError) -> SymbolAsset {
        try cached(symbols, .symbol, name) { path in
            read(.symbol, name) { () throws(CatalogProblem) in
                try SymbolAsset(try AssetContents(folder, path: path, listsFiles: true), name: name, folder: folder)
            }
        }
        .get()
    }

    /// Returns the file of a data set that serves some traits best.
    ///
    /// - Parameters:
    ///   - name: The full name, namespaces included.
    ///   - traits: Where the file is used.
    /// - Returns: The file's bytes.
    /// - Throws: ``AssetError`` if there is none, none that fits, or its files cannot be read.
    public func data(named name: String, traits: TraitCollection = TraitCollection()) throws(AssetError) -> DataAsset {
        let set = try dataSet(named: name)
        var problems = set.problems
        for (entry, isMirrored) in set.entries.ranked(for: traits) where !isMirrored {
            do {
                let bytes = try folder.read(entry.value.path, limit: Self.fileSizeLimit)
                return DataAsset(name: name, data: Data(bytes), typeIdentifier: entry.value.typeIdentifier)
            } catch {
                problems.append(error)
            }
        }
        throw AssetError(kind: .data, name: name, problems: problems, exists: true)
    }

    /// Everything that is wrong with the catalog, sorted by path; reads every asset and every image's header.
    ///
    /// - Complexity: Linear in the size of the catalog's files.
    public var problems: [CatalogProblem] {
        var all = walked.problems
        for name in names(of: .color) { all += problems(of: name, colorSet(named:), \.problems) }
        for name in names(of: .symbol) { all += problems(of: name, symbol(named:), \.problems) }
        for name in names(of: .data) { all += problems(ofData: name) }
        for name in names(of: .image) { all += problems(ofImage: name) }
        return all.sorted { ($0.path, $0.line ?? 0) < ($1.path, $1.line ?? 0) }
    }

    private var walked: AssetIndex { index.value { AssetIndex(folder) } }

    private func paths(of kind: AssetKind) -> [String: String] {
        walked.paths[kind] ?? [:]
    }

    private func dataSet(named name: String) throws(AssetError) -> DataSet {
        guard let path = paths(of: .data)[name] else { throw missing(.data, name) }
        return try read(.data, name) { () throws(CatalogProblem) in
            try DataSet(try AssetContents(folder, path: path, listsFiles: true))
        }
        .get()
    }

    /// An asset, read at the first time; nothing is kept for names that there are none of, as anybody may ask for any.
    private func cached<Value>(
        _ memo: Memo<String, Value>,
        _ kind: AssetKind,
        _ name: String,
        read: (String) -> Value
    ) throws(AssetError) -> Value {
        guard let value = memo.valueIfAny(for: name, orMake: { paths(of: kind)[name].map(read) }) else {
            throw missing(kind, name)
        }
        return value
    }

    private func missing(_ kind: AssetKind, _ name: String) -> AssetError {
        AssetError(kind: kind, name: name, similarName: walked.similarName(kind, name))
    }

    /// What a reader of the asset's folder gives; a problem becomes the error of the asset.
    private func read<Value>(
        _ kind: AssetKind,
        _ name: String,
        _ body: () throws(CatalogProblem) -> Value
    ) -> Result<Value, AssetError> {
        do {
            return .success(try body())
        } catch {
            return .failure(AssetError(kind: kind, name: name, problems: [error], exists: true))
        }
    }

    private func image(
        _ entry: AssetEntry<ImageSet.File>,
        of set: ImageSet,
        isMirrored: Bool
    ) throws(CatalogProblem) -> Image {
        let path = entry.value.path
        let bytes = try folder.read(path, limit: Self.fileSizeLimit)
        do {
            var image = try Image(bytes: bytes, scale: entry.qualifiers.scale ?? 1)
            image.renderingMode = set.renderingMode
            image.fileName = path.split(separator: "/").last.map(String.init)
            image.resizing = entry.value.resizing
            image.alignmentInsets = entry.value.alignmentInsets
            image.isFlippedForRightToLeft = isMirrored
            return image
        } catch {
            throw CatalogProblem(path: path, reason: .unreadableImage(error.description))
        }
    }
}

extension AssetCatalog {
    private func problems<Asset>(
        of name: String,
        _ load: (String) throws(AssetError) -> Asset,
        _ problems: (Asset) -> [CatalogProblem]
    ) -> [CatalogProblem] {
        do {
            return problems(try load(name))
        } catch {
            return error.problems
        }
    }

    private func problems(ofImage name: String) -> [CatalogProblem] {
        problems(of: name, imageSet(named:)) { set in
            set.problems
                + problems(in: set.entries) { (entry) throws(CatalogProblem) in
                    _ = try image(entry, of: set, isMirrored: false)
                }
        }
    }

    private func problems(ofData name: String) -> [CatalogProblem] {
        problems(of: name, dataSet(named:)) { set in
            set.problems
                + problems(in: set.entries) { (entry) throws(CatalogProblem) in
                    _ = try folder.read(entry.value.path, limit: Self.fileSizeLimit)
                }
        }
    }

    /// What is wrong with the entries that cannot be used.
    private func problems<Value>(
        in entries: [AssetEntry<Value>],
        _ use: (AssetEntry<Value>) throws(CatalogProblem) -> Void
    ) -> [CatalogProblem] {
        var problems: [CatalogProblem] = []
        for entry in entries {
            do {
                try use(entry)
            } catch {
                problems.append(error)
            }
        }
        return problems
    }
}
