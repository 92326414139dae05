import Foundation
import XCTest

@testable import CoreUIKitless

#if canImport(FoundationXML)
    import FoundationXML
#endif

final class XMLWriterTests: XCTestCase {
    func testElementsNestAndAnEmptyOneClosesItself() {
        var writer = XMLWriter()
        writer.begin("g")
        writer.attribute("id", "a")
        writer.begin("rect")
        writer.attribute("width", 2.5)
        writer.end()
        writer.begin("text")
        writer.content("b")
        writer.end()
        writer.end()
        XCTAssertEqual(writer.text, #"<g id="a"><rect width="2.5"/><text>b</text></g>"#)
    }

    func testAnyTextComesBackFromAnXMLParserAsItWas() throws {
        let texts = [
            "a < b && c > d", "\"quoted\" 'single'", "]]>", "<!-- no -->", "line\nbreak\ttab\rreturn", "é 漢 🎉 \u{202E}",
            "&amp; &#38;", " leading and trailing ",
        ]
        for text in texts {
            var writer = XMLWriter()
            writer.begin("text")
            writer.attribute("label", text)
            writer.content(text)
            writer.end()
            let seen = try Echo.parse(writer.text)
            XCTAssertEqual(seen.attribute, text)
            XCTAssertEqual(seen.content, text)
        }
    }

    func testCharactersThatXMLForbidsBecomeReplacementCharacters() throws {
        var writer = XMLWriter()
        writer.begin("text")
        writer.attribute("label", "a\u{0}b\u{1B}c")
        writer.content("\u{8}\u{FFFF}d")
        writer.end()
        let seen = try Echo.parse(writer.text)
        XCTAssertEqual(seen.attribute, "a\u{FFFD}b\u{FFFD}c")
        XCTAssertEqual(seen.content, "\u{FFFD}\u{FFFD}d")
    }

    func testNumbersHaveAtMostThreeDecimals() {
        let expected: KeyValuePairs<Double, String> = [
            0: "0", -0.0: "0", 1: "1", -1: "-1", 12.5: "12.5", 1.0 / 3: "0.333", -2.0 / 3: "-0.667", 0.0004: "0",
            0.0005: "0.001", 99.9996: "100", 1234567.25: "1234567.25", 0.05: "0.05", -0.0004: "0",
            .nan: "0", .infinity: "0", 1e300: "1e+300",
        ]
        for (number, text) in expected { XCTAssertEqual(XMLWriter.number(number), text) }
    }
}

/// What an independent XML parser reads in one element.
private final class Echo: NSObject, XMLParserDelegate {
    var attribute = ""
    var content = ""

    static func parse(_ text: String) throws -> Echo {
        let echo = Echo()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = echo
        guard parser.parse() else { throw parser.parserError ?? CocoaError(.coderReadCorrupt) }
        return echo
    }

    func parser(
        _ parser: XMLParser,
        didStartElement elementName: String,
        namespaceURI: String?,
        qualifiedName qName: String?,
        attributes attributeDict: [String: String]
    ) {
        attribute = attributeDict["label"] ?? ""
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { content += string }
}
