import AppFont
import CoreUIKitless
import Foundation
import XCTest

private enum Leaf: String, SystemImage, CaseIterable {
    case leaf

    static var bundle: Bundle { .module }
}

private enum FixedLeaf: String, SystemImage {
    case leaf

    static var bundle: Bundle { .module }
    static var textStyle: TextStyle? { nil }
    static var renderingMode: ImageRenderingMode? { .alwaysOriginal }
}

private enum BrightLeaf: String, SystemImage {
    case leaf

    static var bundle: Bundle { .module }
    static var configuration: SymbolConfiguration? {
        SymbolConfiguration(textStyle: .title1, weight: .semibold, palette: [Color(rgb: 0x00FF00)])
    }
}

private enum Unknown: String, SystemImage {
    case leaf = "no.such.leaf"
}

private enum PaintedLeaf: String, SystemImage {
    case leaf = "painted.leaf"

    static var configuration: SymbolConfiguration? {
        SymbolConfiguration(textStyle: .body, palette: [Color(rgb: 0x00FF00), Color(rgb: 0x804000)])
    }
}

final class SystemImageTests: ProtocolTestCase {
    func testEveryCaseLoads() {
        for leaf in Leaf.allCases { XCTAssertNotNil(leaf.loadImage()) }
        XCTAssertEqual(Leaf.leaf.image.renderingMode, .alwaysTemplate)
        XCTAssertTrue(recorder.events.isEmpty)
    }

    func testDefaults() {
        XCTAssertEqual(Leaf.textStyle, .body)
        XCTAssertEqual(Leaf.configuration, SymbolConfiguration(textStyle: .body))
        XCTAssertNil(Leaf.renderingMode)
        XCTAssertNil(FixedLeaf.configuration)
        XCTAssertEqual(Unknown.bundle, .main)
    }

    /// The margins of the template are 100 units apart at a size of 100; body text has 17 points.
    func testTheSizeFollowsTheTextAndDynamicType() {
        XCTAssertEqual(Double(Leaf.leaf.image.size.width), 17, accuracy: 1e-9)
        XCTAssertEqual(Double(Leaf.leaf.image.size.height), 70 * 1.5 * 0.17, accuracy: 1e-9)
        let large = TraitCollection { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
        XCTAssertEqual(Double(Leaf.leaf.image(for: large).size.width), 53, accuracy: 1e-9)
        XCTAssertEqual(Double(FixedLeaf.leaf.image(for: large).size.width), 100, accuracy: 1e-9)
    }

    func testBoldTextTakesAHeavierDrawing() {
        let bold = TraitCollection { $0.legibilityWeight = .bold }
        XCTAssertEqual(Double(Leaf.leaf.image(for: bold).size.width), 120 * 0.17, accuracy: 1e-9)
        let configuration = SymbolConfiguration(textStyle: .body, weight: .heavy)
        XCTAssertEqual(configuration.weight(for: bold), .black)
        XCTAssertEqual(configuration.weight(for: TraitCollection()), .heavy)
        XCTAssertEqual(SymbolConfiguration(textStyle: .headline).weight, .semibold)
    }

    func testAConfigurationOfItsOwnCounts() throws {
        let image = BrightLeaf.leaf.image
        XCTAssertEqual(Double(image.size.width), 120 * 0.28, accuracy: 1e-9)
        XCTAssertEqual(image.symbolConfiguration?.palette, [Color(rgb: 0x00FF00)])
        let text = String(decoding: image.data, as: UTF8.self)
        XCTAssertTrue(text.contains("fill=\"#00FF00\""), text)
        XCTAssertTrue(text.contains("translate(600 1030)"), text)
        XCTAssertEqual(FixedLeaf.leaf.image.renderingMode, .alwaysOriginal)
    }

    func testARegisteredSourceIsAskedBeforeTheFallback() throws {
        XCTAssertEqual(Unknown.leaf.image, Unknown.fallbackImage)
        XCTAssertEqual(recorder.events.map(\.category), ["images"])
        XCTAssertTrue(recorder.events[0].message.contains("'no.such.leaf'"))
        let svg = #"<svg width="24" height="12"><g id="Regular-M"><path d="M0 0h1"/></g></svg>"#
        let template = try SymbolTemplate(data: Data(svg.utf8))
        CoreUI.registerSymbolSource(SymbolSource { _ in nil })
        CoreUI.registerSymbolSource(SymbolSource { $0 == "no.such.leaf" ? template : nil })
        // Without guides the template is shown whole.
        XCTAssertEqual(Double(Unknown.leaf.image.size.width), 24 * 0.17, accuracy: 1e-9)
        XCTAssertEqual(Unknown.leaf.image.renderingMode, .automatic)
        XCTAssertEqual(recorder.events.count, 1)
        CoreUI.removeSymbolSources()
        CoreUI.isLoggingEnabled = false
        XCTAssertEqual(Unknown.leaf.image, Unknown.fallbackImage)
        XCTAssertEqual(recorder.events.count, 1)
    }

    /// As SF Symbols draws a palette of two colours: the second one serves the second and the third layer.
    func testAPaletteColorsTheLayersThatTheTemplateMarks() throws {
        let layers = ["primary", "secondary", "tertiary"].map { level in
            #"<path class="multicolor-0:tintColor hierarchical-0:\#(level)" d="M0 0h1"/>"#
        }
        let svg = #"<svg width="24" height="12"><g id="Regular-M">\#(layers.joined())</g></svg>"#
        let template = try SymbolTemplate(data: Data(svg.utf8))
        CoreUI.registerSymbolSource(SymbolSource { $0 == "painted.leaf" ? template : nil })
        defer { CoreUI.removeSymbolSources() }
        let text = String(decoding: try XCTUnwrap(PaintedLeaf.leaf.loadImage()).data, as: UTF8.self)
        let rules = ["primary": "#00FF00", "secondary": "#804000", "tertiary": "#804000"]
        for (level, color) in rules {
            XCTAssertTrue(text.contains("[class*=\":\(level)\"]{fill:\(color)}"), text)
            XCTAssertTrue(text.contains("hierarchical-0:\(level)\""), text)
        }
        XCTAssertTrue(text.contains("fill=\"#00FF00\""), "what no layer marks has the first colour")
        XCTAssertFalse(String(decoding: BrightLeaf.leaf.image.data, as: UTF8.self).contains("<style>"))
    }

    /// A viewer refuses a picture with a prefix that nothing declares, and one whose tags do not match.
    func testAVariantKeepsItsNamespacesAndItsTags() throws {
        let svgs = [
            """
            <s:svg xmlns:s="http://www.w3.org/2000/svg" xmlns:i="urn:a&amp;b" width="24" height="12"><s:g xmlns:i="urn:c">\
            <s:g id="Regular-M" i:label="x"><s:path d="M0 0h1"/></s:g></s:g></s:svg>
            """,
            #"<svg xmlns:xlink="urn:x" width="24" height="12"><g id="Regular-M"/></svg>"#,
        ]
        let declared = [#" xmlns:i="urn:c" xmlns:s="http://www.w3.org/2000/svg" width="#, #"1999/xlink" width="#]
        for (svg, namespaces) in zip(svgs, declared) {
            let template = try SymbolTemplate(data: Data(svg.utf8))
            CoreUI.registerSymbolSource(SymbolSource { $0 == "painted.leaf" ? template : nil })
            defer { CoreUI.removeSymbolSources() }
            let image = try XCTUnwrap(PaintedLeaf.leaf.loadImage())
            let text = String(decoding: image.data, as: UTF8.self)
            XCTAssertTrue(text.contains(namespaces), text)
            XCTAssertEqual(try SymbolTemplate(data: image.data).variants.map(\.id), ["Regular-M"], text)
        }
    }

    func testATemplateWithoutVariantsIsNoSymbol() throws {
        let template = try SymbolTemplate(data: Data("<svg width='1' height='1'/>".utf8))
        CoreUI.registerSymbolSource(SymbolSource { _ in template })
        XCTAssertNil(Unknown.leaf.loadImage())
    }
}
