import AppColors
import AppFont
import CoreUIKitless
import Foundation

/// Times of palettes, text widths and stored colours.
///
/// Peers: plain C and FreeType (`Peers/theme.c`), Foundation's unarchiver in this process, and fontTools where
/// `KITLESS_FONTTOOLS` names a Python that has it.
struct ThemeBenchmark {
    private let peer: [String: Double]
    private let bytes: [UInt8]
    private let font: OpenTypeFont
    private let fontPath: String

    /// The text of `Peers/theme.c`.
    private let text =
        "The quick brown fox jumps over the lazy dog. AVATAR, To, Ty, LT, Wa. 0123456789 - typography (1978)!"

    init(peer: Peer) throws {
        let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        fontPath = fixtures.appendingPathComponent("Fixtures/Fonts/subset.ttf").path
        bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: fontPath)))
        font = try OpenTypeFont(bytes: bytes)
        self.peer = try peer.run([fontPath])
    }

    func run() throws {
        colors()
        widths()
        try archives()
        print("nanoseconds of processor time for one colour, character, archive or font file, best of 60 samples")
    }

    private func colors() {
        var generator = Xorshift()
        func component() -> Double { generator.next() }
        let hsv = (0..<4096).map { _ in HSVColor(hue: component(), saturation: component(), value: component()) }
        let rgb = (0..<4096).map { _ in RGBComponents(red: component(), green: component(), blue: component()) }
        let toRGB = time(count: hsv.count) { sum in
            for color in hsv {
                let components = color.rgbComponents
                sum += components.red + components.green + components.blue
            }
        }
        let toHSV = time(count: rgb.count) { sum in
            for components in rgb {
                let color = HSVColor(components)
                sum += color.hue + color.saturation + color.value
            }
        }
        report("hsv-to-rgb", toRGB, "c")
        report("rgb-to-hsv", toHSV, "c")
    }

    private func widths() {
        let count = 200 * text.utf8.count
        let kerned = time(count: count) { sum in
            for _ in 0..<200 { sum += Double(font.advance(of: text)) }
        }
        let plain = time(count: count) { sum in
            for _ in 0..<200 { sum += Double(font.advance(of: text, usesKerning: false)) }
        }
        report("text-kerned", kerned, "freetype")
        report("text-plain", plain, "c")
        if let python = fontTools() {
            printRatio("text-kerned-fonttools", ours: kerned, peerName: "fonttools", peer: python)
        }
        if Double(font.advance(of: text)) != peer["text-width"] {
            print("widths differ: \(font.advance(of: text)), and \(peer["text-width"] ?? .nan) by FreeType")
        }
        let parsing = time(count: 1) { sum in
            if let font = try? OpenTypeFont(bytes: bytes) { sum += Double(font.glyphCount) }
        }
        print("BENCH font-parse ours=\(String(format: "%.0f", parsing))")
    }

    private func archives() throws {
        let data = try SerializableColor(DisplayP3(red: 0.1, green: 0.2, blue: 0.3)).archivedData()
        let ours = time(count: 100) { sum in
            for _ in 0..<100 { sum += (try? SerializableColor(archivedData: data).red) ?? .nan }
        }
        let foundation = time(count: 100) { sum in
            for _ in 0..<100 {
                let color = try? NSKeyedUnarchiver.unarchivedObject(ofClass: SerializableColor.self, from: data)
                sum += color?.red ?? .nan
            }
        }
        printRatio("unarchive", ours: ours, peerName: "foundation", peer: foundation)
    }

    private func report(_ name: String, _ ours: Double, _ peerName: String) {
        printRatio(name, ours: ours, peerName: peerName, peer: peer[name] ?? .nan)
    }

    private func time(count: Int, _ body: (inout Double) -> Void) -> Double {
        var measurement = Measurement()
        var sum = 0.0
        for _ in 0..<60 { measurement.sample(iterations: count) { body(&sum) } }
        keep(sum)
        return measurement.best
    }

    /// Nanoseconds a character by fontTools, its tables read beforehand; `nil` where it is not there.
    private func fontTools() -> Double? {
        guard let python = ProcessInfo.processInfo.environment["KITLESS_FONTTOOLS"] else { return nil }
        let script = """
            import sys, time
            from fontTools.ttLib import TTFont
            font, text = TTFont(sys.argv[1]), sys.argv[2]
            cmap, hmtx, kern = font.getBestCmap(), font["hmtx"].metrics, font["kern"].kernTables[0].kernTable
            best = 1e300
            for _ in range(60):
                start = time.process_time_ns()
                names = [cmap[ord(character)] for character in text]
                width = sum(hmtx[name][0] for name in names) + sum(kern.get(pair, 0) for pair in zip(names, names[1:]))
                best = min(best, (time.process_time_ns() - start) / len(text))
            print("text-kerned", best)
            """
        return try? Peer(path: python).run(["-c", script, fontPath, text])["text-kerned"]
    }
}
