/// An image of a catalog: its files for all appearances, devices and scales.
public struct ImageSet: Sendable, Hashable {
    /// A file of an image set.
    public struct File: Sendable, Hashable {
        /// The file, relative to the catalog.
        public var path: String
        /// Which parts stretch.
        public var resizing: ImageResizing?
        /// What lies outside the part that is aligned, in pixels of the file.
        public var alignmentInsets: ImageInsets?
    }

    /// The name, namespaces included.
    public let name: String
    /// The folder, relative to the catalog.
    public let path: String
    /// The entries whose file exists, in the order of the file.
    public let entries: [AssetEntry<File>]
    /// How the image is drawn unless somebody says otherwise.
    public let renderingMode: ImageRenderingMode
    /// Whether vectors are to be kept for drawing at other sizes.
    public let preservesVectorRepresentation: Bool
    /// What is wrong with the other entries.
    public let problems: [CatalogProblem]
}

extension ImageSet {
    /// Reads the contents of a set.
    init(_ contents: AssetContents, name: String) throws(CatalogProblem) {
        var problems: [CatalogProblem] = []
        entries = try contents.fileEntries(.image, problems: &problems) { node, path in
            File(
                path: path,
                resizing: ImageResizing(node["resizing"]),
                alignmentInsets: ImageInsets(node["alignment-insets"])
            )
        }
        let properties = contents.root["properties"]
        switch properties?["template-rendering-intent"]?.text {
        case "template"?: renderingMode = .alwaysTemplate
        case "original"?: renderingMode = .alwaysOriginal
        default: renderingMode = .automatic
        }
        preservesVectorRepresentation = properties?["preserves-vector-representation"]?.flag ?? false
        self.name = name
        path = contents.path
        self.problems = problems
    }
}
