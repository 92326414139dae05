import XCTest

@testable import CoreUIKitless

final class XMLReaderTests: XCTestCase {
    /// Every token as a short text, so that an expectation reads like the document.
    private func tokens(_ document: String, maximumDepth: Int = 512) throws -> [String] {
        var reader = XMLReader(Array(document.utf8), maximumDepth: maximumDepth)
        var result: [String] = []
        while let token = try reader.next() {
            switch token {
            case .doctype(let hasSubset): result.append(hasSubset ? "doctype[]" : "doctype")
            case .start(let tag):
                let attributes = try tag.attributes.map { " \($0.name)=\(try reader.text(of: $0.value))" }.joined()
                result.append("<\(tag.name)\(attributes)\(tag.isEmpty ? "/" : "")>")
            case .end(let name, _): result.append("</\(name)>")
            case .text(let range, let isCDATA):
                result.append(isCDATA ? try reader.literalText(of: range) : try reader.text(of: range))
            }
        }
        return result
    }

    func testReportsStructureInOrder() throws {
        XCTAssertEqual(
            try tokens(
                "\u{FEFF}<?xml version='1.0'?><!-- <x> -->\n<a b='1' c = \"2\">t<d/><e ></e\n>u</a>\n<!-- end -->"
            ),
            ["<a b=1 c=2>", "t", "<d/>", "<e>", "</e>", "u", "</a>"]
        )
    }

    func testResolvesPredefinedEntitiesAndCharactersOnly() throws {
        XCTAssertEqual(
            try tokens("<a b='&lt;&#65;&#x42;'>&amp;&quot;&apos;&gt;&#128512;</a>"),
            ["<a b=<AB>", "&\"'>😀", "</a>"]
        )
        for name in ["nbsp", "#0", "#xD800", "#x110000", "#-5", "#x+41", "#", "", "e"] {
            XCTAssertThrowsError(try tokens("<a>&\(name);</a>"), name) { error in
                XCTAssertEqual(error as? XMLReaderError, XMLReaderError(line: 1, reason: .unknownEntity(name)))
            }
        }
    }

    func testCDATAIsTakenAsItStands() throws {
        XCTAssertEqual(try tokens("<a><![CDATA[<b>&amp;]]]]></a>"), ["<a>", "<b>&amp;]]", "</a>"])
    }

    func testAnInternalSubsetIsToldAndSkipped() throws {
        let subset = "<!DOCTYPE a [<!ENTITY e \"]>\"><!-- ' ]> -->]>"
        XCTAssertEqual(try tokens(subset + "<a/>"), ["doctype[]", "<a/>"])
        XCTAssertEqual(try tokens("<!DOCTYPE a PUBLIC \"x>\" 'y'><a/>"), ["doctype", "<a/>"])
    }

    func testPlacesAreThoseOfTheBytes() throws {
        let document = "<!--é--><g id=\"é\" /><!---->"
        var reader = XMLReader(Array(document.utf8))
        guard case .start(let tag)? = try reader.next() else { return XCTFail("no start tag") }
        XCTAssertEqual(String(decoding: reader.bytes[tag.range], as: UTF8.self), "<g id=\"é\" />")
        let attribute = try XCTUnwrap(tag.attribute("id"))
        XCTAssertEqual(String(decoding: reader.bytes[attribute.range], as: UTF8.self), "id=\"é\"")
        XCTAssertEqual(String(decoding: reader.bytes[attribute.value], as: UTF8.self), "é")
    }

    func testMistakesHaveALineAndAReason() {
        let mistakes: [(String, Int, XMLReaderError.Reason)] = [
            ("", 1, .unexpectedEnd),
            ("<a>\n", 2, .unexpectedEnd),
            ("<a", 1, .unexpectedEnd),
            ("<a b", 1, .unexpectedEnd),
            ("<a b='", 1, .unexpectedEnd),
            ("<!-- \n", 1, .unexpectedEnd),
            ("<!DOCTYPE a [", 1, .unexpectedEnd),
            ("<a>\n</b>", 2, .mismatchedEndTag("b")),
            ("</a>", 1, .mismatchedEndTag("a")),
            ("<a/>\n<b/>", 2, .expected("the end")),
            ("x<a/>", 1, .expected("<")),
            ("<a b=1/>", 1, .expected("a quote")),
            ("<a b='1'c='2'/>", 1, .expected("white space before an attribute")),
            ("<a b='1' b='2'/>", 1, .duplicateAttribute("b")),
            ("<a b='<'/>", 1, .expected("a quote before <")),
            ("<a / >", 1, .expected(">")),
            ("< a/>", 1, .expected("a name")),
        ]
        for (document, line, reason) in mistakes {
            XCTAssertThrowsError(try tokens(document), document) { error in
                XCTAssertEqual(error as? XMLReaderError, XMLReaderError(line: line, reason: reason), document)
            }
        }
    }

    func testBytesThatAreNotUTF8AreRefused() throws {
        var reader = XMLReader(Array("<a>".utf8) + [0xC3, 0x28] + Array("</a>".utf8))
        _ = try reader.next()
        guard case .text(let range, _)? = try reader.next() else { return XCTFail("no text") }
        XCTAssertThrowsError(try reader.text(of: range)) { error in
            XCTAssertEqual((error as? XMLReaderError)?.reason, .notUTF8)
        }
    }

    func testDepthIsLimited() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
        }
        XCTAssertEqual(try tokens(nested(8), maximumDepth: 8).count, 16)
        XCTAssertThrowsError(try tokens(nested(9), maximumDepth: 8)) { error in
            XCTAssertEqual((error as? XMLReaderError)?.reason, .tooDeep(8))
        }
    }

    func testATagMayHaveAnyNumberOfAttributes() throws {
        let many = (0..<50_000).map { " a\($0)=''" }.joined()
        XCTAssertEqual(try tokens("<x\(many)/>").count, 1)
        XCTAssertThrowsError(try tokens("<x\(many) a7=''/>")) { error in
            XCTAssertEqual(error as? XMLReaderError, XMLReaderError(line: 1, reason: .duplicateAttribute("a7")))
        }
    }

    func testWhatCannotBeResolvedIsFoundWithoutAnError() throws {
        var reader = XMLReader(Array("<a b='&e;' c='&lt;'/>".utf8))
        guard case .start(let tag)? = try reader.next() else { return XCTFail("no tag") }
        XCTAssertEqual(tag.attributes.map { reader.textIfResolvable(of: $0.value) }, [nil, "<"])
    }

    func testNoPrefixOfADocumentTraps() throws {
        let document =
            "<?xml version='1.0'?><!DOCTYPE a [<!ENTITY e 'x'>]><a b=\"&#1;\"><![CDATA[x]]><!-- y -->&lt;<c/></a>"
        for length in 0..<document.utf8.count {
            XCTAssertThrowsError(try tokens(String(decoding: document.utf8.prefix(length), as: UTF8.self)))
        }
    }
}
