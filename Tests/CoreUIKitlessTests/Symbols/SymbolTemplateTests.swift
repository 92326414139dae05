import CoreUIKitless
import Foundation
import XCTest

final class SymbolTemplateTests: XCTestCase {
    private func template(_ svg: String) throws -> SymbolTemplate {
        try SymbolTemplate(data: Data(svg.utf8))
    }

    private func fixed(_ body: String) throws -> String {
        let text = String(decoding: try template("<svg>\(body)</svg>").fixingTransforms().data, as: UTF8.self)
        return String(text.dropFirst(5).dropLast(6))
    }

    func testEachOfThe27IdsIsMerged() throws {
        XCTAssertEqual(SymbolVariant.allCases.count, 27)
        for variant in SymbolVariant.allCases {
            XCTAssertEqual(SymbolVariant(id: variant.id), variant)
            XCTAssertEqual(
                try fixed("<g\n\ttransform = 'scale(2)' >\r\n <g id='\(variant.id)'  ><g><path/></g><g/></g>\n</g >"),
                "\r\n <g id='\(variant.id)' transform='scale(2)'  ><g><path/></g><g/></g>\n"
            )
        }
        for id in ["Regular-XL", "regular-S", "Regular", "Regular-S-1", "-", "Regular-S "] {
            XCTAssertNil(SymbolVariant(id: id), id)
            let body = "<g transform='scale(2)'><g id='\(id)'/></g>"
            XCTAssertEqual(try fixed(body), body)
        }
    }

    func testNothingIsMergedWhereThePictureWouldChange() throws {
        for body in [
            "<g transform='scale(2)'><g id='Regular-S'/><rect/></g>",
            "<g transform='scale(2)'><g id='Regular-S' style='transform: none'/></g>",
            "<g transform='scale(2)'><g id='Regular-S' transform-origin='1 1' transform='rotate(3)'/></g>",
            "<g transform='scale(2)' class='a'><g id='Regular-S'/></g>",
            "<g transform='scale(2'><g id='Regular-S'/></g>",
            "<g transform='scale(2)'><g id='Regular-S' transform='turn(1)'/></g>",
            "<g transform='scale(1e200)'><g id='Regular-S' transform='scale(1e200)'/></g>",
            "<g transform='scale(2)'></g>",
            "<g><g id='Regular-S'/></g>",
            "<!-- <g transform='scale(2)'><g id='Regular-S'/></g> -->",
            "<style><![CDATA[<g transform='scale(2)'><g id='Regular-S'/></g>]]></style>",
        ] {
            XCTAssertEqual(try fixed(body), body)
        }
    }

    func testNestedGroupsGiveTheProduct() throws {
        XCTAssertEqual(
            try fixed("<g transform='translate(5)'><g><g transform='scale(2)'><g id='Black-L'/></g></g></g>"),
            "<g id='Black-L' transform=\"matrix(2,0,0,2,5,0)\"/>"
        )
        XCTAssertEqual(
            try fixed(
                "<g transform='rotate(90)'><g id='Thin-S' transform='translate(3 4)'/>"
                    + "<g transform='scale(2)'><g id='Thin-M'/></g></g>"
            ),
            "<g id='Thin-S' transform='matrix(0,1,-1,0,-4,3)'/><g id='Thin-M' transform=\"matrix(0,2,-2,0,0,0)\"/>"
        )
        XCTAssertEqual(
            try fixed("<g><g transform='scale(2)'><g id='Bold-S'/></g></g>"),
            "<g id='Bold-S' transform='scale(2)'/>"
        )
    }

    func testPrologAndReferencesAreUnderstood() throws {
        let svg = """
            \u{FEFF}<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a>b" [ <!ENTITY x "]>"> ]>
            <!-- > --><s:svg xmlns:s="u"><s:g transform="&#116;ranslate&#x28;1&#41;"><s:g id="&#82;egular-S"/></s:g></s:svg>

            """
        let text = String(decoding: try template(svg).fixingTransforms().data, as: UTF8.self)
        XCTAssertEqual(
            text.suffix(85),
            "<s:svg xmlns:s=\"u\"><s:g id=\"&#82;egular-S\" transform=\"&#116;ranslate&#x28;1&#41;\"/></s:svg>\n"
                .suffix(85)
        )
    }

    func testMalformedTextGivesTheLine() {
        let cases: [(String, Int)] = [
            ("", 1), ("x", 1), ("<svg>\n<g>\n</svg>", 3), ("<svg>\n<g>", 2), ("<svg/></svg>", 1), ("<svg/>\n<svg/>", 2),
            ("<svg a=1/>", 1), ("<svg a='1/>", 1), ("<svg\na='<'/>", 2), ("<svg a/>", 1), ("<svg a='1'b='2'/>", 1),
            ("<svg a='1' a='2'/>", 1), ("<svg><!-- </svg>", 1), ("<svg><![CDATA[ </svg>", 1), ("<?xml", 1),
            ("<!DOCTYPE svg [", 1), ("<!DOCTYPE svg 'a", 1), ("<svg></svg", 1), ("< svg/>", 1),
        ]
        for (text, line) in cases {
            XCTAssertThrowsError(try template(text), text) { error in
                guard case .malformed(let reason, line) = error as? SymbolTemplateError else {
                    return XCTFail("\(text): \(error)")
                }
                XCTAssertEqual("\(error)", "line \(line): \(reason)")
            }
        }
        XCTAssertThrowsError(try template("<html/>")) {
            XCTAssertEqual($0 as? SymbolTemplateError, .notSVG(root: "html"))
            XCTAssertEqual("\($0)", "the root element is <html>, not <svg>")
        }
        for data in [Data([0xFF, 0x3C]), Data("<svg>\0</svg>".utf8)] {
            XCTAssertThrowsError(try SymbolTemplate(data: data)) {
                XCTAssertEqual($0 as? SymbolTemplateError, .notText)
            }
        }
        XCTAssertEqual(SymbolTemplateError.notText.description, "the file is not UTF-8 text")
    }

    func testDepthIsLimited() throws {
        let depth = 200_000
        let deep = String(repeating: "<g>", count: depth) + String(repeating: "</g>", count: depth)
        XCTAssertThrowsError(try fixed(deep)) { XCTAssertTrue($0 is SymbolTemplateError) }
    }

    func testEntitiesOfTheDocumentStayAsTheyAre() throws {
        let body = "<g transform='&own;'><g id='Regular-S'/></g>"
        XCTAssertEqual(try fixed(body), body)
    }

    /// Each entity is looked at by itself: counting lines up to each would take minutes.
    func testManyEntitiesOfTheDocumentTakeNoTime() throws {
        let paths = (0..<40_000).map { "<path d='&shape;' id='p\($0)'/>\n" }.joined()
        let template = try SymbolTemplate(data: Data("<svg><g id='Regular-M'>\(paths)</g></svg>".utf8))
        XCTAssertEqual(template.variants.count, 1)
    }

    func testRandomBytesNeverTrap() {
        let pieces = [
            "<g", " transform=", "'scale(2)'", "\"", "'", "id='Regular-S'", ">", "/>", "</g>", "<svg>", "</svg>",
            "<!--",
            "-->", "<![CDATA[", "]]>", "<?", "?>", "<!DOCTYPE", "[", "]", "&#x1F600;", "&#xFFFFFFFFFF;", "&lt;", "é",
            "=",
            " ", "\n", "<", "&",
        ]
        var generator = SplitMix64(state: 7)
        for _ in 0..<20_000 {
            let text = (0..<Int.random(in: 0...20, using: &generator))
                .map { _ in pieces.randomElement(using: &generator) ?? "" }
                .joined()
            guard let template = try? template("<svg>\(text)</svg>") else { continue }
            let fixed = template.fixingTransforms()
            XCTAssertEqual(fixed.fixingTransforms().data, fixed.data)
            _ = fixed.problems
        }
    }
}

/// Steele, Lea and Flood's generator, so that a failing seed can be repeated.
private struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
