import XCTest

@testable import KitlessCommand

final class ColorCommandTests: XCTestCase {
    func testAColourIsPrintedInEverySpace() {
        let run = Run("color", "#0078D7")
        XCTAssertEqual(run.status, .success)
        let lines = run.output.split(separator: "\n").map(String.init)
        XCTAssertEqual(lines.first, "hex     #0078D7FF")
        XCTAssertEqual(lines.map { $0.prefix { $0 != " " } }, ["hex", "srgb", "p3", "hsl", "lab", "oklch"])
        // 120/255 and 215/255; the hue of (0, 120, 215) is 240 - 60 * 120/215.
        XCTAssertEqual(lines.dropFirst().first, "srgb    0.0  0.4706  0.8431  1.0")
        XCTAssertTrue(lines.dropFirst(3).first?.hasPrefix("hsl     206.5116") ?? false)
    }

    func testAColourOfCSSIsReadInAnySpace() {
        // CSS Color 4: rebeccapurple is #663399; oklch(1 0 0) is white.
        let colors = [
            "rebeccapurple": "#663399FF", "rgb(0 120 215 / 50%)": "#0078D780", "hsl(240 100% 50%)": "#0000FFFF",
            "oklch(1 0 0)": "#FFFFFFFF", "color(display-p3 1 1 1)": "#FFFFFFFF", "0x0078D7": "#0078D7FF",
        ]
        for (text, hex) in colors {
            XCTAssertEqual(Run("color", text).output.split(separator: "\n").first, "hex     \(hex)", text)
        }
        XCTAssertEqual(Run("color", "black", "--on", "color(srgb 1 1 1)").status, .success)
    }

    func testContrastDecidesTheStatus() {
        let fails = Run("color", "0078D7", "--on", "#fff")
        XCTAssertEqual(fails.status.rawValue, 1)
        XCTAssertTrue(fails.output.contains("4.49:1, less than 4.5"), fails.output)
        XCTAssertEqual(Run("color", "0078D7", "--on", "#fff", "--context", "large").status, .success)
        XCTAssertEqual(Run("color", "#000", "--on", "#fff", "--level", "AAA").status, .success)
    }

    func testWhatIsNoColourIsBadData() {
        for words in [["color", "#12345"], ["color", "#fff", "--on", "paper"]] {
            let run = Run(words)
            XCTAssertEqual(run.status.rawValue, 65, "\(words)")
            XCTAssertTrue(run.complaints.contains(words.last ?? ""), run.complaints)
        }
        XCTAssertEqual(Run("color", "#fff", "--context", "small").status.rawValue, 64)
        XCTAssertEqual(Run("color").status.rawValue, 64)
    }
}
