import KitlessColor
import KitlessTestSupport

extension ColorJudge {
    static func hexFormat(_ line: JSONValue, _ reading: (SIMD4<Double>) -> Color) -> String? {
        guard let components = components(line["in"], alpha: line["alpha"].double ?? 1) else { return "no color" }
        let color = reading(components)
        let isUppercase = line["uppercase"].bool ?? true
        // Cases of Display P3 carry no prefix of their own, their text does.
        let expected = line["out"].string
        let prefix = line["prefix"].string ?? (expected?.hasPrefix("#") == true ? "#" : nil)
        let text =
            line["withAlpha"].bool == true
            ? color.rgbaDisplayString(prefix: prefix, isUppercase: isUppercase)
            : color.rgbDisplayString(prefix: prefix, isUppercase: isUppercase)
        guard text == expected else { return "text is \(text)" }
        guard let isInside = line["insideSRGB8"].bool else { return nil }
        let debugText = color.rgbDebugDisplayString(prefix: prefix, isUppercase: isUppercase)
        guard color.isInSRGB8 == isInside, debugText.hasSuffix("⚠️") != isInside else {
            return "inside sRGB is not \(isInside)"
        }
        return nil
    }

    static func integer(_ line: JSONValue) -> String? {
        guard let rgb = line["in"].double, rgb >= 0 else { return "no integer" }
        return difference(Color(rgb: UInt(rgb), alpha: line["alpha"].double ?? 1).components, from: line)
    }

    static func hexParse(_ line: JSONValue, _ parse: (String) throws(ColorTextError) -> Color) -> String? {
        guard let text = line["in"].string else { return "no text" }
        do throws(ColorTextError) {
            let color = try parse(text)
            return line["out"].isNull ? "read as \(color)" : difference(color.components, from: line)
        } catch {
            guard error.offset >= 0, error.offset <= text.utf8.count else { return "offset \(error.offset)" }
            return line["out"].isNull ? nil : error.description
        }
    }

    static func cssParse(_ line: JSONValue) -> String? {
        guard let text = line["in"].string else { return "no text" }
        do throws(ColorTextError) {
            let color = try CSSColor(css: text)
            guard let coords = line["coords"].array else { return "read as \(color)" }
            return parsed(color, line, coords)
        } catch {
            guard error.offset >= 0, error.offset <= text.utf8.count else { return "offset \(error.offset)" }
            return line["coords"].isNull ? nil : error.description
        }
    }

    private static func parsed(_ color: CSSColor, _ line: JSONValue, _ coords: [JSONValue]) -> String? {
        guard line["space"].string == color.space.rawValue else { return "space is \(color.space)" }
        for (index, expected) in (coords + [line["alpha"]]).enumerated() {
            guard expected.isNull == (color[index] == nil) else {
                return "component \(index) is \(color[index] as Any)"
            }
        }
        let values = SIMD4(color[0] ?? 0, color[1] ?? 0, color[2] ?? 0, color.alpha ?? 0)
        if let text = difference(values, from: line, key: "coords", hue: hue(of: color.space)) { return text }
        if let alpha = line["alpha"].double, alpha != color.alpha { return "alpha is \(color.alpha as Any)" }
        return difference(XYZD65(Color(color)).components, from: line, key: "xyz")
    }

    static func singlePrecision(_ line: JSONValue) -> String? {
        guard let value = line["in"].double else { return "no number" }
        let stored = SIMD4<Float>(Color(white: value).components)
        return Double(stored.x) == line["out"].double ? nil : "stored as \(stored.x)"
    }

    static func singlePrecisionHex(_ line: JSONValue) -> String? {
        guard let code = line["in"].int.flatMap(UInt8.init(exactly:)) else { return "no byte" }
        let stored = SIMD4<Float>(Color(RGBA8(red: code, green: 0, blue: 0)).components)
        guard Double(stored.x) == line["stored"].double else { return "stored as \(stored.x)" }
        let text = Color(components: SIMD4<Double>(stored)).rgbDisplayString().prefix(2)
        return String(text) == line["out"].string ? nil : "text is \(text)"
    }
}
