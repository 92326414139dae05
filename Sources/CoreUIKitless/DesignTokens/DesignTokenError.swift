/// Why a file of design tokens, or one of its tokens, cannot be read.
public enum DesignTokenError: Error, Hashable, Sendable {
    /// The bytes are no JSON object; the reason is for people.
    case notJSON(reason: String)

    /// A token has neither a type of its own nor one from the groups around it.
    case missingType(path: String)

    /// A token's type is none of those that are read.
    case unknownType(String, path: String)

    /// A token's value does not follow the rules of its type.
    case invalidValue(path: String, reason: String)

    /// A token refers to one that does not exist.
    case unknownAlias(String, path: String)

    /// Tokens refer to each other in a circle.
    case circularAlias(path: String)

    /// A token is needed and not there, or of another type.
    case missingToken(path: String)

    /// A value cannot be written, such as a number that is not finite or a spring.
    case notRepresentable(path: String)
}

extension DesignTokenError: CustomStringConvertible {
    /// The reason in a sentence.
    public var description: String {
        switch self {
        case .notJSON(let reason): "the design tokens are no JSON object: \(reason)"
        case .missingType(let path): "\(path) has no $type"
        case .unknownType(let type, let path): "\(path) has the type \(type), which is not read"
        case .invalidValue(let path, let reason): "\(path): \(reason)"
        case .unknownAlias(let alias, let path): "\(path) refers to \(alias), which does not exist"
        case .circularAlias(let path): "\(path) refers to itself"
        case .missingToken(let path): "the token \(path) is missing"
        case .notRepresentable(let path): "\(path) cannot be written as a design token"
        }
    }
}
