import KitlessMath

/// Elementary functions beside the system's libm, over the same arguments in the same kind of loop.
enum MathBenchmark {
    static func run(_ peer: Peer) throws {
        let before = try peer.run()
        let ours = measure()
        let after = try peer.run()
        for (name, time) in ours {
            let libm = min(before[name] ?? .nan, after[name] ?? .nan)
            printRatio("math.\(name)", ours: time, peerName: "libm", peer: libm)
        }
    }

    private static func measure() -> [(name: String, time: Double)] {
        var loop = ArgumentLoop()
        var (x, y) = points(-20, 20, 0, 1)
        loop.measure("exp") { ArgumentLoop.total(x) { Double.exp($0) } }
        loop.measure("exp2") { ArgumentLoop.total(x) { Double.exp2($0) } }
        loop.measure("expm1") { ArgumentLoop.total(x) { Double.expm1($0) } }
        loop.measure("sin") { ArgumentLoop.total(x) { Double.sin($0) } }
        loop.measure("cos") { ArgumentLoop.total(x) { Double.cos($0) } }
        loop.measure("sincos") {
            ArgumentLoop.total(x) {
                let both = Double.sincos($0)
                return both.sin + both.cos
            }
        }
        loop.measure("tan") { ArgumentLoop.total(x) { Double.tan($0) } }
        (x, y) = points(-1e300, 1e300, 0, 1)
        loop.measure("sin.huge") { ArgumentLoop.total(x) { Double.sin($0) } }
        (x, y) = points(0, 10, 0, 1)
        loop.measure("log") { ArgumentLoop.total(x) { Double.log($0) } }
        loop.measure("log2") { ArgumentLoop.total(x) { Double.log2($0) } }
        loop.measure("log10") { ArgumentLoop.total(x) { Double.log10($0) } }
        loop.measure("log1p") { ArgumentLoop.total(x) { Double.log1p($0) } }
        (x, y) = points(0, 1, -3, 3)
        loop.measure("pow") { ArgumentLoop.total(x, y) { Double.pow($0, $1) } }
        loop.measure("pow12Over5") { ArgumentLoop.total(x) { Double.pow12Over5($0) } }
        loop.measure("pow5Over12") { ArgumentLoop.total(x) { Double.pow5Over12($0) } }
        loop.measure("cbrt") { ArgumentLoop.total(x) { Double.cbrt($0) } }
        (x, y) = points(-3, 3, -1, 1)
        loop.measure("atan") { ArgumentLoop.total(x) { Double.atan($0) } }
        loop.measure("atan2") { ArgumentLoop.total(x, y) { Double.atan2($1, $0) } }
        loop.measure("erf") { ArgumentLoop.total(x) { Double.erf($0) } }
        loop.measure("erfc") { ArgumentLoop.total(x) { Double.erfc($0) } }
        return loop.times
    }

    /// The arguments of the peer's `fill`.
    private static func points(
        _ low: Double,
        _ high: Double,
        _ low2: Double,
        _ high2: Double
    ) -> ([Double], [Double]) {
        var arguments = PeerArguments()
        var (first, second): ([Double], [Double]) = ([], [])
        for _ in 0..<ArgumentLoop.count {
            first.append(arguments.next(low, high))
            second.append(arguments.next(low2, high2))
        }
        return (first, second)
    }
}
