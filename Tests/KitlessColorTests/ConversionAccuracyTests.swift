import KitlessColor
import KitlessTestSupport
import XCTest

/// How exact conversions are, beyond what the ground truth asks for.
final class ConversionAccuracyTests: XCTestCase {
    func testEveryVectorIsMetToTwelveDigits() throws {
        for file in try Vectors.files(of: "color", withExtension: "jsonl")
        where file.lastPathComponent == "convert.jsonl" {
            for line in try JSONValue.lines(of: file) {
                guard case .object(var members) = line else { return XCTFail("no object") }
                members["tolerance"] = .number(1e-12)
                // The hue of a grey that is none by a rounding error is known to no more digits than its saturation.
                if line["to"].string == "hsv", let saturation = line["out"][1].double, saturation < 1e-5 {
                    members["out"] = .list([.null, line["out"][1], line["out"][2]])
                }
                if let failure = ColorJudge.judge(.object(members)) { XCTFail("\(line["id"]): \(failure)") }
            }
        }
    }

    func testEverySpaceReturnsEveryColorInGamut() {
        var worst: [ColorSpace: Double] = [:]
        for color in samples() {
            for space in ColorSpace.allCases {
                let back = space.convert(ColorSpace.srgb.convert(color, to: space), to: .srgb)
                let difference = back - color
                let distance = max(abs(difference.x), max(abs(difference.y), abs(difference.z)))
                worst[space] = max(worst[space] ?? 0, distance)
                XCTAssertEqual(back.w, color.w)
            }
        }
        for (space, distance) in worst { XCTAssertLessThanOrEqual(distance, 1e-14, space.rawValue) }
    }

    func testEveryPairOfSpacesCommutes() {
        for color in [SIMD4(0.2, 0.5, 0.9, 0.4), SIMD4(0.98, 0.3, 0.01, 1), SIMD4(0.07, 0.06, 0.05, 1)] {
            for first in ColorSpace.allCases {
                let start = ColorSpace.srgb.convert(color, to: first)
                for second in ColorSpace.allCases {
                    let direct = ColorSpace.srgb.convert(color, to: second)
                    let difference = first.convert(start, to: second) - direct
                    let scale = max(1, max(abs(direct.x), max(abs(direct.y), abs(direct.z))))
                    for index in 0..<3 {
                        XCTAssertLessThanOrEqual(abs(difference[index]) / scale, 1e-13, "\(first) to \(second)")
                    }
                }
            }
        }
    }

    func testGreysHaveNoChromaAndNoHue() {
        for code in UInt8.min...UInt8.max {
            let grey = Color(RGBA8(red: code, green: code, blue: code))
            for chroma in [LChD50(grey).chroma, LChD65(grey).chroma, OKLCH(grey).chroma] { XCTAssertEqual(chroma, 0) }
            for hue in [LChD50(grey).hue, LChD65(grey).hue, OKLCH(grey).hue, HSL(grey).hue, HSV(grey).hue] {
                XCTAssertEqual(hue, 0)
            }
            XCTAssertTrue(LChD50(grey).isHuePowerless && OKLCH(grey).isHuePowerless)
            XCTAssertTrue(HSL(grey).isHuePowerless && HSV(grey).isHuePowerless && HWB(grey).isHuePowerless)
        }
        XCTAssertFalse(OKLab(Color.white).isHuePowerless)
    }

    /// Eight-bit colours all over the cube, its corners, and near-greys.
    private func samples() -> [SIMD4<Double>] {
        let codes = [0, 1, 2, 9, 10, 11, 12, 40, 127, 128, 200, 254, 255].map { Double($0) / 255 }
        var colors: [SIMD4<Double>] = []
        for red in codes {
            for green in codes {
                for blue in codes { colors.append(SIMD4(red, green, blue, 0.25)) }
            }
        }
        for exponent in 1...16 {
            colors.append(SIMD4(0.5, 0.5, 0.5 + .exp10(-exponent), 1))
            colors.append(SIMD4(.exp10(-exponent), 0, 0, 1))
        }
        return colors
    }
}

extension Double {
    /// Ten to a whole power.
    fileprivate static func exp10(_ exponent: Int) -> Double { Double("1e\(exponent)") ?? .nan }
}
