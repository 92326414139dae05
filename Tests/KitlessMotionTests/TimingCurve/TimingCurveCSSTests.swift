import KitlessMotion
import KitlessTestSupport
import XCTest

final class TimingCurveCSSTests: XCTestCase {
    func testKeywordsAreTheCurvesOfTheSpecification() throws {
        // CSS Easing Functions Level 2, sections 2.2.1 and 2.3.
        let equivalents = [
            "linear": "linear",
            "ease": "cubic-bezier(0.25, 0.1, 0.25, 1)",
            "ease-in": "cubic-bezier(0.42, 0, 1, 1)",
            "ease-out": "cubic-bezier(0, 0, 0.58, 1)",
            "ease-in-out": "cubic-bezier(0.42, 0, 0.58, 1)",
            "step-start": "steps(1, jump-start)",
            "step-end": "steps(1, jump-end)",
        ]
        for (keyword, function) in equivalents {
            XCTAssertEqual(try TimingCurve(css: keyword), try TimingCurve(css: function), keyword)
        }
    }

    func testReadsSpaceCommentsCaseAndNumbersAsCSSDoes() throws {
        let curve = try TimingCurve.cubicBezier(0.25, -0.5, 0.75, 1.5)
        for text in [
            "cubic-bezier(0.25,-0.5,0.75,1.5)", "  CUBIC-Bezier( .25 , -.5 , 75e-2 , +15E-1 )\n",
            "/* a */cubic-bezier(/**/2.5e-1,-.5,\t.75,\r\n1.50 /* * / */)/**/",
            "cubic-bezier(0.25,-0.5,0.75,1.5) /* open",
        ] {
            XCTAssertEqual(try TimingCurve(css: text), curve, text)
        }
    }

    func testReadsEveryStepPosition() throws {
        let cases: [(String, StepCurve.Jump)] = [
            ("steps(3)", .end), ("steps(3, end)", .end), ("steps(3, jump-end)", .end), ("steps(3, start)", .start),
            ("steps(+3,jump-start)", .start), ("steps( 3 , jump-none )", .none), ("steps(3, Jump-Both)", .both),
        ]
        for (text, jump) in cases {
            XCTAssertEqual(try TimingCurve(css: text), try .steps(3, jump: jump), text)
        }
    }

    func testReadsStopsInEitherOrder() throws {
        func stops(_ text: String) throws -> [[Double]] {
            guard case .piecewiseLinear(let curve) = try TimingCurve(css: text) else { return [] }
            return curve.points.map { [$0.input, $0.output] }
        }
        // The examples of CSS Easing Functions Level 2, section 2.1.
        XCTAssertEqual(try stops("linear(0, 0.25, 1)"), [[0, 0], [0.5, 0.25], [1, 1]])
        XCTAssertEqual(try stops("linear(0, 0.25 75%, 1)"), [[0, 0], [0.75, 0.25], [1, 1]])
        XCTAssertEqual(
            try stops("linear(0, 0.25 25% 75%, 1)"),
            [[0, 0], [0.25, 0.25], [0.75, 0.25], [1, 1]]
        )
        XCTAssertEqual(try stops("linear(0, 25% 75% 0.25, 1)"), try stops("linear(0, 0.25 25% 75%, 1)"))
        XCTAssertEqual(try stops("linear(0.5)"), [[0, 0.5]])
        // A percentage is rounded once, not a number divided by 100.
        XCTAssertEqual(try stops("linear(0, 0.5 33.33333333333333%, 1)")[1][0], 0.3333333333333333)
        XCTAssertEqual(try stops("linear(0, 0.5 3e1%, 1)")[1][0], 0.3)
    }

    func testTextGoesThereAndBack() throws {
        var generator = SplitMix64(seed: 5)
        var curves: [TimingCurve] = [.linear, .ease, .easeIn, .easeOut, .easeInOut, .stepStart, .stepEnd]
        for jump in StepCurve.Jump.allCases {
            curves.append(try .steps(.random(in: 2...99, using: &generator), jump: jump))
        }
        curves.append(try .cubicBezier(1e-7, -1e30, Double.leastNonzeroMagnitude, 1e300))
        for _ in 0..<500 {
            curves.append(
                try .cubicBezier(generator.unit(), 9 * generator.unit() - 4, generator.unit(), generator.unit())
            )
            let stops = (0..<Int.random(in: 1...6, using: &generator)).map { index in
                let scale = [1, 1e-7, 300, -1][index % 4]
                return PiecewiseLinearCurve.Stop(
                    output: generator.unit() - 0.5,
                    input: Bool.random(using: &generator) ? nil : scale * generator.unit()
                )
            }
            curves.append(.piecewiseLinear(try PiecewiseLinearCurve(stops: stops)))
        }
        for curve in curves {
            XCTAssertEqual(try TimingCurve(css: curve.cssText), curve, curve.cssText)
        }
    }

    func testTextIsTheShortest() throws {
        let cases = [
            "linear", "ease", "ease-in", "ease-out", "ease-in-out", "cubic-bezier(0, -2, 1, 0.5)", "steps(4)",
            "steps(1, start)", "steps(4, jump-none)", "steps(4, jump-both)", "linear(0 0%, 0.25 5%, 1 100%)",
            "linear(0 -50%, 1 0.5%, 2 1250%)", "linear(1 1e-5%)", "linear(0 0%, 1 12.5%, 1 12.5%)",
        ]
        for text in cases {
            XCTAssertEqual(try TimingCurve(css: text).cssText, text)
        }
        XCTAssertEqual(TimingCurve.stepEnd.cssText, "steps(1)")
    }

    func testRefusesWhatIsNoEasingFunctionAndSaysWhere() {
        let cases: [(String, TimingCurveError.TextReason, Int)] = [
            ("", .empty, 0),
            ("  ", .empty, 2),
            ("/* */", .empty, 5),
            ("/* ", .empty, 3),
            ("bounce", .unknownKeyword("bounce"), 0),
            ("!", .unknownKeyword(""), 0),
            (" spring(1)", .unknownFunction("spring"), 1),
            ("cubic-bezier (0,0,1,1)", .unknownKeyword("cubic-bezier"), 0),
            ("cubic-bezier(0, 0, 1)", .expectedCharacter(","), 20),
            ("cubic-bezier(0, 0, 1, 1, 1)", .expectedCharacter(")"), 23),
            ("cubic-bezier(0 0 1 1)", .expectedCharacter(","), 15),
            ("cubic-bezier(0, 1., 1, 1)", .expectedCharacter(","), 17),
            ("cubic-bezier(0, 0, 1, 1", .expectedCharacter(")"), 23),
            ("cubic-bezier(a, 0, 1, 1)", .expectedNumber, 13),
            ("cubic-bezier(0, 1e999, 1, 1)", .numberTooLarge, 16),
            ("cubic-bezier(0, calc(1), 1, 1)", .expectedNumber, 16),
            ("cubic-bezier(0, 1e99999999999999999999, 1, 1)", .numberTooLarge, 16),
            ("steps(2.5)", .expectedInteger, 6),
            ("steps()", .expectedNumber, 6),
            ("steps(1e1)", .expectedInteger, 6),
            ("steps(99999999999999999999)", .expectedInteger, 6),
            ("steps(2, middle)", .unknownStepPosition("middle"), 9),
            ("steps(2,)", .unknownStepPosition(""), 8),
            ("linear()", .invalidStop, 7),
            ("linear(0,)", .invalidStop, 9),
            ("linear(50%)", .invalidStop, 7),
            ("linear(0 1)", .invalidStop, 9),
            ("linear(10% 0 20%)", .invalidStop, 13),
            ("linear(0 10% 20% 30%)", .invalidStop, 17),
            ("linear(0 x)", .expectedNumber, 9),
            ("ease ease-in", .trailingText, 5),
            ("linear(0, 1))", .trailingText, 12),
        ]
        for (text, reason, offset) in cases {
            XCTAssertThrowsError(try TimingCurve(css: text), text) { error in
                XCTAssertEqual(error as? TimingCurveError, .invalidText(reason: reason, offset: offset), text)
            }
        }
    }

    func testRefusesNumbersOutOfRange() {
        let cases: [(String, TimingCurveError)] = [
            ("cubic-bezier(1.1, 0, 1, 1)", .controlPointOutOfRange(name: "x1", value: 1.1)),
            ("cubic-bezier(0, 0, -.5, 1)", .controlPointOutOfRange(name: "x2", value: -0.5)),
            ("steps(0)", .stepCountOutOfRange(0)), ("steps(-3, end)", .stepCountOutOfRange(-3)),
            ("steps(1, jump-none)", .stepCountOutOfRange(1)),
        ]
        for (text, expected) in cases {
            XCTAssertThrowsError(try TimingCurve(css: text), text) { error in
                XCTAssertEqual(error as? TimingCurveError, expected, text)
            }
        }
    }
}
