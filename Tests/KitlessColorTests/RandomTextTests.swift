import KitlessColor
import KitlessTestSupport
import XCTest

/// Texts that nobody would write: whatever the bytes, parsers answer, and what they accept survives being written.
final class RandomTextTests: XCTestCase {
    private let seeds = [
        "#0078D780", "rebeccapurple", "rgb(1, 2%, 3)", "rgba(67,7,217,.5)", "rgb(0 0 0/none)", "hsl(-0.33turn 50% 1e1)",
        "hwb(3.7rad 25% 50.2% / 24%)", "lab(75.35% -34.7% 17.1 / 0.4)", "lch(8.26 59.7% 0.3rad)",
        "oklab(25% -99.3% none)",
        "oklch(0.18 0.27 0.49turn)", "color(xyz-d65 1.0129 none 101.2%)", "color(display-p3 1 -0.5 1e-7 / 150%)",
        "color(srgb 0.30000000000000004 1e999 123456789012345678901234567890e-30)", "rgb(/* a */1 2/**/3)",
    ]

    func testMutatedTextsNeverTrapAndSurviveWriting() {
        var generator = SplitMix64(seed: 7)
        var accepted = 0
        for round in 0..<30_000 {
            let text = String(decoding: mutated(Array(seeds[round % seeds.count].utf8), &generator), as: UTF8.self)
            _ = try? Color(hex: text)
            _ = try? Color(lenientHex: text)
            do throws(ColorTextError) {
                let color = try CSSColor(css: text)
                accepted += 1
                if let failure = failureOfWriting(color) { XCTFail("\(text): \(failure)") }
            } catch {
                XCTAssertTrue(error.offset >= 0 && error.offset <= text.utf8.count, "\(text): \(error)")
            }
        }
        XCTAssertGreaterThan(accepted, 1000)
    }

    private func failureOfWriting(_ color: CSSColor) -> String? {
        guard let written = color.cssText() else { return nil }
        guard let again = try? CSSColor(css: written), again.space == color.space else {
            return "\(written) does not parse"
        }
        for index in 0..<4 {
            // A component too large for a double is written as missing.
            guard let value = color[index], let other = again[index], value.isFinite else { continue }
            if abs(value - other) > 4e-16 * abs(value) { return "written as \(written)" }
        }
        return nil
    }

    /// Changes, drops, doubles or inserts a few bytes.
    private func mutated(_ bytes: [UInt8], _ generator: inout SplitMix64) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 0...3, using: &generator) where !bytes.isEmpty {
            let place = Int.random(in: bytes.indices, using: &generator)
            switch Int.random(in: 0...4, using: &generator) {
            case 0: bytes[place] = .random(in: 0...255, using: &generator)
            case 1: bytes[place] = Array("0123456789.%e+-#(), /".utf8).randomElement(using: &generator) ?? 0
            case 2: bytes.remove(at: place)
            case 3: bytes.insert(bytes[place], at: place)
            default: bytes.insert(.random(in: 32...126, using: &generator), at: place)
            }
        }
        return bytes
    }
}
