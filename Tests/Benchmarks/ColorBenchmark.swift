import Foundation
import KitlessColor

/// Times of the colour engine beside plain C at -O3 (`Peers/color.c`), on the same 4,096 random colours.
struct ColorBenchmark {
    private let colors: [Color]
    private let labs: [LabD65]
    private let bytes: [RGBA8]
    private let texts: [String]
    private let vivid: [OKLCH]
    private let peer: [String: Double]

    init(peer: Peer) throws {
        var generator = Xorshift()
        colors = (0..<4096).map { _ in
            Color(red: generator.next(), green: generator.next(), blue: generator.next())
        }
        labs = colors.map { LabD65($0) }
        bytes = colors.map { RGBA8($0) }
        texts = bytes.map { $0.hexText() }
        vivid = colors.map { OKLCH(lightness: 0.2 + 0.6 * $0.red, chroma: 0.2 + 0.2 * $0.green, hue: 360 * $0.blue) }
        self.peer = try peer.run()
    }

    func run() {
        single()
        buffers()
        contrastAndText()
        print("every time in nanoseconds of processor time for one colour, best of 60 samples")
    }

    private func single() {
        report("srgb-to-lab") { LabD65(colors[$0]).lightness }
        report("srgb-to-oklab") { OKLab(colors[$0]).lightness }
        report("srgb-to-p3") { DisplayP3(colors[$0]).red }
        report("delta-e-2000") { labs[$0].deltaE2000(to: labs[($0 + 1) % labs.count]) }
        reportAlone("css-gamut-map") { vivid[$0].gamutMapped(to: .srgb).red }
    }

    private func buffers() {
        var lab = [LabD65](repeating: LabD65(Color.black), count: colors.count)
        var oklab = [OKLab](repeating: OKLab(Color.black), count: colors.count)
        reportBuffer("srgb-to-lab-buffer") { LabD65.convert(colors, into: &lab) }
        reportBuffer("srgb-to-oklab-buffer") { OKLab.convert(colors, into: &oklab) }
        keep(lab)
        keep(oklab)
    }

    private func contrastAndText() {
        report("contrast") { colors[$0].contrastRatio(to: colors[($0 + 1) % colors.count]) }
        report("contrast-8bit") { bytes[$0].contrastRatio(to: bytes[($0 + 1) % bytes.count]) }
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 8) { buffer in
            report("hex-format") { Double(RGBA8(colors[$0]).writeHex(to: buffer)) + Double(buffer[3]) }
        }
        report("hex-parse") { (try? Color(hex: texts[$0]).red) ?? 0 }
        reportAlone("hex-format-string") { Double(colors[$0].rgbDisplayString().utf8.count) }
        reportAlone("css-parse") { (try? Color(css: "oklch(60% 0.15 250 / 50%)").red) ?? Double($0) }
    }

    private func report(_ name: String, _ body: (Int) -> Double) {
        printRatio(name, ours: time(body), peerName: "c", peer: peer[name] ?? .nan)
    }

    private func reportAlone(_ name: String, _ body: (Int) -> Double) {
        print("BENCH \(name) ours=\(String(format: "%.2f", time(body)))")
    }

    private func reportBuffer(_ name: String, _ body: () -> Void) {
        var measurement = Measurement()
        for _ in 0..<60 { measurement.sample(iterations: colors.count, body) }
        printRatio(name, ours: measurement.best, peerName: "c", peer: peer[name] ?? .nan)
    }

    @inline(__always)
    private func time(_ body: (Int) -> Double) -> Double {
        var measurement = Measurement()
        for _ in 0..<60 {
            measurement.sample(iterations: colors.count) {
                var sum = 0.0
                for index in colors.indices { sum += body(index) }
                keep(sum)
            }
        }
        return measurement.best
    }
}
