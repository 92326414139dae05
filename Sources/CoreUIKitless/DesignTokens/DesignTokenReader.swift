import Foundation

/// Goes through a file of design tokens: groups, inherited types, aliases.
struct DesignTokenReader {
    private let root: JSONNode
    /// Every token of the file by its path, with the type that it inherits.
    private var found: [String: (node: JSONNode, type: String?)] = [:]
    private var order: [String] = []

    init(_ json: Data) throws(DesignTokenError) {
        do throws(CatalogProblem) {
            root = try JSONReader.read(Array(json), path: "")
        } catch {
            throw .notJSON(reason: "\(error)")
        }
        guard root.members != nil else { throw .notJSON(reason: "the outermost value is no object") }
    }

    /// Reads all tokens in the order of the file.
    mutating func tokens() throws(DesignTokenError) -> [DesignTokens.Token] {
        collect(root, path: [], type: nil)
        var result: [DesignTokens.Token] = []
        for path in order {
            let (node, type) = try resolved(path)
            let value = DesignTokenValueReader(path: path, resolve: self)
            result.append(
                DesignTokens.Token(
                    path: path,
                    value: try value.value(node, type: type),
                    extensions: Self.extensions(of: found[path]?.node)
                )
            )
        }
        return result
    }

    /// Finds the value and type behind an alias.
    func resolved(_ path: String) throws(DesignTokenError) -> (node: JSONNode, type: String) {
        var seen: Set<String> = []
        var current = path
        // The type of the token itself counts before that of the one it refers to.
        var type: String?
        while true {
            guard seen.insert(current).inserted else { throw .circularAlias(path: path) }
            guard let token = found[current], let node = token.node["$value"] else {
                throw .unknownAlias(current, path: path)
            }
            type = type ?? token.node["$type"]?.text ?? (alias(of: node) == nil ? token.type : nil)
            guard let next = alias(of: node) else {
                guard let type = type ?? token.type else { throw .missingType(path: path) }
                return (node, type)
            }
            current = next
        }
    }

    /// The path in an alias such as `{spacing.small}`; `nil` for any other value.
    func alias(of node: JSONNode) -> String? {
        guard let text = node.text, text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
        return String(text.dropFirst().dropLast())
    }

    /// Notes the tokens of a group; the reader's depth limit bounds the recursion.
    private mutating func collect(_ group: JSONNode, path: [String], type: String?) {
        let type = group["$type"]?.text ?? type
        if group["$value"] != nil {
            let name = path.joined(separator: ".")
            if found.updateValue((group, type), forKey: name) == nil { order.append(name) }
            return
        }
        for member in group.members ?? [] where !member.key.hasPrefix("$") {
            collect(member.value, path: path + [member.key], type: type)
        }
    }

    private static func extensions(of node: JSONNode?) -> [String: [Double]] {
        let members = node?["$extensions"]?.members ?? []
        return members.reduce(into: [:]) { result, member in
            let numbers = member.value.elements?.compactMap(\.number) ?? []
            if !numbers.isEmpty, numbers.count == member.value.elements?.count { result[member.key] = numbers }
        }
    }
}
