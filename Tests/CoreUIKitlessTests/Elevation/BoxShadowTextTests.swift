import CoreUIKitless
import XCTest

/// CSS Backgrounds and Borders 3, section 6.1: `none | <shadow>#`, `<shadow> = inset? && <length>{2,4} && <color>?`.
final class BoxShadowTextTests: XCTestCase {
    private func shadow(
        _ x: Double,
        _ y: Double,
        _ blur: Double = 0,
        _ spread: Double = 0,
        _ color: Color = .black,
        opacity: Double = 1,
        isInset: Bool = false
    ) -> Elevation {
        Elevation(
            xOffset: x,
            yOffset: y,
            blur: blur,
            spread: spread,
            color: color,
            opacity: opacity,
            isInset: isInset
        )
    }

    func testReadsEveryForm() throws {
        let red = Color(red: 1, green: 0, blue: 0)
        for (text, expected) in [
            ("0 0", shadow(0, 0)),
            ("1px 2px", shadow(1, 2)),
            ("1px 2px 3px", shadow(1, 2, 3)),
            ("1px 2px 3px -4px", shadow(1, 2, 3, -4)),
            ("1px 2px red", shadow(1, 2, 0, 0, red)),
            ("red 1px 2px", shadow(1, 2, 0, 0, red)),
            ("inset 1px 2px red", shadow(1, 2, 0, 0, red, isInset: true)),
            ("red 1px 2px inset", shadow(1, 2, 0, 0, red, isInset: true)),
            ("INSET red 1PX 2Px", shadow(1, 2, 0, 0, red, isInset: true)),
            ("1px 2px rgb(255 0 0 / 25%)", shadow(1, 2, 0, 0, red, opacity: 0.25)),
            ("1px 2px rgba(255, 0, 0, .25)", shadow(1, 2, 0, 0, red, opacity: 0.25)),
            ("1px 2px #f008", shadow(1, 2, 0, 0, red, opacity: 136.0 / 255)),
            ("\t1px\n2px/**/3px/* , ) */4px ", shadow(1, 2, 3, 4)),
            ("rgb(255/* ) */0/**/0) 1px 2px", shadow(1, 2, 0, 0, red)),
            ("+.5px -1e1px 1.5E-1px", shadow(0.5, -10, 0.15)),
            ("1in 2.54cm 25.4mm 72pt", shadow(96, 96, 96, 96)),
            ("6pc 101.6Q", shadow(96, 96)),
            ("-0 +0.0", shadow(0, 0)),
        ] {
            XCTAssertEqual(try Elevation(css: text), expected, text)
        }
    }

    func testReadsListsInOrder() throws {
        let two = [shadow(1, 1), shadow(2, 2, 3, 0, .white, isInset: true)]
        XCTAssertEqual(try Elevation.layers(css: "1px 1px, inset 2px 2px 3px #fff"), two)
        XCTAssertEqual(try Elevation.layers(css: "1px 1px rgb(0,0,0),inset 2px 2px 3px #fff"), two)
        XCTAssertEqual(try Elevation.layers(css: " None "), [])
    }

    func testAShadowWithoutAColourTakesTheCurrentOne() throws {
        let blue = Color(red: 0, green: 0, blue: 1, alpha: 0.5)
        let expected = shadow(1, 1, 0, 0, Color(red: 0, green: 0, blue: 1), opacity: 0.5)
        XCTAssertEqual(try Elevation(css: "1px 1px", currentColor: blue), expected)
        XCTAssertEqual(try Elevation(css: "CurrentColor 1px 1px", currentColor: blue), expected)
    }

    func testSaysWhatIsWrongAndWhere() {
        func check(_ text: String, _ reason: BoxShadowTextError.Reason, at offset: Int, line: UInt = #line) {
            XCTAssertThrowsError(try Elevation.layers(css: text), line: line) { error in
                XCTAssertEqual(error as? BoxShadowTextError, .init(reason: reason, offset: offset), line: line)
                XCTAssertTrue("\(error)".contains("at offset \(offset)"), "\(error)", line: line)
            }
        }
        check("", .empty, at: 0)
        check("  /* nothing */", .empty, at: 15)
        check("1px 1px,", .empty, at: 8)
        check(", 1px 1px", .empty, at: 0)
        check("1px", .wrongLengthCount, at: 0)
        check("red", .wrongLengthCount, at: 0)
        check("1px red 1px", .wrongLengthCount, at: 8)
        check("1px 1px 1px 1px 1px", .wrongLengthCount, at: 16)
        check("1px 1px -1px", .negativeBlur, at: 8)
        check("1 1px", .wrongUnit(""), at: 0)
        check("1px 2em", .wrongUnit("em"), at: 4)
        check("1px 2%", .wrongUnit("%"), at: 4)
        check("1px 2px3", .wrongUnit("px3"), at: 4)
        check("1px +", .malformedNumber, at: 4)
        check("1px .", .malformedNumber, at: 4)
        check("1px 1e999px", .malformedNumber, at: 4)
        check("1px 1e308in", .malformedNumber, at: 4)
        // Components that sRGB has no number for.
        check("color(display-p3 1 1e400 0) 0 0", .malformedNumber, at: 0)
        check("0 0 color(xyz 1e308 1e308 0)", .malformedNumber, at: 4)
        check("0 0 lab(50 1e300 0)", .malformedNumber, at: 4)
        check("inset inset 1px 1px", .repeated("inset"), at: 6)
        check("red 1px 1px blue", .repeated("blue"), at: 12)
        check("1px 1px rgb(0 0 0", .unbalancedParenthesis, at: 17)
        check("1px 1px)", .unbalancedParenthesis, at: 7)
        check("none, 1px 1px", .color(ColorTextError(reason: .unknownName, offset: 0)), at: 0)
        check("1px 1px #12", .color(ColorTextError(reason: .wrongDigitCount, offset: 1)), at: 8)
        XCTAssertThrowsError(try Elevation(css: "none")) { error in
            XCTAssertEqual(error as? BoxShadowTextError, .init(reason: .wrongShadowCount(0), offset: 0))
        }
        XCTAssertThrowsError(try Elevation(css: "0 0, 0 0")) { error in
            XCTAssertEqual(error as? BoxShadowTextError, .init(reason: .wrongShadowCount(2), offset: 0))
        }
    }

    func testWritesTheShortestForm() {
        XCTAssertEqual(shadow(0, 0).cssText, "0 0 rgb(0, 0, 0)")
        XCTAssertEqual(shadow(0, 4, 16, -2, opacity: 0.25).cssText, "0 4px 16px -2px rgba(0, 0, 0, 0.25)")
        XCTAssertEqual(shadow(0, 0.5, 0, 2).cssText, "0 0.5px 0 2px rgb(0, 0, 0)")
        XCTAssertEqual(shadow(1, 2, 3, isInset: true).cssText, "inset 1px 2px 3px rgb(0, 0, 0)")
        XCTAssertEqual(Elevation.cssText(of: []), "none")
        XCTAssertEqual(Elevation.cssText(of: [shadow(0, 0), shadow(1, 1)]), "0 0 rgb(0, 0, 0), 1px 1px rgb(0, 0, 0)")
    }

    func testReadsBackWhatItWrites() throws {
        var state: UInt64 = 5
        func next() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 11) * 0x1p-53
        }
        for _ in 0..<500 {
            let color = Color(red: next() * 1.2, green: next(), blue: next() - 0.1)
            let scale = [1e-9, 1, 1e6][Int(next() * 3)]
            let one = shadow(
                (next() - 0.5) * scale,
                next() * scale,
                next() * scale,
                next() - 0.5,
                color,
                opacity: next(),
                isInset: next() < 0.5
            )
            XCTAssertEqual(try Elevation.layers(css: Elevation.cssText(of: [one, one])), [one, one])
        }
    }

    /// Whatever the text, it is read or refused at a place inside it, and what is read can be written and read again.
    func testAnyTextIsReadOrRefused() {
        let pieces = [
            "0", "1px", "-2px", ".5px", "1e3px", "1e-400px", "e", "+", "-", ".", "%", "em", "inset", "none", "red",
            "#f008",
            "rgb(", "rgb(0 0 0 / 50%)", ")", "(", ",", " ", " ", " ", "/*", "*/", "/", "\t", "\u{0}", "é", "\u{301}",
            "currentcolor", "9999999999999999999999px",
        ]
        var state: UInt64 = 11
        func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        var accepted = 0
        for _ in 0..<20_000 {
            let text = (0..<next(12)).map { _ in pieces[next(pieces.count)] }.joined(separator: next(2) == 0 ? " " : "")
            do throws(BoxShadowTextError) {
                let layers = try Elevation.layers(css: text)
                XCTAssertEqual(try Elevation.layers(css: Elevation.cssText(of: layers)), layers, text)
                accepted += 1
            } catch {
                XCTAssertTrue((0...text.utf8.count).contains(error.offset), "\(error) of \(text)")
            }
        }
        XCTAssertGreaterThan(accepted, 50)
    }
}
