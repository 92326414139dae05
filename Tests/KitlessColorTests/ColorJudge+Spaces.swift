import KitlessColor
import KitlessTestSupport

extension ColorJudge {
    static func convert(_ line: JSONValue) -> String? {
        guard
            let source = line["from"].string.flatMap(ColorSpace.init),
            let target = line["to"].string.flatMap(ColorSpace.init),
            let components = components(line["in"], alpha: line["alpha"].double ?? 1)
        else { return "unknown space" }
        let converted = source.convert(components, to: target)
        guard converted.w == components.w else { return "alpha is \(converted.w)" }
        return difference(converted, from: line, hue: hue(of: target))
    }

    static func lch(_ line: JSONValue) -> String? {
        guard
            let luminance = line["luminance"].double,
            let chroma = line["chroma"].double,
            let hue = line["hue"].double
        else { return "no components" }
        let d65 = Color(luminance: luminance, chroma: chroma, hue: hue)
        let d50 = Color(LChD50(lightness: 100 * luminance, chroma: chroma, hue: hue))
        return difference(d65.components, from: line, key: "outD65")
            ?? difference(d50.components, from: line, key: "outD50")
    }

    static func toHSV(_ line: JSONValue) -> String? {
        guard let color = color(line["in"]) else { return "no color" }
        let hsv = HSV(color)
        let result = SIMD4(hsv.hueTurns, hsv.saturation, hsv.value, 1)
        if line["hueIsPowerless"].bool == true, hsv.hue != 0 || !hsv.isHuePowerless { return "a grey has a hue" }
        return difference(result, from: line, hue: (0, 1))
    }

    static func fromHSV(_ line: JSONValue) -> String? {
        guard let hsv = hsv(line) else { return "no color" }
        return difference(Color(hsv).components, from: line)
    }

    static func variant(_ line: JSONValue, _ change: (HSV, Double) -> HSV) -> String? {
        guard let hsv = hsv(line) else { return "no color" }
        let changed = change(hsv, line["factor"].double ?? 1)
        return difference(SIMD4(changed.hueTurns, changed.saturation, changed.value, 1), from: line, hue: (0, 1))
    }

    private static func hsv(_ line: JSONValue) -> HSV? {
        components(line["in"]).map { HSV(hueTurns: $0.x, saturation: $0.y, value: $0.z) }
    }

    static func gamut(_ line: JSONValue, _ map: (any ColorCoordinates, RGBGamut) -> Color) -> String? {
        guard
            let source = line["from"].string.flatMap(ColorSpace.init),
            let gamut = line["to"].string.flatMap(RGBGamut.init),
            let components = components(line["in"]),
            let typed = typed(components, in: source)
        else { return "unknown space" }
        return difference(ColorSpace.srgb.convert(map(typed, gamut).components, to: gamut.space), from: line)
    }

    static func clip(_ line: JSONValue) -> String? {
        guard
            let source = line["from"].string.flatMap(ColorSpace.init),
            let gamut = line["to"].string.flatMap(RGBGamut.init),
            let components = components(line["in"]),
            let typed = typed(components, in: source)
        else { return "unknown space" }
        if let isInside = line["inGamut"].bool, typed.isInGamut(gamut) != isInside {
            return "inGamut is not \(isInside)"
        }
        return self.gamut(line) { $0.clipped(to: $1) }
    }

    private static func typed(_ components: SIMD4<Double>, in space: ColorSpace) -> (any ColorCoordinates)? {
        let types: [any ColorCoordinates.Type] = [
            Color.self, LinearSRGB.self, DisplayP3.self, LinearDisplayP3.self, Rec2020.self, Rec2020OETF.self,
            LinearRec2020.self, A98RGB.self, ProPhotoRGB.self, XYZD65.self, XYZD50.self, LabD50.self, LabD65.self,
            LChD50.self, LChD65.self, OKLab.self, OKLCH.self, HSL.self, HSV.self, HWB.self,
        ]
        return types.first { $0.space == space }?.init(components: components)
    }

    static func interpolate(_ line: JSONValue) -> String? {
        guard
            let space = line["space"].string.flatMap(ColorSpace.init),
            let start = cssColor(line["a"], in: space),
            let end = cssColor(line["b"], in: space),
            let fraction = line["t"].double,
            let hue = line["hue"].isNull ? .shorter : line["hue"].string.flatMap(HueInterpolation.init),
            let expected = line["out"].array
        else { return "unknown space or hue" }
        let result = ColorInterpolation(from: start, to: end, in: space, hue: hue).cssColor(at: fraction)
        if expected.last?.isNull != (result.alpha == nil) {
            return "alpha is \(result.alpha as Any)"
        }
        let values = SIMD4(result[0] ?? 0, result[1] ?? 0, result[2] ?? 0, result.alpha ?? 0)
        return difference(values, from: line, hue: self.hue(of: space))
    }

    static func cssColor(_ value: JSONValue, in space: ColorSpace) -> CSSColor? {
        guard value.array?.count == 4 else { return nil }
        return CSSColor(space: space, value[0].double, value[1].double, value[2].double, alpha: value[3].double)
    }

    static func deficiency(_ line: JSONValue) -> String? {
        guard
            let kind = line["kind"].string.flatMap(ColorVisionDeficiency.init),
            let severity = line["severity"].double,
            let color = color(line["in"])
        else { return "unknown kind" }
        return difference(color.simulated(kind, severity: severity).components, from: line)
    }
}
