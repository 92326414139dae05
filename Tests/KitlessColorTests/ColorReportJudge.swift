import KitlessColor
import KitlessTestSupport

/// Judges a report by the operation of its input.
enum ColorReportJudge {
    static func judge(_ input: JSONValue, _ expected: JSONValue) -> String? {
        switch input["op"].string {
        case "hex-format": hexFormat(input, expected)
        case "hex-parse": hexParse(input["in"], expected)
        case "hex-round-trip": hexRoundTrip(input, expected)
        case "rgb-int": close(Color(rgb: UInt(input["in"].double ?? 0)), expected["rgb"])
        case "rgb-to-hsv": greyToHSV(input, expected)
        case "hsv-to-rgb": turnsToRGB(input, expected)
        case "css-serialize": serialize(input, expected)
        case "css-parse": parse(input, expected)
        case "interpolate": interpolate(input, expected)
        case "achromatic-threshold": threshold(expected)
        case "convert-clip": clip(input, expected)
        case "wcag-contrast": contrast(input, expected)
        case "wcag-contrast-alpha": translucent(input, expected)
        case "equality": equality(input, expected)
        default: "unknown operation"
        }
    }

    /// Whether the first three components are those expected, to 1e-9.
    private static func close(_ color: Color, _ expected: JSONValue) -> String? {
        for (index, number) in (expected.doubles ?? []).enumerated() {
            if let text = difference(color.components[index], from: number, tolerance: 1e-9) { return text }
        }
        return expected.doubles == nil ? "no expectation" : nil
    }

    private static func hexFormat(_ input: JSONValue, _ expected: JSONValue) -> String? {
        let nested = input["components"][0].array != nil
        let lists = nested ? input["components"].array ?? [] : [input["components"]]
        let texts = nested ? expected["hex"].array ?? [] : [expected["hex"]]
        let flags = nested ? expected["insideSRGB8"].array ?? [] : [expected["insideSRGB8"]]
        guard lists.count == texts.count, !lists.isEmpty else { return "no components" }
        for (index, list) in lists.enumerated() {
            guard let components = ColorJudge.components(list, alpha: input["alpha"].double ?? 1) else {
                return "no color"
            }
            let isP3 = input["space"].string == "display-p3"
            let color = isP3 ? DisplayP3(components: components).color : Color(components: components)
            let hex = input["alpha"].isNull ? color.rgbDisplayString(prefix: "#") : color.rgbaDisplayString(prefix: "#")
            guard hex == texts[index].string else { return "text is \(hex)" }
            if let flag = flags[index].bool, color.isInSRGB8 != flag { return "inside is not \(flag)" }
            if !expected["extendedSRGB"].isNull, let text = close(color, expected["extendedSRGB"]) { return text }
        }
        return nil
    }

    private static func hexParse(_ texts: JSONValue, _ expected: JSONValue) -> String? {
        if let list = texts.array {
            for (index, text) in list.enumerated() {
                if let failure = rgba(text, expected["rgba"][index]) { return failure }
            }
            return nil
        }
        if expected.isNull { return (try? Color(hex: texts.string ?? "")) == nil ? nil : "is a color" }
        return rgba(texts, expected["rgba"])
    }

    private static func rgba(_ text: JSONValue, _ expected: JSONValue) -> String? {
        guard let color = try? Color(hex: text.string ?? "") else { return "no color" }
        return expected.doubles?.count == 4 ? close(color, expected) : "no expectation"
    }

    private static func hexRoundTrip(_ input: JSONValue, _ expected: JSONValue) -> String? {
        guard let color = try? Color(hex: input["in"].string ?? "") else { return "no color" }
        if let alpha = expected["alpha"].double, alpha != color.alpha { return "alpha is \(color.alpha)" }
        if !expected["rgba"].isNull, let text = close(color, expected["rgba"]) { return text }
        return color.rgbaDisplayString(prefix: "#") == expected["out"].string ? nil : "another text"
    }

    private static func greyToHSV(_ input: JSONValue, _ expected: JSONValue) -> String? {
        let hsv = HSV(Color(white: input["grey"].double ?? .nan))
        guard [hsv.hue, hsv.saturation, hsv.value] == expected["hsv"].doubles else { return "\(hsv)" }
        return hsv.isHuePowerless == expected["hueIsPowerless"].bool ? nil : "hue has power"
    }

    private static func turnsToRGB(_ input: JSONValue, _ expected: JSONValue) -> String? {
        guard let hsv = input["in"].doubles, hsv.count == 3 else { return "no components" }
        let color = Color(HSV(hueTurns: hsv[0], saturation: hsv[1], value: hsv[2]))
        guard color.rgbDisplayString(prefix: "#") == expected["hex"].string else { return "another text" }
        return close(color, expected["rgb"])
    }

    private static func serialize(_ input: JSONValue, _ expected: JSONValue) -> String? {
        let color = input["in"].string.flatMap { try? Color(css: $0) } ?? ColorJudge.color(input["in"]) ?? .clear
        let space = input["to"].string.flatMap(ColorSpace.init) ?? .srgb
        guard let text = color.cssText(in: space) else { return "no text" }
        if let wanted = expected["contains"].string, !text.contains(wanted) { return text }
        if let unwanted = expected["mustNotContain"].string, text.contains(unwanted) { return text }
        guard let components = expected["parsesBackTo"].array else { return nil }
        guard let back = try? CSSColor(css: text) else { return "\(text) does not parse" }
        for (index, component) in components.enumerated() {
            guard (back[index] == nil) == component.isNull else { return "component \(index) of \(text)" }
            if let number = component.double, abs(number - (back[index] ?? .nan)) > 1e-9 { return text }
        }
        return nil
    }

    private static func parse(_ input: JSONValue, _ expected: JSONValue) -> String? {
        guard let texts = input["in"].array, let hex = expected["hex"].array else { return "no texts" }
        for (text, hex) in zip(texts, hex) {
            let shown = (try? Color(css: text.string ?? ""))?.rgbDisplayString(prefix: "#")
            guard shown == hex.string else { return "\(shown ?? "nothing") for \(text)" }
        }
        guard let first = try? Color(css: texts.first?.string ?? "") else { return "no color" }
        let ratio = first.contrastRatio(to: .white)
        return difference(ratio, from: expected["contrastToWhite"].double ?? .nan, tolerance: 1e-9)
    }

    private static func interpolate(_ input: JSONValue, _ expected: JSONValue) -> String? {
        guard
            let space = input["space"].string.flatMap(ColorSpace.init),
            let start = ColorJudge.cssColor(input["a"], in: space),
            let end = ColorJudge.cssColor(input["b"], in: space)
        else { return "no colors" }
        let way = ColorInterpolation(from: start, to: end, in: space)
        if let fractions = input["t"].doubles { return fade(way, fractions, expected) }
        let result = way.cssColor(at: input["t"].double ?? .nan)
        let wanted = expected[space.rawValue].isNull ? expected["out"] : expected[space.rawValue]
        for (index, number) in (wanted.doubles ?? [.nan]).enumerated() {
            if let text = difference(result[index] ?? .nan, from: number, tolerance: 1e-9) { return text }
        }
        return nil
    }

    private static func fade(_ way: ColorInterpolation, _ fractions: [Double], _ expected: JSONValue) -> String? {
        for (index, fraction) in fractions.enumerated() {
            let color = way.color(at: fraction)
            guard color.components == color.components else { return "not finite" }
            guard color.alpha == expected["alpha"][index].double else { return "alpha is \(color.alpha)" }
            let wanted = expected["rgbFor"]["\(fraction)"]
            if !wanted.isNull, let text = close(color, wanted) { return text }
        }
        return nil
    }

    private static func threshold(_ expected: JSONValue) -> String? {
        guard let lch = expected["lch"].double, let oklch = expected["oklch"].double else { return "no expectation" }
        let isRight =
            LChD50(lightness: 50, chroma: lch, hue: 40).isHuePowerless
            && !LChD50(lightness: 50, chroma: lch.nextUp, hue: 40).isHuePowerless
            && OKLCH(lightness: 0.5, chroma: oklch, hue: 40).isHuePowerless
            && !OKLCH(lightness: 0.5, chroma: oklch.nextUp, hue: 40).isHuePowerless
        return isRight ? nil : "another threshold"
    }

    private static func clip(_ input: JSONValue, _ expected: JSONValue) -> String? {
        guard let components = ColorJudge.components(input["in"]) else { return "no color" }
        let clipped = LabD65(components: components).clipped(to: .srgb)
        let hasNegativeZero = [clipped.red, clipped.green, clipped.blue].contains { $0 == 0 && $0.sign == .minus }
        return hasNegativeZero ? "negative zero" : close(clipped, expected["clipped"])
    }

    private static func contrast(_ input: JSONValue, _ expected: JSONValue) -> String? {
        guard let first = ColorJudge.color(input["a"]), let second = ColorJudge.color(input["b"]) else {
            return "no colors"
        }
        let verdicts: [(String, WCAGContext)] = [
            ("passAA", .normalText), ("normalTextAA", .normalText), ("largeTextAA", .largeText),
            ("uiComponentAA", .uiComponent),
        ]
        for (key, context) in verdicts {
            if let verdict = expected[key].bool, first.isSufficientContrast(to: second, context: context) != verdict {
                return "\(key) is not \(verdict)"
            }
        }
        let result = first.contrast(to: second)
        if let shown = expected["displayTruncatedTo2"].double, !result.description.hasPrefix("\(shown):1") {
            return result.description
        }
        return difference(result.ratio, from: expected["ratio"].double ?? .nan, tolerance: 1e-12)
    }

    private static func translucent(_ input: JSONValue, _ expected: JSONValue) -> String? {
        guard
            let first = ColorJudge.color(input["a"]["rgb"])?.withAlphaComponent(input["a"]["alpha"].double ?? 1),
            let second = ColorJudge.color(input["b"]["rgb"])?.withAlphaComponent(input["b"]["alpha"].double ?? 1)
        else { return "no colors" }
        let ratio = first.contrastRatio(to: second)
        let passes = ratio > 0 || ratio <= 0 || first.isSufficientContrast(to: second)
        return ratio.isNaN == expected["ratioIsNaN"].bool && passes == expected["everyComparison"].bool
            ? nil : "\(ratio)"
    }

    private static func equality(_ input: JSONValue, _ expected: JSONValue) -> String? {
        func color(_ value: JSONValue) -> AnyHashable? {
            guard let components = ColorJudge.components(value["c"], alpha: value["alpha"].double ?? 1) else {
                return nil
            }
            return value["space"].string == "display-p3"
                ? AnyHashable(DisplayP3(components: components))
                : AnyHashable(Color(components: components))
        }
        guard let first = color(input["a"]), let second = color(input["b"]) else { return "no colors" }
        if expected["hashEqual"].bool == true, first.hashValue != second.hashValue { return "hashes differ" }
        return (first == second) == expected["equal"].bool ? nil : "not equal"
    }
}
