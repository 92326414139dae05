public import Foundation

/// Design tokens in the format of the W3C Design Tokens Community Group (2025.10): named values that design tools and
/// code share.
///
/// ```swift
/// let tokens = try DesignTokens(json: Data(contentsOf: url))
/// tokens["spacing.medium"]  // .dimension(16)
/// ```
///
/// Read are the types color, dimension, duration, cubicBezier, number, fontFamily, fontWeight, shadow and typography;
/// types inherited from groups; aliases to tokens, whole or within composite values; and the shorter spellings of
/// earlier drafts (`"#0078d7"`, `"16px"`, `"200ms"`). What is written follows the present format.
public struct DesignTokens: Sendable, Hashable {
    /// A value under its name.
    public struct Token: Sendable, Hashable {
        /// The names of the groups and the token, joined by dots.
        public var path: String

        /// The value.
        public var value: DesignTokenValue

        /// Numbers of the vendor's own, under reverse domain names (`$extensions`).
        public var extensions: [String: [Double]]

        /// Creates a token.
        ///
        /// - Parameters:
        ///   - path: The names of the groups and the token, joined by dots.
        ///   - value: The value.
        ///   - extensions: Numbers of the vendor's own, under reverse domain names.
        public init(path: String, value: DesignTokenValue, extensions: [String: [Double]] = [:]) {
            self.path = path
            self.value = value
            self.extensions = extensions
        }
    }

    /// The tokens in the order of the file.
    public private(set) var tokens: [Token] = []

    private var places: [String: Int] = [:]

    /// Creates a set without tokens.
    public init() {}

    /// Reads tokens.
    ///
    /// - Parameter json: The contents of a `.tokens.json` file.
    /// - Throws: ``DesignTokenError`` that names the token which is to blame.
    /// - Complexity: Linear in the length of the file and of all chains of aliases.
    public init(json: Data) throws(DesignTokenError) {
        var reader = try DesignTokenReader(json)
        for token in try reader.tokens() { add(token) }
    }

    /// Adds a token, in the place of one with the same path if there is one.
    ///
    /// - Parameter token: The token.
    public mutating func add(_ token: Token) {
        if let place = places[token.path] {
            tokens[place] = token
        } else {
            places[token.path] = tokens.count
            tokens.append(token)
        }
    }

    /// Returns a token.
    ///
    /// - Parameter path: The names of the groups and the token, joined by dots.
    /// - Returns: The token; `nil` where there is none.
    public func token(at path: String) -> Token? { places[path].map { tokens[$0] } }

    /// The value of a token.
    ///
    /// - Parameter path: The names of the groups and the token, joined by dots.
    /// - Returns: The value; `nil` where there is none.
    public subscript(path: String) -> DesignTokenValue? { token(at: path)?.value }
}
