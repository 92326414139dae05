import KitlessMotion

/// Timing curves and springs beside C++, over the same arguments in the same kind of loop.
enum MotionBenchmark {
    private static let count = 1024
    private static let rounds = 20

    static func run(_ arguments: [String]) throws -> Int32 {
        guard arguments.count == 2, arguments[0] == "--peer" else { return 64 }
        let peer = Peer(path: arguments[1])
        let before = try peer.run()
        let ours = try measure()
        let after = try peer.run()
        for (name, time) in ours {
            // The C++ of equal precision, our own algorithm in C++, and the one of the browsers, which is less precise.
            for peerName in ["newton", "householder", "browser", "cpp"] {
                let key = "\(peerName).\(name)"
                guard let first = before[key], let second = after[key] else { continue }
                printRatio("motion.\(name)", ours: time, peerName: peerName, peer: min(first, second))
            }
        }
        return 0
    }

    private static func measure() throws -> [(String, Double)] {
        var results: [(String, Double)] = []
        func note(_ name: String, _ sample: () -> Double) {
            var measurement = Measurement()
            for _ in 0..<60 {
                var sum = 0.0
                measurement.sample(iterations: count * rounds) { sum = sample() }
                keep(sum)
            }
            results.append((name, measurement.best))
        }
        let progress = points(0, 1)
        let curves: [(String, CubicBezier)] = [
            ("ease", .ease), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
            ("overshoot", try CubicBezier(x1: 0.34, y1: 1.56, x2: 0.64, y2: 1)),
            ("steep", try CubicBezier(x1: 1, y1: 0, x2: 0, y2: 1)),
            ("vertical", try CubicBezier(x1: 0, y1: 1, x2: 0, y2: 1)),
        ]
        for (name, curve) in curves {
            note("bezier.\(name)") { total(progress) { curve.value(at: $0) } }
        }
        note("bezier.slope") {
            total(progress) {
                let both = CubicBezier.ease.valueAndSlope(at: $0)
                return both.value + both.slope
            }
        }
        let times = points(0, 2)
        for (name, damping) in [("0.1", 2.0), ("0.5", 10), ("1", 20), ("1.5", 30), ("10", 200)] {
            let spring = try Spring(stiffness: 100, damping: damping)
            note("spring.\(name)") {
                total(times) {
                    let state = spring.state(from: MotionState(value: 0, velocity: 3), to: 1, at: $0)
                    return state.value + state.velocity
                }
            }
        }
        return results
    }

    /// The arguments of the peer's `fill`.
    private static func points(_ low: Double, _ high: Double) -> [Double] {
        var state: UInt64 = 12345
        return (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return low + (high - low) * (Double(state >> 11) * 0x1p-53)
        }
    }

    @inline(__always)
    private static func total(_ x: [Double], _ function: (Double) -> Double) -> Double {
        var sum = 0.0
        for _ in 0..<rounds {
            for value in x { sum += function(value) }
        }
        return sum
    }
}
