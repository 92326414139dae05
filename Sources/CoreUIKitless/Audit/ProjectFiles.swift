/// Where the catalogs and strings files of a project lie.
struct ProjectFiles {
    /// A table in all its languages.
    struct Table {
        /// The files by language; the empty one is for files in no language folder.
        var files: [String: BundleContents.TableFiles] = [:]
    }

    /// Asset catalogs by the folder that they lie in.
    private(set) var catalogs: [String: [String]] = [:]
    /// Tables by the folder that holds their language folders, and by name.
    private(set) var tables: [String: [String: Table]] = [:]
    /// Folders that cannot be listed.
    private(set) var problems: [CatalogProblem] = []

    /// Folders that tools make and nobody edits.
    private static let skipped: Set<String> = ["node_modules", "Pods", "Carthage", "DerivedData"]

    init(_ folder: CatalogFolder) {
        walk(folder, "", depth: 0)
    }

    private mutating func walk(_ folder: CatalogFolder, _ path: String, depth: Int) {
        guard depth <= CatalogFolder.depthLimit else {
            problems.append(CatalogProblem(path: path, reason: .tooDeep(limit: CatalogFolder.depthLimit)))
            return
        }
        for entry in folder.entries(of: path, problems: &problems) where !entry.name.hasPrefix(".") {
            let inner = CatalogFolder.join(path, entry.name)
            let dot = entry.name.lastIndex(of: ".")
            let suffix = dot.map { entry.name[$0...].lowercased() } ?? ""
            switch (entry.kind, suffix) {
            case (.folder, ".xcassets"): catalogs[path, default: []].append(inner)
            case (.folder, ".lproj"):
                let name = String(entry.name.dropLast(suffix.count))
                let language = BundleContents.TableFiles.language(ofFolder: name)
                for file in folder.entries(of: inner, problems: &problems) {
                    add(file, in: inner, to: path, language)
                }
            case (.folder, _) where !Self.skipped.contains(entry.name): walk(folder, inner, depth: depth + 1)
            default: add(entry, in: path, to: path, "")
            }
        }
    }

    private mutating func add(_ entry: CatalogFolder.Entry, in folder: String, to home: String, _ language: String) {
        guard entry.kind == .file || entry.kind == .link else { return }
        BundleContents.TableFiles.add(entry.name, in: folder) { table, change in
            change(&tables[home, default: [:]][table, default: Table()].files[language, default: .init()])
        }
    }
}
