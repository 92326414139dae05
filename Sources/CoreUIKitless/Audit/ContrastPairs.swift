public import Foundation

/// Pairs of colours that must be told apart, as a file for an audit states them.
///
/// The file is JSON: `{"ratio": 4.5, "pairs": [{"text": "Ink", "background": "Paper", "ratio": 7}]}`. Names are those
/// of colours in the project's catalogs; a ratio is the least contrast of WCAG 2, 1 to 21, and a pair without one takes
/// that of the file, which is 4.5 unless it says otherwise.
public struct ContrastPairs: Sendable, Hashable {
    /// Two colours and how far apart they must be.
    public struct Pair: Sendable, Hashable {
        /// The name of the text's colour.
        public var text: String
        /// The name of the colour behind it.
        public var background: String
        /// The least contrast ratio, 1 to 21.
        public var ratio: Double

        /// Creates a pair.
        ///
        /// - Parameters:
        ///   - text: The name of the text's colour.
        ///   - background: The name of the colour behind it.
        ///   - ratio: The least contrast ratio, 1 to 21; 4.5 is what WCAG 2 asks of text at level AA.
        public init(text: String, background: String, ratio: Double = 4.5) {
            self.text = text
            self.background = background
            self.ratio = ratio
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
        func ratio(of node: JSONNode, _ place: String, default ratio: Double) throws(CatalogProblem) -> Double {
            guard let value = node["ratio"] else { return ratio }
            guard let number = value.number, (1...21).contains(number) else {
                throw fault("the ratio of \(place) is not a number from 1 to 21")
            }
            return number
        }
        guard let list = root["pairs"]?.elements else { throw fault("there is no list 'pairs'") }
        let common = try ratio(of: root, "the file", default: 4.5)
        var pairs: [Pair] = []
        for (index, node) in list.enumerated() {
            guard let text = node["text"]?.text, let background = node["background"]?.text else {
                throw fault("pair \(index + 1) lacks 'text' or 'background'")
            }
            let ratio = try ratio(of: node, "pair \(index + 1)", default: common)
            pairs.append(Pair(text: text, background: background, ratio: ratio))
        }
        self.pairs = pairs
    }
}
