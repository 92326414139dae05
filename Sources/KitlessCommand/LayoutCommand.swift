import CoreUIKitless
import Foundation
import KitlessScenario

extension Subcommand {
    /// `coreuikitless layout`: a scenario file to frames and to a picture.
    static let layout = Subcommand(
        name: "layout",
        usage: "layout FILE.json [--svg OUT.svg] [--width W --height H] [--direction ltr|rtl]",
        summary: "Lays out a scenario file, prints the frames, and draws them with --svg."
    ) { words, console throws(CommandError) in
        let arguments = try Arguments(words, options: ["--svg", "--width", "--height", "--direction"])
        let path = try arguments.only("a scenario file")
        let width = try arguments.number("--width", "a length in points", in: 0...)
        let height = try arguments.number("--height", "a length in points", in: 0...)
        let direction = try arguments.choice(
            "--direction",
            of: ["ltr": UserInterfaceLayoutDirection.leftToRight, "rtl": .rightToLeft]
        )
        let scenario = try read(path)
        let root = scenario.root
        root.frame.size = CGSize(
            width: width.map { CGFloat($0) } ?? root.frame.width,
            height: height.map { CGFloat($0) } ?? root.frame.height
        )
        if let direction { root.environment.layoutDirection = direction }
        root.layoutIfNeeded()
        // The picture first: if it cannot be written, nothing is said.
        if let output = arguments["--svg"] {
            var options = SVGSnapshot.Options()
            options.showsOutlines = true
            try Files.write(SVGSnapshot(of: root, options: options).text, to: output)
        }
        console.print(table(scenario.frames()))
        return .success
    }

    private static func read(_ path: String) throws(CommandError) -> Scenario {
        let data = try Files.read(path)
        do throws(ScenarioError) {
            return try Scenario(data: data, file: path)
        } catch {
            throw .badData(error.description)
        }
    }

    /// The frames, a line each, with numbers below each other.
    private static func table(_ frames: [(name: String, rectangle: CGRect)]) -> String {
        let head = ["", "x", "y", "width", "height"]
        let rows = frames.map { name, frame in
            [name] + [frame.origin.x, frame.origin.y, frame.width, frame.height].map { decimals(Double($0)) }
        }
        return TextTable.aligned([head] + rows)
    }

    /// A number with at most three decimals.
    private static func decimals(_ value: Double) -> String {
        guard value.magnitude < 1e15 else { return "\(value)" }
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? String(format: "%.0f", rounded + 0) : "\(rounded)"
    }
}
