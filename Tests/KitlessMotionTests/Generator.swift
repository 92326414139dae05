/// Numbers that look random and are the same in every run (Knuth's MMIX generator).
struct Generator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        // The upper bits are the better ones.
        return (state >> 32) | (state << 32)
    }

    /// A number from 0 up to 1.
    mutating func unit() -> Double {
        Double(next() >> 11) * 0x1p-53
    }
}
