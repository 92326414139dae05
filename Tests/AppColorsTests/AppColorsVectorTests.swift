import AppColors
import KitlessTestSupport
import XCTest

final class AppColorsVectorTests: XCTestCase {
    func testEveryHSVCase() throws {
        let files = try Vectors.files(of: "color", withExtension: "jsonl")
        for file in files where file.lastPathComponent.hasPrefix("hsv") {
            try VectorTally.run(file, area: "color", judge: Self.failure)
        }
    }

    private static func failure(of line: JSONValue) -> String? {
        guard let input = line["in"].doubles, let expected = line["out"].doubles,
            let tolerance = line["tolerance"].double, input.count == 3, expected.count == 3
        else { return "unreadable case" }
        if line["op"].string == "rgb-to-hsv" {
            let color = HSVColor(RGBComponents(red: input[0], green: input[1], blue: input[2]))
            return failure(of: color, expected, tolerance, comparesHue: line["hueIsPowerless"].bool != true)
        }
        let color = HSVColor(hue: input[0], saturation: input[1], value: input[2])
        switch line["op"].string {
        case "hsv-to-rgb":
            let rgb = color.rgbComponents
            return difference(rgb.red, from: expected[0], tolerance: tolerance, "red")
                ?? difference(rgb.green, from: expected[1], tolerance: tolerance, "green")
                ?? difference(rgb.blue, from: expected[2], tolerance: tolerance, "blue")
        case "hsv-dark-variant":
            return failure(of: color.darkVariant(), expected, tolerance)
        case "hsv-light-variant":
            return failure(of: color.lightVariant(), expected, tolerance)
        case "hsv-adjust-value":
            guard let factor = line["factor"].double else { return "no factor" }
            return failure(of: color.adjustingValue(by: factor), expected, tolerance)
        case "hsv-adjust-saturation":
            guard let factor = line["factor"].double else { return "no factor" }
            return failure(of: color.adjustingSaturation(by: factor), expected, tolerance)
        default:
            return "unknown operation"
        }
    }

    private static func failure(
        of color: HSVColor,
        _ expected: [Double],
        _ tolerance: Double,
        comparesHue: Bool = true
    ) -> String? {
        let turns = abs(color.hue - expected[0])
        let hue = comparesHue ? difference(min(turns, 1 - turns), from: 0, tolerance: tolerance, "hue distance") : nil
        return hue
            ?? difference(color.saturation, from: expected[1], tolerance: tolerance, "saturation")
            ?? difference(color.value, from: expected[2], tolerance: tolerance, "value")
    }
}
