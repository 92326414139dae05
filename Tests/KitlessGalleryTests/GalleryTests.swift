import Foundation
import XCTest

@testable import KitlessGallery

#if canImport(FoundationXML)
    import FoundationXML
#endif

final class GalleryTests: XCTestCase {
    private static let gallery = Gallery()

    func testThePageIsWellFormed() {
        let parser = XMLParser(data: Data(Self.gallery.html.utf8))
        XCTAssertTrue(parser.parse(), "line \(parser.lineNumber): \(String(describing: parser.parserError))")
    }

    func testEveryScreenIsShownAtThreeWidthsAndFromTheRightInBothAppearances() {
        XCTAssertEqual(Self.gallery.screenCount, 3 * 4 * 2)
        XCTAssertGreaterThan(Self.gallery.viewCount, 24 * 20)
        XCTAssertGreaterThan(Self.gallery.layoutDuration, 0)
        for caption in ["Phone", "Phone, right to left", "Tablet", "Desktop"] {
            XCTAssertEqual(count("<span>\(caption)</span>"), 3, caption)
        }
    }

    func testThePageNeedsNothingFromElsewhere() {
        XCTAssertEqual(count("src="), count("src=\"data:image/png;base64,i"))
        for reference in ["@import", "<link", "url(http", "url(//"] {
            XCTAssertEqual(count(reference), 0, reference)
        }
        // What remains of addresses is the name of an XML namespace.
        XCTAssertEqual(count("http"), count("http://www.w3.org/2000/svg"))
    }

    func testEveryIdentifierIsUniqueAndEveryReferenceHasItsTarget() throws {
        let identifiers = try matches(#"\bid="([^"]+)""#)
        XCTAssertEqual(identifiers.count, Set(identifiers).count)
        let references = try matches(#"url\(#([^)]+)\)"#) + matches(##"href="#([^"]+)""##)
        XCTAssertFalse(references.isEmpty)
        for reference in references { XCTAssertTrue(identifiers.contains(reference), reference) }
    }

    func testEveryPictureHasAName() throws {
        XCTAssertEqual(count("role=\"img\""), try matches(#"role="img" aria-label(?:ledby)?="([^"]+)""#).count)
        XCTAssertEqual(count("<figure"), count("<figcaption"))
    }

    func testTheIndexHasACardWithAPictureForEverySection() throws {
        let sections = try matches(#"<section id="([^"]+)""#)
        let cover = #"<span class="cover" aria-hidden="true">(?:<div class="on-light">)?<svg"#
        let cards = try matches(##"<a href="#([^"]+)">"## + cover)
        XCTAssertEqual(cards, sections)
    }

    /// A narrow page scrolls a table, not itself.
    func testEveryTableStandsInABoxThatScrolls() {
        XCTAssertGreaterThan(count("<table>"), 5)
        XCTAssertEqual(count("<table>"), count("<div class=\"scroll\"><table>"))
    }

    /// KITLESS_STORE_PICTURES=1 stores them.
    func testThePicturesInREADMEAreTheOnesTheGalleryDraws() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../.github/images")
        for (name, picture) in [("light", Covers.hero.light), ("dark", try XCTUnwrap(Covers.hero.dark))] {
            let file = folder.appendingPathComponent("player-\(name).svg")
            if ProcessInfo.processInfo.environment["KITLESS_STORE_PICTURES"] != nil {
                try picture.write(to: file, atomically: true, encoding: .utf8)
            }
            XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), picture, name)
        }
    }

    func testSystemColorsAreShownWithNameAndHexAndJudgedUnderAllFourTraits() throws {
        XCTAssertEqual(count("<b>systemPink</b><code>#FF2D55</code>"), 1)
        // #8E8E93 is 3.26 to 1 on white and 6.44 on black, #6C6C70 5.228 and #AEAEB2 9.497, by WCAG's formula.
        let cells = ["3.26 fail", "5.22 pass", "6.44 pass", "9.49 pass"].map { text in
            let words = text.split(separator: " ")
            return "<td class=\"number\">\(words[0]) <span class=\"\(words[1])\">\(words[1])</span></td>"
        }
        XCTAssertEqual(count("<tr><th>systemGray</th>\(cells.joined())</tr>"), 1)
        XCTAssertEqual(try matches(#"<tr><th>(system[A-Za-z0-9]+)</th>"#).count, 18)
    }

    /// Ratios are cut, not rounded: none looks as if it passed when it did not.
    func testNoRatioThatFailsIsShownAsOneThatPasses() throws {
        let limits = [("large text only", 4.5), ("fails", 3), ("<span class=\"fail\">fail</span>", 4.5)]
        for (verdict, limit) in limits {
            for ratio in try matches("<td[^>]*>([0-9.]+) \(verdict)</td>") {
                XCTAssertLessThan(try XCTUnwrap(Double(ratio)), limit, verdict)
            }
        }
        XCTAssertFalse(try matches("<td>([0-9.]+) AA</td>").isEmpty)
    }

    func testTheConflictNamesItsThreeMembersAndNotTheHeight() {
        for name in ["photo.leading", "photo.trailing", "photo.width"] { XCTAssertEqual(count("<td>\(name)</td>"), 1) }
        XCTAssertEqual(count("<td>photo.height</td>"), 0)
        XCTAssertEqual(count("<td>left out</td>"), 1)
    }

    func testTheAmbiguityNamesBothBoxes() {
        XCTAssertEqual(count("<td>first</td>"), 2)
        XCTAssertEqual(count("<td>second</td>"), 2)
    }

    func testCatalogsAreReadInEveryTraitAndLanguage() {
        // The four appearances of one colour set.
        for hex in ["#0A53C7", "#8DB6FF", "#003A99", "#B9D2FF"] { XCTAssertEqual(count("<code>\(hex)</code>"), 1, hex) }
        // 0, 1, 2, 5, 21 choose other, one, other, other, other; many, one, few, many, many; zero, one, two, few, many.
        for text in [
            "21 pictures", "1 picture<", "2 zdjęcia", "5 zdjęć", "21 zdjęć", "لا صور", "صورتان", "21 صورة", "21枚の写真",
        ] {
            XCTAssertEqual(count(">\(text)"), 1, text)
        }
    }

    func testTheSamePageIsWrittenEachTimeApartFromTheTime() throws {
        let time = try NSRegularExpression(pattern: #"\d+\.\d ms"#)
        func page(_ gallery: Gallery) -> String {
            let html = gallery.html as NSString
            let whole = NSRange(location: 0, length: html.length)
            return time.stringByReplacingMatches(in: gallery.html, range: whole, withTemplate: "")
        }
        var parts: [String] = []
        XCTAssertEqual(page(Self.gallery), page(Gallery { parts.append($0) }))
        XCTAssertEqual(parts.first, "Screens")
    }

    private func count(_ text: String) -> Int { Self.gallery.html.components(separatedBy: text).count - 1 }

    private func matches(_ pattern: String) throws -> [String] {
        let html = Self.gallery.html as NSString
        return try NSRegularExpression(pattern: pattern)
            .matches(in: Self.gallery.html, range: NSRange(location: 0, length: html.length))
            .map { html.substring(with: $0.range(at: 1)) }
    }
}
