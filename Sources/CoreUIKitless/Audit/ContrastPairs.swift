public import Foundation

/// Pairs of colours that must be told apart, as a file for an audit states them.
///
/// The file is JSON: `{"level": 4.5, "pairs": [{"text": "Ink", "background": "Paper", "level": 7}]}`. Names are those of
/// colours in the project's catalogs; a level is a contrast ratio of WCAG 2, 1 to 21, and a pair without one takes that of
/// the file, which is 4.5 unless it says otherwise.
public struct ContrastPairs: Sendable, Hashable {
    /// Two colours and how far apart they must be.
    public struct Pair: Sendable, Hashable {
        /// The name of the text's colour.
        public var text: String
        /// The name of the colour behind it.
        public var background: String
        /// The least contrast ratio, 1 to 21.
        public var level: Double

        /// Creates a pair.
        ///
        /// - Parameters:
        ///   - text: The name of the text's colour.
        ///   - background: The name of the colour behind it.
        ///   - level: The least contrast ratio, 1 to 21; 4.5 is what WCAG 2 asks of text at level AA.
        public init(text: String, background: String, level: Double = 4.5) {
            self.text = text
            self.background = background
            self.level = level
        }
    }

    /// The pairs.
    public var pairs: [Pair]

    /// Creates a list of pairs.
    ///
    /// - Parameter pairs: The pairs.
    public init(_ pairs: [Pair]) {
        self.pairs = pairs
    }

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - path: What problems are to call the file.
    /// - Throws: ``CatalogProblem`` if it is not such a file.
    public init(data: Data, path: String = "") throws(CatalogProblem) {
        let root = try JSONReader.read(Array(data), path: path)
        func fault(_ what: String) -> CatalogProblem { CatalogProblem(path: path, reason: .invalidValue(what)) }
        func level(_ node: JSONNode?, default level: Double) throws(CatalogProblem) -> Double {
            guard let node else { return level }
            guard let number = node.number, (1...21).contains(number) else {
                throw fault("a level is not a number from 1 to 21")
            }
            return number
        }
        guard let list = root["pairs"]?.elements else { throw fault("there is no list 'pairs'") }
        let common = try level(root["level"], default: 4.5)
        var pairs: [Pair] = []
        for node in list {
            guard let text = node["text"]?.text, let background = node["background"]?.text else {
                throw fault("a pair lacks 'text' or 'background'")
            }
            pairs.append(Pair(text: text, background: background, level: try level(node["level"], default: common)))
        }
        self.pairs = pairs
    }
}
