public import Foundation

/// The assets and strings of a bundle or a folder: any number of asset catalogs and language folders.
///
/// Files are read as they lie in a project, without Foundation's tables and without Xcode's compilers:
///
/// ```swift
/// let assets = AssetBundle(url: resources)
/// assets.catalogs.map(\.name)                                        // ["Assets", "Pictures"]
/// try assets.string(forKey: "n_items", arguments: [3])               // "3 items"
/// try assets.color(named: "Ink")
/// ```
///
/// Everything is read at the first use, once; a bundle may be used from many threads at a time.
public final class AssetBundle: Sendable {
    /// The folder.
    public let url: URL
    /// The language that the project is written in: the last to be looked up, and what `Base.lproj` stands for.
    public let developmentLanguage: String

    let folder: CatalogFolder
    let stringFiles = Memo<String, StringTable>()
    let stringCatalogs = Memo<String, Result<StringCatalog, CatalogProblem>>()
    let catalogTables = Memo<TableRequest, StringTable>()
    /// Answers to requests; limited, since a server may be asked for any table in any languages.
    let tables = Memo<TableRequest, TableAnswer>(limit: 1_024)
    let defaultTables = Memo<String, TableAnswer>(limit: 1_024)
    private let contents = Once<BundleContents>()

    /// Creates a bundle from a folder; nothing is read yet.
    ///
    /// - Parameters:
    ///   - url: The folder that holds catalogs (`.xcassets`), language folders (`.lproj`) and string catalogs.
    ///   - developmentLanguage: The language that the project is written in.
    public init(url: URL, developmentLanguage: String = "en") {
        self.url = url
        self.developmentLanguage = developmentLanguage
        folder = CatalogFolder(url)
    }

    /// Creates a bundle from the resources of Foundation's.
    ///
    /// - Parameter bundle: The bundle, such as `.module`; its development language is English unless its `Info.plist`
    ///   says otherwise.
    public convenience init(_ bundle: Bundle) {
        // `developmentLocalization` ends the process on Linux for a bundle that does not state it.
        let stated = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
        self.init(url: bundle.resourceURL ?? bundle.bundleURL, developmentLanguage: stated ?? "en")
    }

    /// Returns the assets of one of Foundation's bundles, read once for the whole process.
    ///
    /// - Parameter bundle: The bundle, such as `.module`.
    /// - Returns: Always the same object for bundles at the same path.
    public static func shared(for bundle: Bundle) -> AssetBundle {
        sharedBundles.value(for: ObjectIdentifier(bundle)) {
            let assets = assetsByPath.value(for: bundle.bundlePath) { AssetBundle(bundle) }
            return SharedBundle(bundle: bundle, assets: assets)
        }
        .assets
    }

    /// Keeps Foundation's bundle alive, so that its identity is not given to another meanwhile.
    private struct SharedBundle: @unchecked Sendable {
        let bundle: Bundle
        let assets: AssetBundle
    }

    /// Asking a bundle for its path at every lookup would take longer than the lookup.
    private static let sharedBundles = Memo<ObjectIdentifier, SharedBundle>(limit: 256)
    private static let assetsByPath = Memo<String, AssetBundle>()

    /// The catalogs, sorted by path.
    public var catalogs: [AssetCatalog] { listing.catalogs }

    /// The languages that there are texts in, as folders and string catalogs spell them, sorted.
    public var languages: [String] { listing.languages }

    /// Everything that is wrong with catalogs and string files; reads all of them.
    public var problems: [CatalogProblem] {
        let ofCatalogs = catalogs.flatMap { catalog in
            catalog.problems.map { problem in
                var problem = problem
                problem.path = CatalogFolder.join(catalog.url.lastPathComponent, problem.path)
                return problem
            }
        }
        return listing.problems + ofCatalogs + stringProblems
    }

    /// What the folder holds.
    var listing: BundleContents {
        contents.value {
            BundleContents(folder, url: url, developmentLanguage: developmentLanguage, catalogs: stringCatalogs)
        }
    }

    /// Returns a colour with all its values, from the first catalog that has it.
    ///
    /// - Parameter name: The full name, namespaces included.
    /// - Returns: The colour set.
    /// - Throws: ``AssetError`` if there is none or its contents cannot be read at all.
    public func colorSet(named name: String) throws(AssetError) -> ColorSet {
        try first(.color, name) { (catalog) throws(AssetError) in try catalog.colorSet(named: name) }
    }

    /// Returns the image that serves some traits best, from the first catalog that has it.
    ///
    /// - Parameters:
    ///   - name: The full name, namespaces included.
    ///   - traits: Where the image is shown.
    /// - Returns: The image with its bytes.
    /// - Throws: ``AssetError`` if there is none, none that fits, or its files are broken.
    public func image(named name: String, traits: TraitCollection = TraitCollection()) throws(AssetError) -> Image {
        try first(.image, name) { (catalog) throws(AssetError) in try catalog.image(named: name, traits: traits) }
    }

    /// Returns a symbol, from the first catalog that has it.
    ///
    /// - Parameter name: The full name, namespaces included.
    /// - Returns: The symbol.
    /// - Throws: ``AssetError`` if there is none or its file is broken.
    public func symbol(named name: String) throws(AssetError) -> SymbolAsset {
        try first(.symbol, name) { (catalog) throws(AssetError) in try catalog.symbol(named: name) }
    }

    /// Returns the file of a data set that serves some traits best, from the first catalog that has it.
    ///
    /// - Parameters:
    ///   - name: The full name, namespaces included.
    ///   - traits: Where the file is used.
    /// - Returns: The file's bytes.
    /// - Throws: ``AssetError`` if there is none, none that fits, or its files cannot be read.
    public func data(named name: String, traits: TraitCollection = TraitCollection()) throws(AssetError) -> DataAsset {
        try first(.data, name) { (catalog) throws(AssetError) in try catalog.data(named: name, traits: traits) }
    }

    /// Asks one catalog after the other; one that has the name but no value answers for all.
    func first<Value>(
        _ kind: AssetKind,
        _ name: String,
        _ load: (AssetCatalog) throws(AssetError) -> Value
    ) throws(AssetError) -> Value {
        var similarName: String?
        for catalog in catalogs {
            do {
                return try load(catalog)
            } catch {
                if error.exists { throw error }
                similarName = similarName ?? error.similarName
            }
        }
        throw AssetError(kind: kind, name: name, similarName: similarName)
    }
}
