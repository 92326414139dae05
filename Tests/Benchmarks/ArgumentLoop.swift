/// Times of functions called over the same arguments again and again, as the peers' `MEASURE` and `measure` call theirs.
struct ArgumentLoop {
    /// How many arguments there are.
    static let count = 1024

    /// How often a sample goes through them.
    static let rounds = 20

    /// Nanoseconds of one call by name, best of 60 samples, in the order of the measurements.
    private(set) var times: [(name: String, time: Double)] = []

    /// Measures a sample: `rounds` times `count` calls, whose sum it returns.
    mutating func measure(_ name: String, _ sample: () -> Double) {
        var measurement = Measurement()
        for _ in 0..<60 {
            var sum = 0.0
            measurement.sample(iterations: Self.count * Self.rounds) { sum = sample() }
            keep(sum)
        }
        times.append((name, measurement.best))
    }

    /// A sample of a function of one argument; called where the function stands, so that it is inlined as a peer's is.
    @inline(__always)
    static func total(_ x: [Double], _ function: (Double) -> Double) -> Double {
        var sum = 0.0
        for _ in 0..<rounds {
            for value in x { sum += function(value) }
        }
        return sum
    }

    /// A sample of a function of two arguments.
    @inline(__always)
    static func total(_ x: [Double], _ y: [Double], _ function: (Double, Double) -> Double) -> Double {
        var sum = 0.0
        for _ in 0..<rounds {
            for index in x.indices { sum += function(x[index], y[index]) }
        }
        return sum
    }
}

/// The generator by which `Peers/math.c` and `Peers/motion.cpp` fill their arguments.
///
/// Source: D. E. Knuth's MMIX, "The Art of Computer Programming" 2, section 3.3.4.
struct PeerArguments {
    private var state: UInt64 = 12345

    /// The next number between two.
    mutating func next(_ low: Double, _ high: Double) -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return low + (high - low) * (Double(state >> 11) * 0x1p-53)
    }
}

/// The generator by which `Peers/color.c` makes its colours.
///
/// Source: G. Marsaglia, "Xorshift RNGs", Journal of Statistical Software 8, 2003.
struct Xorshift {
    private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// The next number from 0 up to 1.
    mutating func next() -> Double {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Double(state >> 11) * 0x1p-53
    }
}
