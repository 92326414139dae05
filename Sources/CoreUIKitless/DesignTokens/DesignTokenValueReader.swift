import Foundation
import KitlessColor
import KitlessMotion

/// Reads the value of one token by the rules of its type.
struct DesignTokenValueReader {
    let path: String
    let resolve: DesignTokenReader

    func value(_ node: JSONNode, type: String) throws(DesignTokenError) -> DesignTokenValue {
        switch type {
        case "color": return .color(try color(node))
        case "dimension":
            let (length, unit) = try measure(node)
            guard unit == "px" || unit == "rem" else { throw invalid("the unit of a dimension is px or rem") }
            return unit == "px" ? .dimension(length) : .rootDimension(length)
        case "duration":
            let (time, unit) = try measure(node)
            guard unit == "ms" || unit == "s" else { throw invalid("the unit of a duration is ms or s") }
            return .duration(unit == "ms" ? time / 1000 : time)
        case "cubicBezier": return .cubicBezier(try cubicBezier(node))
        case "number": return .number(try number(node, "a number"))
        case "fontFamily": return .fontFamily(try fontFamily(node))
        case "fontWeight": return .fontWeight(try fontWeight(node))
        case "shadow": return .shadow(try shadows(node))
        case "typography": return .typography(try typography(node))
        default: throw .unknownType(type, path: path)
        }
    }

    private func invalid(_ reason: String) -> DesignTokenError { .invalidValue(path: path, reason: reason) }

    /// The node, or that of the token it refers to.
    private func followed(_ node: JSONNode?, _ what: String) throws(DesignTokenError) -> JSONNode {
        guard let node else { throw invalid("\(what) is missing") }
        guard let alias = resolve.alias(of: node) else { return node }
        do throws(DesignTokenError) {
            return try resolve.resolved(alias).node
        } catch {
            if case .unknownAlias(let name, _) = error { throw .unknownAlias(name, path: path) }
            throw error
        }
    }

    private func number(_ node: JSONNode?, _ what: String) throws(DesignTokenError) -> Double {
        guard let number = try followed(node, what).number, number.isFinite else {
            throw invalid("\(what) is no number")
        }
        return number
    }

    /// A number with a unit: `{"value": 16, "unit": "px"}`, or `"16px"` in earlier drafts.
    private func measure(_ node: JSONNode?, _ what: String = "the value") throws(DesignTokenError) -> (Double, String) {
        let node = try followed(node, what)
        if let text = node.text {
            let digits = text.prefix { "0123456789.+-".contains($0) }
            guard let number = Double(digits), number.isFinite else {
                throw invalid("\(what) is no number with a unit")
            }
            return (number, String(text.dropFirst(digits.count)))
        }
        guard let unit = node["unit"]?.text else { throw invalid("\(what) has no unit") }
        return (try number(node["value"], what), unit)
    }

    private func points(_ node: JSONNode?, _ what: String) throws(DesignTokenError) -> Double {
        let (length, unit) = try measure(node, what)
        guard unit == "px" else { throw invalid("\(what) is not in px") }
        return length
    }

    private func cubicBezier(_ node: JSONNode) throws(DesignTokenError) -> CubicBezier {
        guard let elements = node.elements, elements.count == 4 else { throw invalid("a curve has four numbers") }
        let x1 = try number(elements[0], "x1")
        let y1 = try number(elements[1], "y1")
        let x2 = try number(elements[2], "x2")
        let y2 = try number(elements[3], "y2")
        guard let curve = try? CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2) else {
            throw invalid("the x of a control point is outside 0...1")
        }
        return curve
    }

    private func fontFamily(_ node: JSONNode) throws(DesignTokenError) -> [String] {
        if let name = node.text { return [name] }
        let names = node.elements?.compactMap(\.text) ?? []
        guard !names.isEmpty, names.count == node.elements?.count else { throw invalid("a font family is a text") }
        return names
    }

    private func fontWeight(_ node: JSONNode) throws(DesignTokenError) -> Double {
        if let name = node.text {
            guard let weight = Self.weights[name] else { throw invalid("\(name) is no font weight") }
            return weight
        }
        let weight = try number(node, "the font weight")
        guard (1...1000).contains(weight) else { throw invalid("a font weight is 1 to 1000") }
        return weight
    }

    /// The names of the format, section "Font weight", which are those of OpenType.
    private static let weights: [String: Double] = [
        "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300, "normal": 400,
        "regular": 400, "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600, "bold": 700, "extra-bold": 800,
        "ultra-bold": 800, "black": 900, "heavy": 900, "extra-black": 950, "ultra-black": 950,
    ]

    private func shadows(_ node: JSONNode) throws(DesignTokenError) -> [Elevation] {
        var result: [Elevation] = []
        for element in node.elements ?? [node] { result.append(try shadow(try followed(element, "a shadow"))) }
        guard !result.isEmpty else { throw invalid("there is no shadow") }
        return result
    }

    private func shadow(_ node: JSONNode) throws(DesignTokenError) -> Elevation {
        let color = try color(try followed(node["color"], "the color"))
        let blur = try points(node["blur"], "the blur")
        guard blur >= 0 else { throw invalid("the blur is negative") }
        return Elevation(
            xOffset: try points(node["offsetX"], "offsetX"),
            yOffset: try points(node["offsetY"], "offsetY"),
            blur: blur,
            spread: node["spread"] == nil ? 0 : try points(node["spread"], "the spread"),
            color: color,
            opacity: 1,
            isInset: node["inset"]?.flag ?? false
        )
    }

    private func typography(_ node: JSONNode) throws(DesignTokenError) -> TypographyToken {
        TypographyToken(
            fontFamily: try fontFamily(try followed(node["fontFamily"], "fontFamily")),
            fontSize: try points(node["fontSize"], "fontSize"),
            fontWeight: try fontWeight(try followed(node["fontWeight"], "fontWeight")),
            letterSpacing: node["letterSpacing"] == nil ? 0 : try points(node["letterSpacing"], "letterSpacing"),
            lineHeight: try number(node["lineHeight"], "lineHeight")
        )
    }
}
