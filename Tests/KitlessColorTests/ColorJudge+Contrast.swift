import KitlessColor
import KitlessTestSupport

extension ColorJudge {
    static func deltaE(_ line: JSONValue, _ formula: (LabD50, LabD50) -> Double) -> String? {
        guard
            let first = components(line["lab1"]),
            let second = components(line["lab2"]),
            let expected = line["out"].double,
            let tolerance = line["tolerance"].double
        else { return "no colors" }
        let result = formula(LabD50(components: first), LabD50(components: second))
        if let published = line["published"].double, abs(result - published) > 0.5001e-4 { return "not \(published)" }
        return KitlessTestSupport.difference(result, from: expected, tolerance: tolerance)
    }

    static func deltaEOK(_ line: JSONValue) -> String? {
        guard
            let first = components(line["lab1"]),
            let second = components(line["lab2"]),
            let expected = line["out"].double,
            let tolerance = line["tolerance"].double
        else { return "no colors" }
        let result = OKLab(components: first).deltaEOK(to: OKLab(components: second))
        return KitlessTestSupport.difference(result, from: expected, tolerance: tolerance)
    }

    static func luminance(_ line: JSONValue) -> String? {
        guard let color = color(line["in"]) else { return "no color" }
        return number(color.relativeLuminance, line)
    }

    static func contrast(_ line: JSONValue) -> String? {
        guard let first = color(line["a"]), let second = color(line["b"]) else { return "no colors" }
        if RGBA8(first).contrastRatio(to: RGBA8(second)) != first.contrastRatio(to: second) { return "bytes differ" }
        return number(first.contrastRatio(to: second), line) ?? verdicts(line, first, second)
    }

    static func translucentContrast(_ line: JSONValue) -> String? {
        guard let first = translucent(line["a"]), let second = translucent(line["b"]) else { return "no colors" }
        let result = first.contrast(to: second)
        if line["outIsNaN"].bool == true {
            guard result.ratio.isNaN, result.impossibility == .bothTranslucent else {
                return "a ratio of two translucent"
            }
            return verdicts(line, first, second)
        }
        let shown = result.composited ?? (second.alpha < 1 ? second : first)
        return number(result.ratio, line)
            ?? difference(shown.components, from: line, key: "composited")
            ?? verdicts(line, first, second)
    }

    private static func translucent(_ value: JSONValue) -> Color? {
        guard let alpha = value["alpha"].double else { return nil }
        return color(value["rgb"])?.withAlphaComponent(alpha)
    }

    private static func verdicts(_ line: JSONValue, _ first: Color, _ second: Color) -> String? {
        verdicts(line) { first.isSufficientContrast(to: second, context: $0, level: $1) }
            ?? verdicts(line) { second.isSufficientContrast(to: first, context: $0, level: $1) }
            ?? verdicts(line) { first.contrast(to: second, context: $0, level: $1).isSufficient }
    }

    private static func verdicts(_ line: JSONValue, _ isSufficient: (WCAGContext, WCAGLevel) -> Bool) -> String? {
        for context in WCAGContext.allCases {
            for level in WCAGLevel.allCases {
                let expected = line["pass"][context.rawValue][level.rawValue].bool
                if expected != isSufficient(context, level) { return "\(context) \(level) is not \(expected as Any)" }
            }
        }
        return nil
    }

    static func threshold(_ line: JSONValue) -> String? {
        guard let ratio = line["ratio"].double else { return "no ratio" }
        return verdicts(line) { ratio >= $0.threshold(for: $1) }
    }

    static func apca(_ line: JSONValue) -> String? {
        guard let text = color(line["text"]), let background = color(line["background"]) else { return "no colors" }
        return number(text.apcaContrast(on: background), line)
    }

    static func compositing(_ line: JSONValue, _ operation: (Color, Color) -> Color) -> String? {
        guard let source = color(line["src"]), let backdrop = color(line["dst"]) else { return "no colors" }
        let result = operation(source, backdrop)
        if let text = difference(result.components, from: line) { return text }
        guard !line["outPremultiplied"].isNull else { return nil }
        let premultiplied = (result.components * result.alpha)
        return difference(
            SIMD4(premultiplied.x, premultiplied.y, premultiplied.z, result.alpha),
            from: line,
            key: "outPremultiplied"
        )
    }

    static func mixing(_ line: JSONValue, _ operation: (Color, Double) -> Color) -> String? {
        guard let color = color(line["in"]), let amount = line["amount"].double else { return "no color" }
        return difference(operation(color, amount).components, from: line)
    }

    private static func number(_ value: Double, _ line: JSONValue) -> String? {
        guard let expected = line["out"].double, let tolerance = line["tolerance"].double else {
            return "no expectation"
        }
        return KitlessTestSupport.difference(value, from: expected, tolerance: tolerance)
    }
}
