import CoreUIKitless
import Foundation
import XCTest

final class DesignTokensTests: XCTestCase {
    private func tokens(_ json: String) throws -> DesignTokens {
        try DesignTokens(json: Data(json.utf8))
    }

    private func value(_ type: String, _ value: String) throws -> DesignTokenValue? {
        try tokens(#"{"t": {"$type": "\#(type)", "$value": \#(value)}}"#)["t"]
    }

    /// The examples of the format's module, sections 8 and 9, and of earlier drafts.
    func testEveryTypeIsRead() throws {
        XCTAssertEqual(
            try value("color", ##"{"colorSpace": "srgb", "components": [1, 0, 0.5], "alpha": 0.25, "hex": "#f08"}"##),
            .color(Color(red: 1, green: 0, blue: 0.5, alpha: 0.25))
        )
        XCTAssertEqual(try value("color", "\"#0078D7\""), .color(Color(rgb: 0x0078D7)))
        XCTAssertEqual(try value("dimension", #"{"value": 16, "unit": "px"}"#), .dimension(16))
        XCTAssertEqual(try value("dimension", "\"-1.5px\""), .dimension(-1.5))
        XCTAssertEqual(try value("dimension", #"{"value": 0.5, "unit": "rem"}"#), .rootDimension(0.5))
        XCTAssertEqual(try value("duration", #"{"value": 100, "unit": "ms"}"#), .duration(0.1))
        XCTAssertEqual(try value("duration", #"{"value": 1.5, "unit": "s"}"#), .duration(1.5))
        XCTAssertEqual(try value("duration", "\"200ms\""), .duration(0.2))
        XCTAssertEqual(
            try value("cubicBezier", "[0.5, -1, 1, 2]"),
            .cubicBezier(try CubicBezier(x1: 0.5, y1: -1, x2: 1, y2: 2))
        )
        XCTAssertEqual(try value("number", "2.3"), .number(2.3))
        XCTAssertEqual(try value("fontFamily", "\"Comic Sans MS\""), .fontFamily(["Comic Sans MS"]))
        XCTAssertEqual(try value("fontFamily", #"["Helvetica", "Arial"]"#), .fontFamily(["Helvetica", "Arial"]))
        XCTAssertEqual(try value("fontWeight", "350"), .fontWeight(350))
        XCTAssertEqual(try value("fontWeight", "\"extra-bold\""), .fontWeight(800))
    }

    func testCompositeValuesAreRead() throws {
        let shadow = Elevation(
            xOffset: 8,
            yOffset: 8,
            blur: 24,
            spread: 0,
            color: Color(red: 0, green: 0, blue: 0, alpha: 0.5),
            opacity: 1
        )
        let text = """
            {"color": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5}, "offsetX": "8px",
             "offsetY": {"value": 8, "unit": "px"}, "blur": "24px", "spread": {"value": 0, "unit": "px"}}
            """
        XCTAssertEqual(try value("shadow", text), .shadow([shadow]))
        XCTAssertEqual(try value("shadow", "[\(text), \(text)]"), .shadow([shadow, shadow]))
        XCTAssertEqual(
            try value(
                "typography",
                """
                {"fontFamily": ["Roboto"], "fontSize": {"value": 42, "unit": "px"}, "fontWeight": "bold",
                 "letterSpacing": {"value": 0.1, "unit": "px"}, "lineHeight": 1.2}
                """
            ),
            .typography(
                TypographyToken(
                    fontFamily: ["Roboto"],
                    fontSize: 42,
                    fontWeight: 700,
                    letterSpacing: 0.1,
                    lineHeight: 1.2
                )
            )
        )
    }

    func testEveryColorSpaceIsRead() throws {
        let green = Color(red: 0, green: 0.5, blue: 0)
        func components<Space: ColorCoordinates>(_ space: Space.Type, percent: Double = 1) -> String {
            let numbers = space.init(green).components
            return "[\(numbers.x), \(numbers.y * percent), \(numbers.z * percent)]"
        }
        let texts = [
            ("srgb-linear", components(LinearSRGB.self)), ("hsl", components(HSL.self, percent: 100)),
            ("hwb", components(HWB.self, percent: 100)), ("lab", components(LabD50.self)),
            ("lch", components(LChD50.self)), ("oklab", components(OKLab.self)), ("oklch", components(OKLCH.self)),
            ("display-p3", components(DisplayP3.self)), ("a98-rgb", components(A98RGB.self)),
            ("prophoto-rgb", components(ProPhotoRGB.self)), ("rec2020", components(Rec2020.self)),
            ("xyz-d65", components(XYZD65.self)), ("xyz-d50", components(XYZD50.self)),
        ]
        for (space, numbers) in texts {
            guard
                case .color(let color)? = try value("color", #"{"colorSpace": "\#(space)", "components": \#(numbers)}"#)
            else { return XCTFail(space) }
            XCTAssertEqual(color.red, 0, accuracy: 1e-9, space)
            XCTAssertEqual(color.green, 0.5, accuracy: 1e-9, space)
            XCTAssertEqual(color.blue, 0, accuracy: 1e-9, space)
        }
        XCTAssertEqual(
            try value("color", #"{"colorSpace": "hsl", "components": ["none", 0, 50]}"#),
            .color(Color(white: 0.5))
        )
    }

    func testTypesAreInheritedAndAliasesFollowed() throws {
        let tokens = try tokens(
            """
            {"$description": "all", "size": {"$type": "dimension", "small": {"$value": "4px"},
             "deep": {"large": {"$value": "{size.small}"}, "odd": {"$type": "number", "$value": 3}}},
             "gap": {"$value": "{size.deep.large}"}, "brand": {"$type": "color", "$value": "#000000"},
             "shade": {"$type": "shadow", "$value": {"color": "{brand}", "offsetX": "{gap}", "offsetY": "{size.small}",
              "blur": "1px"}},
             "shades": {"$type": "shadow", "$value": ["{shade}", "{shade}"]}}
            """
        )
        XCTAssertEqual(
            tokens.tokens.map(\.path),
            ["size.small", "size.deep.large", "size.deep.odd", "gap", "brand", "shade", "shades"]
        )
        XCTAssertEqual(tokens["gap"], .dimension(4))
        XCTAssertEqual(tokens["size.deep.odd"], .number(3))
        guard case .shadow(let shadows)? = tokens["shades"] else { return XCTFail("no shadow") }
        XCTAssertEqual(shadows.map(\.xOffset), [4, 4])
        XCTAssertNil(tokens["size"])
    }

    /// Walking every chain to its end would take as long as the square of the number of tokens.
    func testALongChainOfAliasesIsReadOnce() throws {
        let count = 30_000
        let links = (0..<count).map { #""t\#($0)": {"$value": "{t\#($0 + 1)}"}"# }
        let json = #"{\#(links.joined(separator: ",")), "t\#(count)": {"$type": "number", "$value": 7}}"#
        let tokens = try DesignTokens(json: Data(json.utf8))
        XCTAssertEqual(tokens.tokens.count, count + 1)
        XCTAssertEqual(tokens["t0"], .number(7))
        XCTAssertEqual(try DesignTokens(json: tokens.json()).tokens.map(\.path), tokens.tokens.map(\.path))
    }

    func testATypeOnTheWayCountsForThoseThatReferToIt() throws {
        let json = """
            {"a": {"$value": "{b}"}, "b": {"$type": "fontFamily", "$value": "{c}"}, "c": {"$type": "color", "$value": "X"}}
            """
        XCTAssertThrowsError(try DesignTokens(json: Data(json.utf8)), "c itself is no colour")
        let good = json.replacingOccurrences(of: #""color", "$value": "X""#, with: ##""color", "$value": "#fff""##)
        let tokens = try DesignTokens(json: Data(good.utf8))
        XCTAssertEqual(tokens["a"], .fontFamily(["#fff"]))
        XCTAssertEqual(tokens["b"], .fontFamily(["#fff"]))
        XCTAssertEqual(tokens["c"], .color(.white))
    }

    func testNamesThatTogetherAreTooLongAreRefused() {
        let name = String(repeating: "n", count: 2_100)
        let json = #"{"\#(name)": {"\#(name)": {"$type": "number", "$value": 1}}}"#
        XCTAssertThrowsError(try DesignTokens(json: Data(json.utf8))) { error in
            XCTAssertEqual("\(error)", "\(name.prefix(80))…: a name is longer than 4096 bytes with those of its groups")
        }
    }

    /// Section "Name and value" of the format: otherwise two tokens could have one path.
    func testNamesHaveNoDotsAndBraces() {
        for name in ["a.b", "{a", "a}"] {
            let json = #"{"group": {"\#(name)": {"$type": "number", "$value": 1}}}"#
            XCTAssertThrowsError(try DesignTokens(json: Data(json.utf8))) { error in
                XCTAssertEqual("\(error)", "group.\(name): a name has no dots and braces")
            }
        }
    }

    func testWhatIsWrongIsNamed() throws {
        func error(_ json: String) -> DesignTokenError? {
            do throws(DesignTokenError) {
                _ = try DesignTokens(json: Data(json.utf8))
                return nil
            } catch {
                XCTAssertFalse(error.description.isEmpty)
                return error
            }
        }
        for json in ["", "[]", "3", "{", "\u{0}"] {
            guard case .notJSON = error(json) else { return XCTFail(json) }
        }
        XCTAssertEqual(error(#"{"a": {"b": {"$value": 1}}}"#), .missingType(path: "a.b"))
        XCTAssertEqual(
            error(#"{"a": {"$type": "gradient", "$value": 1}}"#),
            .unknownType("gradient", path: "a")
        )
        XCTAssertEqual(error(#"{"a": {"$type": "number", "$value": "{b}"}}"#), .unknownAlias("b", path: "a"))
        XCTAssertEqual(
            error(#"{"a": {"$type": "number", "$value": "{b}"}, "b": {"$value": "{a}"}}"#),
            .circularAlias(path: "a")
        )
        XCTAssertEqual(
            error(##"{"s": {"$type": "shadow", "$value": {"color": "{x}"}}}"##),
            .unknownAlias("x", path: "s")
        )
        let invalid: [(String, [String])] = [
            (
                "color",
                [
                    "1", "\"red\"", #"{"components": [0, 0, 0]}"#, #"{"colorSpace": "cmyk", "components": [0, 0, 0]}"#,
                    #"{"colorSpace": "srgb", "components": [0, 0]}"#, #"{"colorSpace": "srgb"}"#,
                    #"{"colorSpace": "srgb", "components": [0, 0, "x"]}"#,
                    #"{"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 2}"#,
                    #"{"colorSpace": "srgb", "components": [0, 0, 0], "alpha": "x"}"#,
                ]
            ),
            ("dimension", ["16", "\"16\"", "\"16em\"", "\"px\"", #"{"value": 1}"#, #"{"value": "1", "unit": ""}"#]),
            ("duration", ["\"1m\"", "null", #"{"value": 1, "unit": "h"}"#]),
            ("cubicBezier", ["[0, 0, 1]", "[0, 0, 1.5, 1]", #"[0, 0, 1, "x"]"#, "1"]),
            ("number", ["\"1\"", "true"]),
            ("fontFamily", ["1", "[]", "[1]"]),
            ("fontWeight", ["0", "1001", "\"fat\""]),
            (
                "shadow",
                [
                    "[]", "{}", ##"{"color": "#000", "offsetX": "1rem", "offsetY": "1px", "blur": "1px"}"##,
                    ##"{"color": "#000", "offsetX": "1px", "offsetY": "1px", "blur": "-1px"}"##,
                ]
            ),
            ("typography", ["{}", #"{"fontFamily": "A", "fontSize": "1px", "fontWeight": 400}"#]),
        ]
        for (type, values) in invalid {
            for value in values {
                guard case .invalidValue("t", _)? = error(#"{"t": {"$type": "\#(type)", "$value": \#(value)}}"#) else {
                    return XCTFail("\(type) \(value)")
                }
            }
        }
    }

    func testWritingAndReadingGivesTheSame() throws {
        var tokens = DesignTokens()
        let values: [DesignTokenValue] = [
            .color(Color(red: 0.1, green: 1 / 3, blue: -0.5, alpha: 0.7)), .dimension(-0.0), .dimension(1e-300),
            .rootDimension(1.5), .duration(0.1), .cubicBezier(try CubicBezier(x1: 0.1, y1: -2, x2: 0.9, y2: 3)),
            .number(1e300), .fontFamily(["A \"quoted\" \\ \n name", "B"]), .fontWeight(450.5),
            .shadow([
                Elevation(xOffset: 1, yOffset: -2, blur: 3, spread: -4, color: .black, opacity: 1, isInset: true),
                Elevation(xOffset: 0, yOffset: 0, blur: 0, spread: 0, color: .white, opacity: 1),
            ]),
            .typography(
                TypographyToken(fontFamily: ["A"], fontSize: 17, fontWeight: 400, letterSpacing: -0.4, lineHeight: 1.3)
            ),
        ]
        for (index, value) in values.enumerated() {
            let path = "group \(index % 3).inner.\(index)é"
            tokens.add(.init(path: path, value: value, extensions: ["org.x": [0.1, 2]]))
        }
        let read = try DesignTokens(json: tokens.json())
        XCTAssertEqual(read.tokens.count, values.count)
        for token in tokens.tokens { XCTAssertEqual(read.token(at: token.path), token) }
        XCTAssertNoThrow(try JSONSerialization.jsonObject(with: tokens.json()))
        tokens.add(.init(path: "group 0.inner.0é", value: .number(1)))
        XCTAssertEqual(tokens.tokens.count, values.count)
        XCTAssertEqual(tokens["group 0.inner.0é"], .number(1))
        XCTAssertEqual(String(decoding: try DesignTokens().json(), as: UTF8.self), "{}\n")
    }

    func testWhatJSONCannotSayIsRefused() throws {
        let unnamed = ["", "a..b", "$a", "a.{b}"]
        for path in unnamed {
            var tokens = DesignTokens()
            tokens.add(.init(path: path, value: .number(1)))
            XCTAssertThrowsError(try tokens.json()) {
                XCTAssertEqual($0 as? DesignTokenError, .notRepresentable(path: path))
            }
        }
        let odd = Elevation(xOffset: 0, yOffset: 0, blur: 0, spread: 0, color: Color(white: .nan), opacity: 1)
        let values: [DesignTokenValue] = [
            .number(.nan), .dimension(.infinity), .rootDimension(.nan), .duration(.nan), .color(Color(white: .nan)),
            .fontWeight(.nan), .fontFamily([]), .shadow([]), .shadow([odd]),
            .typography(
                TypographyToken(fontFamily: [], fontSize: 1, fontWeight: 1, letterSpacing: 1, lineHeight: 1)
            ),
        ]
        for value in values {
            var tokens = DesignTokens()
            tokens.add(.init(path: "a", value: value))
            XCTAssertThrowsError(try tokens.json(), "\(value)")
        }
        var extended = DesignTokens()
        extended.add(.init(path: "a", value: .number(1), extensions: ["x": [.nan]]))
        XCTAssertThrowsError(try extended.json())
        for paths in [["a", "a.b"], ["a.b", "a"]] {
            var tokens = DesignTokens()
            for path in paths { tokens.add(.init(path: path, value: .number(1))) }
            XCTAssertThrowsError(try tokens.json())
        }
    }
}
