public import Foundation

/// The contents of one `.strings` file: old-style, XML or binary, in any encoding that has a byte order mark or is
/// UTF-8.
///
/// ```swift
/// let file = try StringsFile(data: Data(#""hello" = "Bonjour";"#.utf8))
/// file.texts["hello"]    // "Bonjour"
/// ```
public struct StringsFile: Sendable {
    /// The texts by key; of two with one key the last counts.
    public let texts: [String: String]
    /// What is wrong with the file though it can be read: a stray character that ends it early, values that are no
    /// texts.
    public let problems: [CatalogProblem]

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - path: What problems are to call the file.
    /// - Throws: ``CatalogProblem`` with the line, if the file breaks the grammar or is no text.
    /// - Complexity: Linear in the number of bytes.
    public init(data: Data, path: String = "") throws(CatalogProblem) {
        let table = try PropertyListReader.read(Array(data), path: path)
        texts = table.texts
        problems =
            table.remarks
            + table.others.keys.sorted().map { key in
                CatalogProblem(path: path, reason: .invalidValue("the value of '\(key)' is not a text"))
            }
    }
}
