import KitlessColor
import XCTest

final class CSSTextTests: XCTestCase {
    private func failure(_ text: String) -> ColorTextError? {
        do throws(ColorTextError) {
            _ = try CSSColor(css: text)
            return nil
        } catch {
            return error
        }
    }

    func testErrorsSayWhatAndWhere() {
        let cases: [(String, ColorTextError.Reason, Int)] = [
            ("", .empty, 0), ("   ", .empty, 3), ("#12", .wrongDigitCount, 1), ("#12x", .notAHexDigit, 3),
            ("bleu", .unknownName, 0), ("currentColor", .dependsOnContext, 0), (" CanvasText ", .dependsOnContext, 1),
            ("4", .unknownName, 0), ("frob(1 2 3)", .unknownFunction, 0), ("color(foo 1 1 1)", .unknownColorSpace, 6),
            ("rgb(a 1 2)", .expectedComponent, 4), ("rgb(1 2)", .expectedComponent, 7),
            ("rgb(1 2 3", .missingParenthesis, 9),
            ("rgb(1 2", .missingParenthesis, 7), ("rgb(", .missingParenthesis, 4), ("rgb(1,2 3)", .wrongSeparator, 8),
            ("lab(1,2,3)", .wrongSeparator, 5), ("rgb(1 2 3) x", .trailingText, 11),
            ("rgb(1 2 3 4)", .trailingText, 10),
            ("rgb(1, 2%, 3)", .wrongComponentKind, 7), ("hsl(10% 1% 1%)", .wrongComponentKind, 4),
            ("rgb(1deg 2 3)", .wrongComponentKind, 4), ("rgb(1 2 3 / 4deg)", .wrongComponentKind, 12),
            ("rgb(1,2,3,none)", .wrongComponentKind, 10), ("rgb(1px 2 3)", .malformedNumber, 5),
            ("rgb(. 2 3)", .expectedComponent, 4), ("rgb(- 2 3)", .expectedComponent, 4), ("blue;", .trailingText, 4),
        ]
        for (text, reason, offset) in cases {
            XCTAssertEqual(failure(text), ColorTextError(reason: reason, offset: offset), text)
            XCTAssertFalse(failure(text)?.description.isEmpty ?? true)
        }
    }

    func testWhiteSpaceAndCommentsMayStandAnywhere() throws {
        let texts = [
            "\t rgb(/* r */1 2/**/3/**//4%)\n", "rgb( 1 2 3 / 4% )", "rgb(1 2 3/.04)", "RGBA(1,2 ,3, 4%)",
            "rgb(1 2 3 / 4%) /* open",
        ]
        for text in texts {
            XCTAssertEqual(
                try Color(css: text),
                Color(red: 1 / 255.0, green: 2 / 255.0, blue: 3 / 255.0, alpha: 0.04),
                text
            )
        }
    }

    func testNumbersAreReadAsSwiftReadsLiterals() throws {
        let literals = [
            "0.1", "1e-3", ".5", "+.25", "0.30000000000000004", "123456789012345678901234567890e-30", "1e-400",
            "4.9406564584124654e-324", "0.000000000000000000000000000000000000001", "5e-1", "-0",
            "9007199254740993e-16", ".12345678901234567890123", "+.12345678901234567890123e-7",
        ]
        for literal in literals {
            let color = try CSSColor(css: "color(srgb \(literal) 0 0)")
            let plain = literal.hasPrefix(".") || literal.hasPrefix("+") ? "0" + literal.drop { $0 == "+" } : literal
            XCTAssertEqual(color[0], Double(plain), literal)
        }
        XCTAssertEqual(try CSSColor(css: "color(srgb 1e999 0 0)")[0], .infinity)
    }

    /// CSS Syntax 3, section 4.3.9: a hyphen before a digit begins a number and no unit, and nothing need stand
    /// between.
    func testASignOrAPointBeginsTheNextNumber() throws {
        XCTAssertEqual(try Color(css: "rgb(51-2 3)"), try Color(css: "rgb(51 -2 3)"))
        XCTAssertEqual(try Color(css: "rgb(51+102.5.5)"), try Color(css: "rgb(51 102.5 0.5)"))
        XCTAssertEqual(try CSSColor(css: "oklab(.5.1-.1)"), CSSColor(space: .oklab, 0.5, 0.1, -0.1))
        XCTAssertEqual(try CSSColor(css: "lch(50%20-90deg)"), CSSColor(space: .lchD50, 50, 20, 270))
        XCTAssertEqual(failure("rgb(1-a 2 3)"), ColorTextError(reason: .malformedNumber, offset: 5))
        XCTAssertEqual(failure("rgb(1--2 3)"), ColorTextError(reason: .malformedNumber, offset: 5))
    }

    func testAHueBeyondAllNumbersCountsAsZero() throws {
        for hue in ["1e999", "-1e999", "1e999deg", "1e308turn", "-1e308turn"] {
            XCTAssertEqual(try Color(css: "hsl(\(hue) 100% 50%)"), Color(red: 1, green: 0, blue: 0), hue)
            XCTAssertEqual(try CSSColor(css: "oklch(0.5 0.1 \(hue))")[2], 0, hue)
        }
    }

    func testPercentagesAreTheDoublesNearestToTheirHundredth() throws {
        for hundredths in 0...10_000 {
            let percentage = "\(hundredths / 100).\(String(hundredths % 100 + 100).dropFirst())%"
            let expected = Double("\(hundredths)e-4")
            let color = try CSSColor(css: "color(srgb \(percentage) 0 0 / \(percentage))")
            XCTAssertEqual(color[0], expected, percentage)
            XCTAssertEqual(color.alpha, expected, percentage)
        }
    }

    /// CSS Syntax 3, section 4.3: nothing has to stand between two tokens that are told apart without.
    func testTokensMayTouch() throws {
        let texts = [
            "lab(+25%-30+10%)": "lab(25 -30 12.5)", "lab(25-30 12.5)": "lab(25 -30 12.5)",
            "lab(25-24%.125e2)": "lab(25 -30 12.5)", "color(srgb .1.2.3)": "color(srgb 0.1 0.2 0.3)",
            "color(srgb 1e-1-2e-1+3E-1/.5)": "color(srgb 0.1 -0.2 0.3 / 0.5)", "rgb(10%20%30%)": "rgb(10% 20% 30%)",
            "oklch(50%.1 20deg/none)": "oklch(0.5 0.1 20 / none)", "hsl(none 1%2%)": "hsl(none 1% 2%)",
        ]
        for (text, apart) in texts {
            XCTAssertEqual(try CSSColor(css: text), try CSSColor(css: apart), text)
        }
        for text in ["lab(25--30 1)", "lab(25-e 1 1)", "hsl(20deg-10 1% 1%)", "lab(none-30 1)", "lab(1 - 2 3)"] {
            XCTAssertNotNil(failure(text), text)
        }
    }

    func testComponentsThatCSSClampsAreClamped() throws {
        XCTAssertEqual(try Color(css: "rgb(300 -20 255)"), Color(red: 1, green: 0, blue: 1))
        XCTAssertEqual(try CSSColor(css: "lab(120 0 0)")[0], 100)
        XCTAssertEqual(try CSSColor(css: "lch(-5% -3 10)")[1], 0)
        XCTAssertEqual(try CSSColor(css: "oklch(1.5 0.1 10)")[0], 1)
        XCTAssertEqual(try CSSColor(css: "hsl(10 -5% 50%)")[1], 0)
        XCTAssertEqual(try Color(css: "rgb(0 0 0 / 150%)").alpha, 1)
        XCTAssertEqual(try CSSColor(css: "color(srgb 1.5 -0.5 0)")[0], 1.5)
    }

    func testEveryNameIsReadInAnyCaseAndWrittenBack() throws {
        for name in ["AliceBlue", "yellowgreen", "REBECCAPURPLE", "tan", "transparent", "aqua", "azure"] {
            XCTAssertEqual(try Color(css: name).cssName, name.lowercased())
        }
        XCTAssertEqual(try Color(css: "cyan").cssName, "aqua")
        XCTAssertNil(Color(rgb: 0x123456).cssName)
        XCTAssertNil(Color(red: 0.3, green: 0, blue: 0, alpha: 0.5).cssName)
    }

    func testTextReadsBackAsTheSameColorInEverySpace() throws {
        let colors = [
            Color(rgb: 0x0078D7), Color(red: 0.1, green: 1.0 / 3, blue: 0.7, alpha: 0.123456789), .clear,
            Color(red: 1.25, green: -0.125, blue: 1e-7), Color(DisplayP3(red: 1, green: 0, blue: 0)),
        ]
        for color in colors {
            XCTAssertEqual(try Color(css: color.cssText), color)
            for space in ColorSpace.allCases {
                let css = CSSColor(color).converted(to: space)
                guard let text = css.cssText() else { continue }
                let back = try CSSColor(css: text)
                XCTAssertEqual(back.space, space)
                for index in 0..<4 where css[index] != nil {
                    // Percentages of HSL and HWB are a hundred times the component, and Lab's lightness may be clamped.
                    XCTAssertEqual(try XCTUnwrap(back[index]), try XCTUnwrap(css[index]), accuracy: 1e-14, text)
                }
            }
        }
    }

    func testTextHasTheFormsOfCSS() {
        XCTAssertEqual(Color(rgb: 0x0078D7).cssText, "rgb(0, 120, 215)")
        XCTAssertEqual(Color(rgb: 0x0078D7, alpha: 0.5).cssText, "rgba(0, 120, 215, 0.5)")
        XCTAssertEqual(Color(red: 0.1, green: 0, blue: 1e-7).cssText, "color(srgb 0.1 0 0.0000001)")
        XCTAssertEqual(Color.white.cssText(in: .lchD50, fractionDigits: 3), "lch(100 0 none)")
        XCTAssertEqual(Color(rgb: 0xFF0000).cssText(in: .hsl), "hsl(0 100% 50%)")
        XCTAssertEqual(Color(rgb: 0xFF0000).cssText(in: .oklch, fractionDigits: 4), "oklch(0.628 0.2577 29.2339)")
        XCTAssertEqual(Color(rgb: 0x808080).cssText(in: .hwb, fractionDigits: 1), "hwb(none 50.2% 49.8%)")
        XCTAssertNil(Color.white.cssText(in: .hsv))
        XCTAssertNil(Color.white.cssText(in: .rec2020OETF))
        XCTAssertEqual(
            CSSColor(space: .oklab, nil, 0.9999999, -0.00004, alpha: nil).cssText(fractionDigits: 3),
            "oklab(none 1 0 / none)"
        )
        XCTAssertEqual(
            CSSColor(space: .xyzD65, 1e22, -1.5e-9, 99.96, alpha: 1).cssText(fractionDigits: 1),
            "color(xyz-d65 10000000000000000000000 0 100)"
        )
        XCTAssertEqual(
            CSSColor(space: .srgb, 0.96, 0.04, 0.05, alpha: 1).cssText(fractionDigits: 1),
            "color(srgb 1 0 0.1)"
        )
    }
}
