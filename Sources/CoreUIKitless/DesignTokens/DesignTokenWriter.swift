public import Foundation
import KitlessColor

extension DesignTokens {
    /// Returns the tokens as JSON: groups and tokens in order, numbers with every digit.
    ///
    /// - Returns: The contents of a `.tokens.json` file.
    /// - Throws: ``DesignTokenError/notRepresentable(path:)`` for a number that is not finite, and for a token whose
    ///   path is empty or goes through another token.
    public func json() throws(DesignTokenError) -> Data {
        let root = DesignTokenGroup()
        for token in tokens {
            let names = token.path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            let isNamed = names.allSatisfy { !$0.isEmpty && !$0.hasPrefix("$") && !$0.contains { "{}".contains($0) } }
            guard isNamed, let text = DesignTokenWriter.text(of: token), root.insert(text, at: names[...]) else {
                throw .notRepresentable(path: token.path)
            }
        }
        return Data((root.text(indent: "") + "\n").utf8)
    }
}

/// A group on its way to JSON.
private final class DesignTokenGroup {
    private enum Member {
        case token(String)
        case group(DesignTokenGroup)
    }

    private var members: [(name: String, member: Member)] = []
    private var places: [String: Int] = [:]

    /// Puts a token's text in its place; `false` where another token stands in the way.
    func insert(_ text: String, at path: ArraySlice<String>) -> Bool {
        guard let name = path.first else { return false }
        guard let place = places[name] else {
            places[name] = members.count
            guard path.count > 1 else {
                members.append((name, .token(text)))
                return true
            }
            let group = DesignTokenGroup()
            members.append((name, .group(group)))
            return group.insert(text, at: path.dropFirst())
        }
        guard path.count > 1, case .group(let group) = members[place].member else { return false }
        return group.insert(text, at: path.dropFirst())
    }

    func text(indent: String) -> String {
        let inner = indent + "  "
        let lines = members.map { name, member in
            let value =
                switch member {
                case .token(let text): text
                case .group(let group): group.text(indent: inner)
                }
            return "\(inner)\(DesignTokenWriter.quoted(name)): \(value)"
        }
        return lines.isEmpty ? "{}" : "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
    }
}

/// Writes single tokens; `nil` stands for what JSON has no number for.
private enum DesignTokenWriter {
    static func text(of token: DesignTokens.Token) -> String? {
        guard let (type, value) = typed(token.value) else { return nil }
        var members = [("$type", quoted(type)), ("$value", value)]
        if !token.extensions.isEmpty {
            let extensions = token.extensions.sorted { $0.key < $1.key }.compactMap { name, numbers in
                list(numbers).map { (name, $0) }
            }
            guard extensions.count == token.extensions.count else { return nil }
            members.append(("$extensions", object(extensions)))
        }
        return object(members)
    }

    private static func typed(_ value: DesignTokenValue) -> (type: String, text: String)? {
        switch value {
        case .color(let color): self.color(color).map { ("color", $0) }
        case .dimension(let length): measure(length, "px").map { ("dimension", $0) }
        case .rootDimension(let length): measure(length, "rem").map { ("dimension", $0) }
        case .duration(let seconds): measure(seconds, "s").map { ("duration", $0) }
        case .cubicBezier(let curve): list([curve.x1, curve.y1, curve.x2, curve.y2]).map { ("cubicBezier", $0) }
        case .number(let number): self.number(number).map { ("number", $0) }
        case .fontFamily(let names): names.isEmpty ? nil : ("fontFamily", family(names))
        case .fontWeight(let weight): number(weight).map { ("fontWeight", $0) }
        case .shadow(let shadows): self.shadows(shadows).map { ("shadow", $0) }
        case .typography(let typography): self.typography(typography).map { ("typography", $0) }
        }
    }

    private static func color(_ color: Color) -> String? {
        guard let components = list([color.red, color.green, color.blue]), let alpha = number(color.alpha) else {
            return nil
        }
        return object([
            ("colorSpace", quoted("srgb")), ("components", components), ("alpha", alpha),
            ("hex", quoted(color.rgbDisplayString(prefix: "#", isUppercase: false))),
        ])
    }

    private static func shadows(_ shadows: [Elevation]) -> String? {
        let texts = shadows.compactMap { shadow -> String? in
            let tint = shadow.color.withAlphaComponent(shadow.color.alpha * Double(shadow.opacity))
            guard let color = color(tint), let x = measure(Double(shadow.xOffset), "px"),
                let y = measure(Double(shadow.yOffset), "px"), let blur = measure(Double(shadow.blur), "px"),
                let spread = measure(Double(shadow.spread), "px")
            else { return nil }
            return object([
                ("color", color), ("offsetX", x), ("offsetY", y), ("blur", blur), ("spread", spread),
                ("inset", shadow.isInset ? "true" : "false"),
            ])
        }
        guard texts.count == shadows.count, let first = texts.first else { return nil }
        return texts.count == 1 ? first : "[\(texts.joined(separator: ", "))]"
    }

    private static func typography(_ token: TypographyToken) -> String? {
        guard !token.fontFamily.isEmpty, let size = measure(token.fontSize, "px"),
            let weight = number(token.fontWeight), let spacing = measure(token.letterSpacing, "px"),
            let height = number(token.lineHeight)
        else { return nil }
        return object([
            ("fontFamily", family(token.fontFamily)), ("fontSize", size), ("fontWeight", weight),
            ("letterSpacing", spacing), ("lineHeight", height),
        ])
    }

    private static func family(_ names: [String]) -> String {
        names.count == 1 ? quoted(names[0]) : "[\(names.map(quoted).joined(separator: ", "))]"
    }

    private static func measure(_ value: Double, _ unit: String) -> String? {
        number(value).map { object([("value", $0), ("unit", quoted(unit))]) }
    }

    private static func list(_ numbers: [Double]) -> String? {
        let texts = numbers.compactMap(number)
        return texts.count == numbers.count ? "[\(texts.joined(separator: ", "))]" : nil
    }

    private static func object(_ members: [(String, String)]) -> String {
        "{ " + members.map { "\(quoted($0)): \($1)" }.joined(separator: ", ") + " }"
    }

    /// Whole numbers without a fraction, others in the shortest form that reads back as the same number.
    private static func number(_ value: Double) -> String? {
        guard value.isFinite else { return nil }
        return Int(exactly: value).flatMap { value.sign == .minus && $0 == 0 ? nil : String($0) } ?? "\(value)"
    }

    static func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\0"..."\u{1F}": "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            default: String(scalar)
            }
        }
        return "\"" + escaped.joined() + "\""
    }
}
