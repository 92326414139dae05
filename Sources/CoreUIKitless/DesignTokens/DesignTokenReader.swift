import Foundation

/// Goes through a file of design tokens: groups, inherited types, aliases.
struct DesignTokenReader {
    private let root: JSONNode
    /// Every token of the file by its path, with the type that it inherits.
    private var found: [String: (node: JSONNode, type: String?)] = [:]
    private var order: [String] = []
    private var depth = 0

    typealias Resolution = (node: JSONNode, type: String)

    /// What is behind every token, once it is known.
    private var resolutions: [String: Resolution] = [:]

    /// A longer path is refused: few long names around many tokens would fill the memory.
    private static let pathLimit = 4_096

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
        try collect(root, path: "", type: nil)
        for path in order { try follow(path) }
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

    /// The value and type behind a token, aliases followed.
    func resolved(_ path: String) throws(DesignTokenError) -> Resolution {
        guard let resolution = resolutions[path] else { throw .unknownAlias(path, path: path) }
        return resolution
    }

    /// Finds the value and type of a token and of all that lie on the way, so that no chain is walked twice.
    private mutating func follow(_ path: String) throws(DesignTokenError) {
        var chain: [String] = []
        var seen: Set<String> = []
        var current = path
        while resolutions[current] == nil {
            guard seen.insert(current).inserted else { throw .circularAlias(path: path) }
            guard let token = found[current], let node = token.node["$value"] else {
                throw .unknownAlias(current, path: path)
            }
            guard let next = alias(of: node) else {
                guard let type = token.node["$type"]?.text ?? token.type else { throw .missingType(path: path) }
                resolutions[current] = (node, type)
                break
            }
            chain.append(current)
            current = next
        }
        guard var resolution = resolutions[current] else { return }
        for name in chain.reversed() {
            // The type of the token itself counts before that of the one it refers to.
            if let type = found[name]?.node["$type"]?.text { resolution.type = type }
            resolutions[name] = resolution
        }
    }

    /// The path in an alias such as `{spacing.small}`; `nil` for any other value.
    func alias(of node: JSONNode) -> String? {
        guard let text = node.text, text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
        return String(text.dropFirst().dropLast())
    }

    /// Notes the tokens of a group; the reader's depth limit bounds the recursion.
    private mutating func collect(_ group: JSONNode, path: String, type: String?) throws(DesignTokenError) {
        let type = group["$type"]?.text ?? type
        if group["$value"] != nil {
            if found.updateValue((group, type), forKey: path) == nil { order.append(path) }
            return
        }
        let isRoot = depth == 0
        depth += 1
        defer { depth -= 1 }
        for member in group.members ?? [] where !member.key.hasPrefix("$") {
            let inner = isRoot ? member.key : "\(path).\(member.key)"
            // Paths and aliases are written with these.
            guard !member.key.utf8.contains(where: { ".{}".utf8.contains($0) }) else {
                throw .invalidValue(path: String(inner.prefix(80)), reason: "a name has no dots and braces")
            }
            guard inner.utf8.count <= Self.pathLimit else {
                let reason = "a name is longer than \(Self.pathLimit) bytes with those of its groups"
                throw .invalidValue(path: String(inner.prefix(80)) + "…", reason: reason)
            }
            try collect(member.value, path: inner, type: type)
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
