import CoreUIKitless
import Foundation

/// Shadow rasters beside the same exact field in C++, and beside the three box blurs that browsers approximate it with.
enum ShadowBenchmark {
    private struct Case {
        let name: String
        let side: Int
        let box: RoundedRect
        let blur: CGFloat
    }

    private static let cases = [
        Case(
            name: "blur16",
            side: 256,
            box: RoundedRect(CGRect(x: 64, y: 64, width: 128, height: 128), cornerRadius: 16),
            blur: 16
        ),
        Case(
            name: "blur64",
            side: 256,
            box: RoundedRect(CGRect(x: 64, y: 64, width: 128, height: 128), cornerRadius: 16),
            blur: 64
        ),
        Case(
            name: "blur4",
            side: 256,
            box: RoundedRect(CGRect(x: 16, y: 16, width: 224, height: 224), cornerRadius: 60),
            blur: 4
        ),
    ]

    static func run(_ peer: Peer) throws {
        let before = try peer.run()
        var ours: [String: Double] = [:]
        for item in cases {
            let shadow = elevation(blur: item.blur)
            var measurement = Measurement()
            for _ in 0..<40 {
                measurement.sample(iterations: 1) {
                    keep(try? ShadowRaster(shadow, of: item.box, width: item.side, height: item.side))
                }
            }
            ours[item.name] = measurement.best
        }
        ours["point"] = point()
        let after = try peer.run()
        for (name, time) in ours.sorted(by: { $0.key < $1.key }) {
            for kind in ["exact", "boxes"] {
                guard let first = before["\(name).\(kind)"], let second = after["\(name).\(kind)"] else { continue }
                printRatio("shadow.\(name).\(kind)", ours: time, peerName: "cpp", peer: min(first, second))
            }
        }
    }

    private static func elevation(blur: CGFloat) -> Elevation {
        Elevation(xOffset: 0, yOffset: 0, blur: blur, spread: 0, color: .black, opacity: 1)
    }

    /// Single points across a corner.
    private static func point() -> Double {
        let geometry = elevation(blur: 16).geometry(of: cases[0].box)
        var measurement = Measurement()
        for _ in 0..<40 {
            var sum = 0.0
            measurement.sample(iterations: 1000) {
                for index in 0..<1000 { sum += geometry.alpha(at: CGPoint(x: 50 + index % 40, y: 50 + index / 40)) }
            }
            keep(sum)
        }
        return measurement.best
    }
}
