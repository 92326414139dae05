public import Foundation

/// A file of a catalog.
public struct DataAsset: Sendable, Hashable {
    /// The name, namespaces included.
    public let name: String
    /// The bytes.
    public let data: Data
    /// What kind of file it is, such as `public.json`, if the catalog says so.
    public let typeIdentifier: String?
}

/// A data set: its files for all devices.
struct DataSet: Sendable {
    struct File: Sendable, Hashable {
        var path: String
        var typeIdentifier: String?
    }

    let entries: [AssetEntry<File>]
    let problems: [CatalogProblem]

    init(_ contents: AssetContents) throws(CatalogProblem) {
        var problems: [CatalogProblem] = []
        entries = try contents.fileEntries(.data, problems: &problems) { node, path in
            File(path: path, typeIdentifier: node["universal-type-identifier"]?.text)
        }
        self.problems = problems
    }
}
