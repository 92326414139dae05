import CoreUIKitless
import Foundation
import FoundationXML
import KitlessTestSupport
import XCTest

final class SymbolTemplateVectorTests: XCTestCase {
    func testEveryTemplateIsMended() throws {
        for file in try Vectors.files(of: "symbols", withExtension: "json") {
            var tally = VectorTally(file: file, area: "symbols")
            for value in try JSONValue(parsing: Data(contentsOf: file))["cases"].array ?? [] {
                tally.count(value["name"].string ?? "case without a name", failure: Self.failure(of: value))
            }
            tally.report()
        }
    }

    private static func failure(of value: JSONValue) -> String? {
        guard let svg = value["svg"].string, let changes = value["changes"].bool else { return "unreadable case" }
        do {
            let original = try SymbolTemplate(data: Data(svg.utf8))
            let fixed = original.fixingTransforms()
            if (fixed.data != original.data) != changes { return "changed: \(!changes)" }
            if fixed.fixingTransforms().data != fixed.data { return "a second run changes something" }
            if withoutGroupTags(fixed.data) != withoutGroupTags(original.data) { return "other bytes changed" }
            let tree = TransformReader.read(fixed.data)
            for id in value["variants"].keys {
                guard let group = tree.groups[id] else { return "\(id) is missing" }
                if changes, group.parent != "Symbols" { return "\(id) stands in \(group.parent ?? "nothing")" }
                let matrix = changes ? group.own : group.total
                if let failure = failure(matrix, value["variants"][id].doubles, id) { return failure }
            }
            for id in value["paths"].keys {
                if let failure = failure(tree.paths[id], value["paths"][id].doubles, id) { return failure }
            }
            return tree.paths.count == value["paths"].keys.count ? nil : "\(tree.paths.count) paths"
        } catch {
            return "\(error)"
        }
    }

    private static func failure(_ actual: [Double]?, _ expected: [Double]?, _ id: String) -> String? {
        guard let actual, let expected, actual.count == 6, expected.count == 6 else { return "no matrix for \(id)" }
        return zip(actual, expected).lazy
            .compactMap { difference($0, from: $1, tolerance: 1e-12, "matrix of \(id)") }
            .first
    }

    /// The file without the start and end tags of groups.
    private static func withoutGroupTags(_ data: Data) -> String {
        String(decoding: data, as: UTF8.self)
            .replacingOccurrences(of: "<g\\b[^>]*>|</g>", with: "", options: .regularExpression)
    }
}

/// Multiplies up the transforms of an SVG, with another XML parser and another transform reader than the library's.
private final class TransformReader: NSObject, XMLParserDelegate {
    private(set) var groups: [String: (parent: String?, own: [Double], total: [Double])] = [:]
    private(set) var paths: [String: [Double]] = [:]
    private var stack: [(id: String?, total: [Double])] = [(nil, [1, 0, 0, 1, 0, 0])]

    static func read(_ data: Data) -> TransformReader {
        let reader = TransformReader()
        let parser = XMLParser(data: data)
        parser.delegate = reader
        _ = parser.parse()
        return reader
    }

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        let own = Self.matrix(attributes["transform"] ?? "")
        let parent = stack[stack.count - 1]
        let total = Self.product(parent.total, own)
        if name == "g", let id = attributes["id"] { groups[id] = (parent.id, own, total) }
        if name == "path", let id = attributes["id"] { paths[id] = total }
        stack.append((attributes["id"], total))
    }

    func parser(_ parser: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) {
        stack.removeLast()
    }

    private static func product(_ p: [Double], _ q: [Double]) -> [Double] {
        [
            p[0] * q[0] + p[2] * q[1], p[1] * q[0] + p[3] * q[1],
            p[0] * q[2] + p[2] * q[3], p[1] * q[2] + p[3] * q[3],
            p[0] * q[4] + p[2] * q[5] + p[4], p[1] * q[4] + p[3] * q[5] + p[5],
        ]
    }

    private static func matrix(_ text: String) -> [Double] {
        text.split(separator: ")").reduce([1, 0, 0, 1, 0, 0]) { product($0, function(String($1))) }
    }

    private static func function(_ text: String) -> [Double] {
        let parts = text.split(separator: "(")
        let n = parts[1].split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }
        let angle = n[0] * .pi / 180
        return switch parts[0].trimmingCharacters(in: CharacterSet(charactersIn: ", \n\t")) {
        case "matrix": n
        case "translate": [1, 0, 0, 1, n[0], n.count > 1 ? n[1] : 0]
        case "scale": [n[0], 0, 0, n.count > 1 ? n[1] : n[0], 0, 0]
        case "rotate" where n.count == 3:
            product(
                product([1, 0, 0, 1, n[1], n[2]], [cos(angle), sin(angle), -sin(angle), cos(angle), 0, 0]),
                [1, 0, 0, 1, -n[1], -n[2]]
            )
        case "rotate": [cos(angle), sin(angle), -sin(angle), cos(angle), 0, 0]
        case "skewX": [1, 0, tan(angle), 1, 0, 0]
        case "skewY": [1, tan(angle), 0, 1, 0, 0]
        default: [.nan, .nan, .nan, .nan, .nan, .nan]
        }
    }
}
