import CoreUIKitless
import Foundation
import XCTest

#if canImport(FoundationXML)
    import FoundationXML
#endif

final class DebugSVGTests: XCTestCase {
    private final class Counter: NSObject, XMLParserDelegate {
        var classes: [String: Int] = [:]
        var texts = ""
        func parser(
            _ parser: XMLParser,
            didStartElement elementName: String,
            namespaceURI: String?,
            qualifiedName: String?,
            attributes: [String: String]
        ) {
            if let name = attributes["class"] { classes[name, default: 0] += 1 }
            if elementName == "line" {
                if attributes["stroke"] == "#e03131" { classes["red line", default: 0] += 1 }
                if attributes["stroke-dasharray"] != nil { classes["dashed line", default: 0] += 1 }
            }
            if attributes["fill"] == "url(#hatching)" { classes["hatched", default: 0] += 1 }
        }
        func parser(_ parser: XMLParser, foundCharacters string: String) { texts += string }
        func parser(
            _ parser: XMLParser,
            didEndElement elementName: String,
            namespaceURI: String?,
            qualifiedName: String?
        ) {
            texts += "\n"
        }
    }

    func testEverythingIsDrawnAndWellFormed() {
        let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let odd = LayoutView()
        odd.identifier = "<odd & \"name\">"
        let open = LayoutView()
        let guide = LayoutGuide()
        let scroll = ScrollView()
        root.addLayoutGuide(guide)
        for view in [odd, open, scroll] { root.addSubview(view) }
        odd.constrainEdges(with: DirectionalEdgeInsets(all: 10))
        odd.constrain(.widthAnchor, constant: 17)
        odd.constrain(.heightAnchor, relatedBy: .lessThanOrEqual, constant: 1_234, priority: 300)
        open.constrainEdges([.top, .leading], to: odd)
        open.constrain(.centerX, to: .centerX, of: odd, priority: 20)
        open.constrain(.firstBaseline, to: .lastBaseline, of: odd, priority: 20)
        scroll.constrainEdges(to: guide)
        guide.heightAnchor.constraint(equalToConstant: 40).isActive = true
        CoreUI.withLogSink(nil) { root.layoutIfNeeded() }

        let parser = XMLParser(data: Data(root.debugSVG().utf8))
        let counter = Counter()
        parser.delegate = counter
        XCTAssertTrue(parser.parse())
        XCTAssertEqual(counter.classes["view"], 4)
        XCTAssertEqual(counter.classes["guide"], 3, "a guide, and two of the scroll view")
        XCTAssertEqual(counter.classes["constraint conflict"], 3)
        XCTAssertEqual(counter.classes["red line"], 3, "every member of the conflict")
        XCTAssertEqual(counter.classes["dashed line"], 1, "the one that is left out")
        XCTAssertEqual(counter.classes["constraint"], 12)
        XCTAssertGreaterThanOrEqual(counter.classes["hatched"] ?? 0, 2)
        for text in ["<odd & \"name\">", "-10", "17", "<= 1234 @300"] {
            XCTAssertTrue(counter.texts.contains(text), text)
        }
        XCTAssertTrue(LayoutView().debugSVG().hasSuffix("</svg>"))
    }
}
