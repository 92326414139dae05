import CoreUIKitless
import XCTest

/// Texts made to be slow or to trap, through every reader of CSS's text.
final class HostileTextTests: XCTestCase {
    private static let long = 20_000

    private let texts: [String] = {
        func many(_ text: String) -> String { String(repeating: text, count: long) }
        return [
            many("("), many("/*"), many("/* "), many("*/"), many(","), many(" "), many("-"), many("e"), many("#"),
            many("0"),
            "rgb(" + many("0") + " 0 0)", "rgb(0." + many("0") + "1 0 0)", "rgb(1e" + many("9") + " 0 0)",
            "rgb(1e-" + many("9") + " 0 0)", "color(srgb " + many("1") + "." + many("1") + "e-200000 0 0)",
            "hsl(1e400deg 10% 10%)", "hsl(-1e400turn 10% 10% / 1e400)", "lch(1e308 1e308 1e308)",
            "rgb(/*" + many("*") + "/ 0 0 0)", "#" + many("f"), "oklch(" + many("none "), many("rgb("),
            "cubic-bezier(" + many("1,"), "linear(" + many("0 ,") + "1)", "linear(" + many("0 1% 2%, ") + "1)",
            "steps(" + many("9") + ")", "steps(-0)", "steps(+1)", "steps(1e0)", "linear(0 1e308%, 1 -1e308%)",
            "linear(1e309, 0)", "linear(0, 1e-400)", many("1px "), many("1px 1px,"), many("inset "),
            "1px 1px 1e400px", "1px 1px " + many("1") + "px", "1px 1px rgb(" + many("("), "1px 1px /*", "1e308in 1px",
            "1px 1px 1px 1px red" + many("/**/"), "\u{0}", "\u{FEFF}red", "\u{202E}red", "１px １px", "rgb(１ 2 3)",
            "#ｆｆｆ", "re\u{301}d", "RGB(1 2 3", "rgb (1 2 3)", "rgb(1 2 3)rgb(1 2 3)", "transparent red",
            "color(from red srgb r g b)", "light-dark(red, blue)", "color-mix(in oklch, red, blue)", "rgb(calc(1) 2 3)",
            "rgb(var(--a))", "cubic-bezier(nan, 0, 1, 1)", "cubic-bezier(inf, 0, 1, 1)", "rgb(nan 0 0)",
            "rgb(infinity 0 0)", "0x1p3 0x1p3", "rgb(0x10 0 0)", "1px 1px #",
        ]
    }()

    func testEveryReaderAnswersEveryTextWithAPlaceInIt() {
        for text in texts {
            let end = text.utf8.count
            func check(_ offset: Int?) {
                if let offset { XCTAssertTrue((0...end).contains(offset), "\(offset) of \(text.prefix(40))") }
            }
            XCTAssertNil(try? Color(hex: text), "\(text.prefix(40))")
            do throws(ColorTextError) { _ = try CSSColor(css: text) } catch { check(error.offset) }
            do throws(ColorTextError) { _ = try Color(lenientHex: text) } catch { check(error.offset) }
            do throws(BoxShadowTextError) { _ = try Elevation.layers(css: text) } catch { check(error.offset) }
            do throws(TimingCurveError) {
                let curve = try TimingCurve(css: text)
                XCTAssertFalse(curve.value(at: 0.5).isNaN, "\(text.prefix(40))")
            } catch {
                if case .invalidText(_, let offset) = error { check(offset) }
            }
        }
    }

    func testWhatOnlyLooksLikeAColorIsRefused() {
        for text in texts.suffix(22) {
            XCTAssertThrowsError(try CSSColor(css: text), text)
        }
    }
}
