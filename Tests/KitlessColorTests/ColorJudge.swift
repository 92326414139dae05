import KitlessColor
import KitlessTestSupport

/// Judges one case by its operation.
enum ColorJudge {
    private typealias Judge = @Sendable (JSONValue) -> String?

    static func judge(_ line: JSONValue) -> String? {
        guard let name = line["op"].string, let judge = judges[name] else { return "unknown operation" }
        return judge(line)
    }

    private static let judges: [String: Judge] = [
        "convert": convert,
        "deltaE76": { deltaE($0) { $0.deltaE76(to: $1) } },
        "deltaE94": { deltaE($0) { $0.deltaE94(to: $1) } },
        "deltaECMC": { line in
            guard let l = line["l"].double, let c = line["c"].double else { return "no weights" }
            return deltaE(line) { $0.deltaECMC(to: $1, lightness: l, chroma: c) }
        },
        "deltaE2000": { deltaE($0) { $0.deltaE2000(to: $1) } },
        "deltaEOK": deltaEOK,
        "relative-luminance": luminance,
        "relative-luminance-threshold": luminance,
        "wcag-contrast": contrast,
        "wcag-contrast-alpha": translucentContrast,
        "wcag-threshold": threshold,
        "source-over": { compositing($0) { $0.composited(over: $1) } },
        "blend-mode": { line in
            guard let mode = line["mode"].string.flatMap(BlendMode.init) else { return "unknown mode" }
            return compositing(line) { $0.composited(over: $1, blending: mode) }
        },
        "porter-duff": { line in
            guard let name = line["operator"].string.flatMap(PorterDuffOperator.init) else { return "unknown operator" }
            return compositing(line) { $0.composited(over: $1, by: name) }
        },
        "blended": { line in
            guard let other = color(line["with"]) else { return "no color" }
            return mixing(line) { $0.blended(by: $1, with: other) }
        },
        "lightened": { mixing($0) { $0.lightened(by: $1) } },
        "darkened": { mixing($0) { $0.darkened(by: $1) } },
        "hex-format": { hexFormat($0) { Color(components: $0) } },
        "hex-format-p3": { hexFormat($0) { DisplayP3(components: $0).color } },
        "hex-format-nonfinite": { hexFormat($0) { Color(components: $0) } },
        "rgb-int": integer,
        "hex-parse": { hexParse($0) { text throws(ColorTextError) in try Color(hex: text) } },
        "hex-parse-lenient": { hexParse($0) { text throws(ColorTextError) in try Color(lenientHex: text) } },
        "css-parse": cssParse,
        "gamut-map-css": { gamut($0) { $0.gamutMapped(to: $1) } },
        "gamut-clip": clip,
        "interpolate": interpolate,
        "apca": apca,
        "rgb-to-hsv": toHSV,
        "hsv-to-rgb": fromHSV,
        "hsv-dark-variant": { variant($0) { color, _ in color.darkVariant() } },
        "hsv-light-variant": { variant($0) { color, _ in color.lightVariant() } },
        "hsv-adjust-value": { variant($0) { $0.adjustingValue(by: $1) } },
        "hsv-adjust-saturation": { variant($0) { $0.adjustingSaturation(by: $1) } },
        "cvd-machado": deficiency,
        "float32-round-trip": singlePrecision,
        "float32-hex-stable": singlePrecisionHex,
        "init-lch": lch,
    ]
}
