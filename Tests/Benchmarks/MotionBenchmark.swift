import KitlessMotion

/// Timing curves and springs beside C++, over the same arguments in the same kind of loop.
enum MotionBenchmark {
    static func run(_ peer: Peer) throws {
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
    }

    private static func measure() throws -> [(name: String, time: Double)] {
        var loop = ArgumentLoop()
        let progress = points(0, 1)
        let curves: [(String, CubicBezier)] = [
            ("ease", .ease), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
            ("overshoot", try CubicBezier(x1: 0.34, y1: 1.56, x2: 0.64, y2: 1)),
            ("steep", try CubicBezier(x1: 1, y1: 0, x2: 0, y2: 1)),
            ("vertical", try CubicBezier(x1: 0, y1: 1, x2: 0, y2: 1)),
        ]
        for (name, curve) in curves {
            loop.measure("bezier.\(name)") { ArgumentLoop.total(progress) { curve.value(at: $0) } }
        }
        loop.measure("bezier.slope") {
            ArgumentLoop.total(progress) {
                let both = CubicBezier.ease.valueAndSlope(at: $0)
                return both.value + both.slope
            }
        }
        let times = points(0, 2)
        for (name, damping) in [("0.1", 2.0), ("0.5", 10), ("1", 20), ("1.5", 30), ("10", 200)] {
            let spring = try Spring(stiffness: 100, damping: damping)
            loop.measure("spring.\(name)") {
                ArgumentLoop.total(times) {
                    let state = spring.state(from: MotionState(value: 0, velocity: 3), to: 1, at: $0)
                    return state.value + state.velocity
                }
            }
        }
        return loop.times
    }

    /// The arguments of the peer's `fill`.
    private static func points(_ low: Double, _ high: Double) -> [Double] {
        var arguments = PeerArguments()
        return (0..<ArgumentLoop.count).map { _ in arguments.next(low, high) }
    }
}
