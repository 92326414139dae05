import Foundation
import KitlessColor
import XCTest

/// Minimality against a dense scan that shares nothing with the search: contrast from WCAG's formulas, compositing and
/// OKLab's from their definitions.
final class NearestAccessibleScanTests: XCTestCase {
    /// Colours inside sRGB, of Display P3 and BT.2020 beyond it, brighter than white, darker than black.
    private let colors = [
        Color(rgb: 0x777777),
        Color(DisplayP3(red: 1, green: 0.2, blue: 0.1)), Color(DisplayP3(red: 0, green: 1, blue: 0)),
        Color(Rec2020(red: 0.1, green: 0.3, blue: 1)), Color(white: 3),
        Color(red: 1.6, green: 1.5, blue: 0.9), Color(white: -0.4),
        Color(red: 0.2, green: 0.4, blue: 0.9, alpha: 0.8),
    ]

    private let backgrounds: [[Color]] = [
        [.black], [Color(rgb: 0x1C1C1E)], [Color(rgb: 0x767676)], [.white, Color(rgb: 0xF2F2F7)],
        [.white, .black], [Color(DisplayP3(red: 1, green: 0, blue: 0))],
        [Color(white: 0, alpha: 0.4)], [Color(rgb: 0xFF2D55, alpha: 0.7), Color(white: 1, alpha: 0.9)],
        [.white, Color(white: 0, alpha: 0.6)], [Color(rgb: 0xFFFFFF), Color(rgb: 0x777777), .black],
    ]

    /// What two evaluations of a ratio of at most 21 may differ by.
    private let rounding = 1e-13

    func testNoColorNearerByA255thPassesInADenseScan() {
        var (found, impossible) = (0, 0)
        for color in colors {
            let line = line(color)
            for (number, backgrounds) in backgrounds.enumerated() {
                // Both levels for what can be met; the others are far from it or need no more.
                for level in number < 4 ? WCAGLevel.allCases : [.aa] {
                    let needed = WCAGContext.normalText.threshold(for: level)
                    let result = color.nearestAccessible(against: backgrounds, level: level)
                    let what = "\(color) on \(backgrounds), \(needed)"
                    guard let nearest = nearest(color, line, backgrounds, needed) else {
                        impossible += 1
                        // A window between two points of the scan may still be found.
                        if let result { XCTAssertTrue(passes(result, backgrounds, needed - rounding), what) }
                        continue
                    }
                    found += 1
                    guard let result else {
                        XCTFail("nothing for \(what)")
                        continue
                    }
                    XCTAssertTrue(passes(result, backgrounds, needed - rounding), what)
                    XCTAssertEqual(result.alpha, color.alpha)
                    let distance = abs(OKLCH(result).lightness - OKLCH(color).lightness)
                    XCTAssertLessThanOrEqual(result == color ? 0 : distance, nearest + 1.0 / 255, what)
                }
            }
        }
        XCTAssertGreaterThan(found, 60)
        XCTAssertGreaterThan(impossible, 20)
    }

    func testAWindowNarrowerThanAByteIsFound() throws {
        // 4.5 times #060606 and a 4.5th of white leave luminances from 0.183195 to 0.183333.
        let backgrounds = [Color.white, Color(rgb: 0x060606)]
        for color in [Color.white, .black, Color(rgb: 0x0A84FF), Color(DisplayP3(red: 0, green: 1, blue: 0))] {
            let result = try XCTUnwrap(color.nearestAccessible(against: backgrounds))
            XCTAssertTrue(passes(result, backgrounds, 4.5 - rounding))
        }
        XCTAssertNil(Color.white.nearestAccessible(against: [.white, Color(rgb: 0x070707)]))
    }

    /// The colours of one hue at 511 lightnesses.
    private func line(_ color: Color) -> [(lightness: Double, color: Color)] {
        let start = OKLCH(color)
        return (0...510).map { index in
            let lightness = Double(index) / 510
            return (lightness, shown(lightness, start, color.alpha))
        }
    }

    /// The smallest change of lightness on the line that passes, `nil` when none does.
    private func nearest(
        _ color: Color,
        _ line: [(lightness: Double, color: Color)],
        _ backgrounds: [Color],
        _ needed: Double
    ) -> Double? {
        if passes(color, backgrounds, needed) { return 0 }
        let start = OKLCH(color).lightness
        return line.filter { passes($0.color, backgrounds, needed) }.map { abs($0.lightness - start) }.min()
    }

    /// The colour of that lightness and hue with as much of the chroma as sRGB has, by OKLab's definition.
    private func shown(_ lightness: Double, _ start: OKLCH, _ alpha: Double) -> Color {
        let (a, b) = (cos(start.hue * .pi / 180), sin(start.hue * .pi / 180))
        func linear(_ chroma: Double) -> [Double] {
            let cones = [
                pow(lightness + 0.3963377773761749 * chroma * a + 0.2158037573099136 * chroma * b, 3),
                pow(lightness - 0.1055613458156586 * chroma * a - 0.0638541728258133 * chroma * b, 3),
                pow(lightness - 0.0894841775298119 * chroma * a - 1.2914855480194092 * chroma * b, 3),
            ]
            return [
                4.0767416360759583 * cones[0] - 3.3077115392580629 * cones[1] + 0.2309699031821043 * cones[2],
                -1.2684379732850315 * cones[0] + 2.6097573492876882 * cones[1] - 0.341319376002657 * cones[2],
                -0.0041960761386756 * cones[0] - 0.7034186179359362 * cones[1] + 1.7076146940746117 * cones[2],
            ]
        }
        func fits(_ chroma: Double) -> Bool { linear(chroma).allSatisfy { $0 >= -1e-12 && $0 <= 1 + 1e-12 } }
        var chroma = start.chroma
        if !fits(chroma) {
            var low = 0.0
            for _ in 0..<30 {
                let middle = (low + chroma) / 2
                if fits(middle) { low = middle } else { chroma = middle }
            }
            chroma = low
        }
        let code = linear(chroma).map { light in
            let size = min(max(light, 0), 1)
            return size > 0.0031308 ? 1.055 * pow(size, 1 / 2.4) - 0.055 : size * 12.92
        }
        return Color(red: code[0], green: code[1], blue: code[2], alpha: alpha)
    }

    private func passes(_ color: Color, _ backgrounds: [Color], _ needed: Double) -> Bool {
        backgrounds.allSatisfy { ratio(color, $0) >= needed }
    }

    /// WCAG's ratio; the translucent one of two is laid over the other.
    private func ratio(_ first: Color, _ second: Color) -> Double {
        if first.alpha < 1, second.alpha < 1 { return .nan }
        let p = luminance(first.alpha < 1 ? over(first, second) : first)
        let q = luminance(second.alpha < 1 ? over(second, first) : second)
        return (max(p, q) + 0.05) / (min(p, q) + 0.05)
    }

    private func over(_ color: Color, _ ground: Color) -> Color {
        func mix(_ a: Double, _ b: Double) -> Double { a * color.alpha + b * (1 - color.alpha) }
        return Color(
            red: mix(color.red, ground.red),
            green: mix(color.green, ground.green),
            blue: mix(color.blue, ground.blue)
        )
    }

    private var luminances: [Color: Double] = [:]

    private func luminance(_ color: Color) -> Double {
        if let known = luminances[color] { return known }
        func light(_ v: Double) -> Double {
            let size = abs(v) > 0.04045 ? pow((abs(v) + 0.055) / 1.055, 2.4) : abs(v) / 12.92
            return v < 0 ? -size : size
        }
        let sum = 0.2126 * light(color.red) + 0.7152 * light(color.green) + 0.0722 * light(color.blue)
        luminances[color] = max(sum, 0)
        return max(sum, 0)
    }
}
