/// The texts of one table in one language.
struct StringTable: Sendable {
    /// What `.strings` files hold.
    var texts: [String: String] = [:]
    /// What `.stringsdict` and `.xcstrings` files hold; it goes before the plain texts.
    var rules: [String: LocalizedText] = [:]
    /// What is wrong with the files.
    var problems: [CatalogProblem] = []

    /// The text of a key.
    func text(for key: String) -> LocalizedText? {
        if !rules.isEmpty, let text = rules[key] { return text }
        return texts[key].map { .text($0) }
    }
}

extension StringTable {
    /// Reads the files of one table in one folder; what cannot be read is among the problems.
    init(_ files: BundleContents.TableFiles, _ folder: CatalogFolder) {
        if let path = files.strings { texts = list(path, folder).texts }
        if let path = files.stringsDictionary {
            let reader = StringsDictionaryReader(list(path, folder), path: path)
            rules = reader.texts
            problems += reader.problems
        }
    }

    private mutating func list(_ path: String, _ folder: CatalogFolder) -> PropertyListTable {
        do {
            let bytes = try folder.read(path, limit: AssetCatalog.fileSizeLimit)
            let list = try PropertyListReader.read(bytes, path: path)
            problems += list.remarks
            return list
        } catch {
            problems.append(error)
            return PropertyListTable()
        }
    }
}
