/// The folder of one asset, opened: its `Contents.json` and the names of its files.
struct AssetContents {
    static let fileName = "Contents.json"
    /// A larger `Contents.json` is refused before it is read.
    static let sizeLimit = 1 << 20

    let root: JSONNode
    let path: String
    /// By name; NFC and NFD spellings are one key.
    private let files: [String: CatalogFolder.Entry]

    /// Opens the folder of an asset, and lists its files if their names are of interest.
    init(_ folder: CatalogFolder, path: String, listsFiles: Bool) throws(CatalogProblem) {
        let file = CatalogFolder.join(path, Self.fileName)
        let bytes = try folder.read(file, limit: Self.sizeLimit)
        try self.init(bytes, path: path, files: listsFiles ? try folder.entries(of: path) : [])
    }

    /// Takes the bytes of the `Contents.json` and what else the folder holds.
    init(_ bytes: [UInt8], path: String, files: [CatalogFolder.Entry]) throws(CatalogProblem) {
        let file = CatalogFolder.join(path, Self.fileName)
        root = try JSONReader.read(bytes, path: file)
        guard root.members != nil else {
            throw CatalogProblem(path: file, reason: .invalidValue("the top level is not an object"))
        }
        self.path = path
        self.files = Dictionary(files.map { ($0.name, $0) }) { first, _ in first }
    }

    /// The path of a file that an entry names, relative to the catalog.
    ///
    /// The name must be one that the folder holds; NFC and NFD spellings of it are the same.
    func path(ofFile name: String) throws(CatalogProblem) -> String {
        let file = CatalogFolder.join(path, Self.fileName)
        let isForeign = name.isEmpty || name == "." || name == ".." || name.utf8.contains { "/\\\0".utf8.contains($0) }
        if isForeign { throw CatalogProblem(path: file, reason: .leavesFolder(name)) }
        let shown = CatalogFolder.join(path, CatalogProblem.Reason.printable(name))
        guard let found = files[name] else {
            throw CatalogProblem(path: shown, reason: .missing)
        }
        guard found.kind == .file || found.kind == .link else { throw CatalogProblem(path: shown, reason: .notAFile) }
        return CatalogFolder.join(path, found.name)
    }

    /// The entries that name a file, with what is meant for each; a problem for each name that leads nowhere.
    func fileEntries<Value>(
        _ kind: AssetKind,
        problems: inout [CatalogProblem],
        value: (JSONNode, String) -> Value
    ) throws(CatalogProblem) -> [AssetEntry<Value>] {
        guard let list = root[kind.entriesKey]?.elements else {
            let file = CatalogFolder.join(path, Self.fileName)
            throw CatalogProblem(path: file, reason: .invalidValue("there is no list '\(kind.entriesKey)'"))
        }
        var entries: [AssetEntry<Value>] = []
        for node in list {
            guard let name = node["filename"] else { continue }
            guard let text = name.text else {
                let file = CatalogFolder.join(path, Self.fileName)
                problems.append(CatalogProblem(path: file, reason: .invalidValue("a file name is not a text")))
                continue
            }
            do {
                let file = try path(ofFile: text)
                guard let qualifiers = AssetQualifiers(node) else { continue }
                entries.append(AssetEntry(qualifiers: qualifiers, value: value(node, file)))
            } catch {
                problems.append(error)
            }
        }
        return entries
    }
}
