import AppColors
import XCTest

final class HSVColorTests: XCTestCase {
    func testHueWrapsAndOtherComponentsClamp() {
        let color = HSVColor(hue: -0.25, saturation: 7, value: -1, alpha: 2)
        XCTAssertEqual(color, HSVColor(hue: 0.75, saturation: 1, value: 0, alpha: 1))
        XCTAssertEqual(HSVColor(hue: 1, saturation: 0.5, value: 0.5), HSVColor(hue: 0, saturation: 0.5, value: 0.5))
        XCTAssertEqual(HSVColor(hue: -1e-20, saturation: 0, value: 0).hue, 0)
    }

    func testNoNumberTraps() {
        for odd in [Double.nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude] {
            let color = HSVColor(hue: odd, saturation: odd, value: odd, alpha: odd)
            for component in [color.hue, color.saturation, color.value, color.alpha] {
                XCTAssertTrue((0...1).contains(component), "\(odd)")
            }
            let rgb = color.adjustingValue(by: odd).adjustingSaturation(by: odd).darkVariant().rgbComponents
            XCTAssertTrue((0...1).contains(rgb.red), "\(odd)")
        }
        XCTAssertEqual(HSVColor(hue: .nan, saturation: .nan, value: .nan, alpha: .nan).alpha, 0)
    }

    func testVariantsKeepHueAndAlpha() {
        let color = HSVColor(hue: 0.3, saturation: 0.95, value: 0.2, alpha: 0.4)
        XCTAssertEqual(color.darkVariant(), HSVColor(hue: 0.3, saturation: 1, value: 0.15, alpha: 0.4))
        XCTAssertEqual(color.lightVariant().hue, 0.3)
        XCTAssertEqual(color.lightVariant().saturation, 0.8075, accuracy: 1e-15)
        XCTAssertEqual(color.lightVariant().value, 0.26, accuracy: 1e-15)
        XCTAssertEqual(color.lightVariant().alpha, 0.4)
        XCTAssertEqual(color.adjustingValue(by: 0.5).alpha, 0.4)
        XCTAssertEqual(color.adjustingSaturation(by: 0.5).alpha, 0.4)
    }

    func testEveryEightBitGreyAndPureHueRoundTrips() {
        for code in 0...255 {
            let level = Double(code) / 255
            for rgb in [
                RGBComponents(red: level, green: level, blue: level, alpha: 0.5),
                RGBComponents(red: level, green: 0, blue: 1),
                RGBComponents(red: 1, green: level, blue: 0),
                RGBComponents(red: 0, green: 1, blue: level),
                RGBComponents(red: 1, green: 0, blue: level),
                RGBComponents(red: level, green: 1, blue: 0.25),
                RGBComponents(red: 0.125, green: level, blue: 1),
            ] {
                let back = HSVColor(rgb).rgbComponents
                XCTAssertEqual(back.red, rgb.red, accuracy: 1e-15)
                XCTAssertEqual(back.green, rgb.green, accuracy: 1e-15)
                XCTAssertEqual(back.blue, rgb.blue, accuracy: 1e-15)
                XCTAssertEqual(back.alpha, rgb.alpha)
            }
        }
    }
}
