import KitlessMotion
import XCTest

/// What errors say to people: a sentence that names the culprit.
final class ErrorTextTests: XCTestCase {
    func testEveryErrorIsASentenceThatNamesTheCulprit() {
        let cases: [(any Error, [String])] = [
            (SpringError.parameterOutOfRange(name: "mass", value: -1.5), ["mass", "-1.5"]),
            (SpringError.notRepresentable(name: "stiffness / mass", value: .infinity), ["stiffness / mass", "inf"]),
            (KeyframeError.noKeyframes, ["keyframe"]),
            (KeyframeError.offsetOutOfRange(index: 2, offset: 1.5), ["keyframe 2", "1.5"]),
            (KeyframeError.offsetOutOfOrder(index: 3, offset: 0.25), ["keyframe 3", "0.25"]),
            (TimingCurveError.controlPointOutOfRange(name: "x2", value: 1.25), ["x2", "1.25"]),
            (TimingCurveError.stepCountOutOfRange(-7), ["-7"]), (TimingCurveError.noStops, ["stop"]),
            (TimingCurveError.stopNotFinite(index: 4), ["stop 4"]),
        ]
        for (error, words) in cases {
            for word in words { XCTAssertTrue("\(error)".contains(word), "\(error)") }
            XCTAssertFalse("\(error)".contains("("), "\(error)")
        }
    }

    func testErrorsOfTextSayWhatAndWhere() {
        let cases = [
            ("bounce", "\"bounce\" is not an easing keyword of CSS (at offset 0)"),
            (" spring(1)", "\"spring\" is not an easing function of CSS (at offset 1)"),
            ("cubic-bezier(0 0", "\",\" is expected (at offset 15)"),
            ("steps(a)", "a number is expected (at offset 6)"),
            ("steps(2.5)", "a whole number is expected (at offset 6)"),
            ("ease x", "nothing may follow the easing function (at offset 5)"), ("", "the text is empty (at offset 0)"),
            ("steps(1, x)", "\"x\" is not a step position of CSS (at offset 9)"),
            ("cubic-bezier(0, 1e999, 0, 0)", "the number is too large (at offset 16)"),
            ("linear(50%)", "one number and at most two percentages, together, are expected (at offset 7)"),
        ]
        for (text, sentence) in cases {
            XCTAssertThrowsError(try TimingCurve(css: text)) { XCTAssertEqual("\($0)", sentence) }
        }
    }
}
