import KitlessMath

/// Elementary functions beside the system's libm, over the same arguments in the same kind of loop.
enum MathBenchmark {
    private static let count = 1024
    private static let rounds = 20

    static func run(_ arguments: [String]) throws -> Int32 {
        guard arguments.count == 2, arguments[0] == "--peer" else { return 64 }
        let peer = Peer(path: arguments[1])
        let before = try peer.run()
        let ours = measure()
        let after = try peer.run()
        for (name, time) in ours {
            let libm = min(before[name] ?? .nan, after[name] ?? .nan)
            printRatio("math.\(name)", ours: time, peerName: "libm", peer: libm)
        }
        return 0
    }

    private static func measure() -> [(String, Double)] {
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
        var (x, y) = points(-20, 20, 0, 1)
        note("exp") { total(x) { Double.exp($0) } }
        note("exp2") { total(x) { Double.exp2($0) } }
        note("expm1") { total(x) { Double.expm1($0) } }
        note("sin") { total(x) { Double.sin($0) } }
        note("cos") { total(x) { Double.cos($0) } }
        note("sincos") {
            total(x) {
                let both = Double.sincos($0)
                return both.sin + both.cos
            }
        }
        note("tan") { total(x) { Double.tan($0) } }
        (x, y) = points(-1e300, 1e300, 0, 1)
        note("sin.huge") { total(x) { Double.sin($0) } }
        (x, y) = points(0, 10, 0, 1)
        note("log") { total(x) { Double.log($0) } }
        note("log2") { total(x) { Double.log2($0) } }
        note("log10") { total(x) { Double.log10($0) } }
        note("log1p") { total(x) { Double.log1p($0) } }
        (x, y) = points(0, 1, -3, 3)
        note("pow") { total(x, y) { Double.pow($0, $1) } }
        note("pow12Over5") { total(x) { Double.pow12Over5($0) } }
        note("pow5Over12") { total(x) { Double.pow5Over12($0) } }
        note("cbrt") { total(x) { Double.cbrt($0) } }
        (x, y) = points(-3, 3, -1, 1)
        note("atan") { total(x) { Double.atan($0) } }
        note("atan2") { total(x, y) { Double.atan2($1, $0) } }
        note("erf") { total(x) { Double.erf($0) } }
        note("erfc") { total(x) { Double.erfc($0) } }
        return results
    }

    /// The arguments of the peer's `fill`.
    private static func points(
        _ low: Double,
        _ high: Double,
        _ low2: Double,
        _ high2: Double
    ) -> ([Double], [Double]) {
        var state: UInt64 = 12345
        func next(_ low: Double, _ high: Double) -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return low + (high - low) * (Double(state >> 11) * 0x1p-53)
        }
        var (first, second): ([Double], [Double]) = ([], [])
        for _ in 0..<count {
            first.append(next(low, high))
            second.append(next(low2, high2))
        }
        return (first, second)
    }

    @inline(__always)
    private static func total(_ x: [Double], _ function: (Double) -> Double) -> Double {
        var sum = 0.0
        for _ in 0..<rounds {
            for value in x { sum += function(value) }
        }
        return sum
    }

    @inline(__always)
    private static func total(_ x: [Double], _ y: [Double], _ function: (Double, Double) -> Double) -> Double {
        var sum = 0.0
        for _ in 0..<rounds {
            for index in x.indices { sum += function(x[index], y[index]) }
        }
        return sum
    }
}
