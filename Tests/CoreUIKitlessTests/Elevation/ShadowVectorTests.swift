import Foundation
import KitlessTestSupport
import XCTest

@testable import CoreUIKitless

final class ShadowVectorTests: XCTestCase {
    func testEveryCase() throws {
        for file in try Vectors.files(of: "shadow", withExtension: "jsonl") {
            try VectorTally.run(file, area: "shadow") { line in
                switch line["op"].string {
                case "shadowGeometry": Self.geometry(line)
                case "shadowPixels": Self.pixels(line, folder: file.deletingLastPathComponent())
                default: "unknown operation"
                }
            }
        }
    }

    private static func geometry(_ line: JSONValue) -> String? {
        guard let (elevation, box) = shadow(line["in"]), let tolerance = line["tol"].double else { return "unreadable" }
        let out = line["out"]
        let result = elevation.geometry(of: box)
        var actual: [String: [Double]] = [
            "sigma": [result.sigma],
            "fittedRadii": list(result.box.radii),
            "extent": list(elevation.extent),
            "extentClamped": list(elevation.extentClamped),
            "extentInk": list(result.extentInk),
        ]
        if let shape = result.shape {
            actual["rect"] = [shape.rect.minX, shape.rect.minY, shape.rect.width, shape.rect.height]
            actual["radiiCSS"] = list(shape.radii)
            actual["radiiCSS2017"] = elevation.geometry(of: box, rule: .css2017).shape.map { list($0.radii) }
            actual["radiiSimple"] = elevation.geometry(of: box, rule: .plain).shape.map { list($0.radii) }
        }
        if result.shape != nil, abs(elevation.extentInk.top - result.extentInk.top) > 1e-9 {
            return "two extents of ink"
        }
        if out["empty"].bool != (result.shape == nil) { return "empty is \(result.shape == nil)" }
        for key in out.keys where key != "empty" {
            guard let expected = out[key].doubles ?? out[key].double.map({ [$0] }) else { return "unreadable \(key)" }
            guard let values = actual.removeValue(forKey: key), values.count == expected.count else {
                return "\(key) is not known"
            }
            for (value, number) in zip(values, expected) {
                if let failure = difference(value, from: number, tolerance: tolerance, key) { return failure }
            }
        }
        return actual.isEmpty ? nil : "unread: \(actual.keys.sorted())"
    }

    private static func pixels(_ line: JSONValue, folder: URL) -> String? {
        let (input, out) = (line["in"], line["out"])
        guard
            let (elevation, box) = shadow(input), let width = input["width"].int, let height = input["height"].int,
            let tolerance = line["tol"]["sample"].double, let pictureTolerance = line["tol"]["png"].double,
            let samples = out["samples"].array, let name = out["png"].string, let rect = out["rect"].doubles,
            let radii = out["radii"].doubles, let sigma = out["sigma"].double, !samples.isEmpty
        else { return "unreadable" }
        let geometry = elevation.geometry(of: box)
        guard let shape = geometry.shape else { return "no shape" }
        let ours = [shape.rect.minX, shape.rect.minY, shape.rect.width, shape.rect.height] + list(shape.radii)
        for (value, expected) in zip(ours + [geometry.sigma], rect + radii + [sigma]) {
            if let failure = difference(value, from: expected, tolerance: 1e-9, "geometry") { return failure }
        }
        guard let raster = try? ShadowRaster(elevation, of: box, width: width, height: height) else {
            return "no raster"
        }
        for sample in samples {
            guard let x = sample[0].int, let y = sample[1].int, let expected = sample[2].double else {
                return "unreadable"
            }
            let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
            for value in [raster[x, y], elevation.shadowAlpha(at: point, of: box)]
            where abs(value - expected) > tolerance {
                return "alpha at (\(x), \(y)) is \(value), not \(expected)"
            }
        }
        guard
            let bytes = try? Data(contentsOf: folder.appendingPathComponent(name)),
            let picture = try? PNGDecoder.decode(Array(bytes)), (picture.width, picture.height) == (width, height)
        else { return "no picture \(name)" }
        for y in 0..<height {
            for x in 0..<width where abs(Double(picture[x, y].red) - (raster[x, y] * 255).rounded()) > pictureTolerance
            {
                return "byte at (\(x), \(y)) is \(raster[x, y] * 255), not \(picture[x, y].red)"
            }
            // 8 bits cannot show more, but no true value is farther than half a step from the byte.
            for x in 0..<width where abs(Double(picture[x, y].red) - raster[x, y] * 255) > 0.5 + 1e-6 {
                return
                    "alpha at (\(x), \(y)) is \(raster[x, y] * 255)/255, which does not round to \(picture[x, y].red)"
            }
        }
        return nil
    }

    private static func shadow(_ input: JSONValue) -> (Elevation, RoundedRect)? {
        guard
            let box = input["box"].doubles, let radii = input["radii"].doubles, let offset = input["offset"].doubles,
            let blur = input["blur"].double, let spread = input["spread"].double,
            box.count == 4, radii.count == 4, offset.count == 2
        else { return nil }
        let elevation = Elevation(
            xOffset: offset[0],
            yOffset: offset[1],
            blur: blur,
            spread: spread,
            color: .black,
            opacity: input["opacity"].double ?? 1,
            isInset: input["inset"].bool ?? false
        )
        let corners = CornerRadii(topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3])
        return (elevation, RoundedRect(CGRect(x: box[0], y: box[1], width: box[2], height: box[3]), radii: corners))
    }

    private static func list(_ radii: CornerRadii) -> [Double] {
        [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
    }

    private static func list(_ insets: EdgeInsets) -> [Double] {
        [insets.top, insets.left, insets.bottom, insets.right]
    }
}
