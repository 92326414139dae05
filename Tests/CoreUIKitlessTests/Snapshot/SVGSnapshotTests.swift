import CoreUIKitless
import Foundation
import XCTest

#if canImport(FoundationXML)
    import FoundationXML
#endif

final class SVGSnapshotTests: XCTestCase {
    func testBackgroundCornersAndBorderAreDrawnWhereTheViewLies() throws {
        let root = makeRoot()
        let card = makeView(in: root, CGRect(x: 10, y: 20, width: 30, height: 40))
        card.backgroundColor = Color(rgb: 0x0078D7, alpha: 0.5)
        card.cornerRadius = 6
        card.borderColor = .white
        card.borderWidth = 2
        let picture = try Elements(parsing: SVGSnapshot(of: root).text)
        XCTAssertEqual(picture.named("svg").first?["viewBox"], "0 0 100 80")
        let rectangles = picture.named("rect")
        XCTAssertEqual(rectangles.count, 2)
        XCTAssertEqual(
            rectangles.first,
            ["x": "10", "y": "20", "width": "30", "height": "40", "rx": "6", "fill": "#0078d7", "fill-opacity": "0.5"]
        )
        // The border lies inside: its middle line is half its width from the sides.
        XCTAssertEqual(
            rectangles.last,
            [
                "x": "11", "y": "21", "width": "28", "height": "38", "rx": "5", "fill": "none", "stroke": "#ffffff",
                "stroke-width": "2",
            ]
        )
    }

    func testThePresentationIsDrawnOnRequestInTheMidstOfAnAnimation() throws {
        let root = makeRoot()
        let driver = AnimationDriver(clock: .manual)
        root.animationDriver = driver
        let card = makeView(in: root, CGRect(x: 0, y: 0, width: 20, height: 10))
        let inner = makeView(in: card, CGRect(x: 2, y: 4, width: 6, height: 8))
        card.backgroundColor = Color(rgb: 0xFF0000)
        inner.backgroundColor = .black
        root.animate(with: Animation(duration: 1, curve: .regular(options: .curveLinear))) {
            card.frame = CGRect(x: 40, y: 20, width: 60, height: 30)
            card.alpha = 0.5
            card.backgroundColor = Color(rgb: 0x0000FF)
            card.cornerRadius = 8
            inner.frame.origin.x = 6
        }
        driver.advance(by: 0.25)
        var options = SVGSnapshot.Options()
        options.showsPresentation = true
        let picture = try Elements(parsing: SVGSnapshot(of: root, options: options).text)
        // A quarter of the way, by the linear curve's definition.
        let shown = [
            ["x": "10", "y": "5", "width": "30", "height": "15", "rx": "2", "fill": "#bf0040"],
            ["x": "13", "y": "9", "width": "6", "height": "8", "fill": "#000000"],
        ]
        XCTAssertEqual(picture.named("rect"), shown)
        XCTAssertEqual(picture.named("g").first?["opacity"], "0.875")
        let model = try Elements(parsing: SVGSnapshot(of: root).text).named("rect")
        XCTAssertEqual(model.first?["width"], "60")
        driver.advance(by: 1)
        XCTAssertEqual(SVGSnapshot(of: root, options: options).text, SVGSnapshot(of: root).text)
    }

    func testSubviewsAreDrawnFromBackToFrontAtTheirPlaceInTheRoot() throws {
        let root = makeRoot()
        let back = makeView(in: root, CGRect(x: 10, y: 10, width: 50, height: 50))
        let inner = makeView(in: back, CGRect(x: 5, y: 6, width: 7, height: 8))
        let front = makeView(in: root, CGRect(x: 1, y: 2, width: 3, height: 4))
        for view in [back, inner, front] { view.backgroundColor = .black }
        let places = try Elements(parsing: SVGSnapshot(of: root).text).named("rect").map {
            "\($0["x"] ?? "") \($0["y"] ?? "")"
        }
        XCTAssertEqual(places, ["10 10", "15 16", "1 2"])
    }

    func testHiddenAndTransparentViewsTakeTheirSubviewsWithThem() throws {
        let root = makeRoot()
        for hide in [{ (view: LayoutView) in view.isHidden = true }, { $0.alpha = 0 }] {
            let outer = makeView(in: root, CGRect(x: 0, y: 0, width: 10, height: 10))
            makeView(in: outer, CGRect(x: 0, y: 0, width: 5, height: 5)).backgroundColor = .black
            hide(outer)
        }
        XCTAssertTrue(try Elements(parsing: SVGSnapshot(of: root).text).named("rect").isEmpty)
    }

    func testAlphaAndClippingHoldForTheWholeSubtree() throws {
        let root = makeRoot()
        let outer = makeView(in: root, CGRect(x: 10, y: 10, width: 20, height: 20))
        outer.alpha = 0.25
        outer.clipsToBounds = true
        outer.cornerRadius = 4
        makeView(in: outer, CGRect(x: 0, y: 0, width: 50, height: 50)).backgroundColor = .black
        var options = SVGSnapshot.Options()
        options.identifierPrefix = "a-"
        let picture = try Elements(parsing: SVGSnapshot(of: root, options: options).text)
        XCTAssertEqual(picture.named("g"), [["opacity": "0.25"], ["clip-path": "url(#a-clip1)"]])
        XCTAssertEqual(picture.named("clipPath"), [["id": "a-clip1"]])
        XCTAssertEqual(picture.path(to: "rect"), ["svg/g/clipPath/rect", "svg/g/g/rect"])
    }

    func testAShadowIsTheBoxGrownMovedAndBlurredByHalfItsBlur() throws {
        let root = makeRoot()
        let card = makeView(in: root, CGRect(x: 20, y: 20, width: 40, height: 30))
        card.backgroundColor = .white
        card.elevations = [
            Elevation(xOffset: 1, yOffset: 2, blur: 8, spread: 3, color: .black, opacity: 0.25),
            Elevation(xOffset: 0, yOffset: 0, blur: 0, spread: -50, color: .black, opacity: 1),
        ]
        let picture = try Elements(parsing: SVGSnapshot(of: root).text)
        XCTAssertEqual(picture.named("feGaussianBlur"), [["stdDeviation": "4"]])
        let path = try XCTUnwrap(picture.named("path").first)
        XCTAssertEqual(picture.named("path").count, 1)
        XCTAssertEqual(path["d"], "M18 19L64 19L64 55L18 55L18 19Z")
        XCTAssertEqual(path["fill-opacity"], "0.25")
        XCTAssertEqual(path["filter"], "url(#blur1)")
        XCTAssertTrue(picture.named("clipPath").isEmpty)
    }

    func testAShadowIsCutOutUnderATranslucentViewAndAnInsetOneLiesWithin() throws {
        let root = makeRoot()
        let card = makeView(in: root, CGRect(x: 20, y: 20, width: 40, height: 30))
        card.elevations = [
            Elevation(xOffset: 0, yOffset: 0, blur: 0, spread: 2, color: .black, opacity: 1),
            Elevation(xOffset: 0, yOffset: 0, blur: 4, spread: 2, color: .black, opacity: 1, isInset: true),
        ]
        let picture = try Elements(parsing: SVGSnapshot(of: root).text)
        XCTAssertEqual(picture.named("g").map { $0["clip-path"] }, ["url(#clip1)", "url(#clip2)"].map(Optional.some))
        let paths = picture.path(to: "path")
        XCTAssertEqual(paths, ["svg/clipPath/path", "svg/g/path", "svg/clipPath/path", "svg/g/path"])
        // The hole of the inset shadow is the box less the spread.
        XCTAssertTrue(picture.named("path").last?["d"]?.hasSuffix("M22 22L58 22L58 48L22 48L22 22Z") ?? false)
    }

    func testOutlinesShowEveryFrameAboveEverything() throws {
        let root = makeRoot()
        makeView(in: root, CGRect(x: 10, y: 10, width: 20, height: 20))
        var options = SVGSnapshot.Options()
        options.showsOutlines = true
        let picture = try Elements(parsing: SVGSnapshot(of: root, options: options).text)
        XCTAssertEqual(picture.named("g").first?["class"], "outlines")
        XCTAssertEqual(picture.named("rect").map { $0["width"] }, ["99", "19"])
    }

    func testContentIsDrawnInTheViewsOwnCoordinatesAndItsTextEscaped() throws {
        let root = makeRoot()
        let stamp = Stamp(frame: CGRect(x: 10, y: 20, width: 40, height: 20))
        root.addSubview(stamp)
        let picture = try Elements(parsing: SVGSnapshot(of: root).text)
        XCTAssertEqual(picture.text, "</text><script>&\u{FFFD}")
        let text = try XCTUnwrap(picture.named("text").first)
        XCTAssertEqual(text["x"], "30")
        XCTAssertEqual(text["y"], "32")
        XCTAssertEqual(text["textLength"], "40")
        XCTAssertEqual(text["text-anchor"], "middle")
        XCTAssertEqual(picture.named("path").first?["d"], "M10 20L50 20L50 40Z")
        XCTAssertEqual(picture.named("path").first?["fill"], "url(#fill1)")
        XCTAssertEqual(picture.named("stop").map { $0["offset"] }, ["0", "0.5", "1"])
    }

    func testTheSameTreeGivesTheSameBytes() {
        func picture() -> String {
            let root = makeRoot()
            root.addSubview(Stamp(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
            makeView(in: root, CGRect(x: 0.1, y: 0.2, width: 1.0 / 3, height: 7)).backgroundColor = .white
            return SVGSnapshot(of: root).text
        }
        XCTAssertEqual(picture(), picture())
    }

    func testATreeTenThousandDeepIsDrawn() {
        let root = makeRoot()
        var view = root
        for _ in 0..<10_000 {
            let inner = makeView(in: view, CGRect(x: 0, y: 0, width: 1, height: 1))
            inner.alpha = 0.5
            view = inner
        }
        view.backgroundColor = .black
        XCTAssertEqual(SVGSnapshot(of: root).text.components(separatedBy: "<g ").count - 1, 10_000)
    }

    private func makeRoot() -> LayoutView { LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)) }

    @discardableResult
    private func makeView(in parent: LayoutView, _ frame: CGRect) -> LayoutView {
        let view = LayoutView(frame: frame)
        parent.addSubview(view)
        return view
    }
}

/// Draws a triangle with a gradient, and a text that means harm.
private final class Stamp: LayoutView, SnapshotDrawing {
    func drawContent(on canvas: inout SnapshotCanvas) {
        var path = VectorPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: canvas.size.width, y: 0))
        path.addLine(to: CGPoint(x: canvas.size.width, y: canvas.size.height))
        path.closeSubpath()
        canvas.fill(path, with: .linearGradient([.black, .white, .black], from: .zero, to: CGPoint(x: 1, y: 0)))
        canvas.draw(
            "</text><script>&\u{0}",
            at: CGPoint(x: 0, y: 12),
            style: SnapshotCanvas.TextStyle(size: 10),
            width: canvas.size.width
        )
    }
}

/// The elements of an XML text, as an independent parser reads them.
private final class Elements: NSObject, XMLParserDelegate {
    private var found: [(path: String, attributes: [String: String])] = []
    private var open: [String] = []
    private(set) var text = ""

    init(parsing source: String) throws {
        super.init()
        let parser = XMLParser(data: Data(source.utf8))
        parser.delegate = self
        guard parser.parse() else { throw parser.parserError ?? CocoaError(.coderReadCorrupt) }
        text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    func named(_ name: String) -> [[String: String]] {
        found.filter { $0.path.hasSuffix("/\(name)") || $0.path == name }.map(\.attributes)
    }

    func path(to name: String) -> [String] { found.map(\.path).filter { $0.hasSuffix("/\(name)") } }

    func parser(
        _ parser: XMLParser,
        didStartElement elementName: String,
        namespaceURI: String?,
        qualifiedName qName: String?,
        attributes attributeDict: [String: String]
    ) {
        open.append(elementName)
        found.append((open.joined(separator: "/"), attributeDict))
    }

    func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}
