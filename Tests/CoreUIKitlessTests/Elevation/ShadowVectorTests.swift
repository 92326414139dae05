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

    /// Every pixel of every field against an integral that shares nothing with ours: rows of the shape through Foundation's
    /// error function, 96 a band by the midpoint rule, which converges fast under the substitution by a cosine.
    func testEveryPixelOfEveryFieldIsWithinATenthOfAStepOfTheIntegral() throws {
        var (fields, worst) = (0, 0.0)
        for file in try Vectors.files(of: "shadow", withExtension: "jsonl") {
            for line in try JSONValue.lines(of: file) where line["op"].string == "shadowPixels" {
                let input = line["in"]
                let (elevation, box) = try XCTUnwrap(Self.shadow(input))
                let (width, height) = (try XCTUnwrap(input["width"].int), try XCTUnwrap(input["height"].int))
                let raster = try ShadowRaster(elevation, of: box, width: width, height: height)
                let rect = try XCTUnwrap(line["out"]["rect"].doubles)
                let radii = try XCTUnwrap(line["out"]["radii"].doubles)
                let sigma = try XCTUnwrap(line["out"]["sigma"].double)
                let truth = Self.integral(rect, radii, sigma, width, height)
                for (index, value) in truth.enumerated() {
                    let center = CGPoint(x: Double(index % width) + 0.5, y: Double(index / width) + 0.5)
                    // An inset shadow is what the blurred hole leaves, inside the box alone.
                    let expected = elevation.isInset ? box.contains(center) ? 1 - value : 0 : value
                    worst = max(worst, abs(raster[index % width, index / width] - expected * elevation.opacity) * 255)
                }
                fields += 1
            }
        }
        print("ACCURACY shadow fields: \(fields), worst pixel \(worst)/255")
        XCTAssertEqual(fields, 16)
        XCTAssertLessThanOrEqual(worst, 0.1)
    }

    /// The coverage at the middle of each pixel, row by row.
    private static func integral(
        _ rect: [Double],
        _ radii: [Double],
        _ sigma: Double,
        _ width: Int,
        _ height: Int
    ) -> [Double] {
        let (left, top, right, bottom) = (rect[0], rect[1], rect[0] + rect[2], rect[1] + rect[3])
        /// How far an arc of that radius lies inside its side, at a distance from the horizontal side.
        func inset(_ radius: Double, _ distance: Double) -> Double {
            guard distance < radius else { return 0 }
            return radius - max(radius * radius - (radius - distance) * (radius - distance), 0).squareRoot()
        }
        let limits = [top, top + radii[0], top + radii[1], bottom - radii[2], bottom - radii[3], bottom].sorted()
        let scale = 0.5.squareRoot() / sigma
        var field = [Double](repeating: 0, count: width * height)
        for (start, end) in zip(limits, limits.dropFirst()) where end > start {
            let bands = max(Int(((end - start) / (4 * sigma)).rounded(.up)), 1)
            for node in 0..<(96 * bands) {
                let u = (Double(node) + 0.5) / Double(96 * bands)
                let y = start + (end - start) * (1 - cos(.pi * u)) / 2
                let weight = (end - start) * .pi * sin(.pi * u) / Double(192 * bands)
                let low = left + max(inset(radii[0], y - top), inset(radii[3], bottom - y))
                let high = right - max(inset(radii[1], y - top), inset(radii[2], bottom - y))
                let columns = (0..<width).map { x in
                    let place = Double(x) + 0.5
                    return (erf((high - place) * scale) - erf((low - place) * scale)) / 2
                }
                for row in 0..<height {
                    let distance = (Double(row) + 0.5 - y) / sigma
                    guard abs(distance) < 8 else { continue }
                    let density = weight * exp(-distance * distance / 2) / (sigma * (2 * .pi).squareRoot())
                    for x in 0..<width { field[row * width + x] += density * columns[x] }
                }
            }
        }
        return field
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
