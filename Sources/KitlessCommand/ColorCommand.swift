import CoreUIKitless

extension Subcommand {
    /// `coreuikitless color`: a colour in every space, and its contrast.
    static let color = Subcommand(
        name: "color",
        usage: "color COLOUR [--on COLOUR] [--context normal|large|ui] [--level AA|AAA]",
        summary: "Prints a colour of CSS in other spaces; with --on its contrast, exit status 1 if that is too low."
    ) { words, console throws(CommandError) in
        let arguments = try Arguments(words, options: ["--on", "--context", "--level"])
        let color = try parsed(try arguments.only("a colour"))
        let context = try arguments.choice(
            "--context",
            of: ["normal": WCAGContext.normalText, "large": .largeText, "ui": .uiComponent]
        )
        let level = try arguments.choice("--level", of: ["AA": WCAGLevel.aa, "AAA": .aaa])
        for (name, value) in rows(color) {
            console.print("\(name)\(String(repeating: " ", count: 8 - name.count))\(value)")
        }
        guard let background = arguments["--on"] else { return .success }
        let contrast = color.contrast(
            to: try parsed(background),
            context: context ?? .normalText,
            level: level ?? .aa
        )
        console.print("contrast \(contrast)")
        return contrast.isSufficient ? .success : .findings
    }

    /// Any colour of CSS, or hexadecimal digits as people write them.
    private static func parsed(_ text: String) throws(CommandError) -> Color {
        do throws(ColorTextError) {
            return try Color(css: text)
        } catch {
            guard let color = try? Color(lenientHex: text) else { throw .badData("'\(text)' is no colour: \(error)") }
            return color
        }
    }

    private static func rows(_ color: Color) -> KeyValuePairs<String, String> {
        [
            "hex": color.rgbaDisplayString(prefix: "#"),
            "srgb": decimals(color.components),
            "p3": decimals(DisplayP3(color).components),
            "hsl": decimals(HSL(color).components),
            "lab": decimals(LabD50(color).components),
            "oklch": decimals(OKLCH(color).components),
        ]
    }

    /// The components with four decimals, and the alpha.
    private static func decimals(_ components: SIMD4<Double>) -> String {
        (0..<4)
            .map { index in
                let value = (components[index] * 10_000).rounded() / 10_000
                return "\(value == 0 ? 0 : value)"
            }
            .joined(separator: "  ")
    }
}
