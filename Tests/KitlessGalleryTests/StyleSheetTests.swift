import CoreUIKitless
import Foundation
import XCTest

@testable import KitlessGallery

/// The page's own colours meet the level that the page is about.
final class StyleSheetTests: XCTestCase {
    func testEveryTextAndControlMeetsLevelAAOnEveryGroundInLightAndDark() throws {
        let colors = try colors()
        let backgrounds = ["ground", "card", "raised"]
        let texts = ["text", "muted", "accent", "pass", "fail"]
        for appearance in [0, 1] {
            func color(_ name: String) throws -> Color { try XCTUnwrap(colors[name]?[appearance], name) }
            for ground in backgrounds {
                for text in texts {
                    let contrast = try color(text).contrast(to: color(ground))
                    XCTAssertTrue(contrast.isSufficient, "\(text) on \(ground): \(contrast)")
                }
                let control = try color("control").contrast(to: color(ground), context: .uiComponent)
                XCTAssertTrue(control.isSufficient, "control on \(ground): \(control)")
            }
            XCTAssertTrue(try color("on-accent").isSufficientContrast(to: color("accent")))
        }
    }

    func testEveryTextOfTheScreensMeetsLevelAA() {
        var audit = PaletteAudit(traits: [TraitCollection()])
        for palette in [Palette.light, .dark] {
            let texts = [
                "text": palette.text, "secondaryText": palette.secondaryText, "accent": palette.accent,
            ]
            for (name, color) in texts {
                for ground in [palette.ground, palette.card, palette.field] {
                    audit.add("\(palette.style) \(name)", text: DynamicColor(color), on: DynamicColor(ground))
                }
            }
            audit.add(
                "\(palette.style) onAccent",
                text: DynamicColor(palette.onAccent),
                on: DynamicColor(palette.accent)
            )
        }
        for color in SampleBox.colors { audit.add("box", text: DynamicColor(.white), on: DynamicColor(color)) }
        XCTAssertEqual(audit.findings.count, 2 * 10 + 4)
        XCTAssertEqual(audit.failures.map(\.description), [])
    }

    /// The `light-dark()` pairs of the style sheet by name.
    private func colors() throws -> [String: [Color]] {
        let css = String(decoding: PackageResources.gallery_css, as: UTF8.self)
        let pattern = try NSRegularExpression(pattern: #"--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)"#)
        let text = css as NSString
        var colors: [String: [Color]] = [:]
        for match in pattern.matches(in: css, range: NSRange(location: 0, length: text.length)) {
            colors[text.substring(with: match.range(at: 1))] = try [2, 3].map {
                try Color(hex: text.substring(with: match.range(at: $0)))
            }
        }
        return colors
    }
}
