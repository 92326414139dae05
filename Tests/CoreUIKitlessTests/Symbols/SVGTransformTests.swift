import CoreUIKitless
import XCTest

final class SVGTransformTests: XCTestCase {
    func testEveryFunctionReads() throws {
        let third = 3.0.squareRoot()
        let cases: [(String, [Double])] = [
            ("", [1, 0, 0, 1, 0, 0]),
            ("  ", [1, 0, 0, 1, 0, 0]),
            ("matrix(1 2,3 , 4\t5\n6)", [1, 2, 3, 4, 5, 6]),
            ("translate(1)", [1, 0, 0, 1, 1, 0]),
            ("translate(1-2)", [1, 0, 0, 1, 1, -2]),
            ("scale ( .5.25 )", [0.5, 0, 0, 0.25, 0, 0]),
            ("scale(+1e1)", [10, 0, 0, 10, 0, 0]),
            ("rotate(180)", [-1, 0, 0, -1, 0, 0]),
            ("rotate(-450)", [0, -1, 1, 0, 0, 0]),
            ("rotate(90 1 2)", [0, 1, -1, 0, 3, 1]),
            ("rotate(60)", [0.5, third / 2, -third / 2, 0.5, 0, 0]),
            ("skewX(45)", [1, 0, 1, 1, 0, 0]),
            ("skewY(-45)", [1, -1, 0, 1, 0, 0]),
            ("translate(1,2) , scale(2)translate(3 4)", [2, 0, 0, 2, 7, 10]),
        ]
        for (text, matrix) in cases {
            let read = try XCTUnwrap(SVGTransform(text), text)
            for (actual, expected) in zip(read.matrix, matrix) {
                XCTAssertEqual(actual, expected, accuracy: 1e-15, text)
            }
            XCTAssertEqual(SVGTransform(read.text), read, text)
        }
    }

    func testOtherTextIsRefused() {
        for text in [
            "scale", "scale(", "scale()", "scale(1", "scale(1,)", "scale(,1)", "scale(1,,2)", "scale(1 2 3)", "zoom(1)",
            "scale(1),", "scale(1),,scale(1)", "scale(a)", "scale(1e400)", "matrix(1 2 3 4 5)", "scale(1)x",
            "rotate(1 2)", "scale(-)", "scale(nan)", "Scale(1)",
        ] {
            XCTAssertNil(SVGTransform(text), text)
        }
    }

    func testNumbersKeepEveryDigit() {
        let transform = SVGTransform(1.22074, -0.0, 0, 1e-7, 1e20, 0.1)
        XCTAssertEqual(transform.text, "matrix(1.22074,0,0,1e-07,1e+20,0.1)")
    }
}
