import CoreUIKitless

/// Colours: gradients, hues of equal lightness, contrast, and what a wide gamut becomes on an sRGB display.
enum ColorSection {
    static var section: Section {
        Section(
            id: "colour",
            title: "Colour",
            lead: """
                Every number here comes from the colour engine: OKLCH for what looks even, WCAG 2.2 for what can be \
                read, CSS Color 4 for what a display cannot show.
                """,
            blocks: [hues, gradients, contrasts, traits, gamuts]
        )
    }

    private static var hues: Block {
        let items = stride(from: 0.0, to: 360, by: 30).map { hue in
            let color = Color(OKLCH(lightness: 0.65, chroma: 0.15, hue: hue)).gamutMapped(to: .srgb)
            return swatch(color, name: "\(Int(hue))°")
        }
        return Block(
            title: "Twelve hues of one lightness",
            text: "OKLCH with lightness 0.65 and chroma 0.15, mapped into sRGB: none looks lighter than the others.",
            body: list(of: items)
        )
    }

    private static func swatch(_ color: Color, name: String) -> String {
        let hex = color.rgbDisplayString(prefix: "#")
        return "<li><i style=\"background:\(hex)\"></i><div><b>\(name.escaped)</b><code>\(hex)</code></div></li>"
    }

    private static func list(of swatches: [String]) -> String { "<ul class=\"swatches\">\(swatches.joined())</ul>" }

    private static var gradients: Block {
        let pairs: [(String, Color, Color)] = [
            ("Blue to yellow", Color(rgb: 0x0033FF), Color(rgb: 0xFFE600)),
            ("Red to teal", Color(rgb: 0xE5132D), Color(rgb: 0x00B8A9)),
            ("Violet to white", Color(rgb: 0x5B1FBF), .white),
        ]
        let spaces: [(String, ColorSpace)] = [("sRGB", .srgb), ("OKLab", .oklab), ("OKLCH", .oklch)]
        let pictures = pairs.flatMap { name, start, end in
            spaces.map { spaceName, space in
                let way = ColorInterpolation(from: start, to: end, in: space)
                return Picture(
                    caption: "\(name) in \(spaceName)",
                    width: "third",
                    light: strip(slug("gradient-\(name)-\(spaceName)"), count: 64, height: 40) {
                        way.color(at: $0).gamutMapped(to: .srgb)
                    }
                )
            }
        }
        return Block(
            title: "The same gradient in three spaces",
            text: "sRGB goes through grey; OKLab keeps the lightness even; OKLCH goes round the circle of hues.",
            body: Picture.stage(pictures)
        )
    }

    private static var gamuts: Block {
        let pictures = ["Display P3, clipped", "Display P3, mapped as CSS does"].enumerated().map { index, caption in
            Picture(
                caption: caption,
                width: "half",
                light: strip("gamut-\(index)", count: 72, height: 32) { fraction in
                    let vivid = hue(fraction * 360)
                    return index == 0 ? vivid.clipped(to: .srgb) : vivid.gamutMapped(to: .srgb)
                }
            )
        }
        return Block(
            title: "A wide gamut on a narrow display",
            text: "Clipping each component shifts hue and lightness; mapping gives up chroma instead.",
            body: Picture.stage(pictures)
        )
    }

    private static func slug(_ text: String) -> String {
        text.lowercased().split(separator: " ").joined(separator: "-")
    }

    /// The most vivid colour of a hue and a lightness of 0.7 that Display P3 has room for, or near it.
    private static func hue(_ degrees: Double) -> Color {
        Color(OKLCH(lightness: 0.7, chroma: 0.32, hue: degrees)).gamutMapped(to: .displayP3)
    }

    /// A strip of colours from left to right: so many, and what SVG makes of them in between.
    private static func strip(_ name: String, count: Int, height: Double, color: (Double) -> Color) -> String {
        var writer = XMLWriter()
        writer.begin("svg")
        writer.attribute("xmlns", "http://www.w3.org/2000/svg")
        writer.attribute("viewBox", "0 0 320 \(XMLWriter.number(height))")
        writer.begin("linearGradient")
        writer.attribute("id", name)
        for index in 0..<count {
            let fraction = Double(index) / Double(count - 1)
            writer.begin("stop")
            writer.attribute("offset", fraction)
            writer.attribute("stop-color", color(fraction).rgbDisplayString(prefix: "#"))
            writer.end()
        }
        writer.end()
        writer.begin("rect")
        writer.attribute("width", 320)
        writer.attribute("height", height)
        writer.attribute("fill", "url(#\(name))")
        writer.end()
        writer.end()
        return writer.text
    }

    private static var contrasts: Block {
        let texts: [(String, Color)] = [
            ("Black", .black), ("Slate", Color(rgb: 0x475569)), ("Grey", Color(rgb: 0x767676)),
            ("Silver", Color(rgb: 0x94A3B8)), ("Blue", Color(rgb: 0x0078D7)), ("White", .white),
        ]
        let backgrounds: [(String, Color)] = [
            ("White", .white), ("Mist", Color(rgb: 0xE2E8F0)), ("Blue", Color(rgb: 0x0078D7)),
            ("Night", Color(rgb: 0x0F172A)),
        ]
        let head = backgrounds.map { "<th class=\"number\">on \($0.0)</th>" }.joined()
        let rows = texts.map { name, text in
            let cells = backgrounds.map { cell(text.contrast(to: $0.1)) }
            return "<tr><th>\(name)</th>\(cells.joined())</tr>"
        }
        return Block(
            title: "Contrast",
            text: """
                Normal text at level AA needs 4.5:1. Nothing is rounded: #0078D7 on white has 4.498861, which many \
                tools print as 4.5 and pass.
                """,
            body: Table(head: "<th>Text</th>\(head)", rows: rows).html
        )
    }

    private static var traits: Block {
        let ground = DynamicColor(light: .white, dark: .black)
        var audit = PaletteAudit()
        for system in DynamicColor.System.allCases { audit.add(system.name, text: system.color, on: ground) }
        let findings = audit.findings
        let rows = audit.pairs.map { pair in
            let cells = findings.filter { $0.pair == pair }.map { cell($0.result) }
            return "<tr><th>\(pair.name)</th>\(cells.joined())</tr>"
        }
        let head = ["Light", "Light, high contrast", "Dark", "Dark, high contrast"].map {
            "<th class=\"number\">\($0)</th>"
        }
        let swatches = DynamicColor.System.allCases.map { swatch($0.color.light, name: $0.name) }
        return Block(
            title: "The system's colours under all four traits",
            text: """
                One value holds the variants for light, dark and increased contrast, and resolves without a screen: \
                each is held against its ground, white or black, as normal text at level AA.
                """,
            body: list(of: swatches) + Table(head: "<th>Colour</th>\(head.joined())", rows: rows).html
        )
    }

    private static func cell(_ result: ContrastResult) -> String {
        let verdict = result.isSufficient ? "pass" : "fail"
        let word = "<span class=\"\(verdict)\">\(verdict)</span>"
        return "<td class=\"number\">\(ContrastResult.text(result.ratio)) \(word)</td>"
    }
}
