import Foundation

/// What the folder of a bundle holds at its top.
struct BundleContents: Sendable {
    /// The asset catalogs, sorted by path.
    private(set) var catalogs: [AssetCatalog] = []
    /// The languages that there are texts in, as they are spelled, sorted.
    private(set) var languages: [String] = []
    /// What cannot be listed.
    private(set) var problems: [CatalogProblem] = []

    /// The files of string tables by name and then by language; the empty one is for files in no language's folder.
    private(set) var tables: [String: [String: TableFiles]] = [:]

    /// The files of one table in one folder.
    struct TableFiles: Sendable {
        var strings: String?
        var stringsDictionary: String?
        var catalog: String?
    }

    /// Lists a folder, and reads its string catalogs, as they alone know their languages.
    init(
        _ folder: CatalogFolder,
        url: URL,
        developmentLanguage: String,
        catalogs stringCatalogs: Memo<String, Result<StringCatalog, CatalogProblem>>
    ) {
        var languages: Set<String> = []
        for entry in folder.entries(of: "", problems: &problems) {
            let name = entry.name as NSString
            switch (name.pathExtension.lowercased(), entry.kind) {
            case ("xcassets", .folder):
                catalogs.append(AssetCatalog(url: url.appendingPathComponent(entry.name, isDirectory: true)))
            case ("lproj", .folder):
                let language = TableFiles.language(ofFolder: name.deletingPathExtension)
                if !language.isEmpty { languages.insert(language) }
                for file in folder.entries(of: entry.name, problems: &problems) {
                    add(file, in: entry.name, language)
                }
            default: add(entry, in: "", "")
            }
        }
        for files in tables.values {
            guard let path = files[""]?.catalog else { continue }
            let catalog = stringCatalogs.value(for: path) {
                StringCatalog.read(path, folder, developmentLanguage: developmentLanguage)
            }
            if case .success(let catalog) = catalog { languages.formUnion(catalog.languages) }
        }
        self.languages = languages.sorted()
    }

    private mutating func add(_ entry: CatalogFolder.Entry, in folder: String, _ language: String) {
        guard entry.kind == .file || entry.kind == .link else { return }
        TableFiles.add(entry.name, in: folder) { table, change in
            change(&tables[table, default: [:]][language, default: TableFiles()])
        }
    }
}

extension BundleContents.TableFiles {
    /// The language of the tables in a language folder; none for `mul.lproj`, "multiple languages", in which Xcode puts
    /// string catalogs, as these know their languages themselves.
    static func language(ofFolder name: String) -> String { name == "mul" ? "" : name }

    /// Adds a file to its table, if it is one of strings.
    static func add(
        _ file: String,
        in folder: String,
        to table: (String, (inout BundleContents.TableFiles) -> Void) -> Void
    ) {
        let name = file as NSString
        let path = CatalogFolder.join(folder, file)
        switch name.pathExtension.lowercased() {
        case "strings": table(name.deletingPathExtension) { $0.strings = path }
        case "stringsdict": table(name.deletingPathExtension) { $0.stringsDictionary = path }
        case "xcstrings": table(name.deletingPathExtension) { $0.catalog = path }
        default: break
        }
    }
}

extension StringCatalog {
    /// Reads a file of a folder.
    static func read(
        _ path: String,
        _ folder: CatalogFolder,
        developmentLanguage: String
    ) -> Result<StringCatalog, CatalogProblem> {
        do {
            let bytes = try folder.read(path, limit: AssetCatalog.fileSizeLimit)
            return .success(try StringCatalog(bytes, path: path, developmentLanguage: developmentLanguage))
        } catch {
            return .failure(error)
        }
    }
}
